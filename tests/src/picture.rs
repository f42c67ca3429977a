//! A screen as an SVG picture, for the papers: no script, no font from elsewhere, and few elements.

use std::collections::BTreeMap;

use vt100::{Cell, Color, Screen};

/// The width of a character, in pixels.
const ACROSS: f32 = 9.0;

/// The height of a line, in pixels.
const DOWN: f32 = 19.0;

/// Where letters stand, below the top of their line.
const FOOT: f32 = 14.5;

const INK: &str = "#ece6d8";
const PAPER: &str = "#15171a";

/// Every junction of light and heavy lines; the place is a number in base three, up the lowest digit, then right,
/// down, left.
const JUNCTIONS: &str = " ╵╹╶└┖╺┕┗╷│╿┌├┞┍┝┡╻╽┃┎┟┠┏┢┣╴┘┚─┴┸╼┶┺┐┤┦┬┼╀┮┾╄┒┧┨┰╁╂┲╆╊╸┙┛╾┵┹━┷┻┑┥┩┭┽╃┯┿╇┓┪┫┱╅╉┳╈╋";

/// The screen as an SVG picture. Lines and blocks are drawn, so that they meet in every font; words stand each at
/// its own place, so that they stay in their columns.
pub fn svg(screen: &Screen) -> String {
    let (rows, columns) = (screen.size().0.get(), screen.size().1.get());
    let (width, height) = (f32::from(columns) * ACROSS, f32::from(rows) * DOWN);
    let mut sheet = Sheet::default();
    for row in 0..rows {
        for column in 0..columns {
            let Some(cell) = screen.cell(row, column) else { continue };
            let (ink, ground) = pens(cell);
            let (x, y) = (f32::from(column) * ACROSS, f32::from(row) * DOWN);
            if ground != PAPER {
                sheet.grounds.add(&ground, (x, y), ACROSS, DOWN);
            }
            if !cell.contents().trim().is_empty() {
                sheet.mark(cell, &ink, x, y);
            }
        }
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} \
         {height}\" font-family=\"ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace\" font-size=\"15\" \
         text-anchor=\"middle\">\n<rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{PAPER}\"/>\n{}</svg>\n",
        sheet.elements()
    )
}

/// The paint of a cell's character, and of its ground.
fn pens(cell: &Cell) -> (String, String) {
    let ink = hex(cell.fgcolor()).unwrap_or_else(|| INK.to_owned());
    let ground = hex(cell.bgcolor()).unwrap_or_else(|| PAPER.to_owned());
    if cell.inverse() { (ground, ink) } else { (ink, ground) }
}

fn hex(colour: Color) -> Option<String> {
    match colour {
        Color::Rgb(red, green, blue) => Some(format!("#{red:02x}{green:02x}{blue:02x}")),
        Color::Default | Color::Idx(_) => None,
    }
}

/// What is drawn so far, all that has the same paint in one element.
#[derive(Default)]
struct Sheet {
    /// What lies behind the characters.
    grounds: Blocks,
    /// The characters that are blocks.
    blocks: Blocks,
    /// By paint, thickness and dashes: the lines.
    lines: BTreeMap<String, String>,
    /// By paint and weight: the words.
    words: BTreeMap<String, Vec<Word>>,
}

/// A filled rectangle.
struct Block {
    paint: String,
    x: f32,
    y: f32,
    width: f32,
    height: f32,
}

/// Letters that follow each other on one line.
struct Word {
    x: f32,
    y: f32,
    letters: String,
}

impl Word {
    /// Where it ends.
    fn end(&self) -> f32 {
        self.x + ACROSS * self.letters.chars().count() as f32
    }

    /// Whether `letter` may follow: signs are never part of a word, since another font may be wider there.
    fn takes(&self, letter: char, x: f32, y: f32) -> bool {
        let plain = |letter: char| letter.is_ascii() || letter.is_alphanumeric();
        self.y == y && self.end() == x && plain(letter) && self.letters.chars().all(plain)
    }
}

/// Filled rectangles.
#[derive(Default)]
struct Blocks(Vec<Block>);

impl Blocks {
    /// One more; one that goes on to the right of the last makes that one wider.
    fn add(&mut self, paint: &str, (x, y): (f32, f32), width: f32, height: f32) {
        match self.0.last_mut() {
            Some(last)
                if last.paint == paint
                    && last.y == y
                    && last.height == height
                    && last.x + last.width == x =>
            {
                last.width += width;
            }
            _ => self.0.push(Block { paint: paint.to_owned(), x, y, width, height }),
        }
    }

