//! A join link as a QR code.

use qrcode::{EcLevel, QrCode};

/// The modules of the QR code of `text`, row by row from the top, `true` is dark, with how many along a side;
/// without the quiet zone of 4 modules round it. `None` when the text is too long for a code. Upper-case
/// letters, digits and `:` make a smaller code than other characters.
pub fn modules(text: &str) -> Option<(usize, Vec<bool>)> {
    let code = QrCode::with_error_correction_level(text.as_bytes(), EcLevel::M).ok()?;
    let side = code.width();
    let dark = code.into_colors().into_iter().map(|colour| colour == qrcode::Color::Dark).collect();
    Some((side, dark))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_a_square_with_three_finders() {
        let (side, dark) = modules("LABIRINTO:ABC").expect("short");
        assert_eq!(dark.len(), side * side);
        let at = |row: usize, column: usize| dark[row * side + column];
        for (row, column) in [(0, 0), (0, side - 7), (side - 7, 0)] {
            assert!((0..7).all(|step| at(row, column + step) && at(row + step, column)));
            assert!(!at(row + 1, column + 1) && at(row + 3, column + 3));
        }
    }

    #[test]
    fn a_text_too_long_for_any_code_has_none() {
        assert_eq!(modules(&"x".repeat(5000)), None);
    }
}
