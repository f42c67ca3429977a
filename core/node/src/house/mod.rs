//! The house: all rooms of a node and what they share, on one thread of its own. Whatever comes in (a command,
//! a frame, a thought, the time) is dealt with before the next; a disk write may take its time here, because
//! nothing else waits on this thread.

mod again;
mod clock;
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
mod phrases;
mod place;
mod presence;
mod room;
mod seated;
mod shared;
mod telling;
mod timing;
mod view;
mod wire;

use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

pub use computer::{LONGEST_THOUGHT, thought};
pub(crate) use findings::{Checked, lines, result, seats};
pub(crate) use head::Head;
#[cfg(test)]
pub(crate) use head::{EndHead, SeatedPlayer};
pub(crate) use history::History;
pub(crate) use shared::Shared;

use note::Note;
use room::Rooms;

use crate::Command;
use crate::links::{LinkEvent, LinkEvents};

/// How many thoughts of computer players may wait to be taken up.
const THOUGHTS: usize = 32;

/// How long the links have for their end.
const LAST_WORDS: Duration = Duration::from_millis(1800);

/// How often the words about a lost peer are renewed, in milliseconds.
const RENEWAL: u64 = 1_000;

/// Runs the house until `end` says a word (shut: everything posted before is done, stored, and the peers are told) or
/// is dropped (at once, like a kill).
///
/// Whoever has something to say is heard in turn by chance: a peer that sends without end keeps neither the person nor
/// the clock from being heard.
pub(crate) async fn run(
    mut shared: Shared,
    mut inbox: mpsc::Receiver<Command>,
    mut end: oneshot::Receiver<()>,
) {
    let (own, mut thoughts) = mpsc::channel(THOUGHTS);
    shared.thoughts = own;
    let mut rooms = Rooms::default();
    let mut links: Option<LinkEvents> = None;
    loop {
        links = shared.wire.fresh().or(links);
        let until = rooms.wake_at(&shared).map(|wake| wake.saturating_sub(shared.now()));
        let note = async {
            tokio::select! {
                event = next(&mut links) => Some(Note::Link(event)),
                () = shared.nearby.changed() => Some(Note::Near),
                Some(decided) = thoughts.recv() => Some(Note::Decided(decided)),
                Some(command) = inbox.recv() => Some(Note::Command(command)),
                () = at(until) => None,
            }
        };
        let note = tokio::select! {
            biased;
            word = &mut end => {
                if word.is_ok() {
                    while let Ok(command) = inbox.try_recv() {
                        rooms.take(Note::Command(command), &mut shared);
                    }
                    // A game that came to its end is stored as one that has.
                    rooms.redraw(&mut shared);
                    links = shared.wire.fresh().or(links);
                    rooms.leave(&mut shared);
                    shared.wire.shut();
                    goodbye(links).await;
                }
                return;
            }
            note = note => note,
        };
        match note {
            Some(note) => rooms.take(note, &mut shared),
            None => rooms.woken(&mut shared),
        }
        rooms.redraw(&mut shared);
        rooms.attend_nearby(&mut shared);
    }
}

/// Waits until the links are at their end, which is when they tell nothing more: whatever was sent is out then.
async fn goodbye(links: Option<LinkEvents>) {
    if let Some(mut events) = links {
        let _ = timeout(LAST_WORDS, async { while events.recv().await.is_some() {} }).await;
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
