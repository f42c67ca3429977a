//! What everybody may see.

use super::super::{Maze, State, other};
use super::{Pen, Sheet, Spoken, Trail};
use crate::{Cell, Due, Match, Panel, PanelKind, Scene, Seat, Secret, Text, Verdict};

/// The public scene: a panel for each seat's maze with the way that the other walked in it and the answers
/// heard, and the walls of those mazes that are `opened`. A function of the log and of what was opened.
pub fn public_scene(state: &State, opened: &[(Seat, u8, Secret)]) -> Scene {
    let panels = Seat::all(2).map(|owner| {
        let secret = opened.iter().find(|(seat, slot, _)| *seat == owner && *slot == 0);
        let maze = secret.and_then(|(_, _, secret)| Maze::decode(secret));
        panel(state, owner, maze.filter(|maze| maze.grid() == state.grid()).as_ref())
    });
    Scene {
        headline: headline(state, None),
        notes: Vec::new(),
        heard: 0,
        panels: panels.collect(),
        acts: Vec::new(),
    }
}

/// What is awaited and from whom, as `reader` reads it.
pub fn headline(state: &State, reader: Option<Seat>) -> Text {
    match state.due() {
        Due::Commit { seat, .. } if Some(seat) == reader => Text::key("labyrinthe-now-draw"),
        Due::Commit { seat, .. } => Text::key("labyrinthe-now-draws").seat("seat", seat),
        Due::Move { seat } if Some(seat) == reader => {
            Text::key("labyrinthe-now-ask").seat("seat", other(seat))
        }
        Due::Move { seat } => Text::key("labyrinthe-now-asks").seat("seat", seat),
        Due::Over(outcome) => match (&outcome.verdict, reader) {
            (Verdict::Win(winners), Some(reader)) if winners.contains(&reader) => {
                Text::key("labyrinthe-now-won")
            }
            (Verdict::Win(_), Some(reader)) => Text::key("labyrinthe-now-lost").seat("seat", other(reader)),
            _ => outcome.reason,
        },
        Due::Answer { seat } | Due::Open { seat, .. } => {
            Text::key("labyrinthe-now-answers").seat("seat", seat)
        }
        Due::Draw { .. } => Text::key("labyrinthe-told-drawn"),
    }
}

fn panel(state: &State, owner: Seat, maze: Option<&Maze>) -> Panel {
    let (grid, walker) = (state.grid(), other(owner));
    let trail = Trail::of(state, walker);
    let ends = state.ends(owner);
    let here = state.walker(walker);
    let taken: Vec<Cell> = ends.iter().flat_map(|ends| [ends.start, ends.goal]).chain(here).collect();
    let mut sheet = Sheet::new(grid, taken);
    trail.draw_counts(&mut sheet, Pen::of(owner));
    if let Some(maze) = maze {
        for edge in grid.all_edges().filter(|edge| !maze.open(*edge)) {
            sheet.wall(edge);
        }
    }
    trail.draw_walked(&mut sheet, Pen::of(walker));
    trail.draw_asked(&mut sheet, Pen::of(walker));
    if let Some(ends) = ends {
        sheet.flag(ends.goal, Pen::of(owner));
    }
    if let Some(here) = here {
        sheet.piece(here, walker, Pen::of(walker));
    }
    let title = Text::key("labyrinthe-panel-maze").seat("seat", owner);
    sheet.panel(owner.byte(), PanelKind::Public, title, None, |cell| {
        let spoken = Spoken::new(cell)
            .when(ends.is_some_and(|ends| ends.start == cell), "labyrinthe-says-start")
            .when(ends.is_some_and(|ends| ends.goal == cell), "labyrinthe-says-goal")
            .seat(here == Some(cell), "labyrinthe-says-walker", walker);
        let spoken = match maze {
            Some(maze) => spoken.walls(maze),
            None => spoken.sides("labyrinthe-says-border", |side| grid.edge(cell, side).is_none()),
        };
        trail.speak(spoken, cell).finish()
    })
}
