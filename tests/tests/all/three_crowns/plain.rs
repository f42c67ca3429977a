//! A second engine: an array of squares, every rule spelled out, nothing fast.

/// One square: 0 is White, 1 is Black; whether it is crowned.
pub type Piece = (u8, bool);

/// A board, `[rank][file]`, and who moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub squares: [[Option<Piece>; 8]; 8],
    pub mover: u8,
}

/// A place: file, rank.
pub type Place = (i32, i32);

const DIRECTIONS: [Place; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

impl Board {
    /// The start (TRI-1).
    pub fn start() -> Board {
        let mut board = Board { squares: [[None; 8]; 8], mover: 0 };
        for (side, names) in [(0, "a1 c1 f1 h1 a4 h4 a6 h6 b8 g8"), (1, "a8 c8 f8 h8 a5 h5 a3 h3 b1 g1")] {
            for name in names.split(' ') {
                board.put(place(name), Some((side, false)));
            }
        }
        board
    }

    pub fn at(&self, (file, rank): Place) -> Option<Option<Piece>> {
        let on = (0..8).contains(&file) && (0..8).contains(&rank);
        on.then(|| self.squares[rank as usize][file as usize])
    }

    fn put(&mut self, (file, rank): Place, piece: Option<Piece>) {
        self.squares[rank as usize][file as usize] = piece;
    }

    /// Whether the piece on a square stands in a line of at least three of its own kind (TRI-4, TRI-8).
    fn lined(&self, at: Place) -> bool {
        let kind = self.at(at).flatten();
        let run = |(right, up): Place| {
            (1..8).take_while(|far| self.at((at.0 + right * far, at.1 + up * far)) == Some(kind)).count()
        };
        DIRECTIONS[..4].iter().any(|(right, up)| 1 + run((*right, *up)) + run((-right, -up)) >= 3)
    }

    /// Every move as its squares (TRI-2, TRI-6).
    pub fn moves(&self) -> Vec<Vec<Place>> {
        let mut moves = Vec::new();
        for from in places() {
            let Some(Some((side, crowned))) = self.at(from) else { continue };
            if side != self.mover {
                continue;
            }
            for (right, up) in DIRECTIONS {
                let beside = (from.0 + right, from.1 + up);
                if self.at(beside) == Some(None) {
                    moves.push(vec![from, beside]);
                }
            }
            for first in DIRECTIONS {
                let Some((over, by)) = self.jump(from, first, crowned) else { continue };
                for second in DIRECTIONS {
                    match self.jump(by, second, crowned) {
                        Some((other, to)) if other != over => moves.push(vec![from, by, to]),
                        _ => {}
                    }
                }
            }
        }
        moves
    }

    /// What is jumped from a square in a direction, and where the jump lands.
    fn jump(&self, from: Place, (right, up): Place, crowned: bool) -> Option<(Place, Place)> {
        let (over, to) = ((from.0 + right, from.1 + up), (from.0 + 2 * right, from.1 + 2 * up));
        let jumped = self.at(over)??;
        let may = jumped.0 != self.mover && jumped.1 != crowned && self.at(to)?.is_none();
        may.then_some((over, to))
    }

    /// Makes a move; the notation, and whether it won.
    pub fn make(&mut self, way: &[Place]) -> (String, bool) {
        let (from, to) = (way[0], way[way.len() - 1]);
        let piece = self.at(from).flatten().expect("a piece moves");
        self.put(from, None);
        self.put(to, Some(piece));
        let names: Vec<String> = way.iter().map(|at| name(*at)).collect();
        let mut written = names.join(if way.len() == 3 { ":" } else { "-" });
        let crowns = !piece.1 && self.lined(to);
        let mut captured = false;
        let mut lost = None;
        if let [_, by, to] = way {
            let over = ((by.0 + to.0) / 2, (by.1 + to.1) / 2);
            let (side, crowned) = self.at(over).flatten().expect("a piece is jumped");
            self.put(over, crowned.then_some((side, false)));
            captured = !crowned || self.lined(over);
            if captured {
                self.put(over, None);
            }
            lost = Some(if captured { "x" } else { "-K" });
        }
        if crowns {
            self.put(to, Some((piece.0, true)));
            written.push_str("=K");
        }
        written.push_str(lost.unwrap_or_default());
        let left =
            places().filter(|at| self.at(*at).flatten().is_some_and(|(side, _)| side != self.mover)).count();
        let crowned = self.at(to).flatten().is_some_and(|(_, crowned)| crowned);
        let won = crowned && self.lined(to) || captured && left <= 7;
        self.mover = 1 - self.mover;
        (written, won)
    }

    /// The number of sequences of moves (TRI-12); `first` is where the piece of White's first turn stands, before the second.
    pub fn count(&self, depth: u32, turn: u32, first: Option<Place>, rule: &str) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut moves = self.moves();
        if let (2, Some(first)) = (turn, first) {
            let allowed = |way: &Vec<Place>| match rule {
                "different" => way[0] != first,
                "same" => way[0] == first,
                _ => true,
            };
            if moves.iter().any(allowed) {
                moves.retain(allowed);
            }
        }
        moves
            .iter()
            .map(|way| {
                let mut next = self.clone();
                let (_, won) = next.make(way);
                let first = if turn == 0 { way.last().copied() } else { first };
                match (won, depth) {
                    (_, 1) => 1,
                    (true, _) => 0,
                    _ => next.count(depth - 1, turn + 1, first, rule),
                }
            })
            .sum()
    }
}

pub fn places() -> impl Iterator<Item = Place> {
    (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)))
}

pub fn name((file, rank): Place) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

fn place(name: &str) -> Place {
    let [file, rank] = name.as_bytes() else { panic!("{name} is no square") };
    (i32::from(file - b'a'), i32::from(rank - b'1'))
}
