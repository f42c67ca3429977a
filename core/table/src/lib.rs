//! One match at one table, without effects.
