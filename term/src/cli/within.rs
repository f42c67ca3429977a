//! Numbers within bounds.

use std::{ffi::OsStr, fmt, ops::RangeInclusive, str::FromStr};

use clap::{
    Arg, Command, Error,
    builder::TypedValueParser,
    error::{ContextKind, ContextValue, ErrorKind},
};

/// Takes the whole numbers of a range, and names its bounds where it refuses.
#[derive(Clone, Debug)]
pub struct Within<N>(pub RangeInclusive<N>);

impl<N> TypedValueParser for Within<N>
where
    N: Copy + FromStr + PartialOrd + fmt::Display + Send + Sync + 'static,
{
    type Value = N;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<N, Error> {
        let given = value.to_string_lossy();
        let number = given.parse().ok().filter(|number| self.0.contains(number));
        number.ok_or_else(|| {
            let mut error = Error::new(ErrorKind::InvalidValue).with_cmd(command);
            let bounds = format!("{}..{}", self.0.start(), self.0.end());
            let argument = argument.map(ToString::to_string).unwrap_or_default();
            error.insert(ContextKind::InvalidArg, ContextValue::String(argument));
            error.insert(ContextKind::InvalidValue, ContextValue::String(given.into_owned()));
            error.insert(ContextKind::ValidValue, ContextValue::Strings(vec![bounds]));
            error
        })
    }
}
