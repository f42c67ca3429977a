//! What a position is worth, in thousandths of a point.

use super::super::{Bank, Base, COLUMNS, FAR, PIECES, Piece, Place, Position};
use crate::Seat;

/// What winning is worth beside the points.
const WIN: i64 = 12_000;

/// What a game that is over is worth for `seat`.
pub fn ended(position: &Position, seat: Seat) -> i64 {
    let points = |seat: Seat| i64::from(position.side(seat).bank.points()) * 1000;
    let won = match position.leader() {
        Some(leader) if leader == seat => WIN,
        Some(_) => -WIN,
        None => 0,
    };
    won + points(seat) - points(seat.next(2))
}

/// What a position is worth for `seat` by what one sees: the points won, and for each piece what it carries and may
/// still bring home, the more the nearer it is.
pub fn weigh(position: &Position, seat: Seat) -> i64 {
    side(position, seat) - side(position, seat.next(2))
}

fn side(position: &Position, seat: Seat) -> i64 {
    let side = position.side(seat);
    let Bank { diamonds, .. } = side.bank;
    let mut value = i64::from(side.bank.points()) * 1000 + i64::from(diamonds) * 150;
    for piece in 0..PIECES {
        value += match side.pieces[piece] {
            Piece::On { place, coins } => on_board(position, seat, place, coins),
            Piece::Unplaced => 600,
            Piece::Arrived if !position.last_round => 900,
            Piece::Knocked => 300,
            Piece::Arrived | Piece::Lost => 0,
        };
    }
    value
}

fn on_board(position: &Position, seat: Seat, place: Place, coins: u8) -> i64 {
    let depth = i64::from(place.depth(seat));
    let carried = i64::from(coins) * (550 + 45 * depth);
    carried + depth * 60 + ahead(position, seat, place) + home(position, seat, place)
}

/// The nearest coins that lie ahead.
fn ahead(position: &Position, seat: Seat, place: Place) -> i64 {
    let mut value = 0;
    for circle in Place::circles() {
        let coins = position.coins_at(circle);
        let rows = i64::from(circle.depth(seat)) - i64::from(place.depth(seat));
        let columns = i64::from(circle.column.abs_diff(place.column));
        if coins > 0 && (1..=4).contains(&rows) && columns <= rows {
            value += i64::from(coins) * (120 - 20 * rows);
        }
    }
    value.min(400)
}

/// The best coin of a far base within reach.
fn home(position: &Position, seat: Seat, place: Place) -> i64 {
    let rows = FAR - place.depth(seat);
    let bases = &position.side(seat.next(2)).bases;
    let coin = |column: u8| match bases[usize::from(column)] {
        Base::Gold(value) if column.abs_diff(place.column) <= rows => {
            let far = i64::from(column.abs_diff(place.column));
            i64::from(value) * (620 - 45 * i64::from(rows) - 25 * far)
        }
        Base::Diamond if column.abs_diff(place.column) <= rows => 60,
        _ => 0,
    };
    (0..COLUMNS).map(coin).max().unwrap_or(0)
}
