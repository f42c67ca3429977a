//! Several complete nodes in this process, each with its own identity and folder, linked over loopback.

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::Path,
    sync::mpsc::{Receiver, RecvTimeoutError, sync_channel},
    time::Duration,
};

use labirinto_node::{Command, Config, Discover, Error, Event, Listen, Node, Player, Room, Target, Whose};
use rand::Rng;

use crate::{chance::Chance, run::Context, trouble::trouble};

/// Nodes at one table, seat by seat.
pub struct Nodes {
    /// The nodes, in seat order.
    pub nodes: Vec<Node>,
    /// The room of each node.
    pub rooms: Vec<Option<Room>>,
    events: Receiver<(usize, Event)>,
}

/// How long nothing may happen before the nodes count as stuck.
const PATIENCE: Duration = Duration::from_secs(60);

/// How many events may wait; a node whose shell lags waits for it.
const BOUND: usize = 4096;

impl Nodes {
    /// Opens one node for each player, in folders named by seat below `folder`, and seats them at one table of
    /// `game`: the first hosts, the others join by its link.
    ///
    /// # Errors
    /// A node cannot be opened, or the table does not come about.
    pub fn seated(
        context: &Context,
        folder: &Path,
        game: &str,
        options: &[(String, String)],
        players: &[Player],
        chance: Option<&Chance>,
    ) -> Result<Nodes, Error> {
        let (sender, events) = sync_channel(BOUND);
        let mut nodes = Vec::new();
        for seat in 0..players.len() {
            let sender = sender.clone();
            let config = Config {
                listen: Listen::On(vec![SocketAddr::from((Ipv4Addr::LOCALHOST, 0))]),
                discover: Discover::Never,
                catalogue: context.catalogue,
                language: Some(context.texts.language()),
                seed: chance.map(|chance| {
                    let mut seed = [0; 32];
                    chance.stream(seat as u64).fill_bytes(&mut seed);
                    seed
                }),
                ..Config::new(folder.join(seat.to_string()))
            };
            // Nobody listens any more when the process ends.
            nodes.push(Node::open(config, Box::new(move |event| drop(sender.send((seat, event)))))?);
        }
        let rooms = vec![None; nodes.len()];
        let mut all = Nodes { nodes, rooms, events };
        all.nodes[0].post(Command::Host {
            game: game.to_owned(),
            options: options.to_vec(),
            players: vec![players[0].clone()],
            seats: players.len() as u8,
        })?;
        all.gather(context, players)?;
        Ok(all)
    }

    /// The next event and the node it is of. Whoever asks for a seat gets one, and who joined agrees to the terms.
    ///
    /// # Errors
    /// Nothing happened for a minute, a command cannot be posted, or a node told an error.
    pub fn next(&mut self, context: &Context) -> Result<(usize, Event), Error> {
        let (seat, event) = self.events.recv_timeout(PATIENCE).map_err(|error| match error {
            RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected => {
                trouble(&context.texts, "demo-stuck", Whose::Link, &[])
            }
        })?;
        match &event {
            Event::Opened { room, .. } => self.rooms[seat] = Some(*room),
            Event::WantsSeat { room, peer, .. } => {
                self.nodes[seat].post(Command::AcceptSeat { room: *room, peer: peer.clone() })?;
            }
            // The host proposed them; its word would come too late when the others have agreed already.
            Event::Terms { room, .. } if seat > 0 => {
                self.nodes[seat].post(Command::Agree { room: *room })?;
            }
            Event::Error { error, .. } => return Err(error.clone()),
            _ => {}
        }
        Ok((seat, event))
    }

    fn gather(&mut self, context: &Context, players: &[Player]) -> Result<(), Error> {
        let mut joined = false;
        let mut seated = 0;
        while seated < players.len() {
            match self.next(context)? {
                (0, Event::Listening { link, .. }) if !joined => {
                    joined = true;
                    for (node, player) in self.nodes.iter().zip(players).skip(1) {
                        let target = Target::Link(link.clone());
                        node.post(Command::Join { target, player: player.clone() })?;
                    }
                }
                (_, Event::Seated { .. }) => seated += 1,
                _ => {}
            }
        }
        Ok(())
    }

    /// Shuts all of them.
    pub fn shut(self) {
        for node in self.nodes {
            node.shut();
        }
    }
}
