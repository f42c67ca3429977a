//! The scene of one seat.

use super::super::scene::{Pen, Sheet, Spoken, Trail, headline};
use super::super::{Edge, Edges, Knowledge, Known, Maze, State, other};
use super::draft::Asking;
use super::editor::{self, Editor};
use super::marks::Guess;
use super::play::{self, Play, is_turn};
use super::{Table, notes};
use crate::{Cell, Keeper, Panel, PanelKind, Role, Scene, Seat, Text};

/// The panel of the own maze.
const OWN: u8 = 1;

/// The scene of `table`. Of secrets it sees the own one only, which `keeper` holds.
pub fn scene(table: &Table, state: &State, keeper: &dyn Keeper) -> Scene {
    if let Some(editor) = &table.editor {
        return editor_scene(editor, table, state);
    }
    let running = state.outcome().is_none();
    let mut panels = Vec::new();
    if let (Some(play), Some(learned)) = (&table.play, &table.learned) {
        let knowledge = learned.after(state.heard(table.seat));
        panels.push(notebook(table, state, play, &knowledge, running));
    }
    if let Some(maze) = keeper.secret(0).and_then(Maze::decode) {
        panels.push(own(table.seat, state, &maze));
    }
    let acts = match &table.play {
        Some(play) if running => play.acts(is_turn(state, table.seat)),
        _ => Vec::new(),
    };
    let mut notes = notes::heard(table, state);
    let heard = notes.len();
    if running {
        notes.extend(notes::own(table, state));
    }
    Scene { headline: headline(state, Some(table.seat)), notes, heard, panels, acts }
}

fn editor_scene(editor: &Editor, table: &Table, state: &State) -> Scene {
    let due = table.is_due_to_commit(state);
    let headline = if due {
        headline(state, Some(table.seat))
    } else {
        Text::key("labyrinthe-now-draw-meanwhile").seat("seat", other(table.seat))
    };
    let panels = vec![drawing(editor, table)];
    Scene { headline, notes: notes::editor(editor), heard: 0, panels, acts: editor.acts(due) }
}

/// The own maze while it is drawn.
fn drawing(editor: &Editor, table: &Table) -> Panel {
    let (grid, maze) = (table.grid, editor.maze());
    let mut sheet = Sheet::new(grid, vec![maze.start(), maze.goal()]);
    let wrong: Vec<Cell> = editor.flaws().into_iter().flat_map(|flaw| flaw.cells).collect();
    for cell in grid.cells().filter(|cell| wrong.contains(cell)) {
        sheet.wrong(cell);
    }
    let (dragged, draws) = editor.dragged();
    let standing = |edge: &Edge| !maze.open(*edge) && (draws || !dragged.contains(edge));
    for edge in grid.all_edges().filter(standing) {
        sheet.wall(edge);
    }
    for edge in dragged {
        sheet.drafted(*edge, if draws { Role::Mine } else { Role::Faint });
    }
    sheet.flag(maze.goal(), Pen::MINE);
    sheet.letter(maze.start(), "D", Pen::MINE);
    let title = Text::key("labyrinthe-panel-editor");
    sheet.panel(editor::PANEL, PanelKind::Editor, title, Some(editor.cursor()), |cell| {
        Spoken::new(cell)
            .when(cell == maze.start(), "labyrinthe-says-start")
            .when(cell == maze.goal(), "labyrinthe-says-goal")
            .when(wrong.contains(&cell), "labyrinthe-says-wrong")
            .walls(maze)
            .sides("labyrinthe-says-drafted", |side| {
                grid.edge(cell, side).is_some_and(|edge| dragged.contains(&edge))
            })
            .finish()
    })
}

/// The own maze in play, with what the other walked and heard in it.
fn own(seat: Seat, state: &State, maze: &Maze) -> Panel {
    let (grid, walker) = (maze.grid(), other(seat));
    let trail = Trail::of(state, walker);
    let here = state.walker(walker);
    let mut sheet = Sheet::new(grid, [maze.start(), maze.goal()].into_iter().chain(here).collect());
    trail.draw_counts(&mut sheet, Pen::MINE);
    for edge in grid.all_edges().filter(|edge| !maze.open(*edge)) {
        sheet.wall(edge);
    }
    trail.draw_walked(&mut sheet, Pen::THEIRS);
    trail.draw_asked(&mut sheet, Pen::THEIRS);
    sheet.flag(maze.goal(), Pen::MINE);
    if here != Some(maze.start()) {
        sheet.letter(maze.start(), "D", Pen::MINE);
    }
    if let Some(here) = here {
        sheet.piece(here, walker, Pen::THEIRS);
    }
    sheet.panel(OWN, PanelKind::Own, Text::key("labyrinthe-panel-own"), None, |cell| {
        let spoken = Spoken::new(cell)
            .when(cell == maze.start(), "labyrinthe-says-start")
            .when(cell == maze.goal(), "labyrinthe-says-goal")
            .seat(here == Some(cell), "labyrinthe-says-walker", walker)
            .walls(maze);
        trail.speak(spoken, cell).finish()
    })
}

