//! What the core tells.

use labirinto_node as node;

use crate::{
    Failure, Finding, GameResult, RecordLine, ReplayStep, Scene, SeatFinding, SeatLine, Status,
    UnfinishedGame, Verification,
};

/// What the core tells. Every word is in the user's language. Events of one room come in order.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Event {
    /// A room was opened by an order, in the order in which these were posted.
    Opened {
        /// Its number.
        room: u64,
        /// The game's id; empty while a joiner does not know it yet.
        game: String,
    },
    /// The room got a table.
    Seated {
        /// Where.
        room: u64,
        /// The table, 64 hex digits.
        table: String,
        /// The game's id.
        game: String,
        /// The seats of this device.
        mine: Vec<u8>,
        /// Everybody, in seat order.
        seats: Vec<SeatLine>,
    },
    /// Others can join here. Told again when addresses change or the link is renewed.
    Listening {
        /// Where.
        room: u64,
        /// The join link.
        link: String,
        /// The same as a QR code.
        qr: QrCode,
        /// Typed addresses.
        addresses: Vec<String>,
    },
    /// The tables that are near, the whole list each time.
    Near {
        /// In the order to show them.
        tables: Vec<NearTable>,
    },
    /// Announce this by the phone's own discovery in place of what was announced before.
    Announce {
        /// What; `None`: nothing any more.
        announcement: Option<Announcement>,
    },
    /// Look for others by the phone's own discovery and tell them by `Core::peer_hint`, or no longer.
    Browse {
        /// Whether to look.
        look: bool,
    },
    /// The link to a peer, within 10 s of the truth.
    Peer {
        /// Where.
        room: u64,
        /// Its seat, once it has one.
        seat: Option<u8>,
        /// The key of the device.
        id: String,
        /// A label.
        name: String,
        /// How it stands.
        state: PeerState,
        /// The same in words.
        text: String,
    },
    /// Compare these six digits aloud; then `Confirm` or `Differ`.
    Digits {
        /// Where.
        room: u64,
        /// With whom.
        name: String,
        /// Two groups of three.
        digits: String,
    },
    /// Somebody asks for a seat; `AcceptSeat` or `DeclineSeat`.
    WantsSeat {
        /// Where.
        room: u64,
        /// The key of the device.
        peer: String,
        /// A label.
        name: String,
    },
    /// Somebody who asked for a seat, or had got one, went away.
    SeatFree {
        /// Where.
        room: u64,
        /// The key of the device.
        peer: String,
    },
    /// What is to be agreed: `Agree`, or `PutAway`.
    Terms {
        /// Where.
        room: u64,
        /// In words.
        lines: Vec<String>,
    },
    /// What the person at `seat` sees: the whole of it, each time.
    View {
        /// Where.
        room: u64,
        /// Who looks.
        seat: u8,
        /// What is drawn.
        scene: Scene,
        /// Everything round it.
        status: Status,
    },
    /// The screen is to be handed to the person at `seat`.
    Curtain {
        /// Where.
        room: u64,
        /// To whom.
        seat: u8,
        /// In words.
        text: String,
        /// What everybody may know meanwhile.
        status: Status,
    },
    /// A verified entry joined the log.
    Logged {
        /// Where.
        room: u64,
        /// Who wrote it.
        seat: u8,
        /// The sentence of the history; empty for what belongs only in the log.
        told: String,
    },
    /// Somebody else is to act.
    Turn {
        /// Where.
        room: u64,
        /// Whose turn it is; `None`: nobody's, or everybody's.
        seat: Option<u8>,
        /// Whether that seat is of this device.
        mine: bool,
        /// In words.
        text: String,
    },
    /// Somebody gave notice.
    Given {
        /// Where.
        room: u64,
        /// Who.
        seat: u8,
        /// What.
        notice: Notice,
        /// In words.
        text: String,
    },
    /// The game is over, or stands unfinished by choice.
    Verdict {
        /// Where.
        room: u64,
        /// How it ended.
        result: GameResult,
        /// What the audit found of each seat.
        findings: Vec<SeatFinding>,
        /// What was checked, in plain lines.
        lines: Vec<Finding>,
    },
    /// Nobody needs this room any more: every other device has the whole log too.
    Settled {
        /// Where.
        room: u64,
    },
    /// The other side asked for a rematch.
    RematchAsked {
        /// Where.
        room: u64,
        /// In words.
        text: String,
    },
    /// The room is gone.
    Gone {
        /// Which.
        room: u64,
        /// Why, in words.
        text: String,
    },
    /// The finished games, the latest first.
    Records {
        /// All of them.
        records: Vec<RecordLine>,
        /// What they come to for the person of this device, in words: a line for each game and kind of opponents.
        statistics: Vec<String>,
    },
    /// The unfinished games, the latest touched first.
    Unfinished {
        /// All of them.
        games: Vec<UnfinishedGame>,
    },
    /// What verifying a record found.
    Verified {
        /// In whole.
        report: Verification,
    },
    /// One step of a replay.
    Replay {
        /// The table, 64 hex digits.
        table: String,
        /// The entry and the board after it.
        step: ReplayStep,
    },
    /// The record of a table was written to a file.
    Exported {
        /// The table, 64 hex digits.
        table: String,
        /// The file.
        path: String,
    },
    /// A record was taken into the list.
    Imported {
        /// The table, 64 hex digits.
        table: String,
    },
    /// Something went wrong.
    Trouble {
        /// Where; `None`: everywhere.
        room: Option<u64>,
        /// What.
        failure: Failure,
    },
}

