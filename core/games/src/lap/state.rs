//! The public state.

use crate::{Claim, Legal, Move, Scene, Secret, Series, Step, Term};
use crate::{Due, Match, Outcome, Refusal, Seat, Setup, Text, Verdict};

use super::{
    Area, Board, Deed, Reply, Size, Square, board::AREAS, digest, game, notation, scene, squares, tell,
};
use super::{check, question, twin};

/// The most declarations of one seat in a game: each is a secret with a number of its own.
pub const MOST_DECLARATIONS: u8 = 200;

/// The public state of one match. What a seat heard speaks of the board that the OTHER seat owns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    setup: Setup,
    size: Size,
    committed: [bool; 2],
    heard: [Series<Heard>; 2],
    asker: Seat,
    stage: Stage,
    /// The turns that a seat has still to miss (LAP-4).
    skips: [u32; 2],
    /// How many declarations each seat has sealed.
    sealed: [u8; 2],
    /// The declaration of each seat that is being answered, once it was opened.
    declared: [Option<Board>; 2],
    /// What was answered to each seat's declaration in this round (LAP-5).
    judged: [Option<bool>; 2],
    /// Whether the seat across replied with a declaration of its own (LAP-5).
    replied: bool,
    /// Whether a board was opened that another board cannot be told from (LAP-6).
    undecidable: bool,
    turn: u32,
}

/// One question that was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heard {
    /// The square.
    pub square: Square,
    /// How many cells of each area it holds.
    pub counts: [u8; AREAS],
}

/// What happens now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The asker asks or declares.
    Turn,
    /// The seat across answers this question.
    Asked(Square),
    /// This seat commits to its declaration.
    Seal(Seat),
    /// The seat across the declarer, which has heard as many answers, declares too or does not (LAP-5).
    Reply,
    /// This seat opens its declaration.
    Open(Seat),
    /// The declaration of this seat is answered by the seat across.
    Judge(Seat),
    /// This seat opens its board, so that an undecidable one voids the game (LAP-6, `undecidable=void`).
    Reveal(Seat),
    /// The game is over.
    Over,
}

impl State {
    /// A fresh match.
    pub(super) fn new(setup: Setup, size: Size) -> State {
        State {
            size,
            committed: [false; 2],
            heard: [Series::new(), Series::new()],
            asker: setup.first,
            stage: Stage::Turn,
            skips: [0; 2],
            sealed: [0; 2],
            declared: [None, None],
            judged: [None; 2],
            replied: false,
            undecidable: false,
            turn: 0,
            setup,
        }
    }

    /// The size of both boards.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Whether `seat` has committed to its board.
    pub fn has_committed(&self, seat: Seat) -> bool {
        self.committed.get(seat.index()).copied().unwrap_or(false)
    }

    /// Every question that `seat` asked and heard the answer of, in order. They speak of the OTHER's board.
    pub fn heard(&self, seat: Seat) -> &Series<Heard> {
        const NOTHING: &Series<Heard> = &Series::new();
        self.heard.get(seat.index()).unwrap_or(NOTHING)
    }

    /// What happens now, once both boards are committed to.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Whose turn it is.
    pub const fn asker(&self) -> Seat {
        self.asker
    }

    /// The turns that `seat` has still to miss (LAP-4).
    pub fn skips(&self, seat: Seat) -> u32 {
        self.skips.get(seat.index()).copied().unwrap_or(0)
    }

    /// How many declarations `seat` has sealed.
    pub fn sealed(&self, seat: Seat) -> u8 {
        self.sealed.get(seat.index()).copied().unwrap_or(0)
    }

    /// The declaration of `seat` that was opened last.
    pub fn declared(&self, seat: Seat) -> Option<&Board> {
        self.declared.get(seat.index())?.as_ref()
    }

    /// What was answered to the declaration of `seat` that is or was the last of the game.
    pub fn judged(&self, seat: Seat) -> Option<bool> {
        self.judged.get(seat.index()).copied().flatten()
    }

    /// Whether the declaration was replied to, and whether an undecidable board was opened, as bytes of the digest.
    pub(super) fn flags(&self) -> [u8; 2] {
        [u8::from(self.replied), u8::from(self.undecidable)]
    }

    /// Whether both have heard equally many answers, so that a declaration is replied to (LAP-5).
    pub fn is_even(&self) -> bool {
        self.heard[0].len() == self.heard[1].len()
    }

