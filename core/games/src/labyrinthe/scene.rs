//! What everybody may see. The full one takes the place of this file; it draws the dotted grid and the ends only.

use crate::{Form, Match, Panel, PanelKind, Role, Scene, Seat, Secret, Shape, Stroke, Target, Text};

use super::State;

/// The public scene of `state`: for each seat's maze a panel, with the `opened` mazes drawn in.
pub(super) fn public_scene(state: &State, _opened: &[(Seat, u8, Secret)]) -> Scene {
    let size = state.grid().size();
    let panel = |seat: Seat| {
        let corner = |column: u8, row: u8| crate::Cell { column, row }.corner();
        let mut shapes = Vec::new();
        for line in 0..=size {
            let across = Form::Line { from: corner(0, line), to: corner(size, line) };
            let down = Form::Line { from: corner(line, 0), to: corner(line, size) };
            for (place, form) in [across, down].into_iter().enumerate() {
                let id = u32::from(line) * 2 + place as u32;
                shapes.push(Shape { id, form, role: Role::Grid, stroke: Stroke::Hair });
            }
        }
        let targets = state.grid().cells().map(|cell| Target {
            id: state.grid().index(cell) as u16,
            cell,
            from: cell.corner(),
            to: corner(cell.column + 1, cell.row + 1),
            label: Text::key("labyrinthe-cell").word("cell", cell.name()),
        });
        Panel {
            id: seat.byte(),
            kind: PanelKind::Public,
            title: Text::key("labyrinthe-panel-maze").seat("seat", seat),
            columns: size,
            rows: size,
            shapes,
            targets: targets.collect(),
            cursor: None,
        }
    };
    let headline = match state.due() {
        crate::Due::Over(outcome) => outcome.reason,
        _ => Text::key("labyrinthe-headline-asks").seat("seat", state.asker()),
    };
    Scene { headline, notes: Vec::new(), panels: Seat::all(2).map(panel).collect(), acts: Vec::new() }
}
