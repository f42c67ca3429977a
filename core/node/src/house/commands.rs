//! What the shell asks.

use labirinto_games::{Game, Seat, Setup};
use labirinto_table::{Local, Plan, Refused, Table, TableId, settle, table_options};

use super::guesting::{GuestRoom, Joined};
use super::head::{Head, SeatedPlayer};
use super::hosting::{HostRoom, Hosted};
use super::lesson::LessonRoom;
use super::room::{Inside, Rooms};
use super::seated::{Fresh, Seated};
use super::shared::Shared;
use crate::identity::Peer;
use crate::joining::{GuestInput, HostInput};
use crate::node::{shell_setting, tidy_name};
use crate::storage::{Batch, Key};
use crate::{Command, Error, Event, Player, Room, Target, Whose};

impl Rooms {
    /// The room that a command names.
    pub(super) fn room_of(command: &Command) -> Option<Room> {
        match command {
            Command::Confirm { room }
            | Command::Differ { room }
            | Command::AcceptSeat { room, .. }
            | Command::DeclineSeat { room, .. }
            | Command::Agree { room }
            | Command::Gesture { room, .. }
            | Command::Ready { room, .. }
            | Command::LiftCurtain { room, .. }
            | Command::Notice { room, .. }
            | Command::GoOn { room }
            | Command::PutAway { room }
            | Command::Rematch { room } => Some(*room),
            _ => None,
        }
    }

    /// Does what the shell asks.
    ///
    /// # Errors
    /// It is not possible now. Nothing was changed.
    pub(super) fn command(&mut self, command: Command, shared: &mut Shared) -> Result<(), Error> {
        match command {
            Command::Host { game, options, players, seats } => {
                self.host(&game, options, players, seats, shared)
            }
            Command::Join { target, player } => self.join(&target, player, shared),
            Command::Confirm { room } => {
                self.answer(room, HostInput::Confirm, Some(GuestInput::Confirm), "why-no-digits", shared)
            }
            Command::Differ { room } => {
                self.answer(room, HostInput::Differ, Some(GuestInput::Differ), "why-no-digits", shared)
            }
            Command::AcceptSeat { room, peer } => {
                let peer = self.peer(&peer, shared)?;
                self.answer(room, HostInput::Accept(peer), None, "why-nobody-asks", shared)
            }
            Command::DeclineSeat { room, peer } => {
                let peer = self.peer(&peer, shared)?;
                self.answer(room, HostInput::Decline(peer), None, "why-nobody-asks", shared)
            }
            Command::Suspend => {
                self.suspend_clocks(true, shared);
                self.farewell(shared);
                shared.wire.asleep = true;
                shared.ask_links(|handle| handle.suspend())
            }
            Command::Wake => {
                self.suspend_clocks(false, shared);
                shared.wire.asleep = false;
                shared.ask_links(|handle| handle.resume())
            }
            Command::NetworkChanged => {
                self.move_nearby(shared);
                shared.ask_links(|handle| handle.network_changed(None))
            }
            Command::Play { game, options, players } => self.play(&game, options, players, shared),
            Command::Resume { table } => self.resume(table, shared),
            Command::Lesson { game } => self.lesson(&game, shared),
            Command::Agree { room } => self.table(room, shared)?.agree(shared),
            Command::Gesture { room, seat, gesture } => match self.open.get_mut(&room) {
                Some(Inside::Lesson(_)) if seat != Seat::HOST => {
                    Err(shared.texts.error("not-your-seat", Whose::You, &[]))
                }
                Some(Inside::Lesson(lesson)) => {
                    let done = lesson.gesture(&gesture, shared);
                    lesson.redraw(shared);
                    done
                }
                _ => self.table(room, shared)?.gesture(seat, &gesture, shared),
            },
            Command::Ready { room, seat } => self.table(room, shared)?.press_ready(seat, shared),
            Command::LiftCurtain { room, seat } => self.table(room, shared)?.lift_curtain(seat, shared),
            Command::Notice { room, seat, kind } => self.table(room, shared)?.notice(seat, kind, shared),
            Command::GoOn { room } => self.go_on(room, shared),
            Command::PutAway { room } => self.put_away(room, shared),
            Command::Rematch { room } => self.rematch(room, shared),
            Command::SetLanguage(language) => {
                shared.texts.choose(language);
                self.retell(shared);
                store_setting(shared, "language", language.tag())
            }
            Command::SetName(name) => {
                let name = tidy_name(&name);
                store_setting(shared, "name", &name)?;
                let shown = if name.is_empty() { shared.texts.say("player-person", &[]) } else { name };
                shared.rename(&shown);
                Ok(())
            }
            Command::SetSetting { key, value } => {
                if key.len() > 64 || value.len() > 4096 {
                    return Err(shared.texts.error("setting-long", Whose::You, &[]));
                }
                store_setting(shared, &shell_setting(&key), &value)
            }
            Command::Look => {
                self.show_near(true, shared);
                Ok(())
            }
            Command::StopLooking => {
                self.show_near(false, shared);
                Ok(())
            }
            Command::PeerHint { id, name, version, addresses } => {
                self.hint(&id, name, version, addresses, shared);
                Ok(())
            }
            Command::PeerGone { id } => {
                self.hint_gone(&id, shared);
                Ok(())
            }
        }
    }

