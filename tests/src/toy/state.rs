//! The public state of the toy game.

use labirinto_games::{
    Cell, Claim, Due, Form, Legal, Match, Move, Outcome, Panel, PanelKind, Refusal, Role, Scene, Seat,
    Secret, Setup, Shape, Step, Stroke, Target, Term, Text, Verdict,
};

use super::{GREATEST, hidden};

/// The public state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    setup: Setup,
    /// For each seat, the slot of the number it plays with; `None` before it committed.
    slots: Vec<Option<u8>>,
    /// The bounds that the answers set to each seat's number.
    bounds: Vec<(u8, u8)>,
    here: Vec<bool>,
    asker: Seat,
    pending: Option<ToyMove>,
    /// The seat that was drawn (TOY-4).
    drawn: Option<Seat>,
    /// Who has to open because the pending guess was right (TOY-5).
    opening: Option<Seat>,
    turn: u32,
    answered: u32,
    outcome: Option<Outcome>,
}

/// One move. Bytes: `01 n` for "at least n", `02 n` for "it is n".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToyMove {
    /// Is it at least this, 1 to 9?
    Least(u8),
    /// It is this, 0 to 9.
    Is(u8),
}

impl ToyMove {
    /// The canonical bytes.
    pub fn encode(self) -> Move {
        Move(match self {
            ToyMove::Least(number) => vec![1, number],
            ToyMove::Is(number) => vec![2, number],
        })
    }

    /// The move of these bytes; `None` unless they are exactly its canonical bytes.
    pub fn decode(act: &Move) -> Option<ToyMove> {
        match act.0[..] {
            [1, number @ 1..=GREATEST] => Some(ToyMove::Least(number)),
            [2, number @ 0..=GREATEST] => Some(ToyMove::Is(number)),
            _ => None,
        }
    }
}

impl State {
    /// A fresh match.
    pub(super) fn new(setup: Setup) -> State {
        let count = usize::from(setup.seats);
        State {
            slots: vec![None; count],
            bounds: vec![(0, GREATEST); count],
            here: vec![true; count],
            asker: setup.first,
            pending: None,
            drawn: None,
            opening: None,
            turn: 0,
            answered: 0,
            outcome: None,
            setup,
        }
    }

    /// What the answers say about the number of `seat`: the least and the greatest it can be.
    pub fn bounds(&self, seat: Seat) -> (u8, u8) {
        self.bounds[seat.index()]
    }

    /// Whom the asker asks.
    pub fn asked(&self) -> Seat {
        self.next_here(self.asker)
    }

    /// What was asked and waits for its answer.
    pub fn pending(&self) -> Option<ToyMove> {
        self.pending
    }

    /// The slot of the number that `seat` plays with; 0 before its commitment.
    pub fn slot(&self, seat: Seat) -> u8 {
        self.slots[seat.index()].unwrap_or(0)
    }

    fn next_here(&self, seat: Seat) -> Seat {
        let mut next = seat.next(self.setup.seats);
        while !self.here[next.index()] && next != seat {
            next = next.next(self.setup.seats);
        }
        next
    }

    fn seats_here(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.setup.seats).filter(|seat| self.here[seat.index()])
    }
}

impl Match for State {
    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn due(&self) -> Due {
        if let Some(outcome) = &self.outcome {
            return Due::Over(outcome.clone());
        }
        if let Some(seat) = self.seats_here().find(|seat| self.slots[seat.index()].is_none()) {
            return Due::Commit { seat, slot: 0 };
        }
        if let Some(seat) = self.opening {
            return Due::Open { seat, slot: self.slot(seat) };
        }
        if self.pending.is_some() {
            return Due::Answer { seat: self.asked() };
        }
        match self.drawn {
            None if self.answered >= u32::from(self.setup.seats) => Due::Draw {
                label: "toy: who hides anew".to_owned(),
                count: 1,
                bound: u32::from(self.setup.seats),
            },
            Some(seat) if self.here[seat.index()] && self.slot(seat) == 0 => Due::Commit { seat, slot: 1 },
            _ => Due::Move { seat: self.asker },
        }
    }

