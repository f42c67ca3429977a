//! Whose fault something is.

use labirinto_games::{Flaw, OptionFault, Refusal, Seat, Text};

use crate::key::Device;

/// What a signed entry or notice of a seat breaks: the reason of an accusation, decided by the log alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clause {
    /// Signed bytes that are not the one encoding of an entry.
    Form,
    /// The seat signed two entries with one sequence and one previous hash.
    Fork,
    /// The entry does not follow the seat's own entry before it.
    Chain,
    /// Another seat was entitled to write.
    Turn,
    /// The seat was entitled to write something of another kind.
    Kind,
    /// Terms that do not hold together: seats, keys, options.
    Terms,
    /// A card whose device does not vouch for it.
    Certificate,
    /// The acknowledgements are not those that must stand there.
    Acks,
    /// A part of a draw that is not what was promised.
    Draw,
    /// No commitment, or not for this secret.
    Commitment,
    /// What does not open its commitment.
    Opening,
    /// A proof that proves nothing.
    Proof,
    /// A notice that is forged, repeated or without effect.
    Notice,
    /// A verdict that does not follow from the log.
    Verdict,
    /// The seat goes back behind an entry that it had already built on.
    Turncoat,
    /// The game's own rules forbid it.
    Rules(Refusal),
    /// A secret opened in mid-play that the game's rules forbid.
    Secret(Flaw),
}

/// Something went wrong, and whose fault it is. One's own bugs are none of these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A seat broke the protocol or the rules; its signature is the evidence. The table has stopped.
    Peer {
        /// Who.
        seat: Seat,
        /// The sequence of the first bad entry.
        sequence: u64,
        /// What it breaks.
        clause: Clause,
        /// Whether a third party is convinced by the record. Otherwise it is one word against another.
        proven: bool,
        /// The encoded [`crate::Evidence`]: the signed bytes.
        evidence: Vec<u8>,
    },
    /// What came over a link means nothing or is signed by nobody here. No seat is accused: it may be the link.
    Link {
        /// From where.
        device: Device,
        /// What was wrong.
        reason: LinkReason,
    },
    /// The other speaks another version of the protocol.
    Version {
        /// Who.
        device: Device,
        /// Its version.
        theirs: u8,
    },
    /// The other has another version of the game's rules, or a game that is unknown here.
    Rules {
        /// Who.
        device: Device,
        /// The version of its rules; `None` when the game is unknown here.
        theirs: Option<u16>,
        /// The version of the rules here.
        ours: u16,
    },
    /// This device no longer has a secret that it committed to (an old backup was restored): the seat can
    /// write no more, and owes what is awaited.
    Lost {
        /// Whose secret.
        seat: Seat,
    },
}

/// What was wrong with what came over a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinkReason {
    /// Not a frame.
    Form,
    /// Of another table.
    Table,
    /// A signature that is no seat's.
    Signature,
    /// A card for a seat that is not this device's.
    Card,
    /// A log that neither continues ours nor is continued by it.
    Chain,
}

/// Why an own act was not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The game's rules forbid it.
    Rules(Refusal),
    /// The secret is illegal: each broken clause.
    Secret(Vec<Flaw>),
    /// Something else is awaited, or of somebody else.
    NotDue,
    /// The seat is not at this device.
    NotHere,
    /// After a restart, the log has not yet been compared with the other devices.
    NotCompared,
    /// The same act already waits for the others' acknowledgement.
    Waiting,
    /// The notice would have no effect now.
    NoEffect,
    /// The game cannot go on without these seats.
    CannotGoOn,
    /// The log is as long as it may be; the game can only be given up or drawn.
    LogFull,
    /// The table has stopped because a seat cheated.
    Stopped,
    /// No such game is on offer.
    UnknownGame,
    /// The options or the number of seats.
    Options(OptionFault),
    /// A name that is too long.
    Name,
    /// Seats given twice, or not given.
    Seats,
}

