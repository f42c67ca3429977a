//! Pictures of small boards, as text.

use labirinto_games::{Cell, Form, Panel, PanelKind, Point, Role, Seat, Shape, Stroke, Target};

use super::{Glyphs, draw};

fn line(from: (i16, i16), to: (i16, i16)) -> Form {
    Form::Line { from: Point { x: from.0, y: from.1 }, to: Point { x: to.0, y: to.1 } }
}

fn glyph(at: Point, text: &str) -> Form {
    Form::Glyph { at, text: text.to_owned() }
}

fn cell(name: &str) -> Cell {
    Cell::from_name(name).expect("the tests name cells")
}

/// A board of 3 by 3 with frame letters, an outer wall and the dotted squares, and `more` on it.
fn board(more: Vec<(Form, Role, Stroke)>, cursor: Option<&str>) -> Panel<String> {
    let mut all = Vec::new();
    for step in 0..=3 {
        all.push((line((step * 24, 0), (step * 24, 72)), Role::Grid, Stroke::Hair));
        all.push((line((0, step * 24), (72, step * 24)), Role::Grid, Stroke::Hair));
    }
    for step in 0..3 {
        let (letter, number) = (["a", "b", "c"][step as usize], ["1", "2", "3"][step as usize]);
        all.push((glyph(Point { x: step * 24 + 12, y: 84 }, letter), Role::Faint, Stroke::None));
        all.push((glyph(Point { x: -12, y: step * 24 + 12 }, number), Role::Faint, Stroke::None));
    }
    let corners = (Point { x: 0, y: 0 }, Point { x: 72, y: 72 });
    all.push((Form::Frame { from: corners.0, to: corners.1 }, Role::Ink, Stroke::Outer));
    all.extend(more);
    let shapes = all.into_iter().enumerate().map(|(id, (form, role, stroke))| Shape {
        id: id as u32,
        form,
        role,
        stroke,
    });
    let targets = (0..9u8).map(|index| {
        let cell = Cell { column: index % 3, row: index / 3 };
        let corner = cell.corner();
        let to = Point { x: corner.x + 24, y: corner.y + 24 };
        Target { id: u16::from(index), cell, name: cell.name(), from: corner, to, label: cell.name() }
    });
    Panel {
        id: 0,
        kind: PanelKind::Play,
        title: String::new(),
        columns: 3,
        rows: 3,
        shapes: shapes.collect(),
        targets: targets.collect(),
        cursor: cursor.map(cell).map(|cell| u16::from(cell.row * 3 + cell.column)),
    }
}

fn assert_drawn(panel: &Panel<String>, glyphs: Glyphs, expected: &[&str]) {
    let lines = draw(panel, glyphs).lines();
    assert_eq!(lines, expected, "\n{}\n", lines.join("\n"));
}

/// Walls, a way with its end, what was heard, a goal, a piece, "one of these" and a way being asked.
fn full() -> Panel<String> {
    let centre = |name: &str| cell(name).centre();
    board(
        vec![
            (line((24, 0), (24, 24)), Role::Ink, Stroke::Thick),
            (line((24, 24), (48, 24)), Role::Ink, Stroke::Thick),
            (line((50, 24), (70, 24)), Role::Theirs, Stroke::ThickDotted),
            (line((48, 26), (48, 46)), Role::Theirs, Stroke::ThickDotted),
            (line((33, 48), (39, 48)), Role::Ink, Stroke::Thin),
            (Form::Path(vec![centre("a3"), centre("a2"), centre("b2")]), Role::Mine, Stroke::Thin),
            (Form::Path(vec![centre("b2"), centre("b3"), centre("c3")]), Role::Mine, Stroke::Dotted),
            (Form::Ring { at: centre("a3"), radius: 6 }, Role::Mine, Stroke::Thin),
            (Form::Ring { at: centre("c3"), radius: 6 }, Role::Mine, Stroke::Thin),
            (Form::Disc { at: centre("b2"), radius: 7 }, Role::Mine, Stroke::None),
            (
                Form::Box { from: Point { x: 2, y: 2 }, to: Point { x: 22, y: 22 } },
                Role::TheirsTint,
                Stroke::None,
            ),
            (glyph(centre("a1"), "2"), Role::Theirs, Stroke::None),
            (Form::Flag { at: centre("c1") }, Role::Theirs, Stroke::None),
        ],
        Some("b2"),
    )
}

#[test]
fn a_board_in_box_drawing() {
    assert_drawn(
        &full(),
        Glyphs::Unicode,
        &[
            "  ┏━━━┳━━━━━━━┓",
            "1 ┃ 2 ┃     ⚑ ┃",
            "  ┃   ┗━━━╸╍╍╍┃",
            "2 ┃ ┌───●]╏   ┃",
            "  ┃ │ · ┆ ·   ┃",
            "3 ┃ ○   └┄┄┄○ ┃",
            "  ┗━━━━━━━━━━━┛",
            "    a   b   c",
        ],
    );
}

#[test]
fn a_board_without_unicode() {
    assert_drawn(
        &full(),
        Glyphs::Ascii,
        &[
            "  +---+-------+",
            "1 | 2 |     P |",
            "  |   +----~~~|",
            "2 | +---O]:   |",
            "  | | . : .   |",
            "3 | o   +...o |",
            "  +-----------+",
            "    a   b   c",
        ],
    );
}

