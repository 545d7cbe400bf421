//! Thermographs: the stops of a cooled game as functions of the tax on each move.

use super::{Beyond, Game, Games, Number};
use crate::listed::Listed;
use crate::rules::Player::{Left, Right};
use std::rc::Rc;

/// A piecewise linear function of the tax, with corners from 0 on, and constant after the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wall(Vec<(Number, Number)>);

impl Wall {
    fn mast(number: Number) -> Wall {
        Wall(vec![(Number::ZERO, number)])
    }

    /// The taxes at which the slope changes, with the values there.
    pub fn corners(&self) -> &[(Number, Number)] {
        &self.0
    }

    /// The value at a tax of at least 0.
    pub fn at(&self, tax: Number) -> Number {
        let passed = self.0.iter().take_while(|corner| corner.0 <= tax).count();
        let (from, value) = self.0[passed - 1];
        let slope = self.0.get(passed).map_or(0, |next| (next.1.0 - value.0).signum());
        Number(value.0 + slope * (tax.0 - from.0))
    }
}

/// The thermograph of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thermograph {
    /// The stop if Left begins.
    pub left: Wall,
    /// The stop if Right begins.
    pub right: Wall,
    /// The number that remains after full cooling.
    pub mean: Number,
    /// The tax from which the game is equal to the mean; for a number in lowest terms, `-1 / 2^k`.
    pub temperature: Number,
}

impl Games {
    /// The thermograph of a game in canonical form.
    ///
    /// # Errors
    ///
    /// If one of its numbers is too fine.
    pub fn thermograph(&mut self, game: Game) -> Result<Rc<Thermograph>, Beyond> {
        if let Some(known) = self.thermographs.get(&game) {
            return Ok(Rc::clone(known));
        }
        let made = Rc::new(match self.as_number(game) {
            Some(number) => Thermograph {
                left: Wall::mast(number),
                right: Wall::mast(number),
                mean: number,
                temperature: Number(-Number::ONE.0 >> number.fraction().1),
            },
            None => self.of_options(game)?,
        });
        self.thermographs.insert(game, Rc::clone(&made));
        Ok(made)
    }

    fn of_options(&mut self, game: Game) -> Result<Thermograph, Beyond> {
        let mut walls = [Vec::new(), Vec::new()];
        for player in [Left, Right] {
            for &option in &*self.options(game, player) {
                let graph = self.thermograph(option)?;
                walls[player as usize].push(match player {
                    Left => graph.right.clone(),
                    Right => graph.left.clone(),
                });
            }
        }
        let [left, right] = &walls;
        // A move costs the tax.
        let low = |tax| left.iter().map(|wall| wall.at(tax).0).max().unwrap_or(0) - tax.0;
        let high = |tax| right.iter().map(|wall| wall.at(tax).0).min().unwrap_or(0) + tax.0;
        let mut taxes = crossings(left)?;
        taxes.extend(crossings(right)?);
        taxes.sort_unstable();
        taxes.dedup();
        // The walls meet at the latest when moves to the masts have used up the difference.
        let open = taxes.iter().take_while(|&&tax| low(tax) > high(tax)).count();
        let temperature = match open.checked_sub(1).map(|last| taxes[last]) {
            None => Number::ZERO,
            Some(last) => {
                let gap = |tax| i128::from(low(tax)) - i128::from(high(tax));
                let closing = match taxes.get(open) {
                    Some(&next) => (gap(last) - gap(next)) / i128::from(next.0 - last.0),
                    None => 2,
                };
                let is_exact = gap(last) % closing == 0;
                let rest = i64::try_from(gap(last) / closing).ok().filter(|_| is_exact);
                last.plus(Number(rest.ok_or(Beyond::Numbers)?))?
            }
        };
        taxes.truncate(open);
        taxes.push(temperature);
        let mean = Number(low(temperature));
        Ok(Thermograph {
            left: through(&taxes, low),
            right: through(&taxes, high),
            mean,
            temperature,
        })
    }
}

/// The taxes at which these walls have corners or cross.
fn crossings(walls: &[Wall]) -> Result<Vec<Number>, Beyond> {
    let corners = walls.iter().flat_map(Wall::corners);
    let mut taxes: Vec<Number> = corners.map(|corner| corner.0).listed();
    taxes.sort_unstable();
    taxes.dedup();
    let mut all = taxes.clone();
    for ends in taxes.windows(2) {
        for (at, one) in walls.iter().enumerate() {
            for other in &walls[..at] {
                let [from, to] = [ends[0], ends[1]].map(|tax| one.at(tax).0 - other.at(tax).0);
                if from.signum() * to.signum() < 0 {
                    // The slopes are 0 and ±1, so the distance shrinks by the increase of the tax.
                    all.push(ends[0].plus(Number(from.abs()))?);
                }
            }
        }
    }
    Ok(all)
}

/// The wall with these values at these taxes. Only changes of slope become corners.
fn through(taxes: &[Number], value: impl Fn(Number) -> i64) -> Wall {
    let points: Vec<(Number, Number)> = taxes.iter().map(|&tax| (tax, Number(value(tax)))).listed();
    let slope = |ends: &[(Number, Number)]| (ends[1].1.0 - ends[0].1.0).signum();
    let mut corners = vec![points[0]];
    for (at, &point) in points.iter().enumerate().skip(1) {
        let after = points.get(at..at + 2).map_or(0, slope);
        if slope(&points[at - 1..=at]) != after {
            corners.push(point);
        }
    }
    Wall(corners)
}
