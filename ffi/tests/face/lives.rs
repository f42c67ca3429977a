//! Opening, shutting, and doing both at the wrong moment.

use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, OnceLock};

use labirinto_ffi::{Core, Event, Failure, Listener, ListenerFailed, Order, Setup, words};

use crate::ear::{Folder, Shell, computer, setup};

/// The words after `name` in /proc/self/status.
fn own(name: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells it");
    let line = status.lines().find(|line| line.starts_with(name)).expect("Linux tells it");
    line.split_whitespace().nth(1).and_then(|word| word.parse().ok()).expect("a number")
}

fn files() -> usize {
    std::fs::read_dir("/proc/self/fd").expect("Linux tells it").count()
}

/// A thousand lives in one folder leave no thread, no file and no memory behind. Runs in a process of its own, so that
/// the other tests' threads are not counted.
#[test]
fn a_thousand_lives_leave_nothing_behind() {
    const CHILD: &str = "LABIRINTO_FACE_LIVES";
    if std::env::var_os(CHILD).is_none() {
        let test = "lives::a_thousand_lives_leave_nothing_behind";
        let status = std::process::Command::new(std::env::current_exe().expect("a test knows its file"))
            .args([test, "--exact", "--nocapture"])
            .env(CHILD, "1")
            .status();
        assert!(status.expect("the test runs").success());
        return;
    }
    let folder = Folder::new();
    let live = || {
        let shell = Shell::open(&folder, "Ada");
        shell.core.post(Order::ListUnfinished).expect("posted");
        shell.until("the list", |event| matches!(event, Event::Unfinished { .. }).then_some(()));
        shell.core.shut().expect("not inside the listener");
    };
    (0..50).for_each(|_| live());
    let (threads, open, memory) = (own("Threads:"), files(), own("VmRSS:"));
    (0..950).for_each(|_| live());
    assert!(own("Threads:") <= threads, "{} threads, {threads} before", own("Threads:"));
    assert!(files() <= open, "{} files, {open} before", files());
    let grown = own("VmRSS:").saturating_sub(memory);
    assert!(grown < 8 * 1024, "{grown} KiB more after 950 lives");
}

#[test]
fn a_folder_that_is_open_is_named_and_free_after_shutting() {
    let folder = Folder::new();
    let first = Shell::open(&folder, "Ada");
    let refused = Shell::try_open(&folder, "Ben").err().expect("refused");
    assert_eq!(refused.code(), "folder-in-use");
    assert!(matches!(refused, Failure::You { .. } | Failure::Disk { .. }), "{refused:?}");
    first.core.shut().expect("not inside the listener");
    let second = Shell::open(&folder, "Ben");
    let shut = [
        first.core.post(Order::Look),
        first.core.suspend(),
        first.core.resume(),
        first.core.network_changed(),
        first.core.peer_gone("aaaaaaaaaaaaaaaaaaaaaaaaaa".to_owned()),
        first.core.set_locale("pl".to_owned()),
        first.core.name().map(drop),
        first.core.setting("theme".to_owned()).map(drop),
        first.core.post(Order::ListRecords),
    ];
    for result in shut {
        assert_eq!(result.expect_err("shut").code(), "shut");
    }
    first.core.shut().expect("a second time is nothing");
    second.core.suspend().expect("posted");
}

/// The node waits at its end for the thread that tells: shutting from there would wait for itself.
#[test]
fn shutting_and_dropping_inside_the_listener_wait_for_nothing() {
    struct Impatient {
        core: OnceLock<Mutex<Option<Arc<Core>>>>,
        heard: Mutex<std::sync::mpsc::Sender<Failure>>,
    }
    impl Listener for Impatient {
        fn told(&self, _: Event) -> Result<(), ListenerFailed> {
            let Some(core) = self.core.get().and_then(|core| core.lock().expect("unharmed").take()) else {
                return Ok(());
            };
            let refused = core.shut().expect_err("inside the listener");
            self.heard.lock().expect("unharmed").send(refused).expect("the test listens");
            drop(core);
            Err(ListenerFailed::Thrown { reason: "thrown on purpose".to_owned() })
        }
    }
    let folder = Folder::new();
    let (heard, refusals) = channel();
    let listener = Arc::new(Impatient { core: OnceLock::new(), heard: Mutex::new(heard) });
    let core = Core::open(setup(folder.path(), "Ada"), listener.clone()).expect("a free folder");
    let waker = core.clone();
    assert!(listener.core.set(Mutex::new(Some(core))).is_ok());
    waker
        .post(Order::Play {
            game: "labyrinthe".to_owned(),
            options: Vec::new(),
            chairs: vec![computer(1), computer(1)],
        })
        .expect("posted");
    drop(waker);
    assert_eq!(refusals.recv().expect("told").code(), "shut-inside");
    // The folder is free again when the other thread is done with the end.
    loop {
        match Shell::try_open(&folder, "Ben") {
            Ok(_) => break,
            Err(refused) => assert_eq!(refused.code(), "folder-in-use"),
        }
        std::thread::yield_now();
    }
}

/// A key that the shell keeps makes the identity, and the folder keeps none; a damaged one is named.
#[test]
fn a_key_kept_by_the_shell_is_the_identity_and_the_folder_has_none() {
    let folder = Folder::new();
    let (other, listener) = (Folder::new(), || Arc::new(Deaf));
    let with = |folder: &Folder, secret: Option<Vec<u8>>| Setup { secret, ..setup(folder.path(), "Ada") };
    let id = |core: Arc<Core>| {
        let id = core.id().expect("open");
        core.shut().expect("not inside the listener");
        id
    };
    let first = id(Core::open(with(&folder, Some(vec![7; 32])), listener()).expect("opens"));
    assert!(!folder.path().join("identity.key").exists());
    assert_eq!(first, id(Core::open(with(&other, Some(vec![7; 32])), listener()).expect("opens")));
    assert_ne!(first, id(Core::open(with(&folder, Some(vec![8; 32])), listener()).expect("opens")));
    let refused = Core::open(with(&folder, Some(vec![7; 31])), listener()).err().expect("a key has 32 bytes");
    assert_eq!(refused.code(), "identity-damaged");
    assert_eq!(refused.to_string(), "The key of this device is damaged (keychain).");
    assert!(!format!("{:?}", with(&folder, Some(vec![7; 32]))).contains("7, 7"), "the secret stays unsaid");
}

/// Words where there is no core.
#[test]
fn words_are_had_without_a_core() {
    let say = |locale: &str| words(locale.to_owned(), "phone-try-again".to_owned()).expect("no error today");
    assert_eq!(say("en-GB"), "Try again");
    assert_ne!(say("pl-PL"), say("en-GB"));
}

struct Deaf;

impl Listener for Deaf {
    fn told(&self, _: Event) -> Result<(), ListenerFailed> {
        Ok(())
    }
}
