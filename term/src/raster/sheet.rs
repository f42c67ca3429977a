//! The sheet on which a picture is drawn, shape by shape.

use labirinto_games::{CELL, Direction, Form, Point, Role, Shape, Stroke};

use super::{
    ACROSS, DOWN, Glyphs, Mark, Picture,
    junction::{Arms, Weight},
};

/// The frame round the board, in columns and in lines: one cell.
const FRAME: (i16, i16) = (4, 2);

/// A circle with at most this radius is only a dot.
const SMALL: i16 = 4;

/// What lies at one character before it is decided which character that is.
#[derive(Clone, Copy, Default)]
struct Place {
    solid: Arms,
    /// The way being asked.
    thin: Arms,
    /// One of these.
    thick: Arms,
    pen: Option<Role>,
    thin_pen: Option<Role>,
    thick_pen: Option<Role>,
    grid: bool,
    tick: Option<bool>,
    stamp: Option<(char, Role)>,
    ground: Option<Role>,
}

/// A sheet of a board and its frame.
pub struct Sheet {
    glyphs: Glyphs,
    columns: i16,
    lines: i16,
    places: Vec<Place>,
    boxes: Vec<(i16, i16, i16, i16, Role)>,
}

impl Sheet {
    /// An empty sheet for a board of this many cells.
    pub fn new(columns: u8, rows: u8, glyphs: Glyphs) -> Sheet {
        let width = 4 * i16::from(columns) + 1 + 2 * FRAME.0;
        let height = 2 * i16::from(rows) + 1 + 2 * FRAME.1;
        Sheet {
            glyphs,
            columns: width,
            lines: height,
            places: vec![Place::default(); width as usize * height as usize],
            boxes: Vec::new(),
        }
    }

    /// Draws one shape over those before it.
    pub fn shape(&mut self, shape: &Shape) {
        let Shape { form, role, stroke, .. } = shape;
        match form {
            Form::Line { from, to } => self.line(*from, *to, *role, *stroke),
            Form::Path(points) => {
                for pair in points.windows(2) {
                    self.line(pair[0], pair[1], *role, *stroke);
                }
                for bend in points.windows(3) {
                    if bend.windows(2).any(|pair| is_slanted(lattice(pair[0]), lattice(pair[1]))) {
                        self.slant(lattice(bend[1]), *role);
                    }
                }
            }
            Form::Frame { .. } if *role == Role::Cursor => {}
            Form::Box { .. } if *role == Role::Cursor => {}
            Form::Frame { from, to } => {
                let (north_east, south_west) = (Point { x: to.x, y: from.y }, Point { x: from.x, y: to.y });
                for (one, other) in
                    [(*from, north_east), (north_east, *to), (south_west, *to), (*from, south_west)]
                {
                    self.line(one, other, *role, *stroke);
                }
            }
            Form::Box { from, to } => self.tint(*from, *to, *role),
            Form::Disc { at, radius } => self.stamp(*at, self.glyphs.disc(*radius <= SMALL), *role),
            Form::Ring { at, .. } => self.stamp(*at, self.glyphs.ring(), *role),
            Form::Flag { at } => self.stamp(*at, self.glyphs.flag(), *role),
            Form::Piece { at, seat } => self.stamp(*at, self.glyphs.piece(*seat), *role),
            Form::Glyph { at, text } => self.word(*at, text, *role),
        }
    }

    /// The finished picture, with the cursor on the area between two corners.
    pub fn finish(mut self, cursor: Option<(Point, Point)>) -> Picture {
        self.mark_empty_boxes();
        let mut marks: Vec<Mark> = self.places.iter().map(|place| self.mark(place)).collect();
        if let Some((from, to)) = cursor {
            self.put_cursor(&mut marks, from, to);
        }
        self.trim(&marks)
    }

    fn place(&mut self, column: i16, line: i16) -> Option<&mut Place> {
        let index = self.index(column, line)?;
        self.places.get_mut(index)
    }

    fn index(&self, column: i16, line: i16) -> Option<usize> {
        let (column, line) = (column + FRAME.0, line + FRAME.1);
        let inside = (0..self.columns).contains(&column) && (0..self.lines).contains(&line);
        inside.then(|| line as usize * self.columns as usize + column as usize)
    }

    fn line(&mut self, from: Point, to: Point, role: Role, stroke: Stroke) {
        let (start, end) = (lattice(from), lattice(to));
        if start == end {
            let across = (from.x - to.x).abs() >= (from.y - to.y).abs();
            if let Some(place) = self.place(start.0, start.1) {
                place.tick = Some(across);
                place.pen = Some(role);
            }
            return;
        }
        if stroke == Stroke::Hair {
            self.hair(from, to);
            return;
        }
        if is_slanted(start, end) {
            // Half a cell is two characters across, and one line down.
            let (across, down) = (end.0 - start.0, end.1 - start.1);
            let steps = (across.abs() / 2).max(down.abs());
            for step in 1..steps {
                self.slant((start.0 + across * step / steps, start.1 + down * step / steps), role);
            }
            return;
        }
        let mut at = start;
        while at != end {
            let next = (at.0 + (end.0 - at.0).signum(), at.1 + (end.1 - at.1).signum());
            self.arm(at, next, role, stroke);
            self.arm(next, at, role, stroke);
            at = next;
        }
    }

