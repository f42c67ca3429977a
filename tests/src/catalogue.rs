//! Every game that the suites run over.

use std::sync::LazyLock;

use labirinto_games::{Catalogue, GAMES, Game};

use crate::toy::Toy;

/// The games of the product, in their order, and the toy game after them.
pub fn catalogue() -> Catalogue {
    static LIST: LazyLock<Vec<&'static dyn Game>> =
        LazyLock::new(|| GAMES.iter().copied().chain([&Toy as &dyn Game]).collect());
    LIST.as_slice()
}
