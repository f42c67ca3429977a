//! Help, completions, the manual page and docs/cli.md: all of one source, and complete.

use std::collections::BTreeSet;
use std::path::Path;

use labirinto_tests::once::labirinto;

/// Every command; `board` and `records` have commands below them.
const COMMANDS: [&str; 15] = [
    "demo",
    "play",
    "host",
    "join",
    "resume",
    "verify",
    "replay",
    "records",
    "board",
    "simulate",
    "perft",
    "bench",
    "help",
    "completions",
    "man",
];

/// Every option with the command it belongs to; none for those that stand everywhere.
const OPTIONS: [(&str, &str); 28] = [
    ("", "--option"),
    ("", "--seed"),
    ("", "--data"),
    ("", "--name"),
    ("", "--lang"),
    ("", "--plain"),
    ("", "--json"),
    ("demo", "--seats"),
    ("demo", "--level"),
    ("play", "--level"),
    ("play", "--hotseat"),
    ("play", "--board"),
    ("host", "--seats"),
    ("host", "--listen"),
    ("host", "--bot"),
    ("host", "--board"),
    ("host", "--accept"),
    ("join", "--listen"),
    ("join", "--bot"),
    ("join", "--board"),
    ("resume", "--listen"),
    ("replay", "--analysis"),
    ("board generate", "--count"),
    ("board generate", "--level"),
    ("simulate", "--games"),
    ("simulate", "--players"),
    ("simulate", "--boards"),
    ("perft", "--depth"),
];

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/cli.md");
    std::fs::read_to_string(path).expect("the page is part of the project")
}

/// The first column of the table below this heading.
fn column(page: &str, heading: &str) -> Vec<String> {
    let (_, below) = page.split_once(&format!("\n{heading}\n")).unwrap_or_else(|| panic!("no {heading}"));
    let rows = below.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.filter_map(|row| row.split('|').nth(1)).map(|cell| cell.trim().replace('`', "")).collect()
}

fn help(of: &str) -> String {
    let words: Vec<&str> = of.split(' ').filter(|word| !word.is_empty()).chain(["--help"]).collect();
    labirinto(&words).ends(0).out.clone()
}

/// The names that stand under the heading of commands.
fn listed(help: &str) -> BTreeSet<String> {
    let below = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let lines = below.take_while(|line| line.starts_with("  "));
    lines.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

#[test]
fn the_help_lists_every_command_option_and_exit_status() {
    let all = help("");
    assert_eq!(listed(&all), COMMANDS.map(str::to_owned).into());
    for (command, option) in OPTIONS {
        assert!(help(command).contains(option), "{command} {option}");
    }
    for status in 0..=7 {
        assert!(all.contains(&format!("\n  {status}  ")), "{status}: {all}");
    }
    for command in COMMANDS {
        assert_eq!(help(command), labirinto(&[command, "-h"]).ends(0).out, "{command}");
    }
    let version = labirinto(&["--version"]);
    assert_eq!(version.ends(0).out.trim(), format!("labirinto {}", env!("CARGO_PKG_VERSION")));
}

#[test]
fn the_page_of_the_contract_is_that_of_the_program() {
    let page = page();
    let commands: BTreeSet<String> = column(&page, "## Commands")
        .iter()
        .filter_map(|cell| cell.split(' ').next())
        .filter(|name| *name != "labirinto")
        .map(str::to_owned)
        .collect();
    assert_eq!(commands, COMMANDS.map(str::to_owned).into());
    let options: Vec<String> = column(&page, "## Options that stand everywhere")
        .iter()
        .filter_map(|cell| cell.split(' ').next().map(str::to_owned))
        .collect();
    let everywhere: Vec<&str> =
        OPTIONS.iter().filter(|(command, _)| command.is_empty()).map(|(_, option)| *option).collect();
    assert_eq!(options, everywhere);
    for (_, option) in OPTIONS {
        assert!(page.contains(option), "{option}");
    }
    let statuses: Vec<String> = (0..=7).map(|status| status.to_string()).collect();
    assert_eq!(column(&page, "## Exit status"), statuses);
    for heading in ["### `join ID`", "### The end of a game"] {
        assert!(page.contains(heading), "{heading}");
    }
}

#[test]
fn completions_know_every_command_and_option() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = labirinto(&["completions", shell]).ends(0).out.clone();
        assert!(script.contains("labirinto"), "{shell}");
        for command in COMMANDS {
            assert!(script.contains(command), "{shell}: {command}");
        }
        for (_, option) in OPTIONS {
            // Fish and elvish name options without their dashes.
            assert!(script.contains(option.trim_start_matches('-')), "{shell}: {option}");
        }
    }
}

#[test]
fn the_manual_page_is_roff_and_knows_every_command_and_option() {
    let all = labirinto(&["man"]).ends(0).out.replace("\\-", "-");
    assert!(all.contains(".TH labirinto 1"), "{all}");
    for command in COMMANDS {
        assert!(all.contains(&format!("labirinto-{command}(1)")), "{command}");
        let page = labirinto(&["man", command]).ends(0).out.replace("\\-", "-");
        assert!(page.contains(".TH"), "{command}");
        for (_, option) in OPTIONS.iter().filter(|(of, _)| *of == command) {
            assert!(page.contains(option), "{command} {option}");
        }
    }
}

/// The completions of bash are a script that bash reads, and complete what is typed.
#[test]
fn bash_reads_its_completions() {
    let script = labirinto(&["completions", "bash"]).ends(0).out.clone();
    let asked = format!(
        "{script}\nCOMP_WORDS=(labirinto ver) COMP_CWORD=1\n_labirinto labirinto ver labirinto\necho \"${{COMPREPLY[@]}}\""
    );
    let told = std::process::Command::new("bash").args(["--norc", "-c", &asked]).output();
    let told = told.expect("bash is what the check itself runs in");
    assert_eq!(String::from_utf8_lossy(&told.stdout).trim(), "verify", "{told:?}");
}
