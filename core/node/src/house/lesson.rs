//! A lesson: a short guided game on prepared boards.

use labirinto_games::{
    Desk, Due, Expect, Game, Gesture, Input, Keeper, Lesson, Match, Options, Seat, Secret, Series, Setup,
    Step,
};

use super::shared::Shared;
use crate::{Error, Event, Phase, Room, SeatLine, Status, Whose};

/// A lesson being played. The learner sits at seat 0, the script at all others. Nothing of it is stored.
pub(crate) struct LessonRoom {
    room: Room,
    game: &'static dyn Game,
    lesson: &'static Lesson,
    public: Box<dyn Match>,
    keepers: Vec<Box<dyn Keeper>>,
    desk: Box<dyn Desk>,
    at: usize,
}

impl LessonRoom {
    /// Opens the lesson of `game` at its first step.
    ///
    /// # Errors
    /// The game has no lesson.
    pub(crate) fn open(room: Room, game: &'static dyn Game, shared: &Shared) -> Result<LessonRoom, Error> {
        let lesson = game.lesson();
        let none = || shared.not_now("why-no-lesson");
        if lesson.steps.is_empty() {
            return Err(none());
        }
        let options = Options::settle(game.options(), lesson.options.iter().copied()).map_err(|_| none())?;
        let setup = Setup { seats: *game.seats().start(), options, first: lesson.first };
        let mut open = LessonRoom {
            room,
            game,
            lesson,
            public: game.open(&setup).map_err(|_| none())?,
            keepers: Seat::all(setup.seats).map(|seat| game.keeper(&setup, seat)).collect(),
            desk: game.desk(&setup, Seat::HOST),
            at: 0,
        };
        open.owed();
        Ok(open)
    }

    /// Sends the view.
    pub(crate) fn redraw(&self, shared: &Shared) {
        let names = |seat| name(shared, seat);
        let scene = self.desk.scene(self.public.as_ref(), self.keepers[0].as_ref());
        let scene = scene.map(|text| shared.texts.resolve(&text, &names));
        let say = self.lesson.steps.get(self.at).map_or("", |step| step.say);
        let say = shared.texts.say(say, &[]);
        let total = self.lesson.steps.len();
        let mine = matches!(self.expected(), Some(Expect::Move(_) | Expect::Seal(_)));
        let seats = Seat::all(self.public.setup().seats).map(|seat| SeatLine {
            seat,
            name: name(shared, seat),
            local: true,
            computer: seat != Seat::HOST,
            peer: String::new(),
            state: None,
            link: String::new(),
        });
        let status = Status {
            phase: Phase::Lesson,
            headline: say.clone(),
            awaited: mine.then_some(Seat::HOST),
            mine,
            turn: self.public.turn(),
            seats: seats.collect(),
            history: Series::new(),
            notices: Vec::new(),
            clock: None,
            lesson: Some((say, (self.at + 1).min(total), total)),
            result: None,
            findings: Vec::new(),
            rematch: false,
        };
        shared.tell(Event::View { room: self.room, seat: Seat::HOST, scene, status });
    }

    /// Goes on where only reading, or something of the script, is expected. `false`: the lesson is over.
    pub(crate) fn go_on(&mut self, shared: &mut Shared) -> bool {
        match self.expected() {
            Some(Expect::Read) => self.at += 1,
            Some(Expect::Lay(board)) => {
                let (rng, gesture) = (shared.chance.rng(), Gesture::Board((*board).to_owned()));
                self.desk.input(self.public.as_ref(), self.keepers[0].as_ref(), &gesture, rng);
                self.at += 1;
            }
            Some(Expect::Reply(seat, words)) => {
                let (seat, words) = (*seat, *words);
                self.act(seat, words);
                self.at += 1;
            }
            Some(Expect::Move(_) | Expect::Seal(_)) | None => {}
        }
        self.at < self.lesson.steps.len()
    }

