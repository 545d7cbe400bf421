//! Octal games: the number of counters that a move may take from a heap depends on whether it leaves no heap,
//! one heap, or two.

use super::{Heaps, Leave};

/// The octal game with these digits: digit number `t` has the bit `2^k` if a move may take `t` counters and
/// leave `k` heaps, none empty. A position is the ascending list of its heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Octal(pub Vec<u8>);

impl Heaps for Octal {
    fn moves_in(&self, heap: u64, _: usize, leave: Leave) {
        for (taken, digit) in (0..=heap).zip(&self.0) {
            let may_leave = |heaps: u32| digit >> heaps & 1 == 1;
            let rest = heap - taken;
            if may_leave(0) && rest == 0 {
                leave(&[], format_args!("take all {heap}"));
            }
            if may_leave(1) && rest > 0 {
                leave(&[rest], format_args!("take {taken} from a heap of {heap}"));
            }
            if may_leave(2) {
                for part in 1..rest {
                    let other = rest - part;
                    let name = format_args!(
                        "take {taken} from a heap of {heap}, leave {part} and {other}"
                    );
                    leave(&[part, other], name);
                }
            }
        }
    }

    fn normalized(&self, mut heaps: Vec<u64>) -> Vec<u64> {
        heaps.sort_unstable();
        heaps
    }
}
