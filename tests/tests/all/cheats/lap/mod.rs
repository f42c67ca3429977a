//! Cheats in a game with sealed declarations: about boards, questions, answers, declarations and turns.

mod answers;
mod boards;
mod declarations;
mod questions;
mod turns;

use super::*;
use labirinto_games::lap::{Deed as Doing, Lap, Square};
use labirinto_games::{Due, Secret, Verdict};
use labirinto_proofs::{Commitment, Context, Finding, Opening, Scheme};
use labirinto_table::{Deed, Grade, Saying, Seats, verify};
use labirinto_tests::disguise::{Disguise, Lie};
use labirinto_tests::net::last_of;

const HOSTS: &str = "AAAAAABB\nAAAAAABB\nAAAABBBB\nCCCCBBBB\nCCCCBBBB\nCCCCDDDD\nCCCCDDDD\nDDDDDDDD\n";
const GUESTS: &str = "AAAABBBB\nAAAABBBB\nAAAABBBB\nAAAABBBB\nCCCCDDDD\nCCCCDDDD\nCCCCDDDD\nCCCCDDDD\n";
/// A and B alternate on column c between a full column of each: column c can be exchanged (LAP-8).
const COMBS: &str = "AAABBCCCCC\nAABBBCCCCC\nAAABBCCCCC\nAABBBCCCCC\nAAABBCCCCC\n\
                     AABBBDDDDD\nAAABBDDDDD\nAABBBDDDDD\nAAABBDDDDD\nAABBBDDDDD\n";
/// The host's, where the boards are of 10x10.
const LARGE: &str = "AAAAABBBBB\nAAAAABBBBB\nAAAAABBBBB\nAAAAABBBBB\nAAAAABBBBB\n\
                     CCCCCDDDDD\nCCCCCDDDDD\nCCCCCDDDDD\nCCCCCDDDDD\nCCCCCDDDDD\n";
const SALT: [u8; 32] = [7; 32];

/// The bytes of a board that need not be legal; a dot is a bare cell.
fn bytes_of(text: &str) -> Vec<u8> {
    let cell = |letter: char| "ABCD.".find(letter).map(|place| place as u8);
    [text.lines().count() as u8].into_iter().chain(text.chars().filter_map(cell)).collect()
}

fn board(text: &str) -> Secret {
    Secret::from_bytes(bytes_of(text))
}

fn ask(square: &str) -> Doing {
    Doing::Ask(Square::of_words(square).expect("a square"))
}

/// A game that is begun: the boards are committed to, `starter` is to ask.
struct Begun {
    net: Net,
    forger: Forger,
}

impl Begun {
    fn new(starter: &str, options: &[(&str, &str)]) -> Begun {
        Begun::with(starter, options, None, &board(GUESTS))
    }

    /// The guest answers by `lie`, and has this board, legal or not.
    fn with(starter: &str, options: &[(&str, &str)], lie: Option<Lie>, guests: &Secret) -> Begun {
        let large = guests.reveal().first() == Some(&10);
        let size = if large { "10" } else { "8" };
        let all: Vec<_> =
            [("size", size), ("starter", starter)].into_iter().chain(options.iter().copied()).collect();
        let others = lie.map(|lie| (1, Disguise { game: &Lap, lie, show: |public| public }.catalogue()));
        let mut net = Net::with(catalogue(), &apart("lap", 2, &all), 3, &others.into_iter().collect());
        net.lies(1);
        let forger = Forger::new(&net, 1);
        net.secrets.insert((Seat::HOST, 0), board(if large { LARGE } else { HOSTS }));
        net.secrets.insert((guest(), 0), guests.clone());
        net.hands(Hands::Ready);
        net.link_all();
        let mut begun = Begun { net, forger };
        begun.settle();
        begun
    }

    /// What happens by itself happens, up to the audit.
    fn settle(&mut self) {
        self.net.run(500, |net| !net.table(0).findings().is_empty());
    }

    fn due(&self) -> Due {
        self.net.table(0).public().expect("the match is open").due()
    }

    fn does(&mut self, seat: Seat, doing: Doing) -> &mut Begun {
        self.net.deed(seat, Deed::Move(doing.encode()));
        self.settle();
        self
    }

    /// Both ask about the same squares, whoever begins.
    fn asked(&mut self, first: Seat, squares: &[&str]) -> &mut Begun {
        for square in squares {
            self.does(first, ask(square));
            self.does(first.next(2), ask(square));
        }
        self
    }

    /// `seat` declares `text`; the seal follows by itself.
    fn declares(&mut self, seat: Seat, text: &str) -> &mut Begun {
        let slot = 1 + self.sealed(seat);
        self.net.secrets.insert((seat, slot), board(text));
        self.does(seat, Doing::Declare)
    }

    fn sealed(&self, seat: Seat) -> u8 {
        let seals = |entry: &&Entry| {
            entry.seat() == seat && matches!(entry.act(), Act::Commit { slot, .. } if *slot > 0)
        };
        self.net.table(0).entries().iter().filter(seals).count() as u8
    }

    /// From here on the guest says only what is sent by hand.
    fn mute(&mut self) -> &mut Begun {
        mute(&mut self.net, 1);
        self
    }

    fn send(&mut self, act: Act) -> &mut Begun {
        let body = self.forger.next(&self.net, 0, act);
        inject(&mut self.net, &self.forger, &body);
        self
    }

