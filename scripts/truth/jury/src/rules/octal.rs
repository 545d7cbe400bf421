//! Octal games: the number of counters that a move may take from a heap depends on whether it leaves no heap,
//! one heap, or two.

use super::{Game, Visit, draw_heaps, heaps_alone};

/// The octal game with these digits: digit number `t` has the bit `2^k` if a move may take `t` counters and
/// leave `k` heaps, none empty. A position is the ascending list of its heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Octal(pub Vec<u8>);

impl Game for Octal {
    type Position = Vec<u64>;

    fn moves(&self, heaps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (at, &heap) in heaps.iter().enumerate() {
            let left = |parts: &[u64]| {
                let mut option = [&heaps[..at], parts, &heaps[at + 1..]].concat();
                option.sort_unstable();
                option
            };
            for (taken, digit) in (0..=heap).zip(&self.0) {
                let may_leave = |heaps: u32| digit >> heaps & 1 == 1;
                let rest = heap - taken;
                if may_leave(0) && rest == 0 {
                    visit(left(&[]), format_args!("take all {heap}"));
                }
                if may_leave(1) && rest > 0 {
                    visit(left(&[rest]), format_args!("take {taken} from a heap of {heap}"));
                }
                if may_leave(2) {
                    for part in 1..rest {
                        let other = rest - part;
                        visit(
                            left(&[part, other]),
                            format_args!(
                                "take {taken} from a heap of {heap}, leave {part} and {other}"
                            ),
                        );
                    }
                }
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
