//! The characters in which things are drawn.

use labirinto_games::Seat;

/// Which characters the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glyphs {
    /// Everything.
    Unicode,
    /// The 95 printable characters of ASCII, for terminals whose locale is not UTF-8.
    Ascii,
}

/// The pieces of the seats in order: circle, diamond, triangle, square, cross, star, hexagon (look.md).
const PIECES: [char; 7] = ['●', '◆', '▲', '■', '✚', '★', '⬢'];

/// The same without Unicode.
const PLAIN_PIECES: [char; 7] = ['@', '&', '^', '#', '%', '*', '$'];

impl Glyphs {
    /// What the locale of the environment allows: the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set
    /// names UTF-8, or it does not.
    pub fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Glyphs {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty())
            .unwrap_or_default()
            .to_ascii_lowercase();
        if locale.contains("utf-8") || locale.contains("utf8") { Glyphs::Unicode } else { Glyphs::Ascii }
    }

    fn pick(self, unicode: char, ascii: char) -> char {
        match self {
            Glyphs::Unicode => unicode,
            Glyphs::Ascii => ascii,
        }
    }

    /// The piece of a seat, another shape for each.
    pub fn piece(self, seat: Seat) -> char {
        self.pick(PIECES[seat.index()], PLAIN_PIECES[seat.index()])
    }

    /// A filled circle; small ones are a dot.
    pub fn disc(self, small: bool) -> char {
        if small { self.pick('•', '.') } else { self.pick('●', 'O') }
    }

    /// A circle.
    pub fn ring(self) -> char {
        self.pick('○', 'o')
    }

    /// A goal.
    pub fn flag(self) -> char {
        self.pick('⚑', 'P')
    }

    /// The corner of a dotted square.
    pub fn grid_dot(self) -> char {
        self.pick('·', '.')
    }

    /// What stands in a tinted cell that holds nothing else.
    pub fn shade(self) -> char {
        self.pick('░', ':')
    }

    /// A thick dotted line: one of these.
    pub fn thick_dots(self, across: bool) -> char {
        if across { self.pick('╍', '~') } else { self.pick('╏', ':') }
    }

    /// A pencil mark along a thick dotted line: both stay in sight.
    pub fn pencilled_dots(self, across: bool) -> char {
        if across { self.pick('╼', '=') } else { self.pick('╽', 'I') }
    }

    /// A thin dotted line: the way being asked.
    pub fn thin_dots(self, across: bool) -> char {
        if across { self.pick('┄', '.') } else { self.pick('┆', ':') }
    }

    /// A mark so short that it fills one character: a passage on an edge that runs across or down.
    pub fn tick(self, across: bool) -> char {
        if across { self.pick('╌', '\'') } else { self.pick('╎', '\'') }
    }

    /// Follows a number or letter that is only a pencil mark.
    pub fn pencil(self) -> char {
        self.pick('ʹ', '\'')
    }

    /// Stands before what is chosen in a list.
    pub fn pointer(self) -> char {
        self.pick('▸', '>')
    }

    /// A link that works.
    pub fn linked(self) -> char {
        self.pick('●', '*')
    }

    /// A link that does not work.
    pub fn unlinked(self) -> char {
        self.pick('○', 'o')
    }

    /// Something that was checked and holds.
    pub fn check(self) -> char {
        self.pick('✓', '+')
    }

    /// Something that was checked and does not hold.
    pub fn cross(self) -> char {
        self.pick('✗', 'x')
    }

    /// Parts two facts on one line.
    pub fn dot(self) -> char {
        self.pick('·', '-')
    }

    /// A line across a whole screen.
    pub fn rule(self) -> char {
        self.pick('─', '-')
    }

    /// Stands for what was cut off.
    pub fn ellipsis(self) -> char {
        self.pick('…', '~')
    }

    /// The picture of a long wait after so many ticks.
    pub fn spinner(self, tick: usize) -> char {
        const TURNING: [char; 8] = ['⠋', '⠙', '⠸', '⠴', '⠦', '⠇', '⠏', '⠛'];
        const PLAIN: [char; 4] = ['|', '/', '-', '\\'];
        match self {
            Glyphs::Unicode => TURNING[tick % TURNING.len()],
            Glyphs::Ascii => PLAIN[tick % PLAIN.len()],
        }
    }

    /// `text` in characters that this terminal can show: letters with marks lose them, other characters
    /// become a question mark. What would steer the terminal or turn the direction of writing, as the name of a file
    /// or of a player might, becomes a mark in either case; the ends of lines stay.
    pub fn fit(self, text: &str) -> String {
        let fitting = |letter: char| match (self, steers(letter)) {
            (Glyphs::Unicode, true) => '\u{fffd}',
            (Glyphs::Unicode, false) => letter,
            (Glyphs::Ascii, true) => '?',
            (Glyphs::Ascii, false) => plain_letter(letter),
        };
        text.chars().map(fitting).collect()
    }
}

