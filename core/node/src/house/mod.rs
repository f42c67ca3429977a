//! The house: all rooms of a node and what they share, on one thread of its own. Whatever comes in (a command,
//! a frame, a thought, the time) is dealt with before the next; a disk write may take its time here, because
//! nothing else waits on this thread.

mod again;
mod commands;
mod computer;
mod curtain;
mod findings;
mod guesting;
mod hands;
mod head;
mod history;
mod hosting;
mod lesson;
mod nearby;
mod news;
mod note;
mod place;
mod presence;
mod room;
mod seated;
mod shared;
mod telling;
mod view;
mod wire;

use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

pub(crate) use findings::{Checked, lines, result, seats};
pub(crate) use head::Head;
pub(crate) use history::History;
pub(crate) use note::Note;
pub(crate) use shared::Shared;

use room::Rooms;

use crate::links::{LinkEvent, LinkEvents};

/// How many thoughts of computer players may wait to be taken up.
const THOUGHTS: usize = 32;

/// How long the links have for their end.
const LAST_WORDS: Duration = Duration::from_millis(1800);

/// How often the words about a lost peer are renewed, in milliseconds.
const RENEWAL: u64 = 1_000;

/// Runs the house until it is told to shut or the node is dropped.
pub(crate) async fn run(
    mut shared: Shared,
    mut inbox: mpsc::Receiver<Note>,
    mut stopped: oneshot::Receiver<()>,
) {
    let (own, mut thoughts) = mpsc::channel(THOUGHTS);
    shared.notes = own;
    let mut rooms = Rooms::default();
    let mut links: Option<LinkEvents> = None;
    loop {
        links = shared.wire.fresh().or(links);
        let until = rooms.wake_at(&shared).map(|wake| wake.saturating_sub(shared.now()));
        let note = tokio::select! {
            biased;
            _ = &mut stopped => return,
            event = next(&mut links) => Some(Note::Link(event)),
            () = shared.nearby.changed() => Some(Note::Near),
            note = thoughts.recv() => note,
            note = inbox.recv() => match note {
                Some(note) => Some(note),
                None => return,
            },
            () = at(until) => None,
        };
        match note {
            Some(Note::Shut(done)) => {
                rooms.farewell(&mut shared);
                shared.wire.shut();
                // The links are at their end when they tell nothing more: whatever was sent is out then.
                if let Some(events) = &mut links {
                    let end = async { while events.recv().await.is_some() {} };
                    let _ = timeout(LAST_WORDS, end).await;
                }
                // Nobody who waits is left: the node was dropped meanwhile.
                let _ = done.send(());
                return;
            }
            Some(note) => rooms.take(note, &mut shared),
            None => rooms.woken(&mut shared),
        }
        rooms.redraw(&mut shared);
        rooms.attend_nearby(&mut shared);
    }
}

async fn next(links: &mut Option<LinkEvents>) -> LinkEvent {
    if let Some(events) = links {
        if let Some(event) = events.recv().await {
            return event;
        }
        *links = None;
    }
    std::future::pending().await
}

async fn at(ahead: Option<u64>) {
    match ahead {
        None => std::future::pending().await,
        Some(ahead) => sleep(Duration::from_millis(ahead)).await,
    }
}
