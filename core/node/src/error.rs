//! What went wrong, whose fault it is, and what to do.

/// What went wrong, in the user's language. Nothing was lost and nothing half done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text}")]
pub struct Error {
    /// The name of this error, the same in every language and version: lower-case words with hyphens. Its text
    /// stands in the Fluent files as `error-<code>`, what to do as the attribute `.what`.
    pub code: &'static str,
    /// Whose fault it is.
    pub whose: Whose,
    /// What went wrong, one sentence.
    pub text: String,
    /// What to do about it, one sentence.
    pub what: String,
    /// The clause of a game's rules that forbids what was asked, such as `LYR-2`; empty where none does.
    pub clause: &'static str,
}

/// Whose fault an error is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    /// The user's: something was asked that cannot be.
    You,
    /// The other side's.
    Peer,
    /// The disk's.
    Disk,
    /// The network's.
    Link,
    /// Nobody's: the two programs are of different versions.
    Versions,
    /// A file's: it is unreadable or not what it says.
    Input,
}

impl Whose {
    /// The word of the JSON lines: `you`, `peer`, `disk`, `link`; different versions count as the peer's, a file as yours.
    pub const fn word(self) -> &'static str {
        match self {
            Whose::You | Whose::Input => "you",
            Whose::Peer | Whose::Versions => "peer",
            Whose::Disk => "disk",
            Whose::Link => "link",
        }
    }
}

impl Error {
    /// The same error, of this clause of a game's rules.
    #[must_use]
    pub(crate) fn of_clause(self, clause: &'static str) -> Error {
        Error { clause, ..self }
    }

    /// The exit status of the command line (docs/cli.md): 1 a proven cheat or an illegal board, 2 usage, 3 unreadable input, 4 no link
    /// (there is none, or the other side does not let this one in), 5 storage, 6 versions.
    pub fn exit_status(&self) -> u8 {
        match self.whose {
            Whose::Peer if self.code == "table-cheat" => 1,
            Whose::Input if self.code == "board-illegal" => 1,
            Whose::Peer => 4,
            Whose::You => 2,
            Whose::Input => 3,
            Whose::Link => 4,
            Whose::Disk => 5,
            Whose::Versions => 6,
        }
    }
}