    /// A game on this device alone.
    fn play(
        &mut self,
        game: &str,
        options: Vec<(String, String)>,
        players: Vec<Player>,
        shared: &mut Shared,
    ) -> Result<(), Error> {
        let fresh = local_table(game, options, players, shared)?;
        let room = self.number();
        shared.tell(Event::Opened { room, game: game.to_owned() });
        self.open.insert(room, Inside::Table(Box::new(Seated::fresh(room, fresh, shared))));
        Ok(())
    }

    fn resume(&mut self, table: TableId, shared: &mut Shared) -> Result<(), Error> {
        if self.is_open(table) {
            return Err(shared.not_now("why-already-open"));
        }
        let room = self.number();
        let (mut seated, outputs) = Seated::stored(room, table, shared)?;
        if !seated.table.peers().is_empty() {
            shared.start_links()?;
            for (peer, addresses) in seated.head.peers() {
                shared.keep(peer, addresses);
            }
        }
        let game = seated.table.game().map_or(String::new(), |game| game.id().to_owned());
        shared.tell(Event::Opened { room, game });
        seated.take_up(outputs, shared);
        self.open.insert(room, Inside::Table(Box::new(seated)));
        Ok(())
    }

    fn lesson(&mut self, game: &str, shared: &mut Shared) -> Result<(), Error> {
        let game = shared.game(game)?;
        let room = self.number();
        let lesson = LessonRoom::open(room, game, shared)?;
        shared.tell(Event::Opened { room, game: game.id().to_owned() });
        lesson.redraw(shared);
        self.open.insert(room, Inside::Lesson(Box::new(lesson)));
        Ok(())
    }

    fn go_on(&mut self, room: Room, shared: &mut Shared) -> Result<(), Error> {
        let Some(Inside::Lesson(lesson)) = self.open.get_mut(&room) else {
            return Err(shared.not_now("why-no-lesson"));
        };
        if lesson.go_on(shared) {
            lesson.redraw(shared);
        } else {
            let text = shared.texts.say("closed-put-away", &[]);
            self.close(room, text, shared);
        }
        Ok(())
    }

    fn put_away(&mut self, room: Room, shared: &mut Shared) -> Result<(), Error> {
        match self.open.get_mut(&room) {
            None => return Err(shared.texts.error("no-such-room", Whose::You, &[])),
            Some(Inside::Host(open)) => open.shut(shared),
            Some(Inside::Guest(open)) => open.withdraw(shared),
            Some(_) => {}
        }
        let text = shared.texts.say("closed-put-away", &[]);
        self.close(room, text, shared);
        Ok(())
    }

    fn host(
        &mut self,
        game: &str,
        options: Vec<(String, String)>,
        players: Vec<Player>,
        seats: u8,
        shared: &mut Shared,
    ) -> Result<(), Error> {
        let game = shared.game(game)?;
        check_options(game, &options, seats, shared)?;
        let own = u8::try_from(players.len()).unwrap_or(u8::MAX);
        if own == 0 || own >= seats {
            return Err(shared.texts.error("host-seats", Whose::You, &[]));
        }
        if self.open.values().any(|inside| matches!(inside, Inside::Host(_))) {
            return Err(shared.not_now("why-hosting"));
        }
        shared.start_links()?;
        let room = self.number();
        let open = HostRoom::open(room, game, options, players, seats, shared);
        shared.tell(Event::Opened { room, game: game.id().to_owned() });
        open.show(shared);
        self.open.insert(room, Inside::Host(Box::new(open)));
        self.admit(shared);
        Ok(())
    }

    fn join(&mut self, target: &Target, player: Player, shared: &mut Shared) -> Result<(), Error> {
        let room = self.number();
        let open = GuestRoom::open(room, target, player, shared)?;
        shared.tell(Event::Opened { room, game: String::new() });
        self.open.insert(room, Inside::Guest(Box::new(open)));
        Ok(())
    }

