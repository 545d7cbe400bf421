//! The states of a program as positions, for the searches of the jury and for play.

use super::{Kind, States};
use crate::position::{self, Position};
use crate::rules::{Game, Partizan, Player, Scoring, Visit, VisitGain, each_alone};
use anyhow::{Context, Result, ensure};
use std::rc::Rc;

/// The game whose moves a program has listed.
#[derive(Clone)]
struct Listed(Rc<States>);

impl PartialEq for Listed {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// A sum of states, in ascending order.
type Sum = Vec<usize>;

impl Listed {
    fn moves(&self, sum: &Sum, player: Player, visit: Visit<Sum>) {
        for (at, &part) in sum.iter().enumerate() {
            for left in self.0.moves_of(part, player).iter() {
                let mut option = [&sum[..at], left, &sum[at + 1..]].concat();
                option.sort_unstable();
                // Two moves may leave the same of different parts.
                let name = self.draw(&option);
                visit(option, format_args!("{name}"));
            }
        }
    }

    fn draw(&self, sum: &Sum) -> String {
        let name = self.0.name_of_sum(sum);
        if name.is_empty() { String::from("the empty word") } else { name }
    }
}

impl Game for Listed {
    type Position = Sum;

    fn moves(&self, sum: &Sum, visit: Visit<Sum>) {
        self.moves(sum, Player::Left, visit);
    }

    fn draw(&self, sum: &Sum) -> String {
        self.draw(sum)
    }

    fn parts(&self, sum: &Sum) -> Vec<Sum> {
        each_alone(sum)
    }
}

impl Partizan for Listed {
    type Position = Sum;

    fn moves(&self, sum: &Sum, player: Player, visit: Visit<Sum>) {
        self.moves(sum, player, visit);
    }

    fn draw(&self, sum: &Sum) -> String {
        self.draw(sum)
    }

    fn parts(&self, sum: &Sum) -> Vec<Sum> {
        each_alone(sum)
    }
}

impl Scoring for Listed {
    type Position = usize;

    fn moves(&self, state: &usize, player: Player, visit: VisitGain<usize>) {
        for &option in self.0.moves_of(*state, player).parts() {
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

/// A state as a position to play from, in which Left begins if the players have different moves or points.
///
/// # Errors
///
/// If the state is not among these, or [`positions`] fails, or states can repeat in misère play.
pub fn position(states: &Rc<States>, name: &str, misere: bool) -> Result<Box<dyn Position>> {
    let start = states.find(name).with_context(|| format!("there is no state `{name}`"))?;
    if states.kind() != Kind::Impartial {
        let names = [name.to_owned()];
        return positions(states, &names)?.pop().context("a position for each name");
    }
    let (game, start) = (Listed(Rc::clone(states)), vec![start]);
    let ends = states.ends();
    ensure!(
        ends || !misere,
        "states can repeat, and misère play needs a game that ends; play it by the normal rule"
    );
    Ok(match (misere, ends) {
        (true, _) => position::misere(game, start),
        (false, true) => position::normal(game, start),
        (false, false) => position::loopy(game, start),
    })
}
