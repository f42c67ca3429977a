//! A scene as a shell draws it: the display list of `labirinto_games::Scene` with every word resolved.

use labirinto_node::games;

/// What a shell draws. The whole of it is told each time; a shell keeps no model.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Scene {
    /// What happens now, in one sentence.
    pub headline: String,
    /// Further sentences.
    pub notes: Vec<String>,
    /// How many of the notes, from the first on, are answers heard; the others are this person's own.
    pub heard: u32,
    /// The boards, the most important first.
    pub panels: Vec<Panel>,
    /// What can be done, besides touching a board.
    pub acts: Vec<Act>,
}

/// One board. Cell (column, row) covers `24 * column .. 24 * (column + 1)` units to the right and so on downwards;
/// one cell of frame lies on each side.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Panel {
    /// Unique within the scene and stable from scene to scene.
    pub id: u8,
    /// What it shows.
    pub kind: PanelKind,
    /// The heading.
    pub title: String,
    /// The number of columns.
    pub columns: u8,
    /// The number of rows.
    pub rows: u8,
    /// What is drawn, from the back to the front.
    pub shapes: Vec<Shape>,
    /// What can be touched and spoken, in reading order; areas do not overlap.
    pub targets: Vec<Target>,
    /// The target the cursor is on, by id.
    pub cursor: Option<u16>,
}

/// What a panel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum PanelKind {
    /// What this person plays on.
    Play,
    /// This person's own secret: hidden when it is not held.
    Own,
    /// The set-up editor of this person's secret.
    Editor,
    /// What everybody may see.
    Public,
}

/// A point in scene units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Place {
    /// To the right.
    pub x: i16,
    /// Downwards.
    pub y: i16,
}

/// A side of the sheet. Boards never mirror in right-to-left scripts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Direction {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

/// One thing drawn. Shapes with equal ids in successive scenes are the same thing, and may be animated.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Shape {
    /// Unique within the panel.
    pub id: u32,
    /// The geometry.
    pub form: Form,
    /// The paint.
    pub role: Role,
    /// The seat, for `Role::Seat`; 0 otherwise.
    pub seat: u8,
    /// The line.
    pub stroke: Stroke,
}

/// The geometry of a shape.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Form {
    /// A straight line.
    Line {
        /// One end.
        from: Place,
        /// The other end.
        to: Place,
    },
    /// A line through at least two points.
    Path {
        /// In order.
        points: Vec<Place>,
    },
    /// A filled rectangle with rounded corners.
    Box {
        /// The top left corner.
        from: Place,
        /// The bottom right corner.
        to: Place,
    },
    /// The outline of a rectangle with rounded corners.
    Frame {
        /// The top left corner.
        from: Place,
        /// The bottom right corner.
        to: Place,
    },
    /// A filled circle.
    Disc {
        /// The centre.
        at: Place,
        /// In units.
        radius: i16,
    },
    /// A circle.
    Ring {
        /// The centre.
        at: Place,
        /// In units.
        radius: i16,
    },
    /// A goal.
    Flag {
        /// The centre.
        at: Place,
    },
    /// The piece of a seat: circle, diamond, triangle, square, cross, star, hexagon by seat.
    Piece {
        /// The centre.
        at: Place,
        /// Whose.
        seat: u8,
    },
    /// A few characters, centred.
    Glyph {
        /// The centre.
        at: Place,
        /// At most 4 characters, the same in every language.
        text: String,
    },
}

/// The meaning of a paint; each shell has one table from these to its colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Role {
    /// The dotted squares.
    Grid,
    /// What is certain, and text.
    Ink,
    /// Secondary text, frame letters.
    Faint,
    /// This person's pen.
    Mine,
    /// Its tint.
    MineTint,
    /// The other's pen: answers heard.
    Theirs,
    /// Its tint.
    TheirsTint,
    /// Proven, linked, legal.
    Good,
    /// What is wrong.
    Wrong,
    /// A pencil mark: thinner and greyer than ink.
    Pencil,
    /// The pen of a seat: at tables of more than two, and in the public view.
    Seat,
    /// The cursor.
    Cursor,
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Stroke {
    /// No outline (filled forms and glyphs).
    None,
    /// A dotted hair line.
    Hair,
    /// A thin line.
    Thin,
    /// A thin dotted line.
    Dotted,
    /// A thick line with round ends.
    Thick,
    /// A thick dotted line: one of these.
    ThickDotted,
    /// The outer wall.
    Outer,
}

/// What can be touched and spoken.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Target {
    /// Unique within the panel and stable from scene to scene.
    pub id: u16,
    /// The column, from 0.
    pub column: u8,
    /// The row, from 0.
    pub row: u8,
    /// The top left corner of the area.
    pub from: Place,
    /// The bottom right corner of the area.
    pub to: Place,
    /// What a screen reader says. Never empty.
    pub label: String,
}

/// Something that can be done with one press.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Act {
    /// Sent back as `Gesture::Act` where it is a button, as `Gesture::ActAt` where it is chosen on a cell.
    pub id: u16,
    /// What it does, in words.
    pub text: String,
    /// Whether it can be pressed now.
    pub enabled: bool,
    /// Whether it is the one filled button; at most one act of a scene is.
    pub primary: bool,
    /// Whether it is switched on, for acts that are a choice of mode.
    pub chosen: bool,
    /// The key of a keyboard, one lower-case ASCII letter or digit, unique within the scene.
    pub shortcut: Option<String>,
    /// Where it is offered.
    pub on: On,
}