    /// The part of a line that leaves `at` towards `next`.
    fn arm(&mut self, at: (i16, i16), next: (i16, i16), role: Role, stroke: Stroke) {
        let direction = match ((next.0 - at.0).signum(), (next.1 - at.1).signum()) {
            (1, _) => Direction::East,
            (-1, _) => Direction::West,
            (_, -1) => Direction::North,
            _ => Direction::South,
        };
        let Some(place) = self.place(at.0, at.1) else { return };
        match stroke {
            Stroke::ThickDotted => {
                place.thick.extend(direction, Weight::Heavy);
                place.thick_pen = Some(role);
                if place.solid.towards(direction) == Weight::Heavy {
                    place.solid.remove(direction);
                }
            }
            Stroke::Dotted => {
                place.thin.extend(direction, Weight::Light);
                place.thin_pen = Some(role);
                if place.solid.towards(direction) == Weight::Light {
                    place.solid.remove(direction);
                }
            }
            Stroke::Thick | Stroke::Outer => {
                place.solid.extend(direction, Weight::Heavy);
                place.thick.remove(direction);
                place.pen = Some(role);
            }
            Stroke::None | Stroke::Hair | Stroke::Thin => {
                place.solid.extend(direction, Weight::Light);
                place.thin.remove(direction);
                if place.pen.is_none() || place.solid.heaviest() == Weight::Light {
                    place.pen = Some(role);
                }
            }
        }
    }

    /// A step of a line that is neither upright nor level: a dot. Its ends are left to what stands there.
    fn slant(&mut self, at: (i16, i16), role: Role) {
        let dot = self.glyphs.disc(true);
        if let Some(place) = self.place(at.0, at.1) {
            place.stamp.get_or_insert((dot, role));
        }
    }

    /// Of a hair line only the corners of cells are drawn.
    fn hair(&mut self, from: Point, to: Point) {
        let (start, end) = (lattice(from), lattice(to));
        for column in start.0.min(end.0)..=start.0.max(end.0) {
            for line in start.1.min(end.1)..=start.1.max(end.1) {
                if column.rem_euclid(4) == 0
                    && line.rem_euclid(2) == 0
                    && let Some(place) = self.place(column, line)
                {
                    place.grid = true;
                }
            }
        }
    }

    fn tint(&mut self, from: Point, to: Point, role: Role) {
        let (left, right) = inside(from.x, to.x, ACROSS);
        let (top, bottom) = inside(from.y, to.y, DOWN);
        for line in top..=bottom {
            for column in left..=right {
                if let Some(place) = self.place(column, line) {
                    place.ground = Some(role);
                }
            }
        }
        self.boxes.push((left, top, right, bottom, role));
    }

    /// Puts a character down. What stands there already moves aside within its cell, so that nothing is lost.
    fn stamp(&mut self, at: Point, glyph: char, role: Role) {
        let (column, line) = nearest(at);
        let Some(index) = self.index(column, line) else { return };
        if let Some(under) = self.places[index].stamp.replace((glyph, role))
            && column.rem_euclid(4) == 2
        {
            let aside = [column + 1, column - 1];
            let free = aside.into_iter().filter_map(|column| self.index(column, line));
            if let Some(free) = free.into_iter().find(|index| self.places[*index].stamp.is_none()) {
                self.places[free].stamp = Some(under);
            }
        }
    }

    fn word(&mut self, at: Point, text: &str, role: Role) {
        let letters: Vec<char> = self.glyphs.fit(text).chars().take(4).collect();
        if let [letter] = letters[..] {
            self.stamp(at, letter, role);
        } else {
            let (column, line) = nearest(at);
            let first = column - letters.len() as i16 / 2;
            for (step, letter) in letters.iter().enumerate() {
                if let Some(place) = self.place(first + step as i16, line) {
                    place.stamp = Some((*letter, role));
                }
            }
        }
        if role == Role::Pencil && letters.iter().all(|letter| letter.is_alphanumeric()) {
            let (column, line) = nearest(at);
            let tick = self.glyphs.pencil();
            if let Some(place) = self.place(column + (letters.len() as i16).div_euclid(2).max(1), line) {
                place.stamp.get_or_insert((tick, role));
            }
        }
    }

    /// A tint that holds no character would be told by colour alone.
    fn mark_empty_boxes(&mut self) {
        for (left, top, right, bottom, role) in std::mem::take(&mut self.boxes) {
            let indices: Vec<usize> = (top..=bottom)
                .flat_map(|line| (left..=right).map(move |column| (column, line)))
                .filter_map(|(column, line)| self.index(column, line))
                .collect();
            if role == Role::Wrong {
                if let Some(place) = indices.first().map(|index| &mut self.places[*index]) {
                    place.stamp.get_or_insert(('!', role));
                }
            } else if indices.iter().all(|index| self.places[*index].stamp.is_none()) {
                let shade = self.glyphs.shade();
                for index in indices {
                    self.places[index].stamp = Some((shade, role));
                }
            }
        }
    }

