//! What convinces a third party.

use serde::{Deserialize, Serialize};

use crate::codec::Bytes;
use crate::entry::Entry;
use crate::notice::SignedNotice;

/// Signed bytes that accuse their signer, judged by anyone who has the log before them. The order of the
/// variants is their number on the wire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Evidence {
    /// 0: an entry that follows the log and breaks a rule; or signed bytes that are no entry; or an entry that
    /// does not follow the seat's own entry; or one that goes back behind what its writer had built on; or one
    /// that differs from the seat's entry in the log.
    Entry(Bytes<{ Entry::MAX_BYTES }>),
    /// 1: two entries of one seat with one sequence and one previous hash.
    Fork(Bytes<{ Entry::MAX_BYTES }>, Bytes<{ Entry::MAX_BYTES }>),
    /// 2: a notice that could have no effect at the head that it names.
    Notice(SignedNotice),
    /// 3: two notices of one seat at one head, each to be without a seat that the other keeps.
    Notices(SignedNotice, SignedNotice),
}
