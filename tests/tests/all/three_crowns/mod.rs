//! Three Crowns against a second engine, written another way from the same page (docs/rules/three-crowns.md).

mod counts;
mod plain;
mod records;
mod strength;