#[test]
fn what_is_asked_noted_and_unsure_at_one_edge_stays_in_sight() {
    let path = |cells: [&str; 2]| Form::Path(cells.map(|name| cell(name).centre()).to_vec());
    let unsure = |form| (form, Role::Theirs, Stroke::ThickDotted);
    let noted = |form| (form, Role::Pencil, Stroke::Thin);
    let across = vec![unsure(line((24, 26), (24, 46))), (path(["a2", "b2"]), Role::Mine, Stroke::Dotted)];
    let panel = board(across, None);
    assert_eq!(draw(&panel, Glyphs::Unicode).lines()[3], "2 ┃  ┄╏┄      ┃");
    assert_eq!(pens(&panel, 3, [5, 6, 7]), [Role::Mine, Role::Theirs, Role::Mine]);

    let down = vec![unsure(line((26, 24), (46, 24))), (path(["b1", "b2"]), Role::Mine, Stroke::Dotted)];
    let panel = board(down, None);
    assert_eq!(draw(&panel, Glyphs::Unicode).lines()[2], "  ┃   ·╍┆╍·   ┃");
    assert_eq!(pens(&panel, 2, [7, 8, 9]), [Role::Theirs, Role::Mine, Role::Theirs]);

    let pencil = vec![
        unsure(line((26, 24), (46, 24))),
        unsure(line((24, 26), (24, 46))),
        noted(line((28, 24), (44, 24))),
        noted(line((24, 28), (24, 44))),
    ];
    assert_drawn(
        &board(pencil, None),
        Glyphs::Unicode,
        &[
            "  ┏━━━━━━━━━━━┓",
            "1 ┃           ┃",
            "  ┃   ┌╼╼╼╴   ┃",
            "2 ┃   ╽       ┃",
            "  ┃   ╵   ·   ┃",
            "3 ┃           ┃",
            "  ┗━━━━━━━━━━━┛",
            "    a   b   c",
        ],
    );

    let walls = vec![
        (line((24, 24), (48, 24)), Role::Ink, Stroke::Thick),
        noted(line((24, 28), (24, 44))),
        (path(["b1", "b2"]), Role::Mine, Stroke::Dotted),
        (path(["a2", "b2"]), Role::Mine, Stroke::Dotted),
    ];
    assert_drawn(
        &board(walls, None),
        Glyphs::Unicode,
        &[
            "  ┏━━━━━━━━━━━┓",
            "1 ┃           ┃",
            "  ┃   ┍━┿━╸   ┃",
            "2 ┃  ┄┼┄┘     ┃",
            "  ┃   ╵   ·   ┃",
            "3 ┃           ┃",
            "  ┗━━━━━━━━━━━┛",
            "    a   b   c",
        ],
    );
}

fn pens<const COUNT: usize>(panel: &Panel<String>, line: u16, columns: [u16; COUNT]) -> [Role; COUNT] {
    let picture = draw(panel, Glyphs::Unicode);
    columns.map(|column| picture.mark(column, line).expect("the board has this place").role)
}

#[test]
fn two_things_in_a_cell_stand_side_by_side() {
    let at = cell("b2").centre();
    let panel = board(
        vec![
            (glyph(at, "3"), Role::Theirs, Stroke::None),
            (Form::Flag { at }, Role::Theirs, Stroke::None),
            (Form::Piece { at, seat: Seat::HOST }, Role::Mine, Stroke::None),
        ],
        None,
    );
    assert_eq!(draw(&panel, Glyphs::Unicode).lines()[3], "2 ┃    ⚑●3    ┃");
}

#[test]
fn nothing_is_told_by_colour_alone() {
    let tinted = |name: &str, role| {
        let corner = cell(name).corner();
        (Form::Box { from: corner, to: Point { x: corner.x + 24, y: corner.y + 24 } }, role, Stroke::None)
    };
    let panel = board(
        vec![
            tinted("a1", Role::Wrong),
            tinted("b1", Role::MineTint),
            (glyph(cell("c1").centre(), "2"), Role::Pencil, Stroke::None),
            (line((24, 24), (24, 48)), Role::Pencil, Stroke::Thin),
            (line((48, 24), (48, 48)), Role::Pencil, Stroke::Dotted),
        ],
        Some("c3"),
    );
    assert_drawn(
        &panel,
        Glyphs::Unicode,
        &[
            "  ┏━━━━━━━━━━━┓",
            "1 ┃!   ░░░  2ʹ┃",
            "  ┃   ╷   ·   ┃",
            "2 ┃   │   ┆   ┃",
            "  ┃   ╵   ·   ┃",
            "3 ┃        [ ]┃",
            "  ┗━━━━━━━━━━━┛",
            "    a   b   c",
        ],
    );
}

#[test]
fn a_point_of_the_scene_lies_under_every_character() {
    let picture = draw(&board(Vec::new(), Some("b2")), Glyphs::Unicode);
    assert_eq!((picture.width(), picture.height()), (15, 8));
    assert_eq!(picture.point(4, 1), cell("a1").centre());
    assert_eq!(picture.cursor(), Some((7, 3)));
    assert_eq!(picture.mark(15, 0), None);
}

#[test]
fn a_slanted_way_runs_through_the_cells_between_and_shows_its_bend() {
    let centres = ["a1", "c3", "b3"].map(|name| cell(name).centre()).to_vec();
    let panel = board(vec![(Form::Path(centres), Role::Mine, Stroke::Thin)], None);
    assert_drawn(
        &panel,
        Glyphs::Unicode,
        &[
            "  ┏━━━━━━━━━━━┓",
            "1 ┃           ┃",
            "  ┃   •   ·   ┃",
            "2 ┃     •     ┃",
            "  ┃   ·   •   ┃",
            "3 ┃     ╶───• ┃",
            "  ┗━━━━━━━━━━━┛",
            "    a   b   c",
        ],
    );
}