    fn elements(&self) -> String {
        let mut paths: BTreeMap<&str, String> = BTreeMap::new();
        for Block { paint, x, y, width, height } in &self.0 {
            let path = format!("M{x} {y}h{width}v{height}h-{width}z");
            paths.entry(paint).or_default().push_str(&path);
        }
        let element = |(paint, path): (&str, String)| {
            format!("<path fill=\"{paint}\" shape-rendering=\"crispEdges\" d=\"{path}\"/>\n")
        };
        paths.into_iter().map(element).collect()
    }
}

impl Sheet {
    fn line(&mut self, ink: &str, from: (f32, f32), to: (f32, f32), thick: f32, more: &str) {
        let style = format!("stroke=\"{ink}\" stroke-width=\"{thick}\"{more}");
        let path = format!("M{} {}L{} {}", from.0, from.1, to.0, to.1);
        self.lines.entry(style).or_default().push_str(&path);
    }

    /// One character at its place.
    fn mark(&mut self, cell: &Cell, ink: &str, x: f32, y: f32) {
        let letter = cell.contents().chars().next().unwrap_or(' ');
        let (middle, centre) = (x + ACROSS / 2.0, y + DOWN / 2.0);
        let (top, right, bottom, left) = ((middle, y), (x + ACROSS, centre), (middle, y + DOWN), (x, centre));
        let mut curve = |from: (f32, f32), to: (f32, f32)| {
            let path = format!("M{} {}Q{middle} {centre} {} {}", from.0, from.1, to.0, to.1);
            let style = format!("fill=\"none\" stroke=\"{ink}\"");
            self.lines.entry(style).or_default().push_str(&path);
        };
        match letter {
            '▀' => self.blocks.add(ink, (x, y), ACROSS, DOWN / 2.0),
            '▄' => self.blocks.add(ink, (x, y + DOWN / 2.0), ACROSS, DOWN / 2.0),
            '█' => self.blocks.add(ink, (x, y), ACROSS, DOWN),
            '╍' => self.line(ink, left, right, 3.0, " stroke-dasharray=\"3 3\""),
            '╏' => self.line(ink, top, bottom, 3.0, " stroke-dasharray=\"4 4\""),
            '┄' => self.line(ink, left, right, 1.5, " stroke-dasharray=\"2 2.5\""),
            '┆' => self.line(ink, top, bottom, 1.5, " stroke-dasharray=\"2 3\""),
            '╌' => self.line(ink, left, right, 1.5, " stroke-dasharray=\"3 3\""),
            '╎' => self.line(ink, top, bottom, 1.5, " stroke-dasharray=\"5 9\" stroke-dashoffset=\"-7\""),
            '╭' => curve(right, bottom),
            '╮' => curve(left, bottom),
            '╰' => curve(top, right),
            '╯' => curve(top, left),
            _ => match JUNCTIONS.chars().position(|junction| junction == letter) {
                Some(place) => {
                    for (digit, end) in [top, right, bottom, left].into_iter().enumerate() {
                        let weight = place / 3usize.pow(digit as u32) % 3;
                        if weight > 0 {
                            let thick = if weight == 2 { 3.0 } else { 1.5 };
                            self.line(ink, (middle, centre), end, thick, " stroke-linecap=\"round\"");
                        }
                    }
                }
                None => self.letter(cell, letter, ink, x, y),
            },
        }
    }

    fn letter(&mut self, cell: &Cell, letter: char, ink: &str, x: f32, y: f32) {
        let weight = if cell.bold() { " font-weight=\"bold\"" } else { "" };
        let words = self.words.entry(format!("fill=\"{ink}\"{weight}")).or_default();
        match words.last_mut() {
            Some(word) if word.takes(letter, x, y) => word.letters.push(letter),
            _ => words.push(Word { x, y, letters: letter.to_string() }),
        }
    }

    fn elements(&self) -> String {
        let mut elements = self.grounds.elements() + &self.blocks.elements();
        for (style, path) in &self.lines {
            elements.push_str(&format!("<path {style} d=\"{path}\"/>\n"));
        }
        for (style, words) in &self.words {
            elements.push_str(&format!("<g {style}>\n"));
            for word in words {
                let (middle, foot, width) = ((word.x + word.end()) / 2.0, word.y + FOOT, word.end() - word.x);
                let letters = word.letters.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
                elements.push_str(&format!(
                    "<text x=\"{middle}\" y=\"{foot}\" textLength=\"{width}\">{letters}</text>\n"
                ));
            }
            elements.push_str("</g>\n");
        }
        elements
    }
}
