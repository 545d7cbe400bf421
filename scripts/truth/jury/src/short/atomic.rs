//! Atomic weights of all-small games.

use super::{Beyond, Game, Games, Number};
use crate::rules::Player::{self, Left, Right};
use rustc_hash::FxHashMap;

impl Games {
    /// The atomic weight of a canonical form; `None` unless the game is all-small: in each of its positions,
    /// both players can move or neither can.
    ///
    /// By *Winning Ways* (ch. 8), it is formed from those of the options, minus 2 for Left's and plus 2 for
    /// Right's. If an integer results, several may fit, and the comparison of the game with a large Nim heap
    /// chooses one: the least if the game is less, the greatest if it is greater, and otherwise 0.
    ///
    /// # Errors
    ///
    /// If the computation takes too many steps.
    pub fn atomic_weight(&mut self, game: Game) -> Result<Option<Game>, Beyond> {
        if !self.is_all_small(game, &mut FxHashMap::default()) {
            return Ok(None);
        }
        let far = u32::try_from(self.birthday(game) + 1).map_err(|_| Beyond::Steps)?;
        let far = self.nimber(far)?;
        let weight = self.weight(game, far, &mut FxHashMap::default())?;
        Ok(Some(weight))
    }

    fn is_all_small(&mut self, game: Game, known: &mut FxHashMap<Game, bool>) -> bool {
        if let Some(number) = self.as_number(game) {
            return number == Number::ZERO;
        }
        if let Some(&known) = known.get(&game) {
            return known;
        }
        let options = [Left, Right].map(|player| self.options(game, player));
        let mut all = options.iter().flat_map(|options| options.iter());
        let is_all_small = all.all(|&option| self.is_all_small(option, known));
        known.insert(game, is_all_small);
        is_all_small
    }

    fn weight(
        &mut self,
        game: Game,
        far: Game,
        known: &mut FxHashMap<Game, Game>,
    ) -> Result<Game, Beyond> {
        if self.as_number(game).is_some() {
            return Ok(game);
        }
        if let Some(&known) = known.get(&game) {
            return Ok(known);
        }
        let mut shifted = [Vec::new(), Vec::new()];
        for (player, shift) in [(Left, -2), (Right, 2)] {
            let shift = self.number(Number::from(shift));
            for &option in &*self.options(game, player) {
                let weight = self.weight(option, far, known)?;
                let sum = self.sum(weight, shift)?;
                shifted[player as usize].push(sum);
            }
        }
        let [left, right] = &shifted;
        let plain = self.canonical(left, right)?;
        let weight = match self.as_number(plain) {
            Some(number) if number.is_integer() => {
                let integer = if self.at_most(game, far)? {
                    self.last_integer(number, left, Left)?
                } else if self.at_most(far, game)? {
                    self.last_integer(number, right, Right)?
                } else {
                    Number::ZERO
                };
                self.number(integer)
            }
            _ => plain,
        };
        known.insert(game, weight);
        Ok(weight)
    }

    /// The last integer, in the direction of a player's side, that no option of that player reaches.
    fn last_integer(
        &mut self,
        mut integer: Number,
        options: &[Game],
        side: Player,
    ) -> Result<Number, Beyond> {
        let step = Number::from(if side == Left { -1 } else { 1 });
        loop {
            let next = integer.plus(step)?;
            let game = self.number(next);
            for &option in options {
                if self.prefers(side, option, game)? {
                    return Ok(integer);
                }
            }
            self.step()?;
            integer = next;
        }
    }
}
