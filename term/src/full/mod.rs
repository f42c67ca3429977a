//! The full screen.

mod boards;
mod brush;
mod dialog;
mod field;
mod help;
mod home;
mod join;
mod list;
mod lobby;
mod match_view;
mod offer;
mod replay;
mod room;
mod room_state;
mod screen;
mod settings;
mod shelf;
mod side;
mod terminal;
mod theme;
mod world;

use std::{
    collections::BTreeMap,
    io,
    sync::mpsc::RecvTimeoutError,
    time::{Duration, Instant},
};

use crossterm::event::{Event as Terminal, KeyCode, KeyEvent, KeyEventKind};
use labirinto_node::{Command, Config, Error, Node, Whose, records::Replay};
use ratatui::{buffer::Buffer, layout::Rect};

use crate::{
    incoming::{Inbox, Incoming},
    run::Context,
    trouble::trouble,
};
use brush::Brush;
use home::Home;
use replay::ReplayScreen;
use room::RoomScreen;
use screen::{Next, Screen, with_control};
use terminal::Screen as Held;
use theme::{Part, Theme};
use world::World;

/// The smallest screen on which everything can be shown.
const SMALLEST: (u16, u16) = (60, 20);

/// Between two pictures of a wait.
const TICK: Duration = Duration::from_millis(125);

/// How the shell goes on after something happened.
enum Then {
    Draw,
    Wait,
    End,
    Killed(i32),
}

/// Runs the full screen until the user leaves it; the exit status. `first` is posted at once, and its room shown.
///
/// # Errors
/// The node cannot be opened, or the terminal refuses.
pub fn run(context: &Context, config: Config, first: Option<Command>) -> Result<u8, Error> {
    show(context, config, |world, screens| {
        if let Some(command) = first {
            world.post(command);
            screens.push(Box::new(RoomScreen::waiting()));
        }
    })
}

/// Steps through a record on the full screen; the exit status.
///
/// # Errors
/// The node cannot be opened, or the terminal refuses.
pub fn replay(context: &Context, replay: Replay) -> Result<u8, Error> {
    let status = replay.report().state.exit_status();
    // A record needs no games of this device, and those may be open in another process.
    let folder = std::env::temp_dir().join(format!("labirinto-replay-{}", std::process::id()));
    let shown = show(context, Config::alone(&folder), |_, screens| {
        screens.clear();
        screens.push(Box::new(ReplayScreen::new(replay)));
    });
    // What cannot be removed is the system's to clean.
    let _ = std::fs::remove_dir_all(&folder);
    shown.map(|_| status)
}

/// How long the first screen takes to draw, without the terminal's part.
///
/// # Errors
/// The node cannot be opened.
pub fn first_picture(context: &Context, folder: &std::path::Path) -> Result<Duration, Error> {
    let node = Node::open(Config::alone(folder), Box::new(drop))?;
    let mut app = App::new(context, node);
    let mut cells = Buffer::empty(Rect::new(0, 0, 80, 24));
    let start = Instant::now();
    app.paint(&mut cells);
    let taken = start.elapsed();
    app.world.node.shut();
    Ok(taken)
}

fn show(
    context: &Context,
    config: Config,
    prepare: impl FnOnce(&mut World, &mut Vec<Box<dyn Screen>>),
) -> Result<u8, Error> {
    let refused = |error: &io::Error| {
        let why = error.to_string();
        trouble(&context.texts, "terminal", Whose::You, &[("why", (&why).into())])
    };
    let inbox = Inbox::new().map_err(|error| refused(&error))?;
    let node = Node::open(config, inbox.node())?;
    let mut app = App::new(context, node);
    prepare(&mut app.world, &mut app.screens);
    let mut held = Held::take().map_err(|error| refused(&error))?;
    inbox.hear_job_control().map_err(|error| refused(&error))?;
    inbox.read_terminal().map_err(|error| refused(&error))?;
    let end = app.run(&mut held, &inbox).map_err(|error| refused(&error))?;
    drop(held);
    app.world.node.shut();
    if let Some(signal) = end {
        // The process ends as the signal wants it, now that the terminal is given back.
        let _ = signal_hook::low_level::emulate_default_handler(signal);
    }
    Ok(0)
}

struct App {
    world: World,
    screens: Vec<Box<dyn Screen>>,
    drawn: Instant,
}

impl App {
    fn new(context: &Context, node: Node) -> App {
        let texts = node.texts();
        let colours = node.setting("colours").ok().flatten().unwrap_or_default();
        let world = World {
            texts,
            catalogue: context.catalogue,
            theme: Theme::new(&colours, |name| std::env::var(name).ok()),
            glyphs: context.out.glyphs,
            rooms: BTreeMap::new(),
            near: Vec::new(),
            message: None,
            tick: 0,
            set: BTreeMap::new(),
            node,
        };
        let screens: Vec<Box<dyn Screen>> = vec![Box::new(Home::default())];
        App { world, screens, drawn: Instant::now() }
    }