impl Clause {
    /// The word for this clause in verdicts and JSON, never translated: a clause of the rules, or a word of
    /// the protocol.
    pub fn id(&self) -> &'static str {
        match self {
            Clause::Form => "form",
            Clause::Fork => "fork",
            Clause::Chain => "chain",
            Clause::Turn => "turn",
            Clause::Kind => "kind",
            Clause::Terms => "terms",
            Clause::Certificate => "certificate",
            Clause::Acks => "acks",
            Clause::Draw => "draw",
            Clause::Commitment => "commitment",
            Clause::Opening => "opening",
            Clause::Proof => "proof",
            Clause::Notice => "notice",
            Clause::Verdict => "verdict",
            Clause::Turncoat => "turncoat",
            Clause::Rules(refusal) if refusal.clause.is_empty() => "rules",
            Clause::Rules(refusal) => refusal.clause,
            Clause::Secret(flaw) if flaw.clause.is_empty() => "secret",
            Clause::Secret(flaw) => flaw.clause,
        }
    }

    /// What is wrong, as a sentence.
    pub fn text(&self) -> Text {
        Text::key(match self {
            Clause::Form => "clause-form",
            Clause::Fork => "clause-fork",
            Clause::Chain => "clause-chain",
            Clause::Turn => "clause-turn",
            Clause::Kind => "clause-kind",
            Clause::Terms => "clause-terms",
            Clause::Certificate => "clause-certificate",
            Clause::Acks => "clause-acks",
            Clause::Draw => "clause-draw",
            Clause::Commitment => "clause-commitment",
            Clause::Opening => "clause-opening",
            Clause::Proof => "clause-proof",
            Clause::Notice => "clause-notice",
            Clause::Verdict => "clause-verdict",
            Clause::Turncoat => "clause-turncoat",
            Clause::Rules(refusal) => return refusal.text.clone(),
            Clause::Secret(flaw) => return flaw.text.clone(),
        })
    }
}

impl Fault {
    /// What happened, as a sentence; a version fault says who must update.
    pub fn text(&self) -> Text {
        match self {
            Fault::Peer { seat, sequence, clause, proven, .. } => {
                Text::key(if *proven { "fault-peer" } else { "fault-peer-contested" })
                    .seat("seat", *seat)
                    .number("sequence", i64::try_from(*sequence).unwrap_or(i64::MAX))
                    .text("reason", clause.text())
            }
            Fault::Link { reason, .. } => Text::key(match reason {
                LinkReason::Form => "fault-link-form",
                LinkReason::Table => "fault-link-table",
                LinkReason::Signature => "fault-link-signature",
                LinkReason::Card => "fault-link-card",
                LinkReason::Chain => "fault-link-chain",
            }),
            Fault::Version { theirs, .. } => {
                let newer = *theirs > crate::VERSION;
                Text::key(if newer { "fault-version-we-update" } else { "fault-version-they-update" })
                    .number("theirs", *theirs)
                    .number("ours", crate::VERSION)
            }
            Fault::Rules { theirs: None, .. } => Text::key("fault-rules-unknown"),
            Fault::Rules { theirs: Some(theirs), ours, .. } => {
                Text::key(if theirs > ours { "fault-rules-we-update" } else { "fault-rules-they-update" })
                    .number("theirs", *theirs)
                    .number("ours", *ours)
            }
            Fault::Lost { seat } => Text::key("fault-lost-secret").seat("seat", *seat),
        }
    }
}

impl Refused {
    /// The clause of the game's rules that forbids it; empty where none does.
    pub fn clause(&self) -> &'static str {
        match self {
            Refused::Rules(refusal) => refusal.clause,
            Refused::Secret(flaws) => flaws.first().map_or("", |flaw| flaw.clause),
            _ => "",
        }
    }

    /// Why, as a sentence that says what to do instead.
    pub fn text(&self) -> Text {
        Text::key(match self {
            Refused::Rules(refusal) => return refusal.text.clone(),
            Refused::Secret(flaws) => {
                let flaws = flaws.iter().map(|flaw| flaw.text.clone()).collect();
                return Text::key("refused-secret").list("flaws", flaws);
            }
            Refused::Options(fault) => return Text::key("refused-options").word("what", fault.to_string()),
            Refused::NotDue => "refused-not-due",
            Refused::NotHere => "refused-not-here",
            Refused::NotCompared => "refused-not-compared",
            Refused::Waiting => "refused-waiting",
            Refused::NoEffect => "refused-no-effect",
            Refused::CannotGoOn => "refused-cannot-go-on",
            Refused::LogFull => "refused-log-full",
            Refused::Stopped => "refused-stopped",
            Refused::UnknownGame => "refused-unknown-game",
            Refused::Name => "refused-name",
            Refused::Seats => "refused-seats",
        })
    }
}
