//! A train on a directed graph whose stations belong to Left and to Right. At the train's first
//! visit to a station, its owner chooses the arc by which the train always leaves. The battery
//! lasts for as many arcs as there are stations, and some stations charge it. Right wins when it is
//! empty.

use super::drawing::{numbers, vertices};
use super::{Game, Player, Visit, replaced};
use Player::{Left, Right};

/// The railway.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToyTrain {
    /// The owner of each station.
    pub owners: Vec<Player>,
    /// True for each station that charges the battery.
    pub chargers: Vec<bool>,
    /// The heads of the arcs from each station, at least one.
    pub arcs: Vec<Vec<usize>>,
}

/// The train on its way. A player who has no choice only lets it continue.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Train {
    /// The station.
    pub at: usize,
    /// The number of arcs that the battery still lasts for.
    pub battery: usize,
    /// The choice at each station.
    pub chosen: Vec<Option<usize>>,
    /// The player to move.
    pub turn: Player,
}

impl ToyTrain {
    /// The train on its first station, with a full battery.
    pub fn start(&self, at: usize) -> Train {
        Train {
            at,
            battery: self.arcs.len(),
            chosen: vec![None; self.arcs.len()],
            turn: self.owners[at],
        }
    }
}

impl Game for ToyTrain {
    type Position = Train;

    fn moves(&self, train: &Train, visit: Visit<Train>) {
        let turn = train.turn.other();
        let is_empty = train.battery == 0;
        if is_empty || train.turn != self.owners[train.at] {
            // With an empty battery, Left has no move.
            if !is_empty || train.turn == Right {
                let name = if is_empty { "the battery is empty" } else { "go on" };
                visit(Train { turn, ..train.clone() }, format_args!("{name}"));
            }
            return;
        }
        let options = match &train.chosen[train.at] {
            Some(chosen) => std::slice::from_ref(chosen),
            None => &self.arcs[train.at],
        };
        for &to in options {
            let charged = self.chargers[to];
            let next = Train {
                at: to,
                battery: if charged { self.arcs.len() } else { train.battery - 1 },
                chosen: replaced(&train.chosen, train.at, Some(to)),
                turn,
            };
            visit(next, format_args!("go to {}", to + 1));
        }
    }

    /// Marks the train's station with `o`, owners with `L` and `R`, chargers with `+`.
    fn draw(&self, train: &Train) -> String {
        let list = vertices(self.arcs.len(), |station| {
            let mark = if station == train.at { "o" } else { "." };
            let owner = if self.owners[station] == Left { 'L' } else { 'R' };
            let charger = if self.chargers[station] { "+" } else { "" };
            let arcs = match train.chosen[station] {
                Some(to) => format!("only {}", to + 1),
                None => numbers(self.arcs[station].iter().copied()),
            };
            (mark.to_owned(), format!("{owner}{charger} {arcs}"))
        });
        format!("{list}\nbattery {}, {:?} to move", train.battery, train.turn)
    }
}
