//! What a core is opened with.

use std::net::SocketAddr;

use labirinto_node::games::GAMES;
use labirinto_node::identity::{Identity, IdentityError};
use labirinto_node::{Config, Discover, Language, Listen, Texts, Whose};

use crate::Failure;

/// What a core is opened with.
#[derive(Clone, PartialEq, Eq, uniffi::Record)]
pub struct Setup {
    /// The folder that holds everything: identity key, database, records. Made when missing. One core at a time, in
    /// any process.
    pub folder: String,
    /// The name shown to others; `None`: the one stored last.
    pub name: Option<String>,
    /// The locale of the system, such as `fr-CH`; `None`: the language stored last.
    pub locale: Option<String>,
    /// Addresses to listen on, such as `192.168.43.17:0`; empty: every private address of this device.
    pub listen: Vec<String>,
    /// The 32 secret bytes of this device's key, drawn once by the shell and kept where no backup takes them, such as
    /// an item of the keychain that stays on this device; `None`: the key is a file in the folder.
    #[uniffi(default = None)]
    pub secret: Option<Vec<u8>>,
}

impl Setup {
    /// The node's configuration. The phones discover by their own system. An address that is none is left out:
    /// listening on nothing is told as an error.
    ///
    /// # Errors
    /// The secret is not 32 bytes long: what the shell kept is damaged.
    pub(crate) fn config(&self) -> Result<Config, Failure> {
        let listen = if self.listen.is_empty() {
            Listen::Private
        } else {
            Listen::On(self.listen.iter().filter_map(|text| text.parse::<SocketAddr>().ok()).collect())
        };
        let language = self.locale.as_deref().map(Language::from_locale);
        let identity = match self.secret.as_deref().map(<[u8; 32]>::try_from) {
            None => None,
            Some(Ok(secret)) => Some(Identity::from_secret(secret)),
            Some(Err(_)) => return Err(damaged(language.unwrap_or_default())),
        };
        Ok(Config {
            name: self.name.clone(),
            language,
            listen,
            identity,
            discover: Discover::ByShell,
            phone: true,
            ..Config::new(&self.folder)
        })
    }
}

fn damaged(language: Language) -> Failure {
    let texts = phone_texts(language);
    let error = IdentityError::Damaged { path: "keychain".into() };
    texts.explain(error.code(), Whose::Disk, &error.text(|source| texts.of_disk(source))).into()
}

/// The words of an app, without a core.
fn phone_texts(language: Language) -> Texts {
    Texts::new(language, GAMES).on_phone()
}

/// The words of a key in the language nearest to a locale such as `pl-PL`, where there is no core to ask: before it is
/// open, and when it cannot be opened. A key that no language has comes out as itself.
///
/// # Errors
/// None today.
#[uniffi::export]
pub fn words(locale: String, key: String) -> Result<String, Failure> {
    Ok(phone_texts(Language::from_locale(&locale)).say(&key, &[]))
}

/// Its secret stays unsaid.
impl std::fmt::Debug for Setup {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Setup { folder, name, locale, listen, secret } = self;
        let mut setup = formatter.debug_struct("Setup");
        setup.field("folder", folder).field("name", name).field("locale", locale).field("listen", listen);
        setup.field("secret", &secret.as_ref().map(|_| "unsaid")).finish()
    }
}
