//! Taking up a table from its saved items.

use labirinto_games::{Catalogue, Secret};
use labirinto_proofs::Opening;

use super::{Stop, Table};
use crate::entry::{Entry, Misread};
use crate::evidence::Evidence;
use crate::fault::Clause;
use crate::item::{Contest, Item};
use crate::log::{Accusation, Look};
use crate::output::{Output, Saved};

/// Why a stored table cannot be taken up: the disk's fault, or an older program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestoreFault {
    /// The item with this key is not what was stored, or does not follow from those before it.
    #[error("stored item {0} is damaged")]
    Damaged(u64),
    /// The item was stored by another version of this program.
    #[error("stored by protocol version {0}")]
    Version(u8),
    /// The game, or this version of its rules, is not on offer here.
    #[error("unknown game")]
    UnknownGame,
}

impl Table {
    /// A table from everything that it saved, in the order of the keys, or from any beginning of that. All that
    /// left the device is in it; what it owes it writes again, to the byte. It signs nothing before its log
    /// was compared with every other device that takes part. Hand in a tick to set it going.
    ///
    /// # Errors
    /// Items that are damaged or of another version.
    pub fn restore(catalogue: Catalogue, saved: &[Saved]) -> Result<(Table, Vec<Output>), RestoreFault> {
        let (first, rest) = saved.split_first().ok_or(RestoreFault::Damaged(0))?;
        let Item::Opened(founding) = read(first)? else { return Err(RestoreFault::Damaged(first.id)) };
        let mut table = Table::of(catalogue, founding);
        table.watch.live = false;
        table.saves = first.id;
        for saved in rest {
            if saved.id <= table.saves {
                return Err(RestoreFault::Damaged(saved.id));
            }
            table.saves = saved.id;
            table.take_up(read(saved)?, saved.id)?;
        }
        table.watch.live = true;
        table.meet();
        table.prune();
        table.restored = true;
        Ok((table, vec![Output::Changed, Output::WakeAt(0)]))
    }

    fn take_up(&mut self, item: Item, id: u64) -> Result<(), RestoreFault> {
        let damaged = RestoreFault::Damaged(id);
        match item {
            Item::Opened(_) => return Err(damaged),
            Item::Secret { seat, slot, salt, secret } => {
                let opening = Opening::new(salt, Secret::from_bytes(secret.as_slice().to_vec()));
                self.watch.secrets.insert((seat, slot), opening);
            }
            Item::Entry(bytes) => match self.log.look(bytes.as_slice()) {
                Look::Next(entry) => {
                    self.log.extend(entry, &mut self.watch).map_err(|_| damaged)?;
                }
                Look::Unknown(..) => return Err(RestoreFault::UnknownGame),
                _ => return Err(damaged),
            },
            Item::Displacing(bytes) => {
                let entry = Entry::read(bytes.as_slice()).map_err(|_| damaged)?;
                self.watch.restart();
                self.log.rewind(entry.sequence(), &mut self.watch);
                let Look::Next(entry) = self.log.look(bytes.as_slice()) else { return Err(damaged) };
                self.log.extend(entry, &mut self.watch).map_err(|_| damaged)?;
            }
            Item::Notice(signed) => {
                let (seat, counter) = (signed.notice.seat, signed.notice.counter);
                let highest = self.counters.entry(seat).or_default();
                *highest = counter.max(*highest);
                self.keep(signed);
            }
            Item::Evidence(evidence, contest) => {
                let stop = self.recall(evidence, contest).ok_or(damaged)?;
                self.stopped = Some(stop);
            }
        }
        Ok(())
    }

    fn recall(&self, evidence: Evidence, contest: Contest) -> Option<Stop> {
        if let Contest::Proven = contest {
            let Accusation { seat, sequence, clause, proven, evidence } = self.log.judge(&evidence)?;
            return Some(Stop { seat, sequence, clause, proven, evidence });
        }
        let clause = match contest {
            Contest::Turncoat => Clause::Turncoat,
            Contest::Certificate => Clause::Certificate,
            Contest::Proven | Contest::Chain => Clause::Chain,
        };
        let Evidence::Entry(bytes) = &evidence else { return None };
        let entry = Entry::read(bytes.as_slice()).ok()?;
        let (seat, sequence) = (entry.seat(), entry.sequence());
        Some(Stop { seat, sequence, clause, proven: false, evidence })
    }
}

fn read(saved: &Saved) -> Result<Item, RestoreFault> {
    Item::read(&saved.bytes).map_err(|misread| match misread {
        Misread::Version(version) => RestoreFault::Version(version),
        Misread::Form => RestoreFault::Damaged(saved.id),
    })
}

/// How a stop is stored, so that one that only this device knows of is taken up again.
pub(super) fn contest(unproven: Option<Clause>) -> Contest {
    match unproven {
        None => Contest::Proven,
        Some(Clause::Turncoat) => Contest::Turncoat,
        Some(Clause::Certificate) => Contest::Certificate,
        Some(_) => Contest::Chain,
    }
}
