//! The scene of one seat.

use super::super::scene::{Pen, Sheet, Spoken, last_heard, public_scene};
use super::super::{Area, Board, Certainty, State, state::other};
use super::play::{Given, Mode, Play};
use super::{Table, editor};
use crate::{Keeper, Match, PanelKind, Role, Scene, Stroke, Text};

/// The panel of the own board.
const OWN: u8 = 3;

/// The whole scene of this desk.
pub fn scene(table: &Table, state: &State, keeper: &dyn Keeper) -> Scene {
    let opened: Vec<_> = keeper.secret(0).map(|secret| (table.seat, 0, secret.clone())).into_iter().collect();
    let public = public_scene(state, &[]);
    let mut scene = Scene {
        headline: public.headline,
        notes: Vec::new(),
        heard: 0,
        panels: Vec::new(),
        acts: Vec::new(),
    };
    if let Some(editor) = &table.editor {
        scene.notes = editor.notes();
        scene.panels.push(editor_panel(editor, state));
        scene.acts = editor.acts(table.is_due_to_commit(state));
        return scene;
    }
    let given = table.given(state);
    let heard = [(table.seat, "lap-note-you-heard"), (other(table.seat), "lap-note-other-heard")];
    scene.notes = heard.into_iter().filter_map(|(seat, key)| last_heard(state, seat, key)).collect();
    scene.heard = scene.notes.len();
    scene.notes.extend(own_notes(table, state));
    scene.panels.push(notebook(table, &given));
    if let Some(own) = public_scene(state, &opened).panels.into_iter().nth(table.seat.index()) {
        let title = Text::key("lap-title-own");
        scene.panels.push(crate::Panel { id: OWN, kind: PanelKind::Own, title, ..own });
    }
    if state.outcome().is_none() {
        scene.acts = table.play.acts(&given);
    }
    scene
}

fn editor_panel(editor: &editor::Editor, state: &State) -> crate::Panel {
    let (board, size) = (editor.board(), state.size());
    let mut sheet = Sheet::new(size);
    sheet.areas(board, size.all(), Pen::Ink);
    sheet.wrong(editor.wrong());
    sheet.drafted(editor.brush.drafted());
    let wrong = editor.wrong();
    let title = Text::key("lap-title-editor");
    sheet.panel(editor::PANEL, PanelKind::Editor, title, Some(editor.brush.cursor), |cell| {
        let index = size.index(cell);
        let own: Vec<Area> = board.at(index).into_iter().collect();
        let bare = own.is_empty().then(|| Text::key("lap-says-bare"));
        let wrong = (wrong >> index & 1 == 1).then(|| Text::key("lap-says-wrong"));
        Spoken::new(cell).areas("lap-says-area", &own).say(bare).say(wrong).finish()
    })
}

/// What follows from all answers in ink, what is painted to be declared in the own pen, marks in pencil.
fn notebook(table: &Table, given: &Given) -> crate::Panel {
    let (state, size, play) = (given.state, given.state.size(), &table.play);
    let certain = given.knowledge.certain();
    let mut sheet = Sheet::new(size);
    let guess: &Board = &play.notes().guess;
    sheet.areas(&certain, size.all(), Pen::Ink);
    sheet.areas(guess, size.all() & certain.blank(), Pen::Mine);
    let differ = Area::ALL
        .into_iter()
        .fold(0, |all, area| all | guess.cells(area) & !certain.cells(area) & !certain.blank());
    sheet.wrong(differ);
    for cell in size.cells() {
        let marked = marked(play, size.index(cell));
        let letters: String = marked.iter().map(|area| area.letter().to_ascii_lowercase()).collect();
        if !letters.is_empty() {
            sheet.marks(cell, letters);
        }
    }
    let mut said = Vec::new();
    for heard in state.heard(table.seat).iter() {
        if !said.contains(&heard.square) {
            said.push(heard.square);
            sheet.heard(heard.square, heard.counts, Role::Theirs);
        }
    }
    if play.mode == Mode::Squares && state.outcome().is_none() {
        sheet.asked(play.square(), Role::Mine, Stroke::Dotted);
    }
    sheet.drafted(play.brush.drafted());
    let title = Text::key("lap-title-notebook").seat("seat", other(table.seat));
    sheet.panel(super::play::PANEL, PanelKind::Play, title, Some(play.brush.cursor), |cell| {
        let index = size.index(cell);
        let known = given.knowledge.areas_of(index);
        let key = if known.len() == 1 { "lap-says-certain" } else { "lap-says-possible" };
        let known = if known.len() == Area::ALL.len() { Vec::new() } else { known };
        let guessed: Vec<Area> = guess.at(index).into_iter().collect();
        Spoken::new(cell)
            .areas(key, &known)
            .areas("lap-says-guess", &guessed)
            .areas("lap-says-marks", &marked(play, index))
            .heard(state, table.seat)
            .finish()
    })
}

fn marked(play: &Play, index: usize) -> Vec<Area> {
    let marks = &play.notes().marks;
    Area::ALL.into_iter().filter(|area| marks[area.index()] >> index & 1 == 1).collect()
}

fn own_notes(table: &Table, state: &State) -> Vec<Text> {
    let mut notes = Vec::new();
    let knowledge = &table.knowledge;
    if knowledge.contradiction().is_some() {
        notes.push(Text::key("lap-note-contradiction"));
    } else if state.turn() > 0 {
        notes.push(match knowledge.certainty() {
            Certainty::Exact => Text::key("lap-note-exact"),
            Certainty::Propagated => Text::key("lap-note-propagated"),
        });
        notes.push(Text::key("lap-note-open").number("count", knowledge.open().count_ones()));
    }
    let skips = state.skips(table.seat);
    if skips > 0 {
        notes.push(Text::key("lap-note-skips").number("count", skips));
    }
    let guess = &table.play.notes().guess;
    if table.play.mode == Mode::Paint {
        let counts = Area::ALL.map(|area| format!("{}{}", area.letter(), guess.cells(area).count_ones()));
        let text = Text::key("lap-note-guess").word("counts", counts.join(" "));
        notes.push(text.number("wanted", state.size().share()));
        notes.push(table.play.flaw().unwrap_or(Text::key("lap-note-guess-whole")));
    }
    notes
}
