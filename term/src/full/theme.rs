//! From the meaning of a paint to the colours of the terminal (look.md: two pens on paper).

use labirinto_games::Role;
use ratatui::style::{Color, Modifier, Style};

/// Which colours are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// Light ink on dark paper.
    Dark,
    /// Dark ink on light paper.
    Light,
    /// Pure black and white; only the pens keep a hue.
    Contrast,
    /// None at all (`NO_COLOR`).
    None,
}

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// 24 bits.
    True,
    /// The palette of 256.
    Palette,
    /// The palette of 16.
    Sixteen,
}

/// A table from roles to colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    colours: Colours,
    depth: Depth,
}

/// What the shell itself paints, besides the roles of a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Text.
    Text,
    /// Secondary text.
    Faint,
    /// A heading.
    Title,
    /// What is chosen in a list.
    Chosen,
    /// The filled button: what happens next.
    Primary,
    /// What cannot be chosen.
    Off,
    /// The key of a keyboard.
    Key,
    /// Something is wrong.
    Wrong,
    /// Something holds.
    Good,
    /// The line above and below everything.
    Bar,
}

#[derive(Clone, Copy)]
struct Sheet {
    paper: u32,
    card: u32,
    ink: u32,
    faint: u32,
    grid: u32,
    mine: u32,
    mine_tint: u32,
    theirs: u32,
    theirs_tint: u32,
    good: u32,
    on_accent: u32,
}

const LIGHT: Sheet = Sheet {
    paper: 0xF7F3E8,
    card: 0xFFFDF7,
    ink: 0x20242B,
    faint: 0x5B5E64,
    grid: 0xCFC5AC,
    mine: 0x22458A,
    mine_tint: 0xDCE5F6,
    theirs: 0xA8321A,
    theirs_tint: 0xF6DFD8,
    good: 0x1E6B45,
    on_accent: 0xFFFFFF,
};

const DARK: Sheet = Sheet {
    paper: 0x15171A,
    card: 0x1F2227,
    ink: 0xECE6D8,
    faint: 0xACA99F,
    grid: 0x3C4047,
    mine: 0x8FB3F5,
    mine_tint: 0x263550,
    theirs: 0xFF9D7A,
    theirs_tint: 0x4A2C22,
    good: 0x7FD1A5,
    on_accent: 0x10141A,
};

const CONTRAST: Sheet = Sheet {
    paper: 0x000000,
    card: 0x000000,
    ink: 0xFFFFFF,
    faint: 0xFFFFFF,
    grid: 0xB0B0B0,
    mine: 0x8FB3F5,
    mine_tint: 0x000000,
    theirs: 0xFF9D7A,
    theirs_tint: 0x000000,
    good: 0x7FD1A5,
    on_accent: 0x000000,
};

/// The pens of seats beyond the two of a duel, safe for colour-blind eyes, on dark and on light paper.
const PENS: [(u32, u32); 7] = [
    (0x8FB3F5, 0x22458A),
    (0xFF9D7A, 0xA8321A),
    (0x009E73, 0x00674B),
    (0xF0E442, 0x6B6400),
    (0xCC79A7, 0x8A3B66),
    (0x56B4E9, 0x0F5F8C),
    (0xE69F00, 0x7A5400),
];

impl Theme {
    /// The theme for a setting (`dark`, `light`, `contrast` or `none`; anything else: what the terminal says
    /// of itself) in an environment.
    pub fn new(setting: &str, variable: impl Fn(&str) -> Option<String>) -> Theme {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let colours = match setting {
            _ if set("NO_COLOR").is_some() => Colours::None,
            "dark" => Colours::Dark,
            "light" => Colours::Light,
            "contrast" => Colours::Contrast,
            "none" => Colours::None,
            _ => match set("COLORFGBG").as_deref().and_then(|value| value.rsplit(';').next()) {
                Some("7" | "15") => Colours::Light,
                _ => Colours::Dark,
            },
        };
        let term = set("TERM").unwrap_or_default();
        let depth = match set("COLORTERM").as_deref() {
            Some("truecolor" | "24bit") => Depth::True,
            _ if term.contains("256") || term.contains("direct") => Depth::Palette,
            _ => Depth::Sixteen,
        };
        Theme { colours, depth }
    }

    fn sheet(self) -> Sheet {
        match self.colours {
            Colours::Light => LIGHT,
            Colours::Contrast => CONTRAST,
            Colours::Dark | Colours::None => DARK,
        }
    }