/// The letters of the five languages that ASCII lacks, and what is written for them.
const LETTERS: &str = "ĈCĉcĜGĝgĤHĥhĴJĵjŜSŝsŬUŭuÀAàaÂAâaÇCçcÉEéeÈEèeÊEêeËEëeÎIîiÏIïiÔOôoÙUùuÛUûuÜUüu\
ÁAáaÍIíiÓOóoÖOöoŐOőoÚUúuŰUűuĄAąaĆCćcĘEęeŁLłlŃNńnŚSśsŹZźzŻZżzŒOœo–-—-−-’'‘'“\"”\"„\"«\"»\"·-…~✓+✗x●*○o\u{a0} \u{202f} →>←<↑^↓v▸>×x";

fn steers(letter: char) -> bool {
    (letter.is_control() && letter != '\n')
        || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn plain_letter(letter: char) -> char {
    if letter.is_ascii() {
        return letter;
    }
    let mut pairs = LETTERS.chars();
    while let (Some(fancy), Some(plain)) = (pairs.next(), pairs.next()) {
        if fancy == letter {
            return plain;
        }
    }
    '?'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_decides_what_can_be_drawn() {
        let of = |pairs: &'static [(&'static str, &'static str)]| {
            Glyphs::of_locale(|name| {
                pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(of(&[("LANG", "C.UTF-8")]), Glyphs::Unicode);
        assert_eq!(of(&[("LANG", "pl_PL.utf8"), ("LC_ALL", "C")]), Glyphs::Ascii);
        assert_eq!(of(&[("LANG", "pl_PL.utf8"), ("LC_ALL", "")]), Glyphs::Unicode);
        assert_eq!(of(&[]), Glyphs::Ascii);
    }

    #[test]
    fn words_keep_their_letters_without_unicode() {
        assert_eq!(Glyphs::Ascii.fit("Żółw, ĉu? œuf – őz"), "Zolw, cu? ouf - oz");
        assert_eq!(Glyphs::Ascii.fit("☃"), "?");
    }

    #[test]
    fn nothing_that_is_said_steers_the_terminal() {
        assert_eq!(Glyphs::Ascii.fit("a\u{1b}[2Jb\u{202e}c\td\u{9b}\u{7f}\ne"), "a?[2Jb?c?d??\ne");
        assert_eq!(Glyphs::Unicode.fit("ż\u{1b}[2J\u{2066}\r\n"), "ż\u{fffd}[2J\u{fffd}\u{fffd}\n");
    }

    #[test]
    fn every_seat_has_its_own_piece() {
        for glyphs in [Glyphs::Unicode, Glyphs::Ascii] {
            let pieces: std::collections::BTreeSet<_> = Seat::all(7).map(|seat| glyphs.piece(seat)).collect();
            assert_eq!(pieces.len(), 7);
        }
    }
}
