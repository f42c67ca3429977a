//! The commands of `--json`, one JSON object a line on standard input.

use serde::Deserialize;
use serde_json::Value;

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
pub enum Unread {
    /// It is longer than [`Order::LONGEST`].
    Long,
    /// It is no JSON from this character on, counted from 1.
    Json(usize),
    /// It is no object with a `do` of the contract.
    Do,
    /// It has not the fields that belong to its `do`.
    Fields {
        /// What it asks for.
        order: &'static str,
        /// The fields of that.
        fields: &'static str,
    },
}

impl Order {
    /// The longest line that is read, in bytes.
    pub const LONGEST: usize = 64 * 1024;

    /// Every `do` with its fields.
    pub const ALL: [(&'static str, &'static str); 12] = [
        ("move", "text"),
        ("board", "text"),
        ("ready", ""),
        ("confirm", ""),
        ("differ", ""),
        ("accept_seat", "peer"),
        ("decline_seat", "peer"),
        ("end", ""),
        ("go_on", ""),
        ("act", "id"),
        ("look", ""),
        ("quit", ""),
    ];

    /// The command on a line; none on an empty one.
    ///
    /// # Errors
    /// The line is no command.
    pub fn read(line: &str) -> Result<Option<Order>, Unread> {
        if line.trim().is_empty() {
            return Ok(None);
        }
        if line.len() > Order::LONGEST {
            return Err(Unread::Long);
        }
        let value: Value = serde_json::from_str(line).map_err(|error| Unread::Json(error.column()))?;
        let asked = value.get("do").and_then(Value::as_str);
        let known = Order::ALL.iter().find(|(order, _)| asked == Some(order));
        let (order, fields) = *known.ok_or(Unread::Do)?;
        // Serde lets a command without fields have any.
        if fields.is_empty() && value.as_object().is_some_and(|object| object.len() > 1) {
            return Err(Unread::Fields { order, fields });
        }
        serde_json::from_value(value).map(Some).map_err(|_| Unread::Fields { order, fields })
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
    fn every_command_of_the_list_has_the_fields_that_it_says() {
        for (order, fields) in Order::ALL {
            let value = if fields == "id" { "7" } else { "\"a\"" };
            let with = match fields {
                "" => String::new(),
                field => format!(r#","{field}":{value}"#),
            };
            let line = format!(r#"{{"do":"{order}"{with}}}"#);
            assert!(Order::read(&line).is_ok_and(|read| read.is_some()), "{line}");
            let more = format!(r#"{{"do":"{order}"{with},"more":1}}"#);
            assert_eq!(Order::read(&more), Err(Unread::Fields { order, fields }));
        }
    }

    #[test]
    fn what_is_no_command_is_refused() {
        let deep = "[".repeat(Order::LONGEST);
        for line in ["{", r#"{"do":"ready"} x"#, "\u{fffd}", deep.as_str()] {
            assert!(matches!(Order::read(line), Err(Unread::Json(_))), "{line}");
        }
        for line in ["[]", "7", "{}", r#"{"do":"fly"}"#, r#"{"do":7}"#, r#"{"do":"Ready"}"#] {
            assert_eq!(Order::read(line), Err(Unread::Do), "{line}");
        }
        for line in [r#"{"do":"move"}"#, r#"{"do":"act","id":65536}"#, r#"{"do":"act","id":-1}"#] {
            assert!(matches!(Order::read(line), Err(Unread::Fields { .. })), "{line}");
        }
        assert_eq!(Order::read(&"x".repeat(Order::LONGEST + 1)), Err(Unread::Long));
    }
}