    /// Until the end; the signal that asked for it, when one did.
    fn run(&mut self, held: &mut Held, inbox: &Inbox) -> io::Result<Option<i32>> {
        self.draw(held)?;
        loop {
            let top = self.screens.last();
            let waits = top.is_some_and(|screen| screen.waits(&self.world));
            let beat = top.and_then(|screen| screen.beat(&self.world));
            let patience = if waits { TICK } else { beat.unwrap_or(Duration::from_secs(3600)) };
            let mut then = match inbox.receiver().recv_timeout(patience) {
                Ok(incoming) => self.take(incoming, held)?,
                Err(RecvTimeoutError::Timeout) => Then::Draw,
                Err(RecvTimeoutError::Disconnected) => Then::End,
            };
            // Whatever waits is taken up before the next picture, so that a burst costs one.
            while matches!(then, Then::Draw | Then::Wait) {
                let Ok(incoming) = inbox.receiver().try_recv() else { break };
                then = match (then, self.take(incoming, held)?) {
                    (Then::Draw, Then::Wait) => Then::Draw,
                    (_, next) => next,
                };
            }
            match then {
                Then::Draw => self.draw(held)?,
                Then::Wait => {}
                Then::End => return Ok(None),
                Then::Killed(signal) => return Ok(Some(signal)),
            }
        }
    }

    fn take(&mut self, incoming: Incoming, held: &mut Held) -> io::Result<Then> {
        Ok(match incoming {
            Incoming::Node(event) => {
                self.world.hear(&event);
                let next: Vec<Next> =
                    self.screens.iter_mut().map(|screen| screen.event(&event, &mut self.world)).collect();
                next.into_iter()
                    .find(|next| !matches!(next, Next::Stay))
                    .map_or(Then::Draw, |next| self.go(next))
            }
            Incoming::Terminal(Terminal::Key(key)) if key.kind != KeyEventKind::Release => {
                return self.key(key, held);
            }
            Incoming::Terminal(Terminal::Paste(text)) => {
                if let Some(screen) = self.screens.last_mut() {
                    screen.paste(&text, &mut self.world);
                }
                Then::Draw
            }
            Incoming::Terminal(Terminal::Mouse(mouse)) => {
                match self.screens.last_mut().map(|screen| screen.mouse(mouse, &mut self.world)) {
                    None | Some(Next::Stay) => Then::Wait,
                    Some(next) => self.go(next),
                }
            }
            Incoming::Terminal(Terminal::Resize(..)) => Then::Draw,
            Incoming::Terminal(_) | Incoming::Line(_) => Then::Wait,
            Incoming::End => Then::End,
            Incoming::Signal(signal) => Then::Killed(signal),
            Incoming::Sleep => {
                held.sleep()?;
                Then::Draw
            }
            Incoming::Wake => {
                held.wake()?;
                Then::Draw
            }
        })
    }

    fn key(&mut self, key: KeyEvent, held: &mut Held) -> io::Result<Then> {
        match key.code {
            KeyCode::Char('c') if with_control(key) => return Ok(Then::End),
            KeyCode::Char('z') if with_control(key) => {
                held.sleep()?;
                return Ok(Then::Draw);
            }
            KeyCode::Char('l') if with_control(key) => {
                held.wake()?;
                return Ok(Then::Draw);
            }
            _ => {}
        }
        self.world.message = None;
        let Some(screen) = self.screens.last_mut() else { return Ok(Then::End) };
        let next = screen.key(key, &mut self.world);
        Ok(self.go(next))
    }

    fn go(&mut self, next: Next) -> Then {
        match next {
            Next::Stay => {}
            Next::To(screen) => self.screens.push(screen),
            Next::Instead(screen) => {
                self.leave();
                self.screens.push(screen);
            }
            Next::Back => self.leave(),
            Next::Home => {
                while self.screens.len() > 1 {
                    self.leave();
                }
            }
            Next::Quit => return Then::End,
        }
        if self.screens.is_empty() { Then::End } else { Then::Draw }
    }

    fn leave(&mut self) {
        if let Some(mut screen) = self.screens.pop() {
            screen.leave(&mut self.world);
        }
    }

    fn draw(&mut self, held: &mut Held) -> io::Result<()> {
        if self.drawn.elapsed() >= TICK {
            self.world.tick += 1;
            self.drawn = Instant::now();
        }
        held.follow_mouse(self.screens.last().is_some_and(|screen| screen.wants_mouse()))?;
        held.draw(|frame| self.paint(frame.buffer_mut()))
    }

    fn paint(&mut self, cells: &mut Buffer) {
        let world = &self.world;
        let mut brush = Brush { cells, theme: world.theme, glyphs: world.glyphs };
        brush.clear();
        let area = brush.area();
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            too_small(&mut brush, world);
            return;
        }
        let lowest = self.screens.iter().rposition(|screen| !screen.is_over()).unwrap_or(0);
        for screen in &mut self.screens[lowest..] {
            screen.draw(&mut brush, world);
        }
        if let Some(message) = &world.message {
            tell(&mut brush, &message.text, message.wrong);
        }
    }
}

fn too_small(brush: &mut Brush<'_>, world: &World) {
    let area = brush.area();
    let sizes = [
        ("width", i64::from(SMALLEST.0).into()),
        ("height", i64::from(SMALLEST.1).into()),
        ("now-width", i64::from(area.width).into()),
        ("now-height", i64::from(area.height).into()),
    ];
    brush.paragraph(area, &world.tell("term-too-small", &sizes), Part::Text);
}

/// One sentence over the last lines, as many as it needs.
fn tell(brush: &mut Brush<'_>, text: &str, wrong: bool) {
    let area = brush.area();
    let sign = if wrong { '!' } else { brush.glyphs.pointer() };
    let text = format!("{sign} {text}");
    let lines = brush::wrap(&text, usize::from(area.width.saturating_sub(2))).len() as u16;
    let lines = lines.min(area.height);
    let place = Rect { x: 0, y: area.bottom() - lines, width: area.width, height: lines };
    brush.fill(place, brush.theme.part(Part::Bar));
    let inside = Rect { x: 1, width: area.width.saturating_sub(2), ..place };
    brush.paragraph(inside, &text, if wrong { Part::Wrong } else { Part::Title });
}
