//! String literals of Rust sources, for the tests that read the sources themselves.

/// One string literal of a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Literal {
    /// What stands between the quotes, escapes as written.
    pub text: String,
    /// Up to 48 characters of code right before it, without white space.
    pub before: String,
    /// The line, from 1.
    pub line: usize,
}

/// Every string literal of `source`, without comments and without what follows the first `#[cfg(test)] mod`
/// with a body.
pub fn literals(source: &str) -> Vec<Literal> {
    let source = match source.find("#[cfg(test)]\nmod tests {") {
        Some(end) => &source[..end],
        None => source,
    };
    let characters: Vec<char> = source.chars().collect();
    let mut found = Vec::new();
    let mut before = String::new();
    let mut line = 1;
    let mut at = 0;
    while at < characters.len() {
        let next = |ahead: usize| characters.get(at + ahead).copied();
        match characters[at] {
            '/' if next(1) == Some('/') => {
                while at < characters.len() && characters[at] != '\n' {
                    at += 1;
                }
            }
            '"' => {
                let raw = before.ends_with('r') && !before.ends_with("for");
                let start = at + 1;
                let first = line;
                at = start;
                while at < characters.len() && characters[at] != '"' {
                    line += usize::from(characters[at] == '\n');
                    at += if characters[at] == '\\' && !raw { 2 } else { 1 };
                }
                let text = characters[start..at.min(characters.len())].iter().collect();
                found.push(Literal { text, before: tail(&before), line: first });
                before.push('"');
                at += 1;
            }
            '\'' if next(1) == Some('\\') => {
                at += 2;
                while at < characters.len() && characters[at] != '\'' {
                    at += 1;
                }
                at += 1;
            }
            '\'' if next(2) == Some('\'') => at += 3,
            character => {
                line += usize::from(character == '\n');
                if !character.is_whitespace() {
                    before.push(character);
                }
                at += 1;
            }
        }
    }
    found
}

fn tail(code: &str) -> String {
    let start = code.char_indices().rev().nth(47).map_or(0, |(index, _)| index);
    code[start..].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_are_found_and_comments_are_not() {
        let source = "// \"no\"\nlet a = say(\n \"one \\\" two\", 'x', '\"');\nlet b = '\\'';\n/// \"no\"\n f(\"three\")";
        let found = literals(source);
        let texts: Vec<&str> = found.iter().map(|literal| literal.text.as_str()).collect();
        assert_eq!(texts, ["one \\\" two", "three"]);
        assert_eq!((found[0].line, found[0].before.as_str()), (3, "leta=say("));
        assert_eq!(found[1].line, 6);
    }
}
