//! The one object: a node, and the thread that reads its shelf.

use std::net::SocketAddr;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

use labirinto_node::games::GAMES;
use labirinto_node::{Command, Error, Language, Node, Texts, Whose, Word};

use crate::listener::{Listener, Voice};
use crate::order::Bearer;
use crate::shelf::Shelf;
use crate::{Event, Failure, KeyValue, Offer, Order, Setup};

/// Everything of one player's device. One at a time in a folder, in any process; cores in different folders share a
/// process. After [`Core::shut`] every call fails with the code `shut`, and the folder can be opened again.
#[derive(uniffi::Object)]
pub struct Core {
    node: Arc<RwLock<Option<Node>>>,
    shelf: RwLock<Option<Shelf>>,
    texts: Arc<Texts>,
    id: String,
}

#[uniffi::export]
impl Core {
    /// Opens the core in its folder. Reads and writes the disk: not for the thread that draws.
    ///
    /// # Errors
    /// The folder cannot be made, read or written; another core has it open, in any process; the database is damaged
    /// or of a newer version.
    #[uniffi::constructor]
    pub fn open(setup: Setup, listener: Arc<dyn Listener>) -> Result<Arc<Core>, Failure> {
        let voice = Arc::new(Voice::new(listener));
        let teller = voice.clone();
        let tell = move |event| {
            if let Some(event) = Event::of_node(event) {
                teller.tell(event);
            }
        };
        let node = Node::open(setup.config()?, Box::new(tell))?;
        let (texts, id) = (node.texts(), node.id().to_owned());
        let node = Arc::new(RwLock::new(Some(node)));
        let shelf = Shelf::start(node.clone(), voice).map_err(|error| {
            let detail = error.to_string();
            texts.error("disk-failed", Whose::Disk, &[("detail", (&detail).into())])
        })?;
        Ok(Arc::new(Core { node, shelf: RwLock::new(Some(shelf)), texts, id }))
    }

    /// Puts an order into the mailbox and returns.
    ///
    /// # Errors
    /// The mailbox is full, the core was shut, or a number in the order means nothing.
    pub fn post(&self, order: Order) -> Result<(), Failure> {
        match order.bearer(&self.texts)? {
            Bearer::Node(command) => self.command(command),
            Bearer::Shelf(request) => {
                let shelf = self.shelf.read().unwrap_or_else(PoisonError::into_inner);
                let shelf = shelf.as_ref().ok_or_else(|| self.is_shut())?;
                if shelf.post(request) {
                    Ok(())
                } else {
                    Err(self.texts.error("mailbox-full", Whose::You, &[]).into())
                }
            }
        }
    }

    /// Chooses the language nearest to a locale such as `pl-PL` for everything that follows; every open view is told
    /// anew.
    ///
    /// # Errors
    /// As for [`Core::post`].
    pub fn set_locale(&self, locale: String) -> Result<(), Failure> {
        let language = Language::from_locale(&locale);
        self.command(Command::SetLanguage(language))?;
        self.texts.choose(language);
        Ok(())
    }

    /// The tags of the languages, each with its own name for itself, in the order of the menu.
    ///
    /// # Errors
    /// None today.
    pub fn languages(&self) -> Result<Vec<KeyValue>, Failure> {
        let pair = |language: Language| KeyValue {
            key: language.tag().to_owned(),
            value: language.own_name().to_owned(),
        };
        Ok(Language::ALL.into_iter().map(pair).collect())
    }

