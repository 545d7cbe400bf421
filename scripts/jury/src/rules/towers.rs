//! Towers of cubes, red-blue Hackenbush on stalks: a player removes a cube of his own and all above
//! it.

use super::{Game, Large, Partizan, Player, Turns, Visit, each_alone};

/// The owners of the cubes of a tower from the bottom to the top.
pub type Tower = Vec<Player>;

/// Towers. A position is the list of them as [`sorted`] leaves it: their order does not matter.
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
                visit(
                    sorted(rest),
                    format_args!("cut tower {number} at level {level}"),
                );
            }
        }
    }
    fn parts(&self, towers: &Vec<Tower>) -> Vec<Vec<Tower>> {
        each_alone(towers)
    }

    /// One tower on each line, with its number, the bottom at the left, Left's cubes as `L` and
    /// Right's as `R`.
    fn draw(&self, towers: &Vec<Tower>) -> String {
        let letter = |&cube: &Player| if cube == Player::Left { 'L' } else { 'R' };
        let line =
            |tower: &Tower| -> String { "|".chars().chain(tower.iter().map(letter)).collect() };
        let lines = (1..).zip(towers);
        let lines = lines.map(|(number, tower)| format!("{number} {}", line(tower)));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// Towers in ascending order of their heights, and so on: those that play alike become the same.
pub fn sorted(mut towers: Vec<Tower>) -> Vec<Tower> {
    towers.sort_by(|a, b| a.len().cmp(&b.len()).then_with(|| a.cmp(b)));
    towers
}

impl Large for Turns<Towers> {
    fn greedy_move(&self, position: &Self::Position) -> Self::Position {
        let cubes = |(towers, _): &Self::Position| towers.iter().map(Vec::len).sum::<usize>();
        let fewest = self.options(position).into_iter().min_by_key(cubes);
        fewest.expect("a position with a move")
    }
}