    /// Whether a wrong declaration loses the game (LAP-4), or the turns it costs.
    pub fn wrong_loses(&self) -> bool {
        self.setup.options.word("wrong") != "skips"
    }

    /// How the game ended; `None` while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.stage != Stage::Over {
            return None;
        }
        if self.undecidable {
            return Some(Outcome { verdict: Verdict::Void, reason: Text::key("lap-over-undecidable") });
        }
        let (own, others) = (self.judged(self.asker), self.judged(other(self.asker)));
        let win = |seat: Seat, key| Outcome {
            verdict: Verdict::Win(vec![seat]),
            reason: Text::key(key).seat("seat", seat).seat("other", other(seat)),
        };
        let draw = |key| Outcome { verdict: Verdict::Draw, reason: Text::key(key) };
        Some(match (own, others) {
            (Some(true), Some(true)) => draw("lap-over-both-right"),
            (Some(true), _) => win(self.asker, "lap-over-right"),
            (_, Some(true)) => win(other(self.asker), "lap-over-right"),
            (_, Some(false)) => draw("lap-over-both-wrong"),
            (_, None) => win(other(self.asker), "lap-over-wrong"),
        })
    }
}

/// The seat across the table.
pub fn other(seat: Seat) -> Seat {
    seat.next(2)
}

impl Match for State {
    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn due(&self) -> Due {
        if let Some(seat) = Seat::all(2).find(|seat| !self.has_committed(*seat)) {
            return Due::Commit { seat, slot: 0 };
        }
        match self.stage {
            Stage::Turn => Due::Move { seat: self.asker },
            Stage::Reply => Due::Move { seat: other(self.asker) },
            Stage::Asked(_) => Due::Answer { seat: other(self.asker) },
            Stage::Seal(seat) => Due::Commit { seat, slot: self.sealed(seat) + 1 },
            Stage::Open(seat) => Due::Open { seat, slot: self.sealed(seat) },
            Stage::Judge(seat) => Due::Answer { seat: other(seat) },
            Stage::Reveal(seat) => Due::Open { seat, slot: 0 },
            Stage::Over => self.outcome().map_or(Due::Move { seat: self.asker }, Due::Over),
        }
    }

    fn apply(&mut self, step: &Step) -> Result<(), Refusal> {
        match step {
            Step::Commit { seat, slot, public } => self.commit(*seat, *slot, public),
            Step::Move { seat, act } => self.act(*seat, act),
            Step::Answer { seat, answer } => self.reply(*seat, answer),
            Step::Open { seat, slot, secret } => self.open(*seat, *slot, secret),
            Step::Drawn { .. } | Step::Left { .. } => Err(not_due("")),
        }
    }

    /// With x the indicators of the owner's board (place `area * cells + cell`): counts assert that the sum over the square of
    /// `5^area x` is that of the counts, which says the four sums at once, since each of them is below 5 (LAP-3). "Right"
    /// asserts that the sum of x over all places that the declaration does not name is 0, "wrong" that it is not (LAP-4).
    fn claim(&self, answer: &[u8]) -> Result<(Seat, u8, Claim), Refusal> {
        let Due::Answer { seat } = self.due() else {
            return Err(not_due("LAP-3"));
        };
        let reply = self.parse_reply(seat, answer)?;
        let cells = self.size.count();
        let places = |area: Area| move |cell: usize| (area.index() * cells + cell) as u32;
        let claim = match (reply, self.stage) {
            (Reply::Counts(counts), Stage::Asked(square)) => {
                let square = square.cells(self.size);
                let weight = |area: Area| 5i64.pow(area.index() as u32);
                let inside = |area: Area| {
                    let own = (0..cells).filter(move |cell| square >> cell & 1 == 1).map(places(area));
                    own.map(move |place| Term { place, coefficient: weight(area) })
                };
                let sums = Area::ALL.into_iter().zip(counts);
                Claim::Linear {
                    terms: Area::ALL.into_iter().flat_map(inside).collect(),
                    value: sums.map(|(area, count)| weight(area) * i64::from(count)).sum(),
                }
            }
            (Reply::Right(right), Stage::Judge(declarer)) => {
                let Some(board) = self.declared(declarer) else {
                    return Err(not_due("LAP-4"));
                };
                let elsewhere = |area: Area| {
                    let own = (0..cells).filter(move |cell| board.at(*cell) != Some(area)).map(places(area));
                    own.map(|place| Term { place, coefficient: 1 })
                };
                let terms = Area::ALL.into_iter().flat_map(elsewhere).collect();
                if right { Claim::Linear { terms, value: 0 } } else { Claim::NotZero { terms } }
            }
            _ => return Err(not_due("LAP-3")),
        };
        Ok((seat, 0, claim))
    }