    /// The words of a key in the chosen language, with these arguments; digits alone are a number, which chooses the
    /// plural. A key that no language has comes out as itself.
    ///
    /// # Errors
    /// None today.
    pub fn say(&self, key: String, arguments: Vec<KeyValue>) -> Result<String, Failure> {
        let words: Vec<(&str, Word<'_>)> = arguments
            .iter()
            .map(|pair| {
                let number = pair.value.parse().ok().filter(|number: &i64| number.to_string() == pair.value);
                (pair.key.as_str(), number.map_or(Word::Plain(&pair.value), Word::Number))
            })
            .collect();
        Ok(self.texts.say(&key, &words))
    }

    /// The games on offer, in the order of the menu, in the chosen language.
    ///
    /// # Errors
    /// None today.
    pub fn offers(&self) -> Result<Vec<Offer>, Failure> {
        Ok(GAMES.iter().map(|game| Offer::new(*game, &self.texts)).collect())
    }

    /// A setting that the shell stored.
    ///
    /// # Errors
    /// The disk cannot be read, or the core was shut.
    pub fn setting(&self, key: String) -> Result<Option<String>, Failure> {
        let node = self.node();
        let node = node.as_ref().ok_or_else(|| self.is_shut())?;
        Ok(node.setting(&key)?)
    }

    /// The name shown to others.
    ///
    /// # Errors
    /// The core was shut.
    pub fn name(&self) -> Result<String, Failure> {
        let node = self.node();
        Ok(node.as_ref().ok_or_else(|| self.is_shut())?.name())
    }

    /// The key of this device as others see it.
    ///
    /// # Errors
    /// None today.
    pub fn id(&self) -> Result<String, Failure> {
        Ok(self.id.clone())
    }

    /// The app goes to the background: peers are told "away", links close, games stay.
    ///
    /// # Errors
    /// As for [`Core::post`].
    pub fn suspend(&self) -> Result<(), Failure> {
        self.command(Command::Suspend)
    }

    /// The app is back: listens and dials anew.
    ///
    /// # Errors
    /// As for [`Core::post`].
    pub fn resume(&self) -> Result<(), Failure> {
        self.command(Command::Wake)
    }

    /// The network changed: every socket is dead, listens and dials anew.
    ///
    /// # Errors
    /// As for [`Core::post`].
    pub fn network_changed(&self) -> Result<(), Failure> {
        self.command(Command::NetworkChanged)
    }

    /// The phone's own discovery found the table `id` at these addresses; one that is no address is left out.
    ///
    /// # Errors
    /// As for [`Core::post`].
    pub fn peer_hint(
        &self,
        id: String,
        name: String,
        version: u16,
        addresses: Vec<String>,
    ) -> Result<(), Failure> {
        let addresses = addresses.iter().filter_map(|text| text.parse::<SocketAddr>().ok()).take(16);
        self.command(Command::PeerHint { id, name, version, addresses: addresses.collect() })
    }

    /// The phone's own discovery lost `id`.
    ///
    /// # Errors
    /// As for [`Core::post`].
    pub fn peer_gone(&self, id: String) -> Result<(), Failure> {
        self.command(Command::PeerGone { id })
    }

    /// Stores what is open, tells the peers, closes the links and gives the folder free; waits for it, at most 2
    /// seconds: not for the thread that draws. A second call does nothing.
    ///
    /// # Errors
    /// Called from inside the listener.
    pub fn shut(&self) -> Result<(), Failure> {
        if Voice::is_telling() {
            return Err(self.texts.error("shut-inside", Whose::You, &[]).into());
        }
        let node = self.node.write().unwrap_or_else(PoisonError::into_inner).take();
        let shelf = self.shelf.write().unwrap_or_else(PoisonError::into_inner).take();
        // Outside both locks: whoever calls meanwhile is told at once that the core is shut.
        drop(shelf);
        if let Some(node) = node {
            node.shut();
        }
        Ok(())
    }
}

impl Core {
    fn node(&self) -> RwLockReadGuard<'_, Option<Node>> {
        self.node.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn command(&self, command: Command) -> Result<(), Failure> {
        let node = self.node();
        Ok(node.as_ref().ok_or_else(|| self.is_shut())?.post(command)?)
    }

    fn is_shut(&self) -> Error {
        self.texts.error("shut", Whose::You, &[])
    }
}

impl Drop for Core {
    /// Like a kill: nothing is lost. The last reference may go inside the listener, on a thread that the end of the
    /// node waits for; then another thread ends it.
    fn drop(&mut self) {
        let node = self.node.write().unwrap_or_else(PoisonError::into_inner).take();
        let shelf = self.shelf.write().unwrap_or_else(PoisonError::into_inner).take();
        if Voice::is_telling() {
            std::thread::spawn(move || drop((shelf, node)));
        } else {
            drop((shelf, node));
        }
    }
}