/// Where an act is offered. What is offered on a cell is offered on every target of the panels of the kinds `Play` and
/// `Editor`, as a further action beside touching it; so a screen reader plays by cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum On {
    /// Beside the boards, as a button, and nowhere else.
    Scene,
    /// As a button, and on every cell: there it acts on that cell.
    Both,
    /// On every cell, and nowhere else: a shell shows no button for it.
    Cell,
}

impl From<games::Scene<String>> for Scene {
    fn from(scene: games::Scene<String>) -> Scene {
        Scene {
            headline: scene.headline,
            notes: scene.notes,
            heard: u32::try_from(scene.heard).unwrap_or(u32::MAX),
            panels: scene.panels.into_iter().map(Panel::from).collect(),
            acts: scene.acts.into_iter().map(Act::from).collect(),
        }
    }
}

impl From<games::Panel<String>> for Panel {
    fn from(panel: games::Panel<String>) -> Panel {
        Panel {
            id: panel.id,
            kind: panel.kind.into(),
            title: panel.title,
            columns: panel.columns,
            rows: panel.rows,
            shapes: panel.shapes.into_iter().map(Shape::from).collect(),
            targets: panel.targets.into_iter().map(Target::from).collect(),
            cursor: panel.cursor,
        }
    }
}

impl From<games::PanelKind> for PanelKind {
    fn from(kind: games::PanelKind) -> PanelKind {
        match kind {
            games::PanelKind::Play => PanelKind::Play,
            games::PanelKind::Own => PanelKind::Own,
            games::PanelKind::Editor => PanelKind::Editor,
            games::PanelKind::Public => PanelKind::Public,
        }
    }
}

impl From<games::Point> for Place {
    fn from(point: games::Point) -> Place {
        Place { x: point.x, y: point.y }
    }
}

impl From<Place> for games::Point {
    fn from(place: Place) -> games::Point {
        games::Point { x: place.x, y: place.y }
    }
}

impl From<Direction> for games::Direction {
    fn from(direction: Direction) -> games::Direction {
        match direction {
            Direction::North => games::Direction::North,
            Direction::East => games::Direction::East,
            Direction::South => games::Direction::South,
            Direction::West => games::Direction::West,
        }
    }
}

impl From<games::Shape> for Shape {
    fn from(shape: games::Shape) -> Shape {
        let (role, seat) = role(shape.role);
        Shape { id: shape.id, form: shape.form.into(), role, seat, stroke: shape.stroke.into() }
    }
}

impl From<games::Form> for Form {
    fn from(form: games::Form) -> Form {
        match form {
            games::Form::Line { from, to } => Form::Line { from: from.into(), to: to.into() },
            games::Form::Path(points) => Form::Path { points: points.into_iter().map(Place::from).collect() },
            games::Form::Box { from, to } => Form::Box { from: from.into(), to: to.into() },
            games::Form::Frame { from, to } => Form::Frame { from: from.into(), to: to.into() },
            games::Form::Disc { at, radius } => Form::Disc { at: at.into(), radius },
            games::Form::Ring { at, radius } => Form::Ring { at: at.into(), radius },
            games::Form::Flag { at } => Form::Flag { at: at.into() },
            games::Form::Piece { at, seat } => Form::Piece { at: at.into(), seat: seat.byte() },
            games::Form::Glyph { at, text } => Form::Glyph { at: at.into(), text },
        }
    }
}

fn role(role: games::Role) -> (Role, u8) {
    let plain = match role {
        games::Role::Seat(seat) => return (Role::Seat, seat.byte()),
        games::Role::Grid => Role::Grid,
        games::Role::Ink => Role::Ink,
        games::Role::Faint => Role::Faint,
        games::Role::Mine => Role::Mine,
        games::Role::MineTint => Role::MineTint,
        games::Role::Theirs => Role::Theirs,
        games::Role::TheirsTint => Role::TheirsTint,
        games::Role::Good => Role::Good,
        games::Role::Wrong => Role::Wrong,
        games::Role::Pencil => Role::Pencil,
        games::Role::Cursor => Role::Cursor,
    };
    (plain, 0)
}

impl From<games::Stroke> for Stroke {
    fn from(stroke: games::Stroke) -> Stroke {
        match stroke {
            games::Stroke::None => Stroke::None,
            games::Stroke::Hair => Stroke::Hair,
            games::Stroke::Thin => Stroke::Thin,
            games::Stroke::Dotted => Stroke::Dotted,
            games::Stroke::Thick => Stroke::Thick,
            games::Stroke::ThickDotted => Stroke::ThickDotted,
            games::Stroke::Outer => Stroke::Outer,
        }
    }
}

impl From<games::Target<String>> for Target {
    fn from(target: games::Target<String>) -> Target {
        Target {
            id: target.id,
            column: target.cell.column,
            row: target.cell.row,
            from: target.from.into(),
            to: target.to.into(),
            label: target.label,
        }
    }
}

impl From<games::Act<String>> for Act {
    fn from(act: games::Act<String>) -> Act {
        Act {
            id: act.id.0,
            text: act.text,
            enabled: act.enabled,
            primary: act.primary,
            chosen: act.chosen,
            shortcut: act.shortcut.map(String::from),
            on: act.on.into(),
        }
    }
}

impl From<games::On> for On {
    fn from(on: games::On) -> On {
        match on {
            games::On::Scene => On::Scene,
            games::On::Both => On::Both,
            games::On::Cell => On::Cell,
        }
    }
}
