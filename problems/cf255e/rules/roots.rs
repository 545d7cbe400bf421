//! Heaps: a move reduces one to between its fourth root and its square root.

use super::{Game, Visit, draw_heaps, heaps_alone, replaced};

/// A position is the list of heaps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Roots;

impl Game for Roots {
    type Position = Vec<u64>;

    fn moves(&self, heaps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (at, &heap) in heaps.iter().enumerate() {
            let mut left: u64 = 0;
            while left < heap && left * left <= heap {
                if left.saturating_pow(4) >= heap {
                    let number = at + 1;
                    visit(replaced(heaps, at, left), format_args!("leave {left} of heap {number}"));
                }
                left += 1;
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
    fn a_fourth_power_may_exceed_64_bits() {
        let options = Roots.options(&vec![1 << 32]);
        assert_eq!(options.first(), Some(&vec![1 << 8]));
        assert_eq!(options.last(), Some(&vec![1 << 16]));
    }
}