    fn colour(self, rgb: u32) -> Color {
        let (red, green, blue) = ((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8);
        match (self.colours, self.depth) {
            (Colours::None, _) => Color::Reset,
            (_, Depth::True) => Color::Rgb(red, green, blue),
            (_, Depth::Palette) => Color::Indexed(palette(red, green, blue)),
            (_, Depth::Sixteen) => sixteen(rgb),
        }
    }

    /// The ground of every screen.
    pub fn ground(self) -> Style {
        let sheet = self.sheet();
        Style::new().fg(self.colour(sheet.ink)).bg(self.colour(sheet.paper))
    }

    /// The style of a part of the shell.
    pub fn part(self, part: Part) -> Style {
        let sheet = self.sheet();
        let pen = |rgb| Style::new().fg(self.colour(rgb));
        let bare = self.colours == Colours::None;
        match part {
            Part::Text => pen(sheet.ink),
            Part::Faint if bare => Style::new(),
            Part::Faint => pen(sheet.faint),
            Part::Title => pen(sheet.ink).add_modifier(Modifier::BOLD),
            Part::Chosen if bare => Style::new().add_modifier(Modifier::REVERSED),
            Part::Chosen => pen(sheet.ink).bg(self.colour(sheet.mine_tint)).add_modifier(Modifier::BOLD),
            Part::Primary if bare => Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
            Part::Primary => pen(sheet.on_accent).bg(self.colour(sheet.mine)).add_modifier(Modifier::BOLD),
            Part::Off if bare => Style::new().add_modifier(Modifier::DIM),
            Part::Off => pen(sheet.faint).add_modifier(Modifier::DIM),
            Part::Key => pen(sheet.mine).add_modifier(Modifier::BOLD),
            Part::Wrong => pen(sheet.theirs).add_modifier(Modifier::BOLD),
            Part::Good => pen(sheet.good),
            Part::Bar if bare => Style::new().add_modifier(Modifier::UNDERLINED),
            Part::Bar => pen(sheet.ink).bg(self.colour(sheet.card)),
        }
    }

    /// The style of a line, a word or a tint of a scene.
    pub fn role(self, role: Role) -> Style {
        let sheet = self.sheet();
        let pen = |rgb| Style::new().fg(self.colour(rgb));
        match role {
            Role::Grid => pen(sheet.grid),
            Role::Ink => pen(sheet.ink).add_modifier(Modifier::BOLD),
            Role::Faint => pen(sheet.faint),
            Role::Mine | Role::MineTint | Role::Cursor => pen(sheet.mine).add_modifier(Modifier::BOLD),
            Role::Theirs | Role::TheirsTint | Role::Wrong => pen(sheet.theirs).add_modifier(Modifier::BOLD),
            Role::Good => pen(sheet.good),
            Role::Pencil => pen(sheet.faint).add_modifier(Modifier::DIM),
            Role::Seat(seat) => {
                let (dark, light) = PENS[seat.index()];
                pen(if self.colours == Colours::Light { light } else { dark }).add_modifier(Modifier::BOLD)
            }
        }
    }

    /// The colour behind what a box tints.
    pub fn tint(self, role: Role) -> Option<Color> {
        let sheet = self.sheet();
        match role {
            Role::MineTint | Role::Mine => Some(self.colour(sheet.mine_tint)),
            Role::TheirsTint | Role::Theirs | Role::Wrong => Some(self.colour(sheet.theirs_tint)),
            Role::Seat(seat) if seat.index() == 0 => Some(self.colour(sheet.mine_tint)),
            Role::Seat(_) => Some(self.colour(sheet.theirs_tint)),
            Role::Grid | Role::Ink | Role::Faint | Role::Good | Role::Pencil | Role::Cursor => None,
        }
    }

    /// Black on white, for codes that a camera reads; no colours at all where none are wanted.
    pub fn code(self) -> Option<(Color, Color)> {
        match (self.colours, self.depth) {
            (Colours::None, _) => None,
            (_, Depth::Sixteen) => Some((Color::Black, Color::White)),
            _ => Some((self.colour(0x000000), self.colour(0xFFFFFF))),
        }
    }
}

/// The nearest colour of the cube of 216 or the ramp of 24 greys.
fn palette(red: u8, green: u8, blue: u8) -> u8 {
    const LEVELS: [i32; 6] = [0, 95, 135, 175, 215, 255];
    let nearest = |value: u8| {
        let distance = |index: &usize| (LEVELS[*index] - i32::from(value)).abs();
        (0..LEVELS.len()).min_by_key(distance).unwrap_or(0)
    };
    let (r, g, b) = (nearest(red), nearest(green), nearest(blue));
    let away = |x: i32, y: i32, z: i32| {
        (x - i32::from(red)).pow(2) + (y - i32::from(green)).pow(2) + (z - i32::from(blue)).pow(2)
    };
    let grey = (0..24).min_by_key(|step| away(8 + 10 * step, 8 + 10 * step, 8 + 10 * step)).unwrap_or(0);
    let level = 8 + 10 * grey;
    if away(level, level, level) < away(LEVELS[r], LEVELS[g], LEVELS[b]) {
        232 + grey as u8
    } else {
        (16 + 36 * r + 6 * g + b) as u8
    }
}

/// The colour of sixteen that carries the same meaning. Papers, cards and tints are left to the terminal.
fn sixteen(rgb: u32) -> Color {
    match rgb {
        0x8FB3F5 => Color::LightBlue,
        0x22458A => Color::Blue,
        0xFF9D7A => Color::LightRed,
        0xA8321A => Color::Red,
        0x7FD1A5 | 0x009E73 => Color::LightGreen,
        0x1E6B45 | 0x00674B => Color::Green,
        0xF0E442 | 0xE69F00 => Color::LightYellow,
        0xCC79A7 => Color::LightMagenta,
        0x56B4E9 => Color::LightCyan,
        0xFFFFFF => Color::White,
        0x000000 | 0x10141A => Color::Black,
        _ => Color::Reset,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn theme(setting: &str, pairs: &'static [(&'static str, &'static str)]) -> Theme {
        Theme::new(setting, |name| {
            pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn no_color_wins_over_every_setting() {
        let theme = theme("dark", &[("NO_COLOR", "1"), ("COLORTERM", "truecolor")]);
        assert_eq!(theme.colours, Colours::None);
        assert_eq!(theme.role(Role::Mine).fg, Some(Color::Reset));
        assert_eq!(theme.code(), None);
    }

    #[test]
    fn the_terminal_says_which_paper_it_has() {
        assert_eq!(theme("", &[("COLORFGBG", "0;15")]).colours, Colours::Light);
        assert_eq!(theme("", &[("COLORFGBG", "15;0")]).colours, Colours::Dark);
        assert_eq!(theme("light", &[]).colours, Colours::Light);
    }

    #[test]
    fn a_small_palette_stays_near() {
        assert_eq!(palette(255, 255, 255), 231);
        assert_eq!(palette(0, 0, 0), 16);
        assert_eq!(palette(0x15, 0x17, 0x1A), 234);
    }
}
