//! Boards that several tests play on.

use labirinto_tests::terminal::Scratch;

/// A maze of 5 by 5: from a1 to e5.
pub const HERS: &str = "\
+--+--+--+--+--+
|D    |        |
+  +--+  +--+  +
|     |  |     |
+--+  +  +  +--+
|     |  |     |
+  +--+  +--+  +
|  |        |  |
+  +  +--+  +  +
|        |   A |
+--+--+--+--+--+
";

/// A maze of 5 by 5: from a4 to e1, in seven steps.
pub const HIS: &str = "\
+--+--+--+--+--+
|     |      A |
+  +  +  +--+  +
|  |     |     |
+  +--+--+  +  +
|              |
+  +--+  +--+  +
|D |  |        |
+  +  +  +--+  +
|           |  |
+--+--+--+--+--+
";

/// Writes a board into a folder; its path.
pub fn save(scratch: &Scratch, name: &str, board: &str) -> String {
    let path = scratch.path().join(name);
    std::fs::write(&path, board).expect("the scratch folder can be written");
    path.display().to_string()
}