    fn legal(&self, limit: usize) -> Legal {
        let Due::Move { seat } = self.due() else {
            return Legal { moves: Vec::new(), complete: true };
        };
        let asks = squares(self.size).map(Deed::Ask);
        let all = [Deed::Declare, Deed::None].into_iter().chain(asks);
        let mut moves: Vec<Move> = all
            .map(Deed::encode)
            .filter(|act| self.deed(seat, act).is_ok())
            .take(limit.saturating_add(1))
            .collect();
        let complete = moves.len() <= limit;
        moves.truncate(limit);
        Legal { moves, complete }
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        notation::read(self.size, text)
    }

    fn notation(&self, step: &Step) -> String {
        notation::write(step)
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
    /// LAP-1 for the boards, LAP-5 for declarations: the commitment makes nothing known.
    fn commit(&mut self, seat: Seat, slot: u8, public: &[u8]) -> Result<(), Refusal> {
        let clause = if slot == 0 { "LAP-1" } else { "LAP-5" };
        if self.due() != (Due::Commit { seat, slot }) {
            return Err(not_due(clause));
        }
        if !public.is_empty() {
            return Err(refusal(clause, Text::key("lap-refuse-public")));
        }
        if slot == 0 {
            self.committed[seat.index()] = true;
            return Ok(());
        }
        self.sealed[seat.index()] = slot;
        self.stage =
            if seat == self.asker && self.is_even() { Stage::Reply } else { Stage::Open(self.asker) };
        Ok(())
    }

    fn act(&mut self, seat: Seat, act: &Move) -> Result<(), Refusal> {
        match self.deed(seat, act)? {
            Deed::Ask(square) => self.stage = Stage::Asked(square),
            Deed::Declare => {
                if seat == self.asker {
                    (self.judged, self.declared, self.replied) = ([None; 2], [None, None], false);
                } else {
                    self.replied = true;
                }
                self.stage = Stage::Seal(seat);
            }
            Deed::None => self.stage = Stage::Open(self.asker),
        }
        self.turn += 1;
        Ok(())
    }

    /// The deed of these bytes, when `seat` may do it now.
    ///
    /// # Errors
    /// It is the other's turn (LAP-3), the square lies outside (LAP-2), a reply to a declaration is due (LAP-5) or is
    /// not, or the bytes are no deed.
    pub(super) fn deed(&self, seat: Seat, act: &Move) -> Result<Deed, Refusal> {
        match self.due() {
            Due::Move { seat: due } if due == seat => {}
            Due::Move { seat: due } => {
                return Err(refusal("LAP-3", Text::key("lap-refuse-turn").seat("seat", due)));
            }
            _ => return Err(not_due("LAP-3")),
        }
        let deed = Deed::decode(act).ok_or_else(|| refusal("", Text::key("lap-refuse-unreadable")))?;
        let replying = self.stage == Stage::Reply;
        match deed {
            Deed::Ask(_) if replying => Err(refusal("LAP-5", Text::key("lap-refuse-reply"))),
            Deed::Ask(square) if !square.within(self.size) => {
                let last = char::from(b'A' + self.size.side() - 1);
                let text = Text::key("lap-refuse-outside").word("letter", last);
                Err(refusal("LAP-2", text.number("size", self.size.side())))
            }
            Deed::Declare if self.sealed(seat) >= MOST_DECLARATIONS => {
                let text = Text::key("lap-refuse-declarations").number("most", MOST_DECLARATIONS);
                Err(refusal("LAP-4", text))
            }
            Deed::None if !replying => Err(refusal("LAP-5", Text::key("lap-refuse-none"))),
            deed => Ok(deed),
        }
    }

    fn reply(&mut self, seat: Seat, answer: &[u8]) -> Result<(), Refusal> {
        match (self.parse_reply(seat, answer)?, self.stage) {
            (Reply::Counts(counts), Stage::Asked(square)) => {
                self.heard[self.asker.index()].push(Heard { square, counts });
                self.pass();
            }
            (Reply::Right(right), Stage::Judge(declarer)) => {
                self.judged[declarer.index()] = Some(right);
                if declarer == self.asker && self.replied {
                    self.stage = Stage::Open(other(self.asker));
                } else {
                    self.settle();
                }
            }
            _ => return Err(not_due("LAP-3")),
        }
        Ok(())
    }

    /// The answer of these bytes, when `seat` owes one of this kind now and has not said otherwise before.
    ///
    /// # Errors
    /// No answer is due of `seat`; the bytes are none to this question; the same square was answered otherwise (LAP-3).
    fn parse_reply(&self, seat: Seat, answer: &[u8]) -> Result<Reply, Refusal> {
        let declaring = matches!(self.stage, Stage::Judge(_));
        let clause = if declaring { "LAP-4" } else { "LAP-3" };
        if self.due() != (Due::Answer { seat }) {
            return Err(not_due(clause));
        }
        let reply = Reply::decode(answer).filter(|reply| matches!(reply, Reply::Right(_)) == declaring);
        let reply = reply.ok_or_else(|| refusal(clause, Text::key("lap-refuse-reply-unreadable")))?;
        if let (Reply::Counts(counts), Stage::Asked(square)) = (reply, self.stage) {
            let before = self.heard(other(seat)).iter().find(|heard| heard.square == square);
            if before.is_some_and(|heard| heard.counts != counts) {
                let text = Text::key("lap-refuse-otherwise").word("square", square.name());
                return Err(refusal("LAP-3", text.seat("seat", seat)));
            }
        }
        Ok(reply)
    }

    /// LAP-5 for declarations, LAP-6 for the boards when an undecidable one voids the game.
    fn open(&mut self, seat: Seat, slot: u8, secret: &Secret) -> Result<(), Refusal> {
        let clause = if slot == 0 { "LAP-6" } else { "LAP-5" };
        if self.due() != (Due::Open { seat, slot }) {
            return Err(not_due(clause));
        }
        let board = Board::decode(secret).filter(|board| check::shape_flaws(board, self.size).is_empty());
        let board = board.ok_or_else(|| refusal(clause, Text::key("lap-refuse-opened")))?;
        if slot > 0 {
            self.declared[seat.index()] = Some(board);
            self.stage = Stage::Judge(seat);
            return Ok(());
        }
        self.undecidable |= !twin::is_decidable(&board);
        self.stage = if seat == Seat::HOST { Stage::Reveal(other(seat)) } else { Stage::Over };
        Ok(())
    }

    /// All declarations of this round are answered (LAP-4, LAP-5).
    fn settle(&mut self) {
        let right = self.judged.contains(&Some(true));
        if right || self.wrong_loses() {
            let voids = game::undecidable_voids(&self.setup.options);
            self.stage = if voids { Stage::Reveal(Seat::HOST) } else { Stage::Over };
            return;
        }
        let cost = self.setup.options.number("skip").max(1);
        for (skips, judged) in self.skips.iter_mut().zip(self.judged) {
            *skips += if judged == Some(false) { cost } else { 0 };
        }
        self.pass();
    }

    /// The turn goes on to the next seat that has no turn to miss (LAP-3, LAP-4).
    fn pass(&mut self) {
        self.stage = Stage::Turn;
        self.asker = other(self.asker);
        while let Some(left) = self.skips[self.asker.index()].checked_sub(1) {
            self.skips[self.asker.index()] = left;
            self.asker = other(self.asker);
        }
    }
}

pub(super) fn refusal(clause: &'static str, text: Text) -> Refusal {
    Refusal { clause, text }
}

pub(super) fn not_due(clause: &'static str) -> Refusal {
    refusal(clause, Text::key("lap-refuse-not-due"))
}

/// The true answer of the owner of `board` to what `state` asks of it.
pub(super) fn true_reply(state: &State, board: &Board) -> Option<Reply> {
    match state.stage() {
        Stage::Asked(square) => Some(question::Reply::to(board, square)),
        Stage::Judge(declarer) => Some(Reply::Right(state.declared(declarer)? == board)),
        _ => None,
    }
}
