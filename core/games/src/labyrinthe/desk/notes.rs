//! The sentences beside the boards.

use super::super::scene::last_heard;
use super::super::{Certainty, Knowledge, Known, Question, State, other};
use super::Table;
use super::editor::Editor;
use super::play::Play;
use crate::Text;

/// What is right and wrong with the maze being drawn.
pub fn editor(editor: &Editor) -> Vec<Text> {
    let flaws = editor.flaws();
    if !flaws.is_empty() {
        return flaws.into_iter().map(|flaw| flaw.text).collect();
    }
    let steps = editor.distance().unwrap_or(0);
    let walls = i64::from(editor.maze().walls().count());
    let legal = Text::key("labyrinthe-note-legal").number("walls", walls).number("steps", steps);
    let near = editor.near().map(|steps| Text::key("labyrinthe-note-near").number("steps", steps));
    [legal].into_iter().chain(near).collect()
}

/// What the draft would bring, and how sure the notebook is.
pub fn own(table: &Table, state: &State) -> Vec<Text> {
    let mut notes = Vec::new();
    if let (Some(play), Some(learned)) = (&table.play, &table.learned) {
        let knowledge = learned.after(state.heard(table.seat));
        notes.extend(forecast(play, &knowledge));
        notes.push(certainty(table, &knowledge));
    }
    notes
}

/// The last question of each with its answer, the own one first.
pub fn heard(table: &Table, state: &State) -> Vec<Text> {
    let mine = last_heard(
        state,
        table.seat,
        ["labyrinthe-note-heard-count", "labyrinthe-note-heard-yes", "labyrinthe-note-heard-no"],
    );
    let theirs = last_heard(
        state,
        other(table.seat),
        ["labyrinthe-note-told-count", "labyrinthe-note-told-yes", "labyrinthe-note-told-no"],
    );
    mine.into_iter().chain(theirs).collect()
}

fn certainty(table: &Table, knowledge: &Knowledge) -> Text {
    if knowledge.contradiction().is_some() {
        return Text::key("labyrinthe-note-contradiction").seat("seat", other(table.seat));
    }
    Text::key(match knowledge.certainty() {
        Certainty::Exact => "labyrinthe-note-exact",
        Certainty::Propagated => "labyrinthe-note-propagated",
    })
}

/// What is certain already of the answer to the drafted question.
fn forecast(play: &Play, knowledge: &Knowledge) -> Option<Text> {
    let grid = knowledge.grid();
    match play.draft().question()? {
        Question::Way(steps) => {
            let cells = play.draft().cells(grid);
            let edges = cells.iter().zip(&steps).filter_map(|(cell, step)| grid.edge(*cell, *step));
            let known: Vec<Known> = edges.map(|edge| knowledge.wall(edge)).collect();
            if known.contains(&Known::Wall) {
                Some(Text::key("labyrinthe-note-sure-no"))
            } else {
                let sure = known.iter().all(|known| *known == Known::Open);
                sure.then_some(Text::key("labyrinthe-note-sure-yes"))
            }
        }
        Question::Count(cell) => {
            let sides = crate::Direction::ALL.into_iter().map(|side| grid.edge(cell, side));
            let known: Vec<Known> =
                sides.map(|edge| edge.map_or(Known::Wall, |edge| knowledge.wall(edge))).collect();
            let walls = known.iter().filter(|known| **known == Known::Wall).count() as i64;
            let sure = !known.contains(&Known::Unknown);
            sure.then(|| {
                Text::key("labyrinthe-note-sure-count").word("cell", cell.name()).number("count", walls)
            })
        }
    }
}
