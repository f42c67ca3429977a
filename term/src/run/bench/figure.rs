//! A figure and how it is told.

use std::time::Duration;

use serde::Serialize;

use crate::run::Context;

/// One measured value beside what it is compared with in the same run.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// The name, the same in every language and version.
    pub name: &'static str,
    /// The value.
    pub value: f64,
    /// Its unit.
    pub unit: &'static str,
    /// How many measurements it is made of.
    pub samples: usize,
    /// The value it is compared with, in the same unit.
    pub against: f64,
    /// What was measured, as numbers: sizes, counts.
    pub note: String,
}

#[derive(Serialize)]
struct FigureLine<'a> {
    name: &'a str,
    value: f64,
    unit: &'a str,
    samples: usize,
    against: String,
    against_value: f64,
    ratio: f64,
    note: &'a str,
}

/// Tells a figure.
pub fn tell(context: &Context, figure: &Figure) {
    let key = format!("term-bench-{}", figure.name.replace('_', "-"));
    let what = context.texts.say(&key, &[]);
    let against = context.texts.say(&format!("{key}.against"), &[]);
    let ratio = figure.value / figure.against;
    let (value, other, shown) = (short(figure.value), short(figure.against), short(ratio));
    let arguments = [
        ("what", (&what).into()),
        ("value", (&value).into()),
        ("unit", figure.unit.into()),
        ("against", (&against).into()),
        ("against-value", (&other).into()),
        ("ratio", (&shown).into()),
    ];
    context.out.line(&context.texts.say("term-bench-line", &arguments));
    context.out.object(&FigureLine {
        name: figure.name,
        value: figure.value,
        unit: figure.unit,
        samples: figure.samples,
        against,
        against_value: figure.against,
        ratio,
        note: &figure.note,
    });
}

/// A number with three significant digits.
fn short(value: f64) -> String {
    let digits = match value.abs() {
        large if large >= 100.0 => 0,
        middle if middle >= 10.0 => 1,
        small if small >= 1.0 => 2,
        tiny if tiny >= 0.01 => 3,
        _ => 5,
    };
    format!("{value:.digits$}")
}

/// The value that `percent` of all samples do not exceed, in milliseconds.
///
/// # Panics
/// There are no samples.
pub fn percentile(samples: &[Duration], percent: usize) -> f64 {
    let mut sorted = samples.to_vec();
    sorted.sort();
    let place = (sorted.len() * percent).div_ceil(100).max(1) - 1;
    milliseconds(sorted[place])
}

/// A duration in milliseconds.
pub fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_a_sample() {
        let samples: Vec<Duration> = (1..=100).map(Duration::from_millis).collect();
        assert_eq!(percentile(&samples, 50), 50.0);
        assert_eq!(percentile(&samples, 99), 99.0);
        assert_eq!(percentile(&samples[..1], 99), 1.0);
    }
}
