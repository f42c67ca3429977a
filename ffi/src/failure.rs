//! What went wrong, whose fault it is, and what to do.

use labirinto_node::Error;

/// What went wrong. The variant says whose fault it is; `code` is the same in every language and version; `text` says
/// what went wrong and `what` what to do about it, both in the user's language. Nothing was lost and nothing half done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum Failure {
    /// The user's, or a file's that the user chose: something was asked that cannot be.
    #[error("{text}")]
    You {
        /// Lower-case words with hyphens.
        code: String,
        /// What went wrong, one sentence.
        text: String,
        /// What to do about it, one sentence.
        what: String,
    },
    /// The other side's, or the two programs are of different versions.
    #[error("{text}")]
    Peer {
        /// Lower-case words with hyphens.
        code: String,
        /// What went wrong, one sentence.
        text: String,
        /// What to do about it, one sentence.
        what: String,
    },
    /// The disk's.
    #[error("{text}")]
    Disk {
        /// Lower-case words with hyphens.
        code: String,
        /// What went wrong, one sentence.
        text: String,
        /// What to do about it, one sentence.
        what: String,
    },
    /// The network's.
    #[error("{text}")]
    Link {
        /// Lower-case words with hyphens.
        code: String,
        /// What went wrong, one sentence.
        text: String,
        /// What to do about it, one sentence.
        what: String,
    },
}

impl Failure {
    /// The stable name of this failure.
    pub fn code(&self) -> &str {
        match self {
            Failure::You { code, .. }
            | Failure::Peer { code, .. }
            | Failure::Disk { code, .. }
            | Failure::Link { code, .. } => code,
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        let (code, text, what) = (error.code.to_owned(), error.text, error.what);
        match error.whose {
            labirinto_node::Whose::You | labirinto_node::Whose::Input => Failure::You { code, text, what },
            labirinto_node::Whose::Peer | labirinto_node::Whose::Versions => {
                Failure::Peer { code, text, what }
            }
            labirinto_node::Whose::Disk => Failure::Disk { code, text, what },
            labirinto_node::Whose::Link => Failure::Link { code, text, what },
        }
    }
}
