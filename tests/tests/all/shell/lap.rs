//! Lap in the full screen: a board is refused and repaired, squares are asked about, a board is declared.

use labirinto_tests::folder::Folder;
use labirinto_tests::terminal::Terminal;

/// Column c can be exchanged (LAP-8).
const COMBS: &str = "AAABBCCCCC\nAABBBCCCCC\nAAABBCCCCC\nAABBBCCCCC\nAAABBCCCCC\n\
                     AABBBDDDDD\nAAABBDDDDD\nAABBBDDDDD\nAAABBDDDDD\nAABBBDDDDD\n";

/// Lea's.
const HERS: &str = "CCCCCCCCCC\nCCCCCCAACD\nAACCCCCADD\nAACCCAAADB\nAAAAAAAADB\n\
                    ADDDAADDDB\nAADDADDDDB\nADDDDDBBBB\nBBDDBDBBBB\nBBBBBBBBBB\n";

/// The guest's.
const HIS: &str = "BBBBBBBDDD\nBBBBBBBBDD\nBBBBDDDDDD\nBBBAAADDDD\nBBBAADDDDD\n\
                    AAAAAAADDD\nACCACAAADD\nCCCCCCAAAA\nCCCCCCCCAA\nCCCCCCCCAA\n";

#[test]
fn a_game_of_lap_at_one_keyboard() {
    let folder = Folder::made("lap-screens");
    let save = |name: &str, board: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, board).expect("the scratch folder can be written");
        path.display().to_string()
    };
    let [combs, hers, his] =
        [("combs", COMBS), ("hers", HERS), ("his", HIS)].map(|(name, board)| save(name, board));
    let data = folder.path().join("data").display().to_string();
    let arguments =
        ["--data", &data, "--name", "Lea", "play", "lap", "--hotseat", "--option", "starter=host"];
    let mut terminal = Terminal::start(100, 32, &arguments, &[]);
    let lift = |terminal: &mut Terminal| {
        terminal.whole("Enter lifts the curtain");
        terminal.keys("\r");
    };
    let ready = |terminal: &mut Terminal| {
        terminal.keys("r");
        terminal.whole("cannot be changed afterwards");
        terminal.keys("2");
    };
    lift(&mut terminal);
    terminal.whole("Prepare your board");
    terminal.keys(&format!(":board {combs}\r"));
    terminal.golden("lap-editor", "Undecidable: in column C the areas A B");
    terminal.picture("lap-editor");
    terminal.keys(&format!(":board {hers}\r"));
    terminal.shows("All answers together");
    ready(&mut terminal);
    lift(&mut terminal);
    terminal.whole("Prepare your board");
    terminal.keys(&format!(":board {his}\r"));
    terminal.shows("All answers together");
    ready(&mut terminal);
    for (own, others) in [("AB12", "EF56"), ("EF56", "CD34"), ("DE78", "GH34"), ("IJ910", "AB12")] {
        lift(&mut terminal);
        terminal.shows("Ask about");
        terminal.keys(&format!(":ask {own}\r"));
        lift(&mut terminal);
        terminal.shows("Ask about");
        terminal.keys(&format!(":ask {others}\r"));
    }
    lift(&mut terminal);
    terminal.shows("Ask about");
    terminal.keys("p");
    terminal.shows("Area D");
    terminal.keys("d");
    terminal.shows("d▸ Area D");
    terminal.keys("jjjllll\rll\rk\r");
    terminal.until("three marks", |text| text.matches("dʹ").count() == 3);
    terminal.keys("nkll");
    terminal.golden("lap-play", "Ask about IJ23");
    terminal.picture("lap-play");
    terminal.keys(&format!(":declare {his}\r"));
    terminal.shows("Seal the painted declaration");
    terminal.keys("v");
    lift(&mut terminal);
    terminal.golden("lap-reply", "Declare nothing");
    terminal.keys("o");
    terminal.golden("lap-result", "Boards legal");
    terminal.picture("lap-result");
}
