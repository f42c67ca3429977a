//! The help of the command line, in the user's language.

use clap::{Arg, ArgAction, Command, CommandFactory};
use labirinto_node::Texts;

use super::Line;

/// The whole command line with its help, from which the parser, the completions and the manual are made.
pub fn command(texts: &Texts) -> Command {
    let flags = [
        Arg::new("help").short('h').long("help").action(ArgAction::Help).global(true),
        Arg::new("version").short('V').long("version").action(ArgAction::Version),
    ];
    let command = Line::command().version(env!("CARGO_PKG_VERSION")).args(flags).after_help(statuses(texts));
    described(command, "term-cli-labirinto", "term-cli", texts)
}

/// The greatest exit status.
const LAST_STATUS: u8 = 7;

/// What each exit status means.
fn statuses(texts: &Texts) -> String {
    let mut lines = vec![texts.say("term-cli-exit", &[])];
    lines.extend(
        (0..=LAST_STATUS)
            .map(|status| format!("  {status}  {}", texts.say(&format!("term-cli-exit-{status}"), &[]))),
    );
    lines.join("\n")
}

/// The command with all its words: its own under `key`, those of the commands below it under `below` and their name.
fn described(command: Command, key: &str, below: &str, texts: &Texts) -> Command {
    let say = |key: &str| texts.say(key, &[]);
    let usage = say("term-cli-usage");
    let template = format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}");
    let mut command = command
        .about(say(key))
        .help_template(template)
        .subcommand_help_heading(say("term-cli-commands"))
        .mut_args(|argument| {
            let heading = if argument.is_positional() { "term-cli-arguments" } else { "term-cli-options" };
            let help = say(&format!("term-arg-{}", argument.get_id()));
            let takes = matches!(argument.get_action(), ArgAction::Set | ArgAction::Append);
            let argument = argument.help(help).help_heading(say(heading));
            if takes { argument.hide_possible_values(true).hide_default_value(true) } else { argument }
        });
    let names: Vec<String> = command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    for name in names {
        let key = format!("{below}-{name}");
        command = command.mut_subcommand(&name, |command| described(command, &key, &key, texts));
    }
    command
}

#[cfg(test)]
mod tests {
    use labirinto_node::{Language, Texts};

    use super::*;

    fn missing(command: &Command, found: &mut Vec<String>) {
        found.extend(
            command.get_after_help().map(ToString::to_string).filter(|words| words.contains("term-")),
        );
        let words = command.get_about().into_iter().chain(command.get_arguments().filter_map(Arg::get_help));
        found.extend(words.map(ToString::to_string).filter(|words| words.starts_with("term-")));
        for below in command.get_subcommands() {
            missing(below, found);
        }
    }

    #[test]
    fn every_command_and_argument_is_explained_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language, &[]);
            let command = command(&texts);
            command.clone().debug_assert();
            let mut found = Vec::new();
            missing(&command, &mut found);
            assert!(found.is_empty(), "{}: {found:?}", language.tag());
        }
    }
}
