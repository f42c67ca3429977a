//! A node is opened and shut again and again in one process: neither a thread nor an open file stays behind. In a
//! process of its own, so that nothing else opens and ends while it counts.
#![cfg(target_os = "linux")]

use std::fs;

use labirinto_node::{Command, Config, Event};
use labirinto_tests::device::{Device, config, quick};
use labirinto_tests::folder::Folder;

/// Set in the process that counts.
const ALONE: &str = "LABIRINTO_CYCLES_ALONE";

/// How often; a longer run sets the variable `LABIRINTO_CYCLES`.
const CYCLES: usize = 100;

/// Cycles before the first count: what is made once for the process is there then.
const WARM: usize = 4;

fn entries(of: &str) -> usize {
    fs::read_dir(format!("/proc/self/{of}")).expect("the system shows this process").count()
}

/// Threads and open files of this process.
fn held() -> (usize, usize) {
    (entries("task"), entries("fd"))
}

/// Memory of this process, in KiB.
fn memory() -> usize {
    let status = fs::read_to_string("/proc/self/status").expect("the system shows this process");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("every process has memory");
    line.trim().trim_end_matches("kB").trim().parse().expect("a number")
}

/// Opens a node that listens, dials, thinks and stores, and ends it: in order, or as a kill.
fn cycle(config: Config, in_order: bool) {
    let mut device = Device::open(config).expect("the folder is free");
    let play = |players| Command::Play { game: "labyrinthe".to_owned(), options: Vec::new(), players };
    device.host(&[], quick());
    device.post(play(vec![quick(), quick()]));
    device.until("an entry", |event| matches!(event, Event::Entry { .. }).then_some(()));
    if in_order {
        device.node.shut();
    }
}

/// This program again, for this test alone.
fn alone() {
    let program = std::env::current_exe().expect("the system knows the program");
    let status = std::process::Command::new(program)
        .args(["node::cycles::open_and_shut_leaves_neither_thread_nor_file_behind", "--exact", "--nocapture"])
        .env(ALONE, "1")
        .status();
    assert!(status.expect("this program can be run").success());
}

#[test]
fn open_and_shut_leaves_neither_thread_nor_file_behind() {
    if std::env::var_os(ALONE).is_none() {
        return alone();
    }
    let cycles = std::env::var("LABIRINTO_CYCLES").ok().and_then(|text| text.parse().ok()).unwrap_or(CYCLES);
    let folder = Folder::new("cycles");
    let run = |number: usize| cycle(config(folder.path(), "Ada"), number.is_multiple_of(2));
    (0..WARM).for_each(run);
    let (before, half) = (held(), cycles / 2);
    (WARM..half).for_each(run);
    let at_half = memory();
    for number in half..cycles {
        run(number);
        assert_eq!(held(), before, "after cycle {number}: threads and open files");
    }
    let grown = memory().saturating_sub(at_half);
    println!("{cycles} cycles, {grown} KiB more after the second half than after the first");
    // The words of five languages alone are more than this bound for each cycle.
    assert!(grown < (cycles - half) * 256, "{grown} KiB more than after half of {cycles} cycles");
}
