//! What is told of a table once, when it changes.

use labirinto_games::Seat;
use labirinto_table::{Kind, Phase as TablePhase, Standing, table_options};

use super::findings;
use super::head::{EndHead, today};
use super::presence::{awaits_person, seats_of};
use super::seated::Seated;
use super::shared::Shared;
use super::view::device_words;
use crate::folder::{Readers, make_private, write_whole};
use crate::storage::{Batch, Key};
use crate::{Event, Whose};

impl Seated {
    pub(super) fn tell_seated(&mut self, shared: &Shared) {
        let seats = self.seat_lines(shared);
        let Some(game) = self.table.game().filter(|_| !self.told.seated && self.table.terms().is_some())
        else {
            return;
        };
        self.told.seated = true;
        let mine = self.places.keys().copied().collect();
        let (room, table, game) = (self.room, self.table.id(), game.id().to_owned());
        shared.tell(Event::Seated { room, table, game, mine, seats });
    }

    pub(super) fn tell_peers(&mut self, shared: &Shared) {
        let views = self.table.seats();
        let lines = self.seat_lines(shared);
        for device in self.table.peers() {
            let seat = seats_of(&views, device).next();
            let Some(line) = lines.iter().find(|line| Some(line.seat) == seat) else {
                continue;
            };
            let Some(state) = line.state else {
                continue;
            };
            let key = format!("{state:?} {} {}", line.name, line.link);
            if self.told.peers.get(&device) != Some(&key) {
                self.told.peers.insert(device, key);
                shared.tell(Event::Peer {
                    room: self.room,
                    seat,
                    id: device_words(device),
                    name: line.name.clone(),
                    state,
                    text: line.link.clone(),
                });
            }
        }
    }

    pub(super) fn tell_terms(&mut self, shared: &Shared) {
        if self.told.terms || self.agreed || self.table.phase() != TablePhase::Agreeing {
            return;
        }
        let (Some(terms), Some(game)) = (self.table.terms(), self.table.game()) else {
            return;
        };
        self.told.terms = true;
        let texts = &shared.texts;
        let names = self.names(shared);
        let game_name = texts.resolve(&game.name(), &|_| String::new());
        let mut lines = vec![texts.say("terms-game", &[("game", (&game_name).into())])];
        lines.push(texts.say("terms-seats", &[("names", (&texts.list(&names)).into())]));
        let of_table = |key: &str| table_options(game).iter().any(|spec| spec.key == key);
        for (key, value) in terms.pairs() {
            let prefix = if of_table(&key) { "table" } else { game.id() };
            lines.push(texts.option_line(prefix, &key, &value));
        }
        shared.tell(Event::Terms { room: self.room, lines });
    }

    pub(super) fn tell_turn(&mut self, shared: &Shared) {
        let entitled = self.table.entitled().filter(|_| !self.ended());
        let draws = |kind| matches!(kind, Kind::DrawPromise | Kind::DrawReveal);
        let seat = entitled.filter(|entitled| !draws(entitled.kind)).map(|entitled| entitled.seat);
        let awaited = entitled.map_or("nothing", |entitled| match entitled.kind {
            Kind::DrawPromise | Kind::DrawReveal => "draw",
            kind => kind.id(),
        });
        if self.told.turn == Some((seat, awaited)) {
            return;
        }
        self.told.turn = Some((seat, awaited));
        let mine = seat.is_some_and(|seat| self.places.contains_key(&seat));
        let viewer = self.curtain.persons().iter().copied().find(|person| seat == Some(*person));
        let viewer = viewer.or(self.curtain.persons().first().copied());
        let person = entitled.is_some_and(|entitled| awaits_person(entitled.kind));
        let text = match viewer {
            Some(viewer) => self.headline(Some(viewer), self.result(Some(viewer), shared).as_ref(), shared),
            None if mine && person => self.headline(None, None, shared),
            None => self.headline(None, self.result(None, shared).as_ref(), shared),
        };
        shared.tell(Event::Turn { room: self.room, seat, mine, awaited, text });
    }

