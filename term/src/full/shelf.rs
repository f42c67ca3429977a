//! The unfinished and the finished games.

use crossterm::event::{KeyCode, KeyEvent};
use labirinto_node::{
    Command, TableId,
    records::{RecordLine, Unfinished},
    statistics::Statistics,
};
use ratatui::layout::Rect;

use super::{
    brush::Brush,
    field::Field,
    list::{List, Row},
    replay::ReplayScreen,
    room::RoomScreen,
    screen::{Next, Screen, usual},
    theme::Part,
    world::World,
};

/// Which games are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelved {
    /// Those that can go on.
    Unfinished,
    /// Those that are over.
    Finished,
}

/// A list of games.
pub struct Shelf {
    which: Shelved,
    unfinished: Vec<Unfinished>,
    finished: Vec<RecordLine>,
    statistics: Vec<Statistics>,
    list: List,
    file: Option<(Purpose, Field)>,
}

/// What a file name is typed for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Export(TableId),
    Import,
}

impl Shelf {
    /// The list as it stands now.
    pub fn new(which: Shelved, world: &mut World) -> Shelf {
        let mut shelf = Shelf {
            which,
            unfinished: Vec::new(),
            finished: Vec::new(),
            statistics: Vec::new(),
            list: List::default(),
            file: None,
        };
        shelf.read(world);
        shelf
    }

    fn read(&mut self, world: &mut World) {
        let read = match self.which {
            Shelved::Unfinished => world.node.unfinished().map(|games| self.unfinished = games),
            Shelved::Finished => world.node.records().and_then(|games| {
                self.finished = games;
                self.statistics = world.node.statistics()?;
                Ok(())
            }),
        };
        if let Err(error) = read {
            world.complain(&error);
        }
    }

    fn count(&self) -> usize {
        match self.which {
            Shelved::Unfinished => self.unfinished.len(),
            Shelved::Finished => self.finished.len(),
        }
    }

    fn rows(&self, world: &World) -> Vec<Row> {
        match self.which {
            Shelved::Unfinished => self
                .unfinished
                .iter()
                .map(|game| {
                    let turn = world.tell("term-turn", &[("turn", i64::from(game.turn).into())]);
                    Row::new(
                        format!("{} {} {}", game.title, world.glyphs.dot(), game.names.join(" - ")),
                        turn,
                    )
                })
                .collect(),
            Shelved::Finished => self
                .finished
                .iter()
                .map(|game| {
                    let sign = if game.honest() { world.glyphs.check() } else { world.glyphs.cross() };
                    let players = game.names.join(" - ");
                    let text = format!("{} {} {players}", game.title, world.glyphs.dot());
                    Row::new(text, format!("{} {sign}", game.result.title))
                })
                .collect(),
        }
    }

    fn detail(&self, world: &World) -> String {
        match self.which {
            Shelved::Unfinished => {
                self.unfinished.get(self.list.chosen).map(|game| game.awaited.clone()).unwrap_or_default()
            }
            Shelved::Finished => self
                .finished
                .get(self.list.chosen)
                .map(|game| {
                    let honest = if game.honest() { "term-records-honest" } else { "term-records-bad" };
                    format!("{} {}", game.result.reason, world.say(honest))
                })
                .unwrap_or_default(),
        }
    }

    /// What all games of the chosen one's kind come to.
    fn sums(&self) -> Vec<String> {
        let chosen = self.finished.get(self.list.chosen).map(|line| line.game.as_str());
        let of_game = self.statistics.iter().filter(|one| Some(one.game.as_str()) == chosen);
        of_game.map(|one| one.text.clone()).collect()
    }

    fn take(&mut self, chosen: usize, world: &mut World) -> Next {
        match self.which {
            Shelved::Unfinished => {
                let table = self.unfinished[chosen].table;
                world.post(Command::Resume { table });
                Next::Instead(Box::new(RoomScreen::waiting()))
            }
            Shelved::Finished => match world.node.replay(self.finished[chosen].table) {
                Ok(replay) => Next::To(Box::new(ReplayScreen::new(replay))),
                Err(error) => {
                    world.complain(&error);
                    Next::Stay
                }
            },
        }
    }