    fn mark(&self, place: &Place) -> Mark {
        let (glyph, role) = self.drawn(place);
        Mark { glyph, role, ground: place.ground, cursor: false }
    }

    /// The character in which everything at a place is still told, and its pen.
    fn drawn(&self, place: &Place) -> (char, Role) {
        let pen = |pen: Option<Role>| pen.unwrap_or(Role::Ink);
        // Where a dotted line ends, and where a thick one bends, the grid shows.
        let thin = if place.thin.is_end() && place.solid.is_empty() { Arms::default() } else { place.thin };
        let lines = place.solid.with(thin);
        if let Some(stamp) = place.stamp {
            stamp
        } else if let Some(across) = place.thick.runs() {
            match lines.runs() {
                // A way through a level edge has this one character; the edge keeps those beside it.
                Some(down) if across && !down => self.line_at(place, lines),
                Some(along) if along == across => (self.glyphs.pencilled_dots(across), pen(place.thick_pen)),
                _ => (self.glyphs.thick_dots(across), pen(place.thick_pen)),
            }
        } else if !lines.is_empty() {
            self.line_at(place, lines)
        } else if let Some(across) = place.tick {
            (self.glyphs.tick(across), pen(place.pen))
        } else if place.grid {
            (self.glyphs.grid_dot(), Role::Grid)
        } else {
            (' ', Role::Ink)
        }
    }

    /// Solid lines, those of a way being asked, or where both meet.
    fn line_at(&self, place: &Place, lines: Arms) -> (char, Role) {
        let pen = |pen: Option<Role>| pen.unwrap_or(Role::Ink);
        match (place.solid.is_empty(), place.thin.runs()) {
            (true, Some(across)) => (self.glyphs.thin_dots(across), pen(place.thin_pen)),
            (true, None) => (lines.glyph(self.glyphs), pen(place.thin_pen)),
            (false, _) => (lines.glyph(self.glyphs), pen(place.pen)),
        }
    }

    fn put_cursor(&self, marks: &mut [Mark], from: Point, to: Point) {
        let (left, right) = inside(from.x, to.x, ACROSS);
        let (top, bottom) = inside(from.y, to.y, DOWN);
        for line in top..=bottom {
            for column in left..=right {
                if let Some(index) = self.index(column, line) {
                    marks[index].cursor = true;
                }
            }
        }
        if right - left < 2 {
            return;
        }
        let middle = top + (bottom - top) / 2;
        for (column, bracket) in [(left, '['), (right, ']')] {
            if let Some(index) = self.index(column, middle)
                && marks[index].glyph == ' '
            {
                marks[index].glyph = bracket;
                marks[index].role = Role::Cursor;
            }
        }
    }

    fn trim(&self, marks: &[Mark]) -> Picture {
        let width = self.columns as usize;
        let blank = |mark: &Mark| mark.glyph == ' ' && mark.ground.is_none() && !mark.cursor;
        let blank_line = |line: i16| marks[line as usize * width..][..width].iter().all(blank);
        let blank_column = |column: i16| marks.iter().skip(column as usize).step_by(width).all(blank);
        let left = (0..FRAME.0).take_while(|column| blank_column(*column)).count() as i16;
        let right = (0..FRAME.0).take_while(|column| blank_column(self.columns - 1 - column)).count() as i16;
        let top = (0..FRAME.1).take_while(|line| blank_line(*line)).count() as i16;
        let bottom = (0..FRAME.1).take_while(|line| blank_line(self.lines - 1 - line)).count() as i16;
        let kept = (self.columns - left - right) as usize;
        let marks = marks
            .chunks(width)
            .take((self.lines - bottom) as usize)
            .skip(top as usize)
            .flat_map(|line| line.iter().skip(left as usize).take(kept).copied())
            .collect();
        Picture { left: left - FRAME.0, top: top - FRAME.1, width: kept, marks }
    }
}

/// Whether a line between these is neither upright nor level.
const fn is_slanted(start: (i16, i16), end: (i16, i16)) -> bool {
    start.0 != end.0 && start.1 != end.1
}

/// The character on the lattice of half cells that is nearest to a point.
fn lattice(point: Point) -> (i16, i16) {
    let half = CELL / 2;
    let snap = |units: i16| (units + half / 2).div_euclid(half);
    (snap(point.x) * 2, snap(point.y))
}

/// The character nearest to a point.
fn nearest(point: Point) -> (i16, i16) {
    ((point.x + ACROSS / 2).div_euclid(ACROSS), (point.y + DOWN / 2).div_euclid(DOWN))
}

/// The first and the last character strictly between two edges; at least one.
fn inside(one: i16, other: i16, unit: i16) -> (i16, i16) {
    let (low, high) = (one.min(other), one.max(other));
    let first = low.div_euclid(unit) + 1;
    let last = (high + unit - 1).div_euclid(unit) - 1;
    if first <= last {
        (first, last)
    } else {
        let middle = (low + high) / 2 / unit;
        (middle, middle)
    }
}
