//! `completions` and `man`, from the same source as the help.

use clap_mangen::Man as Page;
use labirinto_node::{Error, Whose};

use super::Context;
use crate::{
    cli::{self, Completions, Man},
    trouble::trouble,
};

/// Prints the completions of a shell; the exit status.
pub fn completions(context: &Context, completions: &Completions) -> u8 {
    let mut command = cli::command(&context.texts);
    let mut script = Vec::new();
    clap_complete::generate(completions.shell, &mut command, "labirinto", &mut script);
    context.out.raw(String::from_utf8_lossy(&script).trim_end());
    0
}

/// Prints the manual page, in roff; the exit status.
///
/// # Errors
/// There is no such command.
pub fn man(context: &Context, man: &Man) -> Result<u8, Error> {
    let mut command = cli::command(&context.texts);
    command.build();
    let command = match &man.command {
        None => command,
        Some(name) => {
            let found = command.find_subcommand(name).cloned();
            let found = found.map(|found| {
                let title: &'static str = Box::leak(format!("labirinto-{name}").into_boxed_str());
                found.name(title).display_name(title)
            });
            found.ok_or_else(|| {
                trouble(&context.texts, "no-such-command", Whose::You, &[("command", name.into())])
            })?
        }
    };
    let mut page = Vec::new();
    Page::new(command).render(&mut page).expect("writing to memory does not fail");
    context.out.raw(String::from_utf8_lossy(&page).trim_end());
    Ok(0)
}
