//! Links between devices over real sockets of 127.0.0.1, through good and bad networks.

mod cuts;
mod device;
mod floods;
mod hints;
mod moves;
mod nearby;
mod pairs;
mod refusals;
mod running;
