//! The public state.

use crate::{Cell, Due, Match, Outcome, Refusal, Seat, Setup, Text, Verdict};
use crate::{Claim, Legal, Move, Scene, Secret, Series, Step, Term};

use super::{Edge, Edges, Grid, Question, Reply, Way, digest, legal, notation, scene, tell};

/// The public state of one match. The walker of a seat walks in the maze that the OTHER seat owns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    setup: Setup,
    grid: Grid,
    ends: [Option<Ends>; 2],
    walkers: [Option<Cell>; 2],
    heard: [Series<Heard>; 2],
    /// For each seat the places in `heard` of its different questions, in the order of [`Heard::asked`], so that
    /// a repeated one is found at once also in a long game (LYR-9).
    asked: [Vec<u32>; 2],
    walked: [Edges; 2],
    pending: Option<Question>,
    asker: Seat,
    arrived: [bool; 2],
    turn: u32,
    over: bool,
}

/// What an owner tells of its maze when it commits (LYR-3).
///
/// Bytes, the public part of a commitment: `D column`, `D row`, `A column`, `A row`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ends {
    /// D.
    pub start: Cell,
    /// A, another cell than D.
    pub goal: Cell,
}

/// One question that was answered.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Heard {
    /// Where the walker of the asker stood when it asked.
    pub from: Cell,
    /// The question; a way is already cut at A (LYR-7).
    pub question: Question,
    /// What was answered.
    pub reply: Reply,
}

impl Heard {
    /// What was asked; a way is another one from elsewhere, a count is not. All counts come before all ways.
    fn asked(&self) -> (Option<Cell>, &Question) {
        (matches!(self.question, Question::Way(_)).then_some(self.from), &self.question)
    }
}

impl State {
    /// A fresh match.
    pub(super) fn new(setup: Setup, grid: Grid) -> State {
        State {
            grid,
            ends: [None; 2],
            walkers: [None; 2],
            heard: [Series::new(), Series::new()],
            asked: [Vec::new(), Vec::new()],
            walked: [Edges::NONE; 2],
            pending: None,
            asker: setup.first,
            arrived: [false; 2],
            turn: 0,
            over: false,
            setup,
        }
    }

    /// The grid of both mazes.
    pub const fn grid(&self) -> Grid {
        self.grid
    }

    /// D and A of the maze that `seat` OWNS; `None` before its commitment.
    pub fn ends(&self, seat: Seat) -> Option<Ends> {
        self.ends.get(seat.index()).copied().flatten()
    }

    /// Where the walker of `seat` stands in the OTHER's maze; `None` before the other's commitment.
    pub fn walker(&self, seat: Seat) -> Option<Cell> {
        self.walkers.get(seat.index()).copied().flatten()
    }

    /// Every question that `seat` asked and heard the answer of, in order. They speak of the OTHER's maze.
    pub fn heard(&self, seat: Seat) -> &Series<Heard> {
        const NOTHING: &Series<Heard> = &Series::new();
        self.heard.get(seat.index()).unwrap_or(NOTHING)
    }

    /// The edges that the walker of `seat` has passed.
    pub fn walked(&self, seat: Seat) -> Edges {
        self.walked.get(seat.index()).copied().unwrap_or_default()
    }

    /// The cells that `seat` asked the number of walls round, in the order in which it did so first, with what it heard.
    pub fn counts(&self, seat: Seat) -> Vec<(Cell, u8)> {
        let heard = self.heard(seat);
        let asked = self.asked.get(seat.index()).map_or(&[][..], Vec::as_slice);
        let counts = asked.iter().map_while(|place| match heard.get(*place as usize) {
            Some(Heard { question: Question::Count(cell), reply: Reply::Count(count), .. }) => {
                Some((*place, (*cell, *count)))
            }
            _ => None,
        });
        let mut counts: Vec<(u32, (Cell, u8))> = counts.collect();
        counts.sort_unstable_by_key(|(place, _)| *place);
        counts.into_iter().map(|(_, count)| count).collect()
    }

    /// The question that waits for its answer, with its asker; a way is already cut at A (LYR-7).
    pub fn pending(&self) -> Option<(Seat, &Question)> {
        self.pending.as_ref().map(|question| (self.asker, question))
    }

    /// Who asks now, or asked what is pending. Before the commitments, who will ask first.
    pub const fn asker(&self) -> Seat {
        self.asker
    }

    /// Whether `seat` stands on A (LYR-7).
    pub fn has_arrived(&self, seat: Seat) -> bool {
        self.arrived.get(seat.index()).copied().unwrap_or(false)
    }

    /// Whether both may ask equally often, and a draw is possible (LYR-8).
    pub fn equal_turns(&self) -> bool {
        self.setup.options.is_on("equal_turns")
    }

    /// The longest legal way, in steps: 4 x cells (LYR-6).
    pub const fn most_steps(&self) -> usize {
        Question::most_steps(self.grid)
    }

