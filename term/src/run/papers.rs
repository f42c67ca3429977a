//! `completions` and `man`, from the same source as the help.

use clap::Command;
use clap_mangen::Man as Page;
use labirinto_node::{Error, Whose};

use super::Context;
use crate::{
    cli::{self, Completions, Help, Man},
    trouble::trouble,
};

/// Prints the completions of a shell; the exit status.
pub fn completions(context: &Context, completions: &Completions) -> u8 {
    let mut command = cli::command(&context.texts);
    let mut script = Vec::new();
    clap_complete::generate(completions.shell, &mut command, "labirinto", &mut script);
    context.out.page(String::from_utf8_lossy(&script).trim_end());
    0
}

/// Prints the help of everything or of one command; the exit status.
///
/// # Errors
/// There is no such command.
pub fn help(context: &Context, help: &Help) -> Result<u8, Error> {
    let mut command = named(context, help.command.as_deref())?;
    context.out.page(command.render_help().to_string().trim_end());
    Ok(0)
}

/// Prints the manual page, in roff; the exit status.
///
/// # Errors
/// There is no such command.
pub fn man(context: &Context, man: &Man) -> Result<u8, Error> {
    let command = named(context, man.command.as_deref())?;
    let mut page = Vec::new();
    Page::new(command).render(&mut page).expect("writing to memory does not fail");
    context.out.page(String::from_utf8_lossy(&page).trim_end());
    Ok(0)
}

/// The whole command line, or one command of it as a command of its own.
fn named(context: &Context, name: Option<&str>) -> Result<Command, Error> {
    let mut all = cli::command(&context.texts);
    all.build();
    let Some(name) = name else { return Ok(all) };
    let found = all.find_subcommand(name).cloned();
    let found = found.map(|found| {
        let title = format!("labirinto-{name}");
        let called = format!("labirinto {name}");
        let found = found.version(env!("CARGO_PKG_VERSION")).disable_version_flag(true);
        found.display_name(title.clone()).bin_name(called).name(title)
    });
    found.ok_or_else(|| trouble(&context.texts, "no-such-command", Whose::You, &[("command", name.into())]))
}
