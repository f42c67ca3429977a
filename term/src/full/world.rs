//! What every screen sees: the node, the words, and what the rooms told.

use std::{collections::BTreeMap, sync::Arc};

use labirinto_games::Catalogue;
use labirinto_node::{Command, Event, Language, Near, Node, Room, Texts, Word};

use super::{room_state::RoomState, theme::Theme};
use crate::raster::Glyphs;

/// What every screen sees.
pub struct World {
    /// The node.
    pub node: Node,
    /// The words.
    pub texts: Arc<Texts>,
    /// The games on offer.
    pub catalogue: Catalogue,
    /// The colours.
    pub theme: Theme,
    /// The characters.
    pub glyphs: Glyphs,
    /// What the rooms told, by room.
    pub rooms: BTreeMap<Room, RoomState>,
    /// The tables that are near.
    pub near: Vec<Near>,
    /// What is to be told at the bottom until the next key.
    pub message: Option<Message>,
    /// Counts the redraws of a wait.
    pub tick: usize,
    /// What was set here: the node stores it a moment later.
    pub set: BTreeMap<String, String>,
}

/// One sentence at the bottom of the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The sentence.
    pub text: String,
    /// Whether something went wrong.
    pub wrong: bool,
}

impl World {
    /// The words of `key`.
    pub fn say(&self, key: &str) -> String {
        self.texts.say(key, &[])
    }

    /// The words of `key` with arguments.
    pub fn tell(&self, key: &str, arguments: &[(&str, Word<'_>)]) -> String {
        self.texts.say(key, arguments)
    }

    /// Tells a sentence at the bottom.
    pub fn inform(&mut self, text: String) {
        self.message = Some(Message { text, wrong: false });
    }

    /// Tells at the bottom what went wrong and what to do.
    pub fn complain(&mut self, error: &labirinto_node::Error) {
        let end = if error.text.ends_with(['.', '!', '?']) { "" } else { "." };
        let clause = if error.clause.is_empty() { String::new() } else { format!(" [{}]", error.clause) };
        let text = format!("{}{end}{clause} {}", error.text, error.what);
        self.message = Some(Message { text, wrong: true });
    }

    /// Asks something of the node; what is not possible is told at the bottom.
    pub fn post(&mut self, command: Command) {
        if let Err(error) = self.node.post(command) {
            self.complain(&error);
        }
    }

    /// The value of a setting, empty when it was never set.
    pub fn setting(&self, key: &str) -> String {
        match self.set.get(key) {
            Some(value) => value.clone(),
            None => self.node.setting(key).ok().flatten().unwrap_or_default(),
        }
    }

    /// Stores a setting.
    pub fn set(&mut self, key: &str, value: &str) {
        self.set.insert(key.to_owned(), value.to_owned());
        self.post(Command::SetSetting { key: key.to_owned(), value: value.to_owned() });
        if key == "colours" {
            self.theme = Theme::new(value, |name| std::env::var(name).ok());
        }
    }

    /// Changes the language of everything, from the next picture on.
    pub fn speak(&mut self, language: Language) {
        self.texts.choose(language);
        self.post(Command::SetLanguage(language));
    }

    /// Takes up what the node tells.
    pub fn hear(&mut self, event: &Event) {
        match event {
            Event::Near(tables) => self.near.clone_from(tables),
            Event::Error { room, error } => {
                self.complain(error);
                if let Some(state) = room.and_then(|room| self.rooms.get_mut(&room)) {
                    state.trouble = Some(error.clone());
                }
            }
            Event::Opened { room, game } => {
                self.rooms.insert(*room, RoomState::new(game.clone()));
            }
            event => {
                if let Some((room, state)) =
                    room_of(event).and_then(|room| self.rooms.get_mut(&room).map(|state| (room, state)))
                {
                    state.hear(event);
                    if let Some(text) = state.closed.clone() {
                        self.rooms.remove(&room);
                        self.message.get_or_insert(Message { text, wrong: false });
                    }
                }
            }
        }
    }

    /// The name of a game in the user's language.
    pub fn game_name(&self, id: &str) -> String {
        let key = format!("{id}-name");
        if self.texts.knows(&key) { self.say(&key) } else { id.to_owned() }
    }
}

/// The room an event belongs to.
pub fn room_of(event: &Event) -> Option<Room> {
    match event {
        Event::Opened { room, .. }
        | Event::Seated { room, .. }
        | Event::Listening { room, .. }
        | Event::Peer { room, .. }
        | Event::Digits { room, .. }
        | Event::WantsSeat { room, .. }
        | Event::SeatFree { room, .. }
        | Event::Terms { room, .. }
        | Event::View { room, .. }
        | Event::Curtain { room, .. }
        | Event::Entry { room, .. }
        | Event::Turn { room, .. }
        | Event::Notice { room, .. }
        | Event::Verdict { room, .. }
        | Event::Record { room, .. }
        | Event::Settled { room }
        | Event::RematchAsked { room, .. }
        | Event::Closed { room, .. } => Some(*room),
        Event::Error { room, .. } => *room,
        Event::Near(_) | Event::Announce(_) | Event::Browse(_) => None,
    }
}