/// A QR code: a square of dark and light modules, without the quiet zone of 4 modules round it.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct QrCode {
    /// Modules along a side.
    pub side: u32,
    /// Row by row from the top, one byte a module; 1 is dark.
    pub dark: Vec<u8>,
}

/// A table that is near.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct NearTable {
    /// For `Whose::Near`.
    pub id: String,
    /// The label it announces. Nothing is proven about it.
    pub name: String,
    /// Whether its protocol is the one of this program.
    pub fits: bool,
}

/// What the phone's own discovery announces, under the service type `service`.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Announcement {
    /// Such as `_labirinto._tcp`.
    pub service: String,
    /// Fresh for each opening of the join screen; the instance name, and in TXT under `id`.
    pub id: String,
    /// The label; in TXT under `n`.
    pub name: String,
    /// The protocol version; in TXT under `v`.
    pub version: u16,
    /// Where this device listens.
    pub port: u16,
}

/// How the link to a peer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum PeerState {
    /// Being dialled, never heard yet.
    Connecting,
    /// Linked, and not its turn.
    Connected,
    /// Linked, and its turn.
    Thinking,
    /// It said that it goes to the background.
    Away,
    /// No sign of life: dialled again and again.
    Lost,
}

/// An act out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Notice {
    /// Gives the game up.
    Resign,
    /// Offers a draw.
    OfferDraw,
    /// Takes the draw that was offered.
    AcceptDraw,
    /// Refuses the draw that was offered.
    DeclineDraw,
    /// Leaves the table for good.
    Leave,
    /// The seat that must write is gone: end the game here.
    End,
    /// The seat that must write is gone: go on without it.
    GoOn,
}

