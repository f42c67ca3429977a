//! The boards of a scene, as many as fit side by side, and what is left of the screen beside them.

use labirinto_games::{Panel, PanelKind, Point, Scene};
use ratatui::layout::Rect;

use super::{
    brush::{Brush, wrap},
    theme::Part,
    world::World,
};
use crate::raster::{Picture, draw};

/// Which boards are shown, and where they lie on the screen.
#[derive(Default)]
pub struct Boards {
    /// Whether the own secret is shown.
    pub peek: bool,
    turned: usize,
    placed: Vec<Placed>,
}

/// A board on the screen.
struct Placed {
    panel: u8,
    area: Rect,
    left: u16,
    top: u16,
    picture: Picture,
}

/// The fewest columns that are left for words beside the boards.
const BESIDE: u16 = 27;

/// What the boards leave free.
pub struct Free {
    /// What the boards are, where they leave no room for it themselves.
    pub title: String,
    /// Beside them.
    pub beside: Rect,
    /// Below them.
    pub below: Rect,
}

impl Boards {
    /// Shows the next board first, where not all fit.
    pub fn turn(&mut self) {
        self.turned += 1;
    }

    /// Draws the boards between the first and the last line of the screen. `hide`: whether own secrets are hidden
    /// unless [`Boards::peek`]. The places that are left.
    pub fn draw(&mut self, brush: &mut Brush<'_>, world: &World, scene: &Scene<String>, hide: bool) -> Free {
        let screen = brush.area();
        let main = Rect {
            x: 1,
            y: 1,
            width: screen.width.saturating_sub(2),
            height: screen.height.saturating_sub(2),
        };
        let mut pictures: Vec<(&Panel<String>, Picture)> =
            scene.panels.iter().map(|panel| (panel, draw(panel, brush.glyphs))).collect();
        let wide: u16 = pictures.iter().map(|(_, picture)| picture.width() + 2).sum();
        if wide + BESIDE > main.width + 2 {
            if hide && self.peek {
                pictures.sort_by_key(|(panel, _)| panel.kind != PanelKind::Own);
            } else if !hide && !pictures.is_empty() {
                let count = pictures.len();
                pictures.rotate_left(self.turned % count);
            }
        }
        self.placed.clear();
        let lines = title_lines(&pictures, main);
        let (mut x, mut lowest) = (main.x, main.y);
        let mut untold = Vec::new();
        for (index, (panel, picture)) in pictures.into_iter().enumerate() {
            let room = main.right().saturating_sub(x + BESIDE);
            if index > 0 && room < picture.width() {
                break;
            }
            let y = main.y + lines;
            let height = picture.height().min(main.bottom() - y);
            let area = Rect { x, y, width: picture.width().min(room), height };
            let hidden = hide && panel.kind == PanelKind::Own && !self.peek;
            if lines == 0 {
                untold.push(panel.title.as_str());
            } else {
                let used = wrap(&panel.title, usize::from(area.width)).len() as u16;
                let part = if index == 0 { Part::Title } else { Part::Text };
                let place = Rect { x, y: y - used.min(lines), width: area.width, height: lines };
                brush.paragraph(place, &panel.title, part);
            }
            if hidden {
                let text = world.say("term-own-hidden");
                brush.card(Rect { height: height.saturating_sub(1), ..area });
                let inside =
                    Rect { x: x + 2, y: y + height / 2 - 1, width: area.width.saturating_sub(4), height: 3 };
                brush.paragraph(inside, &text, Part::Faint);
            } else {
                let (left, top) = view(&picture, area);
                brush.picture(area, &picture, left, top);
                self.placed.push(Placed { panel: panel.id, area, left, top, picture });
            }
            x += area.width + 2;
            lowest = lowest.max(area.bottom());
        }
        let beside = Rect { x, y: main.y, width: main.right().saturating_sub(x), height: main.height };
        let below = Rect {
            x: main.x,
            y: lowest,
            width: x.saturating_sub(main.x + 2),
            height: main.bottom() - lowest,
        };
        Free { title: untold.join(" · "), beside, below }
    }

    /// The panel and the point of the scene at a place of the screen.
    pub fn at(&self, x: u16, y: u16) -> Option<(u8, Point)> {
        self.placed.iter().find(|placed| placed.area.contains((x, y).into())).map(|placed| {
            let (column, line) = (x - placed.area.x + placed.left, y - placed.area.y + placed.top);
            (placed.panel, placed.picture.point(column, line))
        })
    }

    /// The point at a place of the screen on this panel, the nearest when it lies outside.
    pub fn on(&self, panel: u8, x: u16, y: u16) -> Option<Point> {
        let placed = self.placed.iter().find(|placed| placed.panel == panel)?;
        let area = placed.area;
        let x = x.clamp(area.left(), area.right().saturating_sub(1));
        let y = y.clamp(area.top(), area.bottom().saturating_sub(1));
        self.at(x, y).map(|(_, point)| point)
    }
}

/// How many lines the longest title takes above its board, as far as no board loses a line by it.
fn title_lines(pictures: &[(&Panel<String>, Picture)], main: Rect) -> u16 {
    let highest = pictures.iter().map(|(_, picture)| picture.height()).max().unwrap_or(0);
    let lines = pictures.iter().map(|(panel, picture)| {
        wrap(&panel.title, usize::from(picture.width().min(main.width))).len() as u16
    });
    lines.max().unwrap_or(0).min(main.height.saturating_sub(highest))
}

/// Where to begin, so that the cursor of a picture larger than its area is in sight.
fn view(picture: &Picture, area: Rect) -> (u16, u16) {
    let (x, y) = picture.cursor().unwrap_or((0, 0));
    let begin = |at: u16, room: u16, all: u16| at.saturating_sub(room / 2).min(all.saturating_sub(room));
    (begin(x, area.width, picture.width()), begin(y, area.height, picture.height()))
}