    /// An answer of the person in a room where a table is being joined.
    fn answer(
        &mut self,
        room: Room,
        host: HostInput<'static>,
        guest: Option<GuestInput<'static>>,
        why: &str,
        shared: &mut Shared,
    ) -> Result<(), Error> {
        match (self.open.get(&room), guest) {
            (Some(Inside::Host(_)), _) => {
                self.hosts(
                    shared,
                    |open, shared| {
                        if open.room() == room { open.input(host, shared) } else { Hosted::Open }
                    },
                );
                Ok(())
            }
            (Some(Inside::Guest(_)), Some(guest)) => {
                self.guests(shared, |open, shared| {
                    if open.room() == room { open.input(guest, shared) } else { Joined::Open }
                });
                Ok(())
            }
            (Some(_), _) => Err(shared.not_now(why)),
            (None, _) => Err(shared.texts.error("no-such-room", Whose::You, &[])),
        }
    }

    fn peer(&self, text: &str, shared: &Shared) -> Result<Peer, Error> {
        let bytes = data_encoding::BASE32_NOPAD.decode(text.to_ascii_uppercase().as_bytes()).ok();
        let peer = bytes.and_then(|bytes| bytes.try_into().ok()).and_then(Peer::from_bytes);
        peer.ok_or_else(|| shared.not_now("why-nobody-asks"))
    }

    fn retell(&mut self, shared: &mut Shared) {
        for inside in self.open.values_mut() {
            match inside {
                Inside::Table(seated) => seated.retell(shared),
                Inside::Lesson(lesson) => lesson.redraw(shared),
                Inside::Host(open) => open.tell_digits(shared),
                Inside::Guest(open) => open.retell(shared),
            }
        }
    }
}

/// A fresh table all of whose seats are here.
pub(super) fn local_table(
    game: &str,
    options: Vec<(String, String)>,
    players: Vec<Player>,
    shared: &mut Shared,
) -> Result<Fresh, Error> {
    let game = shared.game(game)?;
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    check_options(game, &options, seats, shared)?;
    let seating: Vec<(Seat, Player)> = Seat::all(seats).zip(players).collect();
    let (locals, head) = seat_players(&seating, &options, shared);
    let plan = Plan {
        table: TableId(shared.chance.bytes()),
        game: game.id().to_owned(),
        options,
        seats,
        remotes: Vec::new(),
    };
    let (catalogue, device, now) = (shared.catalogue, shared.device(), shared.now());
    let made = Table::host(catalogue, &plan, &device, &locals, now, shared.chance.rng());
    let (table, outputs) = made.map_err(|refused| refused_error(game, &refused, shared))?;
    Ok(Fresh { table, outputs, players: seating, head })
}

/// The names and the stored head of these players.
pub(super) fn seat_players(
    seating: &[(Seat, Player)],
    options: &[(String, String)],
    shared: &Shared,
) -> (Vec<Local>, Head) {
    let name = |player: &Player| shared.name_of(player);
    let seated: Vec<SeatedPlayer> =
        seating.iter().map(|(seat, player)| SeatedPlayer::new(*seat, player, name(player))).collect();
    let locals = seating
        .iter()
        .zip(&seated)
        .map(|((seat, _), seated)| Local { seat: *seat, name: seated.name.clone() });
    let locals = locals.collect();
    (locals, Head { players: seated, options: options.to_vec(), ..Head::default() })
}

/// That `game` can be played by so many with these options.
pub(super) fn check_options(
    game: &'static dyn Game,
    options: &[(String, String)],
    seats: u8,
    shared: &Shared,
) -> Result<(), Error> {
    let specs: Vec<_> = game.options().iter().chain(table_options(game)).copied().collect();
    let fault = |fault| shared.option_fault(game, &specs, &fault);
    let (options, ..) = settle(game, options).map_err(fault)?;
    if !game.seats().contains(&seats) {
        return Err(fault(labirinto_games::OptionFault::Seats(seats)));
    }
    game.open(&Setup { seats, options, first: Seat::HOST }).map(drop).map_err(fault)
}

/// A refusal of the table to be made.
pub(super) fn refused_error(game: &'static dyn Game, refused: &Refused, shared: &Shared) -> Error {
    match refused {
        Refused::Options(fault) => {
            let specs: Vec<_> = game.options().iter().chain(table_options(game)).copied().collect();
            shared.option_fault(game, &specs, fault)
        }
        refused => {
            let reason = shared.texts.resolve(&refused.text(), &|_| String::new());
            shared.texts.error("refused", Whose::You, &[("reason", (&reason).into())])
        }
    }
}

fn store_setting(shared: &Shared, key: &str, value: &str) -> Result<(), Error> {
    let mut batch = Batch::default();
    batch.put(Key::Setting(key), value);
    shared.storage.commit(&batch).map_err(|fault| fault.error(&shared.texts))
}
