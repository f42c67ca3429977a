//! The binary `labirinto` as people and programs meet it: screens, lines, exit statuses.

mod screens;
