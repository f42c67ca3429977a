//! What the shell is shown of a table.

use labirinto_games::{Scene, Seat};
use labirinto_table::{Device, Kind, Phase as TablePhase, Standing};

use super::findings;
use super::presence::awaits_person;
use super::seated::{Seated, names_of};
use super::shared::Shared;
use crate::records::told_names;
use crate::{Event, NoticeKind, PeerState, Phase, Result as GameResult, SeatLine, Status};

impl Seated {
    /// Everybody's name in seat order; equal names are told apart.
    pub(super) fn names(&self, shared: &Shared) -> Vec<String> {
        let views = self.table.seats();
        told_names(views.iter().map(|view| view.name.as_str()), &shared.texts)
    }

    /// The name of one seat.
    pub(super) fn name(&self, seat: Seat, shared: &Shared) -> String {
        names_of(&self.names(shared), seat)
    }

    /// Everybody, for a shell.
    pub(crate) fn seat_lines(&self, shared: &Shared) -> Vec<SeatLine> {
        let names = self.names(shared);
        let views = self.table.seats();
        let now = shared.now();
        let line = |view: &labirinto_table::SeatView| {
            let state = self.presence.state(view, &self.table);
            SeatLine {
                seat: view.seat,
                name: names_of(&names, view.seat),
                local: view.here,
                computer: self.places.get(&view.seat).is_some_and(|place| !place.is_person()),
                peer: if view.here { String::new() } else { device_words(view.device) },
                state,
                link: state.map_or(String::new(), |state| {
                    self.presence.words(view.device, state, &shared.texts, now)
                }),
            }
        };
        views.iter().map(line).collect()
    }

    /// Tells the shell everything that changed, and draws anew.
    pub(crate) fn redraw(&mut self, shared: &mut Shared) {
        if !self.dirty {
            return;
        }
        self.dirty = false;
        self.follow_clock(shared);
        self.tell_seated(shared);
        self.tell_peers(shared);
        self.tell_terms(shared);
        self.tell_turn(shared);
        self.tell_end(shared);
        self.tell_settled(shared);
        self.draw(shared);
    }

    /// Says everything that is on show again, in another language: the view, and the terms or the verdict.
    pub(crate) fn retell(&mut self, shared: &Shared) {
        self.history.unsay();
        self.told.terms = false;
        if self.told.ended.is_some() {
            self.tell_verdict(shared);
        }
        self.phrases.forget();
        self.dirty = true;
    }

    fn draw(&mut self, shared: &mut Shared) {
        let turn = self.table.entitled().filter(|entitled| awaits_person(entitled.kind));
        let falls = turn.is_some_and(|entitled| self.curtain.turn_of(entitled.seat));
        if self.lies_open() {
            self.curtain.rise();
        }
        if let Some(seat) = self.curtain.shown() {
            let status = self.status(Some(seat), shared);
            if let Some(scene) = self.scene(seat, shared) {
                shared.tell(Event::View { room: self.room, seat, scene, status });
            }
        } else if self.curtain.persons().is_empty() {
            self.draw_for_nobody(shared);
        }
        if falls {
            self.curtain.fall();
        }
        if let Some(seat) = self.curtain.wanted() {
            let name = self.name(seat, shared);
            let text = shared.texts.say("curtain", &[("name", (&name).into())]);
            let status = self.status(None, shared);
            shared.tell(Event::Curtain { room: self.room, seat, text, status });
        }
    }

    /// Where only computer players sit here: what everybody may see, at the seat of the first of them.
    fn draw_for_nobody(&mut self, shared: &mut Shared) {
        let Some(seat) = self.places.keys().next().copied() else {
            return;
        };
        let Some(public) = self.table.public() else {
            return;
        };
        let scene = public.scene(&self.table.opened());
        let status = self.status(Some(seat), shared);
        let scene = self.resolve(scene, shared);
        shared.tell(Event::View { room: self.room, seat, scene, status });
    }

    fn scene(&mut self, seat: Seat, shared: &Shared) -> Option<Scene<String>> {
        let public = self.table.public()?;
        let scene = if self.lies_open() {
            public.scene(&self.table.opened())
        } else {
            let keeper = self.table.keeper(seat)?;
            self.places.get_mut(&seat)?.desk()?.desk.scene(public, keeper)
        };
        Some(self.resolve(scene, shared))
    }

    /// The secrets are opened. A game that only stands still keeps them.
    fn lies_open(&self) -> bool {
        matches!(self.table.phase(), TablePhase::Closing | TablePhase::Over)
            && !self.table.opened().is_empty()
    }

    fn resolve(&mut self, scene: Scene, shared: &Shared) -> Scene<String> {
        let names = self.names(shared);
        self.phrases.say(scene, &shared.texts, names)
    }

    /// The status for the person at `viewer`, or for everybody.
    pub(super) fn status(&mut self, viewer: Option<Seat>, shared: &Shared) -> Status {
        let names = self.names(shared);
        let entitled = self.table.entitled();
        let awaited = entitled.map(|entitled| entitled.seat);
        let result = self.result(viewer, shared);
        let clock = self.clock(shared);
        Status {
            phase: self.phase(),
            headline: self.headline(viewer, result.as_ref(), shared),
            awaited,
            mine: viewer.is_some()
                && viewer == awaited
                && entitled.is_some_and(|entitled| awaits_person(entitled.kind)),
            turn: self.table.public().map_or(0, |public| public.turn()),
            seats: self.seat_lines(shared),
            history: self.history.say(&shared.texts, &|seat| names_of(&names, seat)),
            notices: viewer.map_or(Vec::new(), |viewer| self.notices(viewer)),
            lesson: None,
            clock,
            rematch: self.ended() && self.phase() == Phase::Over,
            findings: if result.is_some() { self.lines(shared) } else { Vec::new() },
            result,
        }
    }

