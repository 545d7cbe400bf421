//! Nim in which certain numbers of counters must not be taken from heaps of certain sizes.

use super::{Game, Visit, draw_heaps, heaps_alone, replaced};

/// Nim without these moves, each given as a size and the number that may not be taken from it. A
/// position is the heaps, including empty ones.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ForbiddenTakes(pub Vec<(u64, u64)>);

impl Game for ForbiddenTakes {
    type Position = Vec<u64>;

    fn moves(&self, heaps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (at, &heap) in heaps.iter().enumerate() {
            for taken in (1..=heap).filter(|&taken| !self.0.contains(&(heap, taken))) {
                visit(
                    replaced(heaps, at, heap - taken),
                    format_args!("take {taken} from heap {}", at + 1),
                );
            }
        }
    }

    fn parts(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps_alone(heaps)
    }

    fn draw(&self, heaps: &Vec<u64>) -> String {
        draw_heaps(heaps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_take_is_forbidden_from_one_size_only() {
        let game = ForbiddenTakes(vec![(3, 1), (3, 3), (2, 2)]);
        assert_eq!(game.options(&vec![3]), [[1]]);
        assert_eq!(game.options(&vec![2, 1]), [[1, 1], [2, 0]]);
    }
}
