//! Towers of cubes, which are red-blue Hackenbush stalks. A player removes one of their cubes and everything
//! above.

use super::{Game, Large, Partizan, Player, Turns, Visit, each_alone};
use crate::listed::Listed;
use crate::sorted;

/// The owners of the cubes of a tower from bottom to top.
pub type Tower = Vec<Player>;

/// A position is a list of towers, [`sorted`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Towers;

impl Partizan for Towers {
    type Position = Vec<Tower>;

    fn moves(&self, towers: &Vec<Tower>, player: Player, visit: Visit<Vec<Tower>>) {
        for (at, tower) in towers.iter().enumerate() {
            for height in (0..tower.len()).filter(|&height| tower[height] == player) {
                let mut rest = towers.clone();
                rest[at].truncate(height);
                let (level, number) = (height + 1, at + 1);
                visit(sorted(rest), format_args!("cut tower {number} at level {level}"));
            }
        }
    }

    fn parts(&self, towers: &Vec<Tower>) -> Vec<Vec<Tower>> {
        each_alone(towers)
    }

    /// One tower per line, from bottom to top; `L` and `R` are the players' cubes.
    fn draw(&self, towers: &Vec<Tower>) -> String {
        let letter = |&cube: &Player| if cube == Player::Left { 'L' } else { 'R' };
        let line =
            |tower: &Tower| -> String { "|".chars().chain(tower.iter().map(letter)).collect() };
        let lines = (1..).zip(towers);
        let lines = lines.map(|(number, tower)| format!("{number} {}", line(tower)));
        lines.listed().join("\n")
    }
}

/// Sorts towers, so that equivalent positions become equal.
pub fn sorted(mut towers: Vec<Tower>) -> Vec<Tower> {
    sorted::sort_by(&mut towers, |a, b| (a.len(), a) < (b.len(), b));
    towers
}

impl Large for Turns<Towers> {
    fn greedy_move(&self, position: &Self::Position) -> Self::Position {
        let cubes = |(towers, _): &Self::Position| towers.iter().map(Vec::len).sum::<usize>();
        let fewest = self.options(position).into_iter().min_by_key(cubes);
        fewest.expect("a position with a move")
    }
}

/// The sum of these towers and the others with exchanged colours. These are at least as good for Left as the
/// others, in any sum, iff Left wins this sum when Right begins.
pub fn compared(these: &[Tower], others: &[Tower]) -> Vec<Tower> {
    let exchanged = others.iter().map(|tower| exchanged(tower));
    sorted(these.iter().cloned().chain(exchanged).listed())
}

/// A tower with its colours exchanged.
pub fn exchanged(tower: &[Player]) -> Tower {
    tower.iter().map(|cube| cube.other()).listed()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::towers::{configurations, towers};
    use crate::rules::Player::{Left, Right};
    use crate::search::partizan::Outcomes;

    /// Checks the definition of "at least as good" with every fourth tower up to the sum of the heights + 1.
    #[test]
    fn what_is_as_good_is_so_beside_every_fourth_tower() {
        let mut outcomes = Outcomes::new(Towers);
        let fourths = towers(5);
        let mut low = configurations(2);
        low.retain(|towers| towers.iter().map(Vec::len).sum::<usize>() <= 4);
        let mut left_wins = |towers: &[Tower; 3], fourth: &Tower| {
            let towers = sorted([towers.as_slice(), std::slice::from_ref(fourth)].concat());
            outcomes.wins(&towers, Left) && !outcomes.wins(&towers, Right)
        };
        let mut row = |towers| fourths.iter().map(|fourth| left_wins(towers, fourth)).collect();
        let table: Vec<Vec<bool>> = low.iter().map(&mut row).collect();
        for (first, wins_first) in low.iter().zip(&table) {
            for (second, wins_second) in low.iter().zip(&table) {
                let as_good = wins_first.iter().zip(wins_second).all(|(a, b)| *a || !*b);
                let is_won = !outcomes.wins(&compared(first, second), Right);
                assert_eq!(is_won, as_good, "{first:?} {second:?}");
            }
        }
    }
}