    fn type_file(&mut self, key: KeyEvent, world: &mut World) {
        let Some((purpose, field)) = &mut self.file else { return };
        match key.code {
            KeyCode::Esc => self.file = None,
            KeyCode::Enter => {
                let path = std::path::PathBuf::from(field.text());
                let done = match purpose {
                    Purpose::Export(table) => world.node.export(*table, &path),
                    Purpose::Import => world.node.import(&path).map(drop),
                };
                match done {
                    Ok(()) => {
                        let path = path.display().to_string();
                        let told = if *purpose == Purpose::Import {
                            "term-records-taken"
                        } else {
                            "term-records-written"
                        };
                        let text = world.tell(told, &[("path", (&path).into())]);
                        world.inform(text);
                        self.file = None;
                        self.read(world);
                    }
                    Err(error) => world.complain(&error),
                }
            }
            _ => {
                field.key(key);
            }
        }
    }
}

impl Screen for Shelf {
    fn draw(&mut self, brush: &mut Brush<'_>, world: &World) {
        let area = brush.area();
        let width = area.width.saturating_sub(6);
        let (title, nothing, hint) = match self.which {
            Shelved::Unfinished => ("term-continue-title", "term-continue-nothing", "term-choose"),
            Shelved::Finished => ("term-records-title", "term-records-nothing", "term-records-hint"),
        };
        brush.bar(0, &world.say(title), "");
        let rows = self.rows(world);
        if rows.is_empty() {
            brush.paragraph(Rect { x: 3, y: 2, width, height: 3 }, &world.say(nothing), Part::Faint);
        }
        let sums = self.sums();
        let taken = 2 * sums.len() as u16;
        let list = Rect { x: 3, y: 2, width, height: area.height.saturating_sub(7 + taken) };
        self.list.draw(brush, list, &rows);
        for (line, sum) in sums.iter().enumerate() {
            let y = area.bottom().saturating_sub(4 + taken) + 2 * line as u16;
            brush.paragraph(Rect { x: 3, y, width, height: 2 }, sum, Part::Faint);
        }
        let below = Rect { x: 3, y: area.bottom().saturating_sub(4), width, height: 2 };
        match &self.file {
            Some((purpose, field)) => {
                let key =
                    if *purpose == Purpose::Import { "term-records-import" } else { "term-records-export" };
                field.draw(brush, 3, below.y, width, &format!("{} ", world.say(key)));
            }
            None => {
                brush.paragraph(below, &self.detail(world), Part::Faint);
            }
        }
        brush.bar(area.bottom() - 1, &world.say(hint), &world.say("term-help-hint"));
    }

    fn key(&mut self, key: KeyEvent, world: &mut World) -> Next {
        if self.file.is_some() {
            self.type_file(key, world);
            return Next::Stay;
        }
        if self.which == Shelved::Finished {
            match key.code {
                KeyCode::Char('e') => {
                    if let Some(game) = self.finished.get(self.list.chosen) {
                        let name: String = game.table.to_string().chars().take(8).collect();
                        let field = Field::new(&format!("{}-{name}.labirinto", game.game));
                        self.file = Some((Purpose::Export(game.table), field));
                    }
                    return Next::Stay;
                }
                KeyCode::Char('i') => {
                    self.file = Some((Purpose::Import, Field::default()));
                    return Next::Stay;
                }
                _ => {}
            }
        }
        match self.list.key(key, self.count()) {
            Some(chosen) => self.take(chosen, world),
            None => usual(self, key),
        }
    }

    fn paste(&mut self, text: &str, _world: &mut World) {
        if let Some((_, field)) = &mut self.file {
            field.paste(text.trim());
        }
    }

    fn help(&self) -> (&'static str, &'static [(&'static str, &'static str)]) {
        match self.which {
            Shelved::Unfinished => ("term-continue-title", super::home::LIST_KEYS),
            Shelved::Finished => (
                "term-records-title",
                &[
                    ("↑↓ j k", "term-key-choose"),
                    ("Enter", "term-key-replay"),
                    ("e", "term-key-export"),
                    ("i", "term-key-import"),
                ],
            ),
        }
    }
}