impl Event {
    /// What the node told, in this crate's types; `None` for what the phones have no use for.
    pub(crate) fn of_node(event: node::Event) -> Option<Event> {
        Some(match event {
            node::Event::Opened { room, game } => Event::Opened { room: room.0, game },
            node::Event::Seated { room, table, game, mine, seats } => Event::Seated {
                room: room.0,
                table: table.to_string(),
                game,
                mine: mine.iter().map(|seat| seat.byte()).collect(),
                seats: seats.into_iter().map(SeatLine::from).collect(),
            },
            node::Event::Listening { room, link, qr, addresses } => {
                Event::Listening { room: room.0, link, qr: qr.into(), addresses }
            }
            node::Event::Near(tables) => {
                Event::Near { tables: tables.into_iter().map(NearTable::from).collect() }
            }
            node::Event::Announce(announcement) => {
                Event::Announce { announcement: announcement.and_then(Announcement::of_node) }
            }
            node::Event::Browse(look) => Event::Browse { look },
            node::Event::Peer { room, seat, id, name, state, text } => Event::Peer {
                room: room.0,
                seat: seat.map(|seat| seat.byte()),
                id,
                name,
                state: state.into(),
                text,
            },
            node::Event::Digits { room, name, digits } => Event::Digits { room: room.0, name, digits },
            node::Event::WantsSeat { room, peer, name } => Event::WantsSeat { room: room.0, peer, name },
            node::Event::SeatFree { room, peer } => Event::SeatFree { room: room.0, peer },
            node::Event::Terms { room, lines } => Event::Terms { room: room.0, lines },
            node::Event::View { room, seat, scene, status } => {
                Event::View { room: room.0, seat: seat.byte(), scene: scene.into(), status: status.into() }
            }
            node::Event::Curtain { room, seat, text, status } => {
                Event::Curtain { room: room.0, seat: seat.byte(), text, status: status.into() }
            }
            node::Event::Entry { room, line } => {
                let told = if line.shown { line.told } else { String::new() };
                Event::Logged { room: room.0, seat: line.seat.byte(), told }
            }
            node::Event::Turn { room, seat, mine, text, .. } => {
                Event::Turn { room: room.0, seat: seat.map(|seat| seat.byte()), mine, text }
            }
            node::Event::Notice { room, seat, kind, text } => {
                Event::Given { room: room.0, seat: seat.byte(), notice: kind.into(), text }
            }
            node::Event::Verdict { room, result, findings, lines } => Event::Verdict {
                room: room.0,
                result: result.into(),
                findings: findings.into_iter().map(SeatFinding::from).collect(),
                lines: lines.into_iter().map(Finding::from).collect(),
            },
            node::Event::Record { .. } => return None,
            node::Event::Settled { room } => Event::Settled { room: room.0 },
            node::Event::RematchAsked { room, text } => Event::RematchAsked { room: room.0, text },
            node::Event::Closed { room, text } => Event::Gone { room: room.0, text },
            node::Event::Error { room, error } => {
                Event::Trouble { room: room.map(|room| room.0), failure: error.into() }
            }
        })
    }
}

impl From<node::Qr> for QrCode {
    fn from(qr: node::Qr) -> QrCode {
        QrCode {
            side: u32::try_from(qr.side).unwrap_or(0),
            dark: qr.dark.into_iter().map(u8::from).collect(),
        }
    }
}

impl From<node::Near> for NearTable {
    fn from(near: node::Near) -> NearTable {
        NearTable { id: near.id.0, name: near.name, fits: near.fits }
    }
}

impl Announcement {
    /// `None` without an address.
    fn of_node(announcement: node::discovery::Announcement) -> Option<Announcement> {
        Some(Announcement {
            service: node::discovery::SERVICE.to_owned(),
            port: announcement.addresses.first()?.port(),
            id: announcement.id.to_string(),
            name: announcement.name,
            version: announcement.version,
        })
    }
}

impl From<node::PeerState> for PeerState {
    fn from(state: node::PeerState) -> PeerState {
        match state {
            node::PeerState::Connecting => PeerState::Connecting,
            node::PeerState::Connected => PeerState::Connected,
            node::PeerState::Thinking => PeerState::Thinking,
            node::PeerState::Away => PeerState::Away,
            node::PeerState::Lost => PeerState::Lost,
        }
    }
}

impl From<node::NoticeKind> for Notice {
    fn from(kind: node::NoticeKind) -> Notice {
        match kind {
            node::NoticeKind::Resign => Notice::Resign,
            node::NoticeKind::OfferDraw => Notice::OfferDraw,
            node::NoticeKind::AcceptDraw => Notice::AcceptDraw,
            node::NoticeKind::DeclineDraw => Notice::DeclineDraw,
            node::NoticeKind::Leave => Notice::Leave,
            node::NoticeKind::End => Notice::End,
            node::NoticeKind::GoOn => Notice::GoOn,
        }
    }
}

impl From<Notice> for node::NoticeKind {
    fn from(notice: Notice) -> node::NoticeKind {
        match notice {
            Notice::Resign => node::NoticeKind::Resign,
            Notice::OfferDraw => node::NoticeKind::OfferDraw,
            Notice::AcceptDraw => node::NoticeKind::AcceptDraw,
            Notice::DeclineDraw => node::NoticeKind::DeclineDraw,
            Notice::Leave => node::NoticeKind::Leave,
            Notice::End => node::NoticeKind::End,
            Notice::GoOn => node::NoticeKind::GoOn,
        }
    }
}