    fn apply(&mut self, step: &Step) -> Result<(), Refusal> {
        match (step, self.due()) {
            (Step::Left { seat }, due)
                if !matches!(due, Due::Over(_)) && self.here.get(seat.index()) == Some(&true) =>
            {
                self.leave(*seat);
                Ok(())
            }
            (Step::Commit { seat, slot, public }, due)
                if due == (Due::Commit { seat: *seat, slot: *slot }) && public.is_empty() =>
            {
                self.slots[seat.index()] = Some(*slot);
                self.bounds[seat.index()] = (0, GREATEST);
                Ok(())
            }
            (Step::Move { seat, act }, Due::Move { seat: due }) if *seat == due => {
                let act = ToyMove::decode(act).ok_or_else(|| refuse("TOY-2", "toy-refuse-move"))?;
                self.pending = Some(act);
                self.turn += 1;
                Ok(())
            }
            (Step::Answer { seat, answer }, Due::Answer { seat: due }) if *seat == due => {
                let yes = parse_answer(answer)?;
                self.answer(yes);
                Ok(())
            }
            (Step::Open { seat, slot, secret }, Due::Open { seat: due, slot: owed })
                if *seat == due && *slot == owed =>
            {
                let Some(ToyMove::Is(guessed)) = self.pending else {
                    return Err(refuse("", "toy-refuse-not-due"));
                };
                if hidden(secret) != Some(guessed) {
                    return Err(refuse("TOY-5", "toy-refuse-open"));
                }
                self.bounds[seat.index()] = (guessed, guessed);
                self.opening = None;
                self.win("toy-over-guessed", self.asker);
                Ok(())
            }
            (Step::Drawn { values }, Due::Draw { bound, .. }) => {
                let drawn = match values[..] {
                    [value] if value < bound => Seat::all(self.setup.seats).nth(value as usize),
                    _ => None,
                };
                let drawn = drawn.ok_or_else(|| refuse("TOY-4", "toy-refuse-draw"))?;
                self.drawn = Some(drawn);
                self.asker = self.next_here(drawn);
                Ok(())
            }
            _ => Err(refuse("", "toy-refuse-not-due")),
        }
    }

    fn claim(&self, answer: &[u8]) -> Result<(Seat, u8, Claim), Refusal> {
        let (Due::Answer { seat }, Some(pending)) = (self.due(), self.pending) else {
            return Err(refuse("", "toy-refuse-not-due"));
        };
        let at = |number: u8| Term { place: u32::from(number - 1), coefficient: 1 };
        let claim = match (pending, parse_answer(answer)?) {
            (ToyMove::Least(number), true) => Claim::NotZero { terms: vec![at(number)] },
            (ToyMove::Least(number), false) => Claim::Linear { terms: vec![at(number)], value: 0 },
            (ToyMove::Is(number), true) => {
                Claim::Linear { terms: (1..=GREATEST).map(at).collect(), value: i64::from(number) }
            }
            (ToyMove::Is(_), false) => Claim::AtAudit,
        };
        Ok((seat, self.slot(seat), claim))
    }

    fn legal(&self, limit: usize) -> Legal {
        let all: Vec<Move> = match self.due() {
            Due::Move { .. } => {
                let least = (1..=GREATEST).map(ToyMove::Least);
                least.chain((0..=GREATEST).map(ToyMove::Is)).map(ToyMove::encode).collect()
            }
            _ => Vec::new(),
        };
        let complete = all.len() <= limit;
        Legal { moves: all.into_iter().take(limit).collect(), complete }
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |word: &str| match word.as_bytes() {
            [digit @ b'0'..=b'9'] => Ok(digit - b'0'),
            _ => Err(refuse("TOY-2", "toy-refuse-move")),
        };
        match words[..] {
            ["least", word] => Ok(ToyMove::Least(number(word)?).encode()),
            ["is", word] => Ok(ToyMove::Is(number(word)?).encode()),
            _ => Err(refuse("TOY-2", "toy-refuse-move")),
        }
    }

    fn notation(&self, step: &Step) -> String {
        match step {
            Step::Commit { .. } => "hide".to_owned(),
            Step::Move { act, .. } => match ToyMove::decode(act) {
                Some(ToyMove::Least(number)) => format!("least {number}"),
                Some(ToyMove::Is(number)) => format!("is {number}"),
                None => "?".to_owned(),
            },
            Step::Answer { answer, .. } => match answer[..] {
                [0] => "no".to_owned(),
                [1] => "yes".to_owned(),
                _ => "?".to_owned(),
            },
            Step::Open { secret, .. } => hidden(secret).map_or("?".to_owned(), |number| number.to_string()),
            Step::Drawn { values } => format!("drawn {values:?}"),
            Step::Left { .. } => "left".to_owned(),
        }
    }