    /// Where the game stands.
    pub(super) fn phase(&self) -> Phase {
        match self.table.phase() {
            _ if self.ended() => Phase::Over,
            TablePhase::Gathering => Phase::Gathering,
            TablePhase::Agreeing => Phase::Terms,
            TablePhase::Drawing => Phase::Drawing,
            TablePhase::Playing => match self.table.entitled() {
                Some(entitled) if entitled.kind == Kind::Commit => Phase::Setup,
                _ => Phase::Play,
            },
            TablePhase::Opening | TablePhase::Closing => Phase::Closing,
            TablePhase::Over => Phase::Over,
        }
    }

    /// Whether nothing more can come.
    pub(super) fn ended(&self) -> bool {
        match self.table.standing() {
            Standing::Running => false,
            Standing::Finished(_) => self.table.phase() == TablePhase::Over,
            Standing::Unfinished { .. } | Standing::Stopped { .. } => true,
        }
    }

    /// How it ended, told to `viewer`.
    pub(super) fn result(&self, viewer: Option<Seat>, shared: &Shared) -> Option<GameResult> {
        let names = self.names(shared);
        findings::result(&self.table.standing(), viewer, &names, &shared.texts)
    }

    /// What was checked, in plain lines.
    pub(super) fn lines(&self, shared: &Shared) -> Vec<crate::Finding> {
        let names = self.names(shared);
        findings::lines(&findings::Checked::of_table(&self.table), &names, &shared.texts)
    }

    fn notices(&self, viewer: Seat) -> Vec<NoticeKind> {
        let running = self.table.standing() == Standing::Running;
        let playing = self.table.phase() == TablePhase::Playing;
        let mut notices = Vec::new();
        if running && playing {
            match self.table.offer() {
                Some(seat) if seat != viewer => {
                    notices.extend([NoticeKind::AcceptDraw, NoticeKind::DeclineDraw])
                }
                Some(_) => {}
                None => notices.push(NoticeKind::OfferDraw),
            }
            notices.push(NoticeKind::Resign);
        }
        let gone = self.table.entitled().and_then(|entitled| {
            let view = self.table.seats().into_iter().find(|view| view.seat == entitled.seat)?;
            self.presence.state(&view, &self.table)
        });
        if matches!(gone, Some(PeerState::Lost | PeerState::Away | PeerState::Connecting)) && !self.ended() {
            notices.push(NoticeKind::End);
            if self.table.seats().len() > 2 {
                notices.push(NoticeKind::GoOn);
            }
        }
        notices
    }

    pub(super) fn headline(
        &self,
        viewer: Option<Seat>,
        result: Option<&GameResult>,
        shared: &Shared,
    ) -> String {
        let say = |key: &str| shared.texts.say(key, &[]);
        if let (true, Some(result)) = (self.ended(), result) {
            return result.title.clone();
        }
        let Some(entitled) = self.table.entitled() else {
            return match self.table.phase() {
                TablePhase::Gathering => say("status-joining"),
                TablePhase::Drawing => say("status-drawing"),
                _ => say("status-closing"),
            };
        };
        let lines = self.seat_lines(shared);
        let of = |seat: Seat| lines.iter().find(|line| line.seat == seat);
        let named = |key: &str, seat: Seat| {
            let name = of(seat).map_or("", |line| line.name.as_str());
            shared.texts.say(key, &[("name", name.into())])
        };
        let trouble = |seat: Seat| match of(seat).and_then(|line| line.state) {
            Some(PeerState::Lost | PeerState::Connecting) => Some(named("status-lost", seat)),
            Some(PeerState::Away) => Some(named("status-away", seat)),
            _ => None,
        };
        let other = lines.iter().find(|line| Some(line.seat) != viewer);
        if !self.table.compared()
            && let Some(other) = lines.iter().find(|line| !line.local)
        {
            return trouble(other.seat).unwrap_or_else(|| named("status-comparing", other.seat));
        }
        let drawing = if self.table.public().is_some() { "status-drawing-play" } else { "status-drawing" };
        if Some(entitled.seat) != viewer {
            return trouble(entitled.seat).unwrap_or_else(|| {
                let key = match entitled.kind {
                    Kind::Terms | Kind::Agree => "status-terms-other",
                    Kind::DrawPromise | Kind::DrawReveal => return say(drawing),
                    Kind::Commit => "status-setup-other",
                    Kind::Move | Kind::Heed => "status-thinking",
                    Kind::Answer => "status-answering",
                    Kind::Open => "status-opening",
                    Kind::Close => "status-closing-other",
                };
                named(key, entitled.seat)
            });
        }
        match entitled.kind {
            Kind::Terms | Kind::Agree => say("status-terms"),
            Kind::DrawPromise | Kind::DrawReveal => say(drawing),
            Kind::Commit => say("status-setup"),
            Kind::Move | Kind::Heed => match other {
                Some(line) if lines.len() == 2 && !line.computer => named("status-waits-for-you", line.seat),
                _ => say("status-your-turn"),
            },
            Kind::Answer | Kind::Open | Kind::Close => say("status-closing"),
        }
    }
}

/// The key of a device, as shells and JSON lines show it.
pub(crate) fn device_words(device: Device) -> String {
    data_encoding::BASE32_NOPAD.encode(&device.0).to_ascii_lowercase()
}