    /// Once nothing more can come: stores the record, and tells the verdict.
    pub(super) fn tell_end(&mut self, shared: &mut Shared) {
        let standing = self.table.standing();
        if !self.ended() || self.told.ended.as_ref() == Some(&standing) {
            return;
        }
        let Some(result) = self.result(self.only_person(), shared) else {
            return;
        };
        let names = self.names(shared);
        let checked = findings::Checked::of_table(&self.table);
        let seats = findings::seats(&checked, &names, &shared.texts);
        self.head.ended = Some(EndHead {
            word: result.word.to_owned(),
            winners: result.winners.iter().map(|seat| seat.byte()).collect(),
            reason: result.reason.clone(),
            honest: seats.iter().all(|seat| seat.word == "honest"),
            cheat: seats.iter().any(|seat| seat.word == "cheat"),
            owes: crate::statistics::blamed(&standing).map(Seat::byte),
        });
        self.head.names = names;
        self.head.touched = today();
        let record = self.table.record();
        let mut batch = Batch::default();
        batch.put(Key::Head(self.table.id()), self.head.bytes());
        batch.put(Key::Record(self.table.id()), record.clone());
        self.note_broken_draw(&standing, &mut batch);
        if let Err(fault) = shared.storage.commit(&batch) {
            shared.complain(Some(self.room), fault.error(&shared.texts));
        }
        self.told.ended = Some(standing);
        self.tell_verdict(shared);
        self.leave_record(&record, shared);
    }

    /// How it ended, what was found and what was checked.
    pub(super) fn tell_verdict(&self, shared: &Shared) {
        let Some(result) = self.result(self.only_person(), shared) else {
            return;
        };
        let names = self.names(shared);
        let checked = findings::Checked::of_table(&self.table);
        let findings = findings::seats(&checked, &names, &shared.texts);
        let lines = findings::lines(&checked, &names, &shared.texts);
        shared.tell(Event::Verdict { room: self.room, result, findings, lines });
    }

    /// The person of this device, if there is exactly one.
    fn only_person(&self) -> Option<Seat> {
        if let [only] = self.curtain.persons() { Some(*only) } else { None }
    }

    /// Once the others have it all too.
    pub(super) fn tell_settled(&mut self, shared: &Shared) {
        if self.told.ended.is_some() && !self.told.settled && self.table.shared() {
            self.told.settled = true;
            shared.tell(Event::Settled { room: self.room });
        }
    }

    /// Writes the record as a file too, so that it can be handed on without a command.
    fn leave_record(&self, record: &[u8], shared: &Shared) {
        let folder = shared.folder.path().join("records");
        let path = folder.join(format!("{:.16}.labirinto", self.table.id().to_string()));
        match make_private(&folder).and_then(|()| write_whole(&path, record, Readers::Owner)) {
            Ok(()) => shared.tell(Event::Record { room: self.room, path }),
            Err(error) => {
                let (path, detail) = (shared.texts.of_path(&path), shared.texts.of_disk(&error));
                let arguments = [("path", (&path).into()), ("detail", (&detail).into())];
                shared.complain(
                    Some(self.room),
                    shared.texts.error("file-unwritable", Whose::Disk, &arguments),
                );
            }
        }
    }

    /// A joint draw that was broken off gives the other the start at the next table of the two.
    fn note_broken_draw(&self, standing: &Standing, batch: &mut Batch) {
        let Standing::Unfinished { owes, kind: Kind::DrawPromise | Kind::DrawReveal, .. } = standing else {
            return;
        };
        if let ([peer], 2) = (self.table.peers().as_slice(), self.table.seats().len()) {
            let here = self.places.contains_key(owes);
            let starter = if here { "there" } else { "here" };
            batch.put(Key::Setting(&owed_start(&device_words(*peer))), starter);
        }
    }
}

/// The setting that remembers who begins next with this peer.
pub(crate) fn owed_start(peer: &str) -> String {
    format!("owed-start/{peer}")
}
