//! The commands of `--json`, one JSON object a line on standard input.

use serde::Deserialize;

/// One command.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// A move in notation, or `resign`, `draw`, `accept`, `decline`.
    Move {
        /// The notation.
        text: String,
    },
    /// The secret board of this seat, as text.
    Board {
        /// The board.
        text: String,
    },
    /// The board is ready.
    Ready,
    /// The digits are the same.
    Confirm,
    /// The digits differ.
    Differ,
    /// Lets somebody sit down.
    AcceptSeat {
        /// Whom; without it, whoever asked last.
        #[serde(default)]
        peer: Option<String>,
    },
    /// Sends somebody away.
    DeclineSeat {
        /// Whom; without it, whoever asked last.
        #[serde(default)]
        peer: Option<String>,
    },
    /// The seat that must write is gone: end the game here.
    End,
    /// The seat that must write is gone: go on without it.
    GoOn,
    /// One of the acts of a view.
    Act {
        /// Its id.
        id: u16,
    },
    /// What this seat sees: answered by a `view`.
    Look,
    /// Puts the game away and ends.
    Quit,
}

/// Why a line is no command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread(pub String);

impl Order {
    /// The longest line that is read, in bytes.
    pub const LONGEST: usize = 64 * 1024;

    /// The command on a line; none on an empty one.
    ///
    /// # Errors
    /// The line is no command.
    pub fn read(line: &str) -> Result<Option<Order>, Unread> {
        if line.trim().is_empty() {
            return Ok(None);
        }
        if line.len() > Order::LONGEST {
            return Err(Unread(format!("{} > {}", line.len(), Order::LONGEST)));
        }
        serde_json::from_str(line).map(Some).map_err(|error| Unread(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commands_of_the_contract_are_read() {
        let read = |line: &str| Order::read(line).expect("the contract has this command");
        assert_eq!(read(r#"{"do":"move","text":"count b3"}"#), Some(Order::Move { text: "count b3".into() }));
        assert_eq!(read(r#"{"do":"board","text":"+"}"#), Some(Order::Board { text: "+".into() }));
        assert_eq!(read(r#"{"do":"ready"}"#), Some(Order::Ready));
        assert_eq!(read(r#"{"do":"confirm"}"#), Some(Order::Confirm));
        assert_eq!(read(r#"{"do":"differ"}"#), Some(Order::Differ));
        assert_eq!(read(r#"{"do":"accept_seat"}"#), Some(Order::AcceptSeat { peer: None }));
        assert_eq!(read(r#"{"do":"end"}"#), Some(Order::End));
        assert_eq!(read(r#"{"do":"go_on"}"#), Some(Order::GoOn));
        assert_eq!(read(r#"{"do":"quit"}"#), Some(Order::Quit));
        assert_eq!(read("  "), None);
    }

    #[test]
    fn what_is_no_command_is_refused() {
        for line in ["{", "[]", r#"{"do":"fly"}"#, r#"{"do":"move"}"#] {
            assert!(Order::read(line).is_err(), "{line}");
        }
        assert!(Order::read(&"x".repeat(Order::LONGEST + 1)).is_err());
    }
}
