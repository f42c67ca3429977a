//! The words. Filled from `texts/`.

pub(super) static TEXTS: &[(&str, &str)] = &[];
