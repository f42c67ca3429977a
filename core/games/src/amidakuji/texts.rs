//! The words, in every language of the product.

pub(super) static TEXTS: &[(&str, &str)] = &[
    ("en", include_str!("texts/en.ftl")),
    ("eo", include_str!("texts/eo.ftl")),
    ("fr", include_str!("texts/fr.ftl")),
    ("hu", include_str!("texts/hu.ftl")),
    ("pl", include_str!("texts/pl.ftl")),
];
