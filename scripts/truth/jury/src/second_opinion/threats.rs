//! A search of [Three in a path](crate::rules::three_in_a_path) by threats. A player who could finish a path
//! must be stopped at once; one who could finish it in two ways has won.

use crate::graph::Graph;
use crate::listed::Listed;
use crate::search::memo::Memo;

/// The vertices coloured by the player to move and by the other player, as bits.
type Coloured = [u32; 2];

/// A search for the winner, with results for the player to move.
pub struct Threats {
    neighbours: Vec<u32>,
    wins: Memo<Coloured, bool>,
    left: usize,
}

impl Threats {
    /// A search on a graph of up to 32 vertices, visiting at most this many positions.
    pub fn new(graph: &Graph, positions: usize) -> Self {
        let bits = |all: &Vec<usize>| all.iter().fold(0, |set, vertex| set | 1 << vertex);
        Threats {
            neighbours: graph.neighbours().iter().map(bits).listed(),
            wins: Memo::default(),
            left: positions,
        }
    }

    /// The score of a position without a path: 1 if the player to move wins, -1 if the other player wins, 0 if
    /// neither can; `None` if the search would visit too many positions.
    pub fn score(&mut self, coloured: Coloured) -> Option<i64> {
        if self.wins(coloured)? {
            return Some(1);
        }
        let [own, other] = coloured;
        let free = self.free(coloured);
        for vertex in each(free) {
            if !self.wins([other, own | vertex])? {
                return Some(0);
            }
        }
        Some(if free == 0 { 0 } else { -1 })
    }

    fn wins(&mut self, coloured: Coloured) -> Option<bool> {
        let [own, other] = coloured;
        let free = self.free(coloured);
        if self.completions(own) & free != 0 {
            return Some(true);
        }
        let threatened = self.completions(other) & free;
        if threatened.count_ones() > 1 || !self.has_room(other) {
            return Some(false);
        }
        if let Some(&known) = self.wins.get(&coloured) {
            return Some(known);
        }
        self.left = self.left.checked_sub(1)?;
        let moves = if threatened == 0 { free } else { threatened };
        let (forcing, quiet): (Vec<u32>, Vec<u32>) =
            each(moves).partition(|vertex| self.completions(own | vertex) & free & !vertex != 0);
        let mut wins = false;
        for vertex in forcing.into_iter().chain(quiet) {
            if self.is_won_after(vertex, coloured)? {
                wins = true;
                break;
            }
        }
        self.wins.insert(coloured, wins);
        Some(wins)
    }

    /// Returns whether a player wins by colouring this vertex, if the opponent cannot then finish a path at
    /// once.
    fn is_won_after(&mut self, vertex: u32, [own, other]: Coloured) -> Option<bool> {
        let own = own | vertex;
        let free = self.free([own, other]);
        let threats = self.completions(own) & free;
        if threats.count_ones() > 1 {
            return Some(true);
        }
        let replies = if threats == 0 { free } else { threats };
        // Replies nearby are most likely to save the opponent.
        let near = self.neighbours[vertex.trailing_zeros() as usize];
        for reply in each(replies & near).chain(each(replies & !near)) {
            if !self.wins([own, other | reply])? {
                return Some(false);
            }
        }
        Some(replies != 0)
    }

    fn free(&self, [own, other]: Coloured) -> u32 {
        let all = (1_u64 << self.neighbours.len()) - 1;
        all as u32 & !own & !other
    }

    /// The vertices that complete a path of three with vertices of a set.
    fn completions(&self, set: u32) -> u32 {
        let middles = self.neighbours.iter().enumerate();
        middles.fold(0, |found, (middle, around)| {
            let is_in = set >> middle & 1 == 1;
            found
                | match (set & around).count_ones() {
                    0 => 0,
                    _ if is_in => *around,
                    1 => 0,
                    _ => 1 << middle,
                }
        }) & !set
    }

    /// Returns whether there is a path of three that avoids a set.
    fn has_room(&self, without: u32) -> bool {
        let mut middles = self.neighbours.iter().enumerate();
        middles.any(|(middle, around)| {
            without >> middle & 1 == 0 && (around & !without).count_ones() > 1
        })
    }
}

fn each(set: u32) -> impl Iterator<Item = u32> {
    (0..u32::BITS).map(move |at| set & 1 << at).filter(|&element| element != 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::trees;
    use crate::rules::Player::Left;
    use crate::rules::three_in_a_path::ThreeInAPath;
    use crate::search::scores::Scores;

    #[test]
    fn scores_are_those_of_the_search_whatever_is_coloured() {
        for tree in trees(2..=5, &[()]) {
            let game = ThreeInAPath::new(&tree);
            let mut searched = Scores::new(game.clone());
            let mut threats = Threats::new(&tree, usize::MAX);
            for own in 0..1 << tree.vertices {
                for other in 0..1 << tree.vertices {
                    if own & other == 0 && !game.has_path(own) && !game.has_path(other) {
                        let expected = searched.score(&[own, other], Left);
                        assert_eq!(
                            threats.score([own, other]),
                            Some(expected),
                            "{tree:?} {own:b} {other:b}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn too_many_positions_are_not_looked_at() {
        let path = crate::cases::path(12);
        assert_eq!(Threats::new(&path, 3).score([0, 0]), None);
    }
}
