//! A screen as an SVG picture, for the papers.

use std::fmt::Write;

use vt100::{Cell, Color, Screen};

/// The width of a character, in pixels.
const ACROSS: f32 = 9.0;

/// The height of a line, in pixels.
const DOWN: f32 = 19.0;

/// Every junction of light and heavy lines; the place is a number in base three, up the lowest digit, then right,
/// down, left.
const JUNCTIONS: &str = " ╵╹╶└┖╺┕┗╷│╿┌├┞┍┝┡╻╽┃┎┟┠┏┢┣╴┘┚─┴┸╼┶┺┐┤┦┬┼╀┮┾╄┒┧┨┰╁╂┲╆╊╸┙┛╾┵┹━┷┻┑┥┩┭┽╃┯┿╇┓┪┫┱╅╉┳╈╋";

/// The screen as an SVG picture. Lines and blocks are drawn, so that they meet in every font.
pub fn svg(screen: &Screen) -> String {
    let (rows, columns) = (screen.size().0.get(), screen.size().1.get());
    let (width, height) = (f32::from(columns) * ACROSS, f32::from(rows) * DOWN);
    let mut svg = String::new();
    let mut put = |line: String| {
        svg.push_str(&line);
        svg.push('\n');
    };
    put(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"ui-monospace, \
         'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"15\" text-anchor=\"middle\">"
    ));
    put(format!("<rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"#15171a\"/>"));
    for row in 0..rows {
        for (first, last, colour) in grounds(screen, row, columns) {
            let (x, y) = (f32::from(first) * ACROSS, f32::from(row) * DOWN);
            let width = f32::from(last - first) * ACROSS;
            put(format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{DOWN}\" fill=\"{colour}\"/>"));
        }
    }
    for row in 0..rows {
        for column in 0..columns {
            let Some(cell) = screen.cell(row, column).filter(|cell| !cell.contents().trim().is_empty())
            else {
                continue;
            };
            let (x, y) = (f32::from(column) * ACROSS, f32::from(row) * DOWN);
            put(mark(cell, x, y));
        }
    }
    put("</svg>".to_owned());
    svg
}

/// The stretches of a row that have a ground of their own.
fn grounds(screen: &Screen, row: u16, columns: u16) -> Vec<(u16, u16, String)> {
    let mut stretches: Vec<(u16, u16, String)> = Vec::new();
    for column in 0..columns {
        let Some(cell) = screen.cell(row, column) else { continue };
        let Some(colour) = pens(cell).1 else { continue };
        match stretches.last_mut() {
            Some((_, last, same)) if *last == column && *same == colour => *last += 1,
            _ => stretches.push((column, column + 1, colour)),
        }
    }
    stretches
}

/// The paint of a cell's character, and of its ground when that is not the paper.
fn pens(cell: &Cell) -> (String, Option<String>) {
    const INK: &str = "#ece6d8";
    const PAPER: &str = "#15171a";
    let ink = hex(cell.fgcolor()).unwrap_or_else(|| INK.to_owned());
    let ground = hex(cell.bgcolor()).unwrap_or_else(|| PAPER.to_owned());
    let (ink, ground) = if cell.inverse() { (ground, ink) } else { (ink, ground) };
    (ink, Some(ground).filter(|ground| ground != PAPER))
}

fn hex(colour: Color) -> Option<String> {
    match colour {
        Color::Rgb(red, green, blue) => Some(format!("#{red:02x}{green:02x}{blue:02x}")),
        Color::Default | Color::Idx(_) => None,
    }
}

/// One character at its place.
fn mark(cell: &Cell, x: f32, y: f32) -> String {
    let (ink, _) = pens(cell);
    let letter = cell.contents().chars().next().unwrap_or(' ');
    let (middle, centre) = (x + ACROSS / 2.0, y + DOWN / 2.0);
    let line = |from: (f32, f32), to: (f32, f32), thick: f32, dashes: &str| {
        format!(
            "<path d=\"M{} {}L{} {}\" stroke=\"{ink}\" stroke-width=\"{thick}\"{dashes}/>",
            from.0, from.1, to.0, to.1
        )
    };
    let across = |thick, dashes: &str| line((x, centre), (x + ACROSS, centre), thick, dashes);
    let down = |thick, dashes: &str| line((middle, y), (middle, y + DOWN), thick, dashes);
    let block = |top: f32, height: f32| {
        let top = y + top;
        format!("<rect x=\"{x}\" y=\"{top}\" width=\"{ACROSS}\" height=\"{height}\" fill=\"{ink}\"/>")
    };
    let curve = |from: (f32, f32), to: (f32, f32)| {
        format!(
            "<path d=\"M{} {}Q{middle} {centre} {} {}\" fill=\"none\" stroke=\"{ink}\"/>",
            from.0, from.1, to.0, to.1
        )
    };
    let (top, right, bottom, left) = ((middle, y), (x + ACROSS, centre), (middle, y + DOWN), (x, centre));
    match letter {
        '▀' => return block(0.0, DOWN / 2.0),
        '▄' => return block(DOWN / 2.0, DOWN / 2.0),
        '█' => return block(0.0, DOWN),
        '╍' => return across(3.0, " stroke-dasharray=\"3 3\""),
        '╏' => return down(3.0, " stroke-dasharray=\"4 4\""),
        '┄' => return across(1.5, " stroke-dasharray=\"2 2.5\""),
        '┆' => return down(1.5, " stroke-dasharray=\"2 3\""),
        '╌' => return across(1.5, " stroke-dasharray=\"3 3\""),
        '╎' => return down(1.5, " stroke-dasharray=\"5 9\" stroke-dashoffset=\"-7\""),
        '╭' => return curve(right, bottom),
        '╮' => return curve(left, bottom),
        '╰' => return curve(top, right),
        '╯' => return curve(top, left),
        _ => {}
    }
    if let Some(place) = JUNCTIONS.chars().position(|junction| junction == letter) {
        let mut drawn = String::new();
        for (digit, end) in [top, right, bottom, left].into_iter().enumerate() {
            let weight = place / 3usize.pow(digit as u32) % 3;
            if weight > 0 {
                let thick = if weight == 2 { 3.0 } else { 1.5 };
                let cap = " stroke-linecap=\"round\"";
                drawn.push_str(&line((middle, centre), end, thick, cap));
            }
        }
        return drawn;
    }
    let weight = if cell.bold() { " font-weight=\"bold\"" } else { "" };
    let mut text = String::new();
    let escaped = match letter {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        other => other.to_string(),
    };
    // Writing to a string does not fail.
    let _ = write!(text, "<text x=\"{middle}\" y=\"{}\" fill=\"{ink}\"{weight}>{escaped}</text>", y + 14.5);
    text
}