/// The notebook on the other's maze: what is certain, what is not, what was heard, walked, marked and drafted.
fn notebook(table: &Table, state: &State, play: &Play, knowledge: &Knowledge, running: bool) -> Panel {
    let (grid, seat) = (table.grid, table.seat);
    let trail = Trail::of(state, seat);
    let (ends, here) = (state.ends(other(seat)), state.walker(seat));
    let taken = ends.iter().flat_map(|ends| [ends.start, ends.goal]).chain(here).collect();
    let demanded = knowledge.groups().iter().filter(|group| group.least > 0);
    let unsure: Edges = demanded.flat_map(|group| group.edges.iter().copied()).collect();
    let known = |edge: Edge| knowledge.wall(edge);
    let side_is = |cell, side, holds: &dyn Fn(Edge) -> bool| grid.edge(cell, side).is_some_and(holds);

    let mut sheet = Sheet::new(grid, taken);
    trail.draw_counts(&mut sheet, Pen::THEIRS);
    for edge in grid.all_edges() {
        match known(edge) {
            Known::Open => sheet.passage(edge),
            Known::Unknown if unsure.holds(edge) => sheet.unsure(edge, Pen::THEIRS),
            Known::Wall | Known::Unknown => {}
        }
        match play.marks().edge(edge) {
            Guess::Wall if known(edge) == Known::Unknown => sheet.maybe_wall(edge),
            Guess::Open if known(edge) == Known::Unknown => sheet.maybe_open(edge),
            _ => {}
        }
    }
    for edge in grid.all_edges().filter(|edge| known(*edge) == Known::Wall) {
        sheet.wall(edge);
    }
    for edge in play.dragged() {
        sheet.drafted(*edge, Role::Pencil);
    }
    trail.draw_walked(&mut sheet, Pen::MINE);
    let way = play.draft().cells(grid);
    let asking = play.draft().asking;
    if running {
        sheet.asked(&way, Pen::MINE);
        if let (Asking::Count, Some(cell)) = (asking, play.draft().counted) {
            sheet.target(cell, Pen::MINE);
        }
    }
    if let Some(ends) = ends {
        sheet.flag(ends.goal, Pen::THEIRS);
    }
    if let Some(here) = here {
        sheet.piece(here, seat, Pen::MINE);
    }
    for cell in grid.cells().filter(|cell| play.marks().cell(*cell)) {
        sheet.cross(cell);
    }
    let title = Text::key("labyrinthe-panel-notebook").seat("seat", other(seat));
    let cursor = running.then(|| play.cursor());
    sheet.panel(play::PANEL, PanelKind::Play, title, cursor, |cell| {
        let marked = |guess| move |edge| play.marks().edge(edge) == guess;
        let spoken = Spoken::new(cell)
            .when(here == Some(cell), "labyrinthe-says-here")
            .when(ends.is_some_and(|ends| ends.start == cell), "labyrinthe-says-start")
            .when(ends.is_some_and(|ends| ends.goal == cell), "labyrinthe-says-goal")
            .sides("labyrinthe-says-walls", |side| {
                grid.edge(cell, side).is_none_or(|edge| known(edge) == Known::Wall)
            })
            .sides("labyrinthe-says-open", |side| side_is(cell, side, &|edge| known(edge) == Known::Open))
            .sides("labyrinthe-says-unsure", |side| {
                side_is(cell, side, &|edge| known(edge) == Known::Unknown && unsure.holds(edge))
            });
        let drafted = way.iter().skip(1).rposition(|on| *on == cell).filter(|_| running);
        let drafted = drafted.map(|step| Text::key("labyrinthe-says-asked").number("step", step as i64 + 1));
        let counted = running && asking == Asking::Count && play.draft().counted == Some(cell);
        trail
            .speak(spoken, cell)
            .say(drafted)
            .when(counted, "labyrinthe-says-counted")
            .sides("labyrinthe-says-maybe-wall", |side| side_is(cell, side, &marked(Guess::Wall)))
            .sides("labyrinthe-says-maybe-open", |side| side_is(cell, side, &marked(Guess::Open)))
            .when(play.marks().cell(cell), "labyrinthe-says-marked")
            .finish()
    })
}
