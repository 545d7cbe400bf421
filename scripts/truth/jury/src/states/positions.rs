//! The states of a program as positions of a partizan game or a game of points, for the searches of the jury.

use super::{Kind, States};
use crate::position::{self, Position};
use crate::rules::{Partizan, Player, Scoring, Visit, VisitGain, each_alone};
use anyhow::Result;
use std::rc::Rc;

/// The game whose moves a program has listed.
#[derive(Clone)]
struct Listed(Rc<States>);

impl PartialEq for Listed {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Partizan for Listed {
    /// The states whose sum is played, in ascending order.
    type Position = Vec<usize>;

    fn moves(&self, sum: &Vec<usize>, player: Player, visit: Visit<Vec<usize>>) {
        for (at, &part) in sum.iter().enumerate() {
            for left in self.0.moves_of(part, player) {
                let mut option = [&sum[..at], left, &sum[at + 1..]].concat();
                option.sort_unstable();
                visit(option, format_args!("{}", self.0.name_of_sum(left)));
            }
        }
    }

    fn draw(&self, sum: &Vec<usize>) -> String {
        self.0.name_of_sum(sum)
    }

    fn parts(&self, sum: &Vec<usize>) -> Vec<Vec<usize>> {
        each_alone(sum)
    }
}

impl Scoring for Listed {
    type Position = usize;

    fn moves(&self, state: &usize, player: Player, visit: VisitGain<usize>) {
        for &option in self.0.moves_of(*state, player).iter().flatten() {
            visit(option, 0, format_args!("{}", self.0.name_of_sum(&[option])));
        }
    }

    fn terminal_score(&self, state: &usize) -> i64 {
        self.0.score(*state).unwrap_or_default()
    }

    fn draw(&self, state: &usize) -> String {
        self.0.name_of_sum(&[*state])
    }
}

/// These states as positions in which Left begins.
///
/// # Errors
///
/// If the game need not end, or a move in a game of points leaves a sum.
///
/// # Panics
///
/// If the game is impartial.
pub fn positions(states: &Rc<States>, names: &[String]) -> Result<Vec<Box<dyn Position>>> {
    let starts: Vec<usize> = names.iter().filter_map(|name| states.find(name)).collect();
    let game = || Listed(Rc::clone(states));
    Ok(match states.kind() {
        Kind::Impartial => panic!("an impartial game has searches of its own"),
        Kind::Partizan => {
            states.check_end()?;
            let position = |start| position::two_sided(game(), vec![start], Player::Left);
            starts.into_iter().map(position).collect()
        }
        Kind::Scoring => {
            states.check_turns_end(&starts)?;
            let position = |start| position::scoring(game(), start, Player::Left);
            starts.into_iter().map(position).collect()
        }
    })
}
