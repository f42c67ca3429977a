//! The languages of the product.

/// A language of the product.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English, which stands in for any other.
    #[default]
    English,
    /// Esperanto.
    Esperanto,
    /// French.
    French,
    /// Hungarian.
    Hungarian,
    /// Polish.
    Polish,
}

impl Language {
    /// Every language, in the order of the menu.
    pub const ALL: [Language; 5] =
        [Language::English, Language::Esperanto, Language::French, Language::Hungarian, Language::Polish];

    /// The tag, as in `--lang`: `en`, `eo`, `fr`, `hu` or `pl`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Esperanto => "eo",
            Language::French => "fr",
            Language::Hungarian => "hu",
            Language::Polish => "pl",
        }
    }

    /// The language's own name for itself, the same in every language.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Esperanto => "Esperanto",
            Language::French => "Français",
            Language::Hungarian => "Magyar",
            Language::Polish => "Polski",
        }
    }

    /// The language with exactly this tag.
    pub fn from_tag(tag: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// The language of a locale such as `fr_CH.UTF-8` or `pl-PL`; English for any other.
    pub fn from_locale(locale: &str) -> Language {
        let tag = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Language::from_tag(&tag.to_ascii_lowercase()).unwrap_or_default()
    }

    /// The language of the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty.
    pub fn detect() -> Language {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let locale =
            variables.iter().filter_map(|name| std::env::var(name).ok()).find(|value| !value.is_empty());
        locale.map(|locale| Language::from_locale(&locale)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language_and_english_stands_in() {
        assert_eq!(Language::from_locale("fr_CH.UTF-8"), Language::French);
        assert_eq!(Language::from_locale("eo"), Language::Esperanto);
        assert_eq!(Language::from_locale("pl-PL"), Language::Polish);
        assert_eq!(Language::from_locale("hu@euro"), Language::Hungarian);
        assert_eq!(Language::from_locale("C.UTF-8"), Language::English);
        assert_eq!(Language::from_locale("flr"), Language::English);
        assert_eq!(Language::from_locale(""), Language::English);
    }
}