    fn tell(&self, step: &Step) -> Text {
        let unreadable = Text::key("toy-told-unreadable");
        match step {
            Step::Commit { seat, .. } => Text::key("toy-told-commit").seat("seat", *seat),
            Step::Move { seat, act } => match ToyMove::decode(act) {
                Some(ToyMove::Least(number)) => {
                    Text::key("toy-told-least").seat("seat", *seat).number("number", number)
                }
                Some(ToyMove::Is(number)) => {
                    Text::key("toy-told-is").seat("seat", *seat).number("number", number)
                }
                None => unreadable,
            },
            Step::Answer { answer, .. } => match answer[..] {
                [0] => Text::key("toy-told-no"),
                [1] => Text::key("toy-told-yes"),
                _ => unreadable,
            },
            Step::Open { seat, .. } => Text::key("toy-told-open").seat("seat", *seat),
            Step::Drawn { .. } => Text::key("toy-told-drawn"),
            Step::Left { seat } => Text::key("toy-told-left").seat("seat", *seat),
        }
    }

    fn scene(&self, opened: &[(Seat, u8, Secret)]) -> Scene {
        let shown = |seat: Seat| {
            let number = opened.iter().rev().find(|(owner, _, _)| *owner == seat);
            let number = number.and_then(|(_, _, secret)| hidden(secret));
            let (least, greatest) = self.bounds(seat);
            number.map_or_else(|| format!("{least}-{greatest}"), |number| number.to_string())
        };
        let seats: Vec<Seat> = Seat::all(self.setup.seats).collect();
        let cell = |seat: Seat| Cell { column: seat.byte(), row: 0 };
        let shapes = seats.iter().map(|seat| Shape {
            id: u32::from(seat.byte()),
            form: Form::Glyph { at: cell(*seat).centre(), text: shown(*seat) },
            role: Role::Seat(*seat),
            stroke: Stroke::None,
        });
        let targets = seats.iter().map(|seat| Target {
            id: u16::from(seat.byte()),
            cell: cell(*seat),
            name: cell(*seat).name(),
            from: cell(*seat).corner(),
            to: Cell { column: seat.byte() + 1, row: 1 }.corner(),
            label: Text::key("toy-cell").seat("seat", *seat).word("number", shown(*seat)),
        });
        let headline = match self.due() {
            Due::Commit { seat, .. } => Text::key("toy-awaits-commit").seat("seat", seat),
            Due::Move { seat } => Text::key("toy-awaits-move").seat("seat", seat),
            Due::Answer { seat } => Text::key("toy-awaits-answer").seat("seat", seat),
            Due::Open { seat, .. } => Text::key("toy-awaits-open").seat("seat", seat),
            Due::Draw { .. } => Text::key("toy-awaits-draw"),
            Due::Over(outcome) => outcome.reason,
        };
        let panel = Panel {
            id: 0,
            kind: PanelKind::Public,
            title: Text::key("toy-panel"),
            columns: self.setup.seats,
            rows: 1,
            shapes: shapes.collect(),
            targets: targets.collect(),
            cursor: None,
        };
        Scene { headline, notes: Vec::new(), heard: 0, panels: vec![panel], acts: Vec::new() }
    }

    fn digest(&self) -> Vec<u8> {
        format!("{self:?}").into_bytes()
    }

    fn copy(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }
}

impl State {
    fn answer(&mut self, yes: bool) {
        let asked = self.asked();
        let (least, greatest) = &mut self.bounds[asked.index()];
        match (self.pending, yes) {
            (Some(ToyMove::Least(number)), true) => *least = (*least).max(number),
            (Some(ToyMove::Least(number)), false) => *greatest = (*greatest).min(number - 1),
            (Some(ToyMove::Is(_)), true) => {
                self.opening = Some(asked);
                return;
            }
            _ => {}
        }
        self.pending = None;
        self.answered += 1;
        self.asker = asked;
        if self.answered >= u32::from(self.setup.seats) * self.setup.options.number("rounds") {
            self.outcome = Some(Outcome { verdict: Verdict::Draw, reason: Text::key("toy-over-bound") });
        }
    }

    fn leave(&mut self, seat: Seat) {
        if self.asker == seat || (self.pending.is_some() && self.asked() == seat) {
            self.pending = None;
            self.opening = None;
        }
        self.here[seat.index()] = false;
        if self.asker == seat {
            self.asker = self.next_here(seat);
        }
        let left: Vec<Seat> = self.seats_here().collect();
        if let [alone] = left[..] {
            self.win("toy-over-alone", alone);
        }
    }

    fn win(&mut self, reason: &'static str, winner: Seat) {
        let reason = Text::key(reason).seat("seat", winner);
        self.outcome = Some(Outcome { verdict: Verdict::Win(vec![winner]), reason });
    }
}

fn parse_answer(answer: &[u8]) -> Result<bool, Refusal> {
    match answer {
        [0] => Ok(false),
        [1] => Ok(true),
        _ => Err(refuse("TOY-3", "toy-refuse-answer")),
    }
}

fn refuse(clause: &'static str, key: &'static str) -> Refusal {
    Refusal { clause, text: Text::key(key) }
}
