//! What colours say is said without them too.

use labirinto_tests::board::{HERS, HIS, save};
use labirinto_tests::folder::Folder;
use labirinto_tests::terminal::Terminal;

/// The screens of a game in an environment: drawing, asking with a draft and pencil marks, one's own board, the acts out
/// of turn, the result.
fn screens(name: &str, variables: &[(&str, &str)]) -> Vec<(String, bool)> {
    let folder = Folder::made(name);
    let data = folder.path().join("data").display().to_string();
    let (hers, his) = (save(folder.path(), "hers", HERS), save(folder.path(), "his", HIS));
    let arguments = [
        "--data",
        &data,
        "--name",
        "Lea",
        "play",
        "labyrinthe",
        "--hotseat",
        "--board",
        &hers,
        "--option",
        "starter=host",
    ];
    let mut terminal = Terminal::start(80, 24, &arguments, variables);
    let mut seen = Vec::new();
    let mut see = |terminal: &mut Terminal, words: &str| {
        let text = terminal.whole(words);
        seen.push((text, coloured(terminal.screen())));
    };
    terminal.whole("Enter lifts the curtain");
    terminal.keys("\r");
    terminal.whole("Your maze, being drawn");
    terminal.keys("KL");
    see(&mut terminal, "closed off");
    terminal.keys(&format!(":board {his}\r"));
    see(&mut terminal, "This maze is legal");
    terminal.keys("\r");
    see(&mut terminal, "cannot be changed afterwards");
    terminal.keys("2");
    terminal.whole("Hand the screen to Lea");
    terminal.keys("\r");
    terminal.whole("is waiting for you");
    terminal.keys(":count b3\r");
    terminal.whole("Hand the screen to Guest");
    terminal.keys("\r");
    terminal.whole("is waiting for you");
    terminal.keys(":count c3\r");
    terminal.whole("Hand the screen to Lea");
    terminal.keys("\r");
    terminal.whole("is waiting for you");
    terminal.keys("pKLw");
    terminal.whole("Walk");
    terminal.keys("kl");
    see(&mut terminal, "Ask this way: a4 a3 b3");
    terminal.keys("\t");
    see(&mut terminal, "⚑");
    terminal.keys("M");
    see(&mut terminal, "Offer a draw");
    terminal.keys("q:way a4 a3 b3 c3 d3 e3 e2 e1\r");
    see(&mut terminal, "arrived first");
    seen
}

fn coloured(screen: &vt100::Screen) -> bool {
    let (rows, columns) = screen.size();
    (0..rows.get()).flat_map(|row| (0..columns.get()).map(move |column| (row, column))).any(
        |(row, column)| {
            screen.cell(row, column).is_some_and(|cell| {
                cell.fgcolor() != vt100::Color::Default || cell.bgcolor() != vt100::Color::Default
            })
        },
    )
}

#[test]
fn a_game_without_colours_says_the_same() {
    let with = screens("coloured", &[]);
    let without = screens("colourless", &[("NO_COLOR", "1")]);
    assert!(with.iter().all(|(_, coloured)| *coloured), "the comparison is with colours");
    for ((with, _), (without, coloured)) in with.iter().zip(&without) {
        assert!(!coloured, "NO_COLOR means no colour:\n{without}");
        assert_eq!(with, without, "the same words and marks");
    }
}