    /// The guest sends this, and is accused by `clause`.
    fn caught(&mut self, act: Act, clause: &str) {
        self.mute();
        self.net.places[1].hands = Hands::Idle;
        self.send(act);
        accused(&self.net, clause);
    }

    /// A commitment of the guest to these bytes, under [`SALT`].
    fn seal(&self, slot: u8, secret: &[u8]) -> Act {
        let context = Context { table: self.net.table(0).entries()[0].hash().0, seat: guest(), slot };
        let opening = Opening::new(SALT, Secret::from_bytes(secret.to_vec()));
        let commitment = Commitment::of(Scheme::AuditOnly, &context, &opening);
        Act::Commit { slot, commitment: bytes(commitment.bytes()), public: bytes(&[]) }
    }

    /// The guest declares, and seals these bytes by hand; the host's reply is "none", where one is due.
    fn sealed_by_hand(starter: &str, secret: &[u8]) -> Begun {
        let mut begun = Begun::new(starter, &[]);
        begun.mute().net.places[1].hands = Hands::Idle;
        begun.send(act(Doing::Declare));
        let seal = begun.seal(1, secret);
        begun.send(seal);
        if begun.due() == (Due::Move { seat: Seat::HOST }) {
            begun.does(Seat::HOST, Doing::None);
        }
        assert_eq!(begun.due(), Due::Open { seat: guest(), slot: 1 });
        begun
    }

    /// Both ask once, and the guest declares this; the host declares nothing in reply.
    fn ends(&mut self, text: &str) {
        self.asked(guest(), &["AB12"]).declares(guest(), text).does(Seat::HOST, Doing::None);
    }

    /// The guest's next entry of this kind is changed, signed anew and sent instead.
    fn altered(&mut self, kind: Kind, change: impl Fn(Body) -> Option<Body> + 'static) -> &mut Begun {
        let (signer, seat) = (self.forger.clone(), guest());
        let wanted = move |entry: &Entry| entry.seat() == seat && entry.kind() == kind;
        let change = move |entry: &Entry| Some(signer.sign_body(&change(body_of(entry))?));
        self.net.places[1].tamper = Some(alter(self.forger.table, vec![0], wanted, change));
        self
    }

    /// The guest's board is still to be committed to, by hand. The host declares [`GUESTS`] first.
    fn new_unsealed(options: &[(&str, &str)]) -> Begun {
        let all: Vec<_> =
            [("size", "8"), ("starter", "host")].into_iter().chain(options.iter().copied()).collect();
        let mut net = Net::new(catalogue(), &apart("lap", 2, &all), 3);
        net.lies(1);
        let forger = Forger::new(&net, 1);
        let (seat, table) = (guest(), forger.table);
        net.places[1].tamper = Some(Box::new(move |frame, _| {
            let commits = |bytes: &Bytes<{ Entry::MAX_BYTES }>| {
                let entry = Entry::read(bytes.as_slice()).expect("a table writes canonical entries");
                entry.seat() == seat && entry.kind() == Kind::Commit
            };
            match frame {
                Frame::Entries(list) if list.as_slice().iter().any(commits) => Vec::new(),
                _ => vec![frame.clone().write(table)],
            }
        }));
        net.secrets.insert((Seat::HOST, 0), board(HOSTS));
        net.secrets.insert((Seat::HOST, 1), board(GUESTS));
        net.hands(Hands::Ready);
        net.link_all();
        let mut begun = Begun { net, forger };
        begun.settle();
        begun.mute().net.places[1].hands = Hands::Idle;
        assert_eq!(begun.due(), Due::Commit { seat: guest(), slot: 0 });
        begun
    }

    /// The game goes on to its end: the finding about the guest, by the host's audit and a third party's.
    fn audited(&mut self) -> (u64, &'static str, Verdict) {
        self.settle();
        let table = self.net.table(0);
        assert_eq!(table.findings()[0].finding, Finding::Honest);
        let Finding::Cheat { sequence, clause, .. } = table.findings()[1].finding.clone() else {
            panic!("the audit found nothing: {:?}", table.findings())
        };
        let report = verify(&table.record(), catalogue()).expect("a record");
        assert_eq!(report.grade(), Grade::Cheat);
        let Standing::Finished(finish) = table.standing() else { panic!("the game has an end") };
        assert_second_opinion(&self.net);
        (sequence, clause, finish.verdict.clone())
    }
}

/// The host has accused the guest at the entry after its log, for this, and a third party is convinced.
fn accused(net: &Net, clause: &str) {
    let (seat, sequence, found) = net.accusation(0).expect("the cheat is caught");
    assert_eq!((seat, found), (guest(), clause));
    assert_eq!(sequence, net.table(0).entries().len() as u64);
    assert_eq!(verify(&net.table(0).record(), catalogue()).expect("a record").grade(), Grade::Cheat);
}

fn act(doing: Doing) -> Act {
    Act::Move(bytes(&doing.encode().0))
}

fn raw(act: &[u8]) -> Act {
    Act::Move(bytes(act))
}

fn answer(reply: &[u8]) -> Act {
    Act::Answer { answer: bytes(reply), proof: bytes(&[]) }
}

fn open(slot: u8, secret: &[u8]) -> Act {
    Act::Open { slot, salt: SALT, secret: bytes(secret) }
}

fn won(seat: Seat) -> Verdict {
    Verdict::Win(vec![seat])
}