    /// How the game ended; `None` while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.over {
            return None;
        }
        let winners: Vec<Seat> = Seat::all(2).filter(|seat| self.has_arrived(*seat)).collect();
        Some(match winners[..] {
            [winner] => Outcome {
                verdict: Verdict::Win(winners),
                reason: Text::key("labyrinthe-over-arrived").seat("seat", winner),
            },
            _ => Outcome { verdict: Verdict::Draw, reason: Text::key("labyrinthe-over-both") },
        })
    }

    /// The way of `steps` from where `seat` stands, cut at A (LYR-7); `None` when it leaves the grid (LYR-6)
    /// or before the commitments.
    pub fn way(&self, seat: Seat, steps: &[crate::Direction]) -> Option<Way> {
        let ends = self.ends(other(seat))?;
        Way::trace(self.grid, self.walker(seat)?, steps, ends.goal)
    }
}

/// The seat across the table.
pub fn other(seat: Seat) -> Seat {
    seat.next(2)
}

impl Ends {
    /// The canonical bytes.
    pub fn encode(self) -> Vec<u8> {
        vec![self.start.column, self.start.row, self.goal.column, self.goal.row]
    }

    /// The ends of these bytes, wherever they lie; `None` for another number of bytes.
    pub fn decode(bytes: &[u8]) -> Option<Ends> {
        let [start_column, start_row, goal_column, goal_row] = *bytes else {
            return None;
        };
        Some(Ends {
            start: Cell { column: start_column, row: start_row },
            goal: Cell { column: goal_column, row: goal_row },
        })
    }
}

impl Match for State {
    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn due(&self) -> Due {
        if let Some(seat) = Seat::all(2).find(|seat| self.ends(*seat).is_none()) {
            return Due::Commit { seat, slot: 0 };
        }
        match (self.outcome(), &self.pending) {
            (Some(outcome), _) => Due::Over(outcome),
            (None, Some(_)) => Due::Answer { seat: other(self.asker) },
            (None, None) => Due::Move { seat: self.asker },
        }
    }

    fn apply(&mut self, step: &Step) -> Result<(), Refusal> {
        match step {
            Step::Commit { seat, slot, public } => self.commit(*seat, *slot, public),
            Step::Move { seat, act } => {
                self.pending = Some(self.question(*seat, act)?);
                self.turn += 1;
                Ok(())
            }
            Step::Answer { seat, answer } => self.reply(*seat, answer),
            Step::Open { .. } | Step::Drawn { .. } | Step::Left { .. } => Err(not_due("")),
        }
    }

    fn claim(&self, answer: &[u8]) -> Result<(Seat, u8, Claim), Refusal> {
        let Due::Answer { seat } = self.due() else {
            return Err(not_due("LYR-4"));
        };
        let (heard, edges) = self.parse_reply(seat, answer)?;
        let mut places: Vec<u32> = edges.iter().map(|edge| u32::from(edge.0)).collect();
        places.sort_unstable();
        places.dedup();
        let border = 4 - places.len().min(4) as i64;
        let terms = places.into_iter().map(|place| Term { place, coefficient: 1 }).collect();
        let claim = match heard.reply {
            Reply::Count(count) => Claim::Linear { terms, value: i64::from(count) - border },
            Reply::Yes => Claim::Linear { terms, value: 0 },
            Reply::No => Claim::NotZero { terms },
        };
        Ok((seat, 0, claim))
    }

    fn legal(&self, limit: usize) -> Legal {
        match self.due() {
            Due::Move { seat } => Legal { moves: legal::questions(self, seat, limit), complete: false },
            _ => Legal { moves: Vec::new(), complete: true },
        }
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        notation::read(self, text)
    }

    fn notation(&self, step: &Step) -> String {
        notation::write(self, step)
    }

    fn tell(&self, step: &Step) -> Text {
        tell::tell(self, step)
    }

    fn scene(&self, opened: &[(Seat, u8, Secret)]) -> Scene {
        scene::public_scene(self, opened)
    }

    fn digest(&self) -> Vec<u8> {
        digest::digest(self)
    }

    fn copy(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }
}

impl State {
    fn commit(&mut self, seat: Seat, slot: u8, public: &[u8]) -> Result<(), Refusal> {
        if self.due() != (Due::Commit { seat, slot }) {
            return Err(not_due("LYR-3"));
        }
        let ends = Ends::decode(public)
            .filter(|ends| self.grid.holds(ends.start) && self.grid.holds(ends.goal))
            .ok_or_else(|| refusal("LYR-3", Text::key("labyrinthe-refuse-ends-unreadable")))?;
        if ends.start == ends.goal {
            let cell = ends.start.name();
            return Err(refusal("LYR-3", Text::key("labyrinthe-refuse-ends-equal").word("cell", cell)));
        }
        self.ends[seat.index()] = Some(ends);
        self.walkers[other(seat).index()] = Some(ends.start);
        Ok(())
    }

    /// Whether `seat` may ask now.
    ///
    /// # Errors
    /// It is the other's turn, or no question is awaited (LYR-4).
    pub(super) fn may_ask(&self, seat: Seat) -> Result<(), Refusal> {
        match self.due() {
            Due::Move { seat: due } if due == seat => Ok(()),
            Due::Move { seat: due } => {
                Err(refusal("LYR-4", Text::key("labyrinthe-refuse-turn").seat("seat", due)))
            }
            _ => Err(not_due("LYR-4")),
        }
    }

