//! Two processes that play each other, and what both must agree on at the end.

use std::collections::BTreeMap;

use labirinto_games::GAMES;
use labirinto_table::{Grade, verify};
use labirinto_tests::board::{save, snake};
use labirinto_tests::folder::Folder;
use labirinto_tests::process::Device;
use serde_json::Value;

/// Any free port of 127.0.0.1.
pub const HERE: &str = "127.0.0.1:0";

/// Whether the long form of the tests was asked for.
pub fn long() -> bool {
    std::env::var_os("LABIRINTO_LONG").is_some()
}

/// Two processes.
pub struct Pair {
    pub host: Device,
    pub guest: Device,
    pub table: String,
}

impl Pair {
    /// Two computer players of this level at a table with these options, joined by link.
    pub fn bots(level: u8) -> Pair {
        Pair::with(&[&format!("--bot={level}")], &[])
    }

    /// Two of the weakest, each with a maze that nobody is through before 63 cells were walked: a game that is not
    /// over before a test is through with it.
    pub fn patient() -> Pair {
        let folder = Folder::made("patient");
        let board = save(folder.path(), "board", &snake(8));
        Pair::with(&["--bot=1", "--board", &board], &["--option", "size=8"])
    }

    fn with(both: &[&str], host: &[&str]) -> Pair {
        let begin = ["host", "labyrinthe", "--accept", "--listen", HERE];
        let mut host = Device::start("Ada", &[&begin, both, host].concat());
        let link = link(&mut host);
        let mut guest = Device::start("Ben", &[&["join", &link, "--listen", HERE], both].concat());
        let table = guest.table();
        Pair { host, guest, table }
    }

    /// One of the two.
    pub fn side(&mut self, host: bool) -> &mut Device {
        if host { &mut self.host } else { &mut self.guest }
    }

    /// The next life of a side that is dead. A computer player needs nobody at its standard input.
    pub fn resume(&mut self, host: bool) {
        let table = self.table.clone();
        let device = self.side(host);
        device.restart(&["resume", &table, "--listen", HERE]);
        device.process.end_input();
    }

    /// Whether a side has told that secrets are opened, in the life that is or was its last.
    pub fn is_over(&mut self, host: bool) -> bool {
        let over = ["open", "close"].map(Value::from);
        self.side(host).process.seen.iter().any(|line| over.contains(&line["kind"]))
    }

    /// Waits for both ends, and checks all that both must agree on.
    pub fn conclude(mut self) -> Value {
        let (verdict, record) = self.host.conclude();
        let (other_verdict, other_record) = self.guest.conclude();
        assert_eq!(verdict, other_verdict);
        assert!(
            verdict["seats"].as_array().expect("a list").iter().all(|seat| seat["found"] == "honest"),
            "{verdict}"
        );
        agree(&record, &other_record);
        let both: Vec<&BTreeMap<u64, String>> = vec![&self.host.told, &self.guest.told];
        for (sequence, hash) in both[0] {
            assert!(both[1].get(sequence).is_none_or(|other| other == hash), "two versions of {sequence}");
        }
        verdict
    }
}

/// The link that a host shows.
pub fn link(host: &mut Device) -> String {
    host.process.event("listening")["link"].as_str().expect("a link").to_owned()
}

/// Both records verify as honest, and every entry is the same, byte for byte; nobody is accused in them.
pub fn agree(record: &[u8], other: &[u8]) {
    for file in [record, other] {
        let report = verify(file, GAMES).expect("a record of this program");
        assert_eq!(report.grade(), Grade::Honest, "{:?}", report.seats);
    }
    let ([entries, _, accusations], [others, _, accused]) = (lists(record), lists(other));
    assert_eq!(entries, others, "the same entries, byte for byte");
    assert!(accusations.is_empty() && accused.is_empty());
}

/// The three lists of a record, as docs/protocol.md lays them out: entries, notices, evidence.
pub fn lists(record: &[u8]) -> [Vec<Vec<u8>>; 3] {
    let mut rest = &record[b"labirinto".len() + 1..];
    let number = |rest: &mut &[u8]| {
        let (four, after) = rest.split_at(4);
        *rest = after;
        u32::from_be_bytes(four.try_into().expect("four bytes")) as usize
    };
    [(); 3].map(|()| {
        let count = number(&mut rest);
        (0..count)
            .map(|_| {
                let length = number(&mut rest);
                let (item, after) = rest.split_at(length);
                rest = after;
                item.to_vec()
            })
            .collect()
    })
}
