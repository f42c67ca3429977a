//! What a picture says, in words.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use labirinto_games::{Scene, Text};

use super::seated::names_of;
use crate::Texts;

/// The words of the last picture. The next one says most of it again, and making words is the dearest part of it.
#[derive(Default)]
pub(crate) struct Phrases {
    names: Vec<String>,
    said: HashMap<Text, String, BuildHasherDefault<Mix>>,
}

impl Phrases {
    /// The scene in words, each seat shown by its name of `names`; the same as without what is remembered here.
    pub(crate) fn say(&mut self, scene: Scene, texts: &Texts, names: Vec<String>) -> Scene<String> {
        if names != self.names {
            self.forget();
            self.names = names;
        }
        let Phrases { names, said } = self;
        let mut before = std::mem::take(said);
        scene.map(|text| {
            if let Some(words) = said.get(&text) {
                return words.clone();
            }
            let words = before.remove(&text);
            let words = words.unwrap_or_else(|| texts.resolve(&text, &|seat| names_of(names, seat)));
            said.insert(text, words.clone());
            words
        })
    }

    /// Forgets the words: the language changed.
    pub(crate) fn forget(&mut self) {
        self.said.clear();
    }
}

/// A hash for the texts of one picture: the standard one costs more than the words that it saves, and what a game says
/// is not chosen to collide.
#[derive(Default)]
struct Mix(u64);

impl Mix {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.mix(value.into());
    }

    fn write_i64(&mut self, value: i64) {
        self.mix(value.cast_unsigned());
    }

    fn write_usize(&mut self, value: usize) {
        self.mix(value as u64);
    }

    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}

#[cfg(test)]
mod tests {
    use labirinto_games::{GAMES, Seat};

    use super::*;
    use crate::Language;

    #[test]
    fn what_is_remembered_says_the_same_as_what_is_made_anew() {
        let names = |name: &str| vec![name.to_owned(), "Bo".to_owned()];
        let scene = || {
            let told = Text::key("told-resign").seat("name", Seat::HOST);
            let notes = vec![told.clone(), Text::key("told-heed"), told.clone()];
            Scene { headline: told, notes, heard: 0, panels: Vec::new(), acts: Vec::new() }
        };
        let mut phrases = Phrases::default();
        let mut seen = Vec::new();
        for (language, name) in
            [(Language::English, "Ada"), (Language::English, "Eve"), (Language::Hungarian, "Eve")]
        {
            let texts = Texts::new(language, GAMES);
            if language != Language::English {
                phrases.forget();
            }
            for _ in 0..2 {
                let words = phrases.say(scene(), &texts, names(name));
                assert_eq!(words, Phrases::default().say(scene(), &texts, names(name)));
                seen.push(words.headline);
            }
        }
        seen.dedup();
        assert_eq!(seen.len(), 3, "each language and name has its words: {seen:?}");
    }
}