    /// The question of these bytes, cut at A, when `seat` may ask it now.
    ///
    /// # Errors
    /// As [`State::may_ask`]; bytes that are no question, or one that LYR-5 or LYR-6 forbids.
    pub(super) fn question(&self, seat: Seat, act: &Move) -> Result<Question, Refusal> {
        self.may_ask(seat)?;
        let unreadable = || refusal("", Text::key("labyrinthe-refuse-unreadable"));
        match Question::decode(act).ok_or_else(unreadable)? {
            Question::Count(cell) if !self.grid.holds(cell) => {
                let size = i64::from(self.grid.size());
                Err(refusal("LYR-5", Text::key("labyrinthe-refuse-count-outside").number("size", size)))
            }
            Question::Way(steps) if steps.len() > self.most_steps() => {
                let most = self.most_steps() as i64;
                Err(refusal("LYR-6", Text::key("labyrinthe-refuse-way-long").number("most", most)))
            }
            Question::Way(steps) => match self.way(seat, &steps) {
                Some(way) => Ok(Question::Way(way.steps().to_vec())),
                None => Err(refusal("LYR-6", Text::key("labyrinthe-refuse-way-outside"))),
            },
            count => Ok(count),
        }
    }

    fn reply(&mut self, seat: Seat, answer: &[u8]) -> Result<(), Refusal> {
        let (heard, _) = self.parse_reply(seat, answer)?;
        let asker = self.asker;
        if let (Question::Way(steps), Reply::Yes) = (&heard.question, heard.reply) {
            let way = self.way(asker, steps);
            let end = way.as_ref().map(Way::end);
            let passed: Edges = way.iter().flat_map(Way::edges).copied().collect();
            self.walked[asker.index()] = self.walked(asker).or(passed);
            self.walkers[asker.index()] = end;
            self.arrived[asker.index()] = end == self.ends(other(asker)).map(|ends| ends.goal);
        }
        let place = self.heard(asker).len() as u32;
        if let Err(gap) = self.place_asked(&heard) {
            self.asked[asker.index()].insert(gap, place);
        }
        self.heard[asker.index()].push(heard);
        self.pending = None;
        let round_ends = asker != self.setup.first || !self.equal_turns();
        self.over = round_ends && self.arrived.contains(&true);
        if !self.over {
            self.asker = other(asker);
        }
        Ok(())
    }

    /// What is heard if `seat` replies with these bytes now, and the edges that the reply speaks of.
    fn parse_reply(&self, seat: Seat, answer: &[u8]) -> Result<(Heard, Vec<Edge>), Refusal> {
        let (Some(question), Some(from)) = (&self.pending, self.walker(self.asker)) else {
            return Err(not_due("LYR-4"));
        };
        if seat != other(self.asker) {
            return Err(not_due("LYR-10"));
        }
        let unfit = |clause| move || refusal(clause, Text::key("labyrinthe-refuse-reply-unfit"));
        let reply = Reply::decode(answer).ok_or_else(unfit(""))?;
        let edges = match (question, reply) {
            (Question::Count(cell), Reply::Count(count)) => {
                let edges: Vec<_> =
                    crate::Direction::ALL.iter().filter_map(|side| self.grid.edge(*cell, *side)).collect();
                let border = 4 - edges.len();
                if usize::from(count) < border {
                    let text = Text::key("labyrinthe-refuse-reply-impossible").word("cell", cell.name());
                    return Err(refusal("LYR-5", text.number("count", count)));
                }
                edges
            }
            (Question::Way(steps), Reply::Yes | Reply::No) => {
                self.way(self.asker, steps).map(|way| way.edges().to_vec()).ok_or_else(unfit("LYR-6"))?
            }
            (Question::Count(_), _) => return Err(unfit("LYR-5")()),
            (Question::Way(_), _) => return Err(unfit("LYR-6")()),
        };
        let heard = Heard { from, question: question.clone(), reply };
        let earlier = self.place_asked(&heard).ok().map(|found| self.asked[self.asker.index()][found]);
        match earlier.and_then(|place| self.heard(self.asker).get(place as usize)) {
            Some(earlier) if earlier.reply != reply => {
                Err(refusal("LYR-9", Text::key("labyrinthe-refuse-reply-changed").seat("seat", seat)))
            }
            _ => Ok((heard, edges)),
        }
    }

    /// Where the asker's `asked` has the question of `heard`, or where it belongs.
    fn place_asked(&self, heard: &Heard) -> Result<usize, usize> {
        let all = self.heard(self.asker);
        self.asked[self.asker.index()]
            .binary_search_by(|place| all.get(*place as usize).map(Heard::asked).cmp(&Some(heard.asked())))
    }
}

/// The refusal of a step that is not awaited, by the clause that orders the steps.
pub(super) fn not_due(clause: &'static str) -> Refusal {
    refusal(clause, Text::key("labyrinthe-refuse-not-due"))
}

/// The refusal of what `text` says, by its clause.
pub(super) fn refusal(clause: &'static str, text: Text) -> Refusal {
    Refusal { clause, text }
}
