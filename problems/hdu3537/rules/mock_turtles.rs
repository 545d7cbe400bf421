//! Mock Turtles: a move turns over one, two or three coins of a row, the rightmost of which shows
//! heads.

use super::{Game, Visit, bits_alone};

/// Mock Turtles with at most 32 coins. A position is the set of the heads, as bits, the leftmost
/// coin lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MockTurtles;

impl Game for MockTurtles {
    type Position = u32;

    fn moves(&self, &heads: &u32, visit: Visit<u32>) {
        for coin in (0..32).filter(|coin| heads >> coin & 1 == 1) {
            let (turned, last) = (heads ^ 1 << coin, coin + 1);
            visit(turned, format_args!("turn coin {last}"));
            for coin in 0..coin {
                let (turned, middle) = (turned ^ 1 << coin, coin + 1);
                visit(turned, format_args!("turn coins {middle} and {last}"));
                for coin in 0..coin {
                    let (turned, first) = (turned ^ 1 << coin, coin + 1);
                    visit(turned, format_args!("turn coins {first}, {middle} and {last}"));
                }
            }
        }
    }

    fn parts(&self, &heads: &u32) -> Vec<u32> {
        bits_alone(heads)
    }

    fn draw(&self, &heads: &u32) -> String {
        let coins = u32::BITS - heads.leading_zeros();
        let face = |coin| if heads >> coin & 1 == 1 { 'H' } else { 'T' };
        (0..coins).map(face).collect()
    }
}
