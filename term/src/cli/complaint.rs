//! What is wrong with a command line, in the user's language.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use labirinto_node::{Error, Texts, Whose};

/// The usage error behind clap's; `None` when help or the version was asked for, which is no error.
pub fn complain(error: &clap::Error, texts: &Texts) -> Option<Error> {
    let context = |kind| error.get(kind).map(words).unwrap_or_default();
    let argument = context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue);
    let (key, hint, others) = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => return None,
        ErrorKind::InvalidValue if value.is_empty() => {
            ("value-missing", "possible", context(ContextKind::ValidValue))
        }
        ErrorKind::InvalidValue => ("value-bad", "possible", context(ContextKind::ValidValue)),
        ErrorKind::ValueValidation => ("value-bad", "", String::new()),
        ErrorKind::InvalidSubcommand => {
            ("command-unknown", "meant", context(ContextKind::SuggestedSubcommand))
        }
        ErrorKind::ArgumentConflict => ("argument-conflict", "", context(ContextKind::PriorArg)),
        ErrorKind::NoEquals => ("value-without-equals", "", String::new()),
        ErrorKind::MissingRequiredArgument => ("argument-missing", "", String::new()),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            ("command-missing", "possible", context(ContextKind::ValidSubcommand))
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            ("value-count", "", String::new())
        }
        ErrorKind::InvalidUtf8 => ("argument-letters", "", String::new()),
        _ => ("argument-unknown", "meant", context(ContextKind::SuggestedArg)),
    };
    let unknown = context(ContextKind::InvalidSubcommand);
    let argument = if argument.is_empty() { unknown } else { argument };
    let arguments =
        [("argument", (&argument).into()), ("value", (&value).into()), ("others", (&others).into())];
    let mut text = texts.say(&format!("term-usage-{key}"), &arguments);
    if !hint.is_empty() && !others.is_empty() {
        text.push(' ');
        text.push_str(&texts.say(&format!("term-usage-{hint}"), &arguments));
    }
    Some(Error {
        code: "usage",
        whose: Whose::You,
        text,
        what: texts.say("term-usage-what", &[]),
        clause: "",
    })
}

fn words(value: &ContextValue) -> String {
    match value {
        ContextValue::String(word) => word.clone(),
        ContextValue::Strings(words) => words.join(", "),
        ContextValue::StyledStr(words) => words.to_string(),
        ContextValue::StyledStrs(words) => {
            words.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        }
        ContextValue::Number(number) => number.to_string(),
        _ => String::new(),
    }
}