    /// Takes a gesture of the learner.
    ///
    /// # Errors
    /// It is not possible, or another move is expected now.
    pub(crate) fn gesture(&mut self, gesture: &Gesture, shared: &mut Shared) -> Result<(), Error> {
        let rng = shared.chance.rng();
        let input = self.desk.input(self.public.as_ref(), self.keepers[0].as_ref(), gesture, rng);
        match input {
            Input::Unchanged | Input::Redraw => Ok(()),
            Input::Ready { slot, secret } => self.sealed(slot, secret, shared),
            Input::Refused(refusal) => Err(shared.refused(&refusal, &|seat| name(shared, seat))),
            Input::Move(act) => {
                let wanted = match self.expected() {
                    Some(Expect::Move(words)) => self.public.read_move(words).ok(),
                    _ => None,
                };
                if wanted.as_ref() != Some(&act) {
                    return Err(self.hint(shared));
                }
                self.step(Step::Move { seat: Seat::HOST, act });
                self.owed();
                self.at += 1;
                Ok(())
            }
        }
    }

    /// The learner has made the secret that is due.
    fn sealed(&mut self, slot: u8, secret: Secret, shared: &Shared) -> Result<(), Error> {
        let Some(Expect::Seal(text)) = self.expected() else {
            return Ok(());
        };
        let wanted = self.game.read_board(&self.public.setup().options, text).ok();
        if wanted.as_ref() != Some(&secret) {
            return Err(self.hint(shared));
        }
        if let Some(step) = self.commit(Seat::HOST, slot, secret)
            && self.step(step)
        {
            self.owed();
            self.at += 1;
        }
        Ok(())
    }

    /// What is expected, as a refusal of something else.
    fn hint(&self, shared: &Shared) -> Error {
        let hint = self.lesson.steps.get(self.at).map_or("", |step| step.say);
        let hint = shared.texts.say(hint, &[]);
        let reason = shared.texts.say("lesson-other-move", &[("hint", (&hint).into())]);
        shared.texts.error("refused", Whose::You, &[("reason", (&reason).into())])
    }

    fn expected(&self) -> Option<&'static Expect> {
        self.lesson.steps.get(self.at).map(|step| &step.expect)
    }

    fn act(&mut self, seat: Seat, words: &str) {
        if let Ok(act) = self.public.read_move(words) {
            self.step(Step::Move { seat, act });
            self.owed();
        }
    }

    /// Does everything that is owed without a person: prepared boards, answers, openings, draws (all zero). Secrets that the
    /// learner makes in play are made by the learner.
    fn owed(&mut self) {
        loop {
            let step = match self.public.due() {
                Due::Commit { seat: Seat::HOST, slot: 1.. } => None,
                Due::Commit { seat, slot } => self.board(seat, slot),
                Due::Answer { seat } => self.keepers[seat.index()]
                    .answer(self.public.as_ref())
                    .map(|answer| Step::Answer { seat, answer }),
                Due::Open { seat, slot } => self.keepers[seat.index()]
                    .secret(slot)
                    .cloned()
                    .map(|secret| Step::Open { seat, slot, secret }),
                Due::Draw { count, .. } => Some(Step::Drawn { values: vec![0; usize::from(count)] }),
                Due::Move { .. } | Due::Over(_) => None,
            };
            if !step.is_some_and(|step| self.step(step)) {
                return;
            }
        }
    }

    fn board(&mut self, seat: Seat, slot: u8) -> Option<Step> {
        let text = self.lesson.boards.get(seat.index())?;
        let secret: Secret = self.game.read_board(&self.public.setup().options, text).ok()?;
        self.commit(seat, slot, secret)
    }

    fn commit(&mut self, seat: Seat, slot: u8, secret: Secret) -> Option<Step> {
        let public = self.game.public_part(self.public.setup(), seat, slot, &secret)?;
        self.keepers[seat.index()].entrust(slot, secret).then_some(Step::Commit { seat, slot, public })
    }

    fn step(&mut self, step: Step) -> bool {
        let applied = self.public.apply(&step).is_ok();
        if applied {
            for keeper in &mut self.keepers {
                keeper.observe(self.public.as_ref(), &step);
            }
            self.desk.observe(self.public.as_ref(), &step);
        }
        applied
    }
}

fn name(shared: &Shared, seat: Seat) -> String {
    let key = if seat == Seat::HOST { "player-you" } else { "player-other" };
    shared.texts.say(key, &[])
}
