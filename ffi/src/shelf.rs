//! The thread that reads and writes the shelf of games, so that no call of a shell waits for the disk.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, PoisonError, RwLock};
use std::thread::JoinHandle;

use labirinto_node::records::{Replay, ReplayStep as NodeStep};
use labirinto_node::{Error, Node, TableId, Whose};

use crate::listener::Voice;
use crate::{Event, RecordLine, ReplayStep, UnfinishedGame, Verification};

/// How many requests may wait.
const WAITING_MOST: usize = 64;

/// What is asked of the shelf.
pub(crate) enum Request {
    /// The finished games.
    Records,
    /// The unfinished games.
    Unfinished,
    /// What verifying a record finds.
    Verify(TableId),
    /// One step of a record.
    Replay(TableId, u32),
    /// A record as a file.
    Export(TableId, PathBuf),
    /// A file as a record.
    Import(PathBuf),
}

/// The running thread. Requests are answered in order; dropping this ends it after the request at hand.
pub(crate) struct Shelf {
    requests: Option<SyncSender<Request>>,
    thread: Option<JoinHandle<()>>,
}

impl Shelf {
    /// Starts it over `node`.
    ///
    /// # Errors
    /// The system gives no thread.
    pub(crate) fn start(node: Arc<RwLock<Option<Node>>>, voice: Arc<Voice>) -> std::io::Result<Shelf> {
        let (requests, inbox) = sync_channel(WAITING_MOST);
        let thread = std::thread::Builder::new().name("labirinto-shelf".to_owned());
        let thread = thread.spawn(move || serve(&inbox, &node, &voice))?;
        Ok(Shelf { requests: Some(requests), thread: Some(thread) })
    }

    /// Puts a request into the queue; `false` when it is full or the thread is gone.
    pub(crate) fn post(&self, request: Request) -> bool {
        let Some(requests) = &self.requests else { return false };
        match requests.try_send(request) {
            Ok(()) => true,
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => false,
        }
    }
}

impl Drop for Shelf {
    fn drop(&mut self) {
        drop(self.requests.take());
        if let Some(thread) = self.thread.take() {
            // A thread that panicked told so already; nothing of it is left.
            drop(thread.join());
        }
    }
}

fn serve(inbox: &Receiver<Request>, node: &RwLock<Option<Node>>, voice: &Voice) {
    let mut open: Option<(TableId, Replay)> = None;
    while let Ok(request) = inbox.recv() {
        let answer = match node.read().unwrap_or_else(PoisonError::into_inner).as_ref() {
            Some(node) => answer(request, node, &mut open),
            None => return,
        };
        voice.tell(answer.unwrap_or_else(|error| Event::Trouble { room: None, failure: error.into() }));
    }
}

fn answer(request: Request, node: &Node, open: &mut Option<(TableId, Replay)>) -> Result<Event, Error> {
    Ok(match request {
        Request::Records => {
            let records = node.records()?.into_iter().map(RecordLine::from).collect();
            Event::Records {
                records,
                statistics: node.statistics()?.into_iter().map(|one| one.text).collect(),
            }
        }
        Request::Unfinished => {
            Event::Unfinished { games: node.unfinished()?.into_iter().map(UnfinishedGame::from).collect() }
        }
        Request::Verify(table) => {
            let replay = node.replay(table)?;
            // A record that was changed does not tell its table, but it was asked for by one.
            let report = Verification { table: table.to_string(), ..replay.report().clone().into() };
            *open = Some((table, replay));
            Event::Verified { report }
        }
        Request::Replay(table, number) => {
            if open.as_ref().is_none_or(|(known, _)| *known != table) {
                *open = Some((table, node.replay(table)?));
            }
            let found = open.as_ref().and_then(|(_, replay)| {
                let index = usize::try_from(number).ok()?;
                let found = replay.study(index).map(|study| study.run(&node.texts()));
                Some((replay.steps(), replay.step(index, &node.texts())?, found.unwrap_or_default()))
            });
            let Some((steps, NodeStep { mut line, scene }, found)) = found else {
                return Err(node.texts().error("not-now", Whose::You, &[]));
            };
            for sentence in found {
                line.told = format!("{} {sentence}", line.told);
            }
            let steps = u32::try_from(steps).unwrap_or(u32::MAX);
            let scene = scene.map(crate::Scene::from);
            let step = ReplayStep { step: number, steps, line: line.into(), scene };
            Event::Replay { table: table.to_string(), step }
        }
        Request::Export(table, path) => {
            node.export(table, &path)?;
            Event::Exported { table: table.to_string(), path: path.display().to_string() }
        }
        Request::Import(path) => Event::Imported { table: node.import(&path)?.to_string() },
    })
}
