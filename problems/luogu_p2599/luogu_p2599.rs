//! Luogu P2599 — ZJOI2009 取石子游戏 (<https://www.luogu.com.cn/problem/P2599>)
//!
//! Game:      piles in a row. A move takes stones from the leftmost or the rightmost remaining pile. Whoever cannot
//!            move loses.
//! Theorem:   for every row there is exactly one pile, perhaps of 0, that makes it lost when put on its left, and
//!            one on its right (a move leads from one such pile to another, so there cannot be two). Let l be the
//!            left and r the right such pile of a row. When a pile x is put on the right, the left pile becomes: 0
//!            if x = r, since the row is lost already; x if x lies outside both, since each move is answered with
//!            the same number on the other side; x - 1 for r < x <= l and x + 1 for l <= x < r, since the sizes l
//!            on the left and r on the right are already balanced by an empty pile.
//!            So l is 0, or differs from x by at most 1. Bits record which case holds, those of 64 rows in one word.
//! Cost:      O(n² / 64 + n log n) time, O(n² / 64) memory per case. The judge's limits are unknown.
//! Status:    the sample; every row of up to 4 piles of up to 4 stones, random rows of up to 5 piles, against the
//!            rules; rows in which the square of the number of piles times the largest pile is at most 20,000,000
//!            (such as 100 piles of 2,000 stones) against balancing piles found as mex values; larger rows for time
//!            and crashes only.
//! Limits:    n at least 1; a pile has a stone, and fewer than 2³¹.

use proconio::input;
use shared::bounds::{check, check_each};

/// The balancing piles on one side of 64 rows, a bit for each row: whether the pile is 0, and otherwise whether it is
/// 1 less or 1 more than the pile at the far end of the row. If no bit is set, it equals that pile.
#[derive(Clone, Copy, Default)]
struct Balancing {
    zero: u64,
    less: u64,
    more: u64,
}

impl Balancing {
    /// Compares these piles with other piles x: returns the bits of the rows in which they are less, and of those in
    /// which they are greater. Entry d of `above` has the bits of the rows in which x is at least d - 1 above the pile
    /// at the far end.
    fn compare(self, above: [u64; 4]) -> (u64, u64) {
        let is_less = self.zero | above[3] | above[2] & !self.more | above[1] & self.less;
        let is_at_most = self.zero | above[2] | above[1] & !self.more | above[0] & self.less;
        (is_less, !is_at_most)
    }

    /// Moves each bit to the next row; `before` are the 64 rows before these.
    fn moved(self, before: Balancing) -> Balancing {
        let moved = |bits, before| bits << 1 | before >> 63;
        Balancing {
            zero: moved(self.zero, before.zero),
            less: moved(self.less, before.less),
            more: moved(self.more, before.more),
        }
    }
}

/// Bits that depend on the bit before them: `after_0` if it is 0, and `after_1` if it is 1. The bit before the first is
/// the last of `before`.
fn chained(after_0: u64, after_1: u64, before: u64) -> u64 {
    // Bit i is its value after 0, changed if the bit `shift` places before it is 1 and all of `changes` between are.
    let mut changes = after_0 ^ after_1;
    let mut bits = after_0 ^ changes & before >> 63;
    for shift in [1, 2, 4, 8, 16, 32] {
        bits ^= changes & bits << shift;
        changes &= changes << shift;
    }
    bits
}

/// The pairs of piles with a difference of at least -1, 0, 1 and 2.
struct Differences {
    words: usize,
    /// For each number of smallest piles, the bits of all piles but these.
    larger: Vec<u64>,
    /// For each pile, the number of piles that are not at least so much above it.
    smaller: Vec<[usize; 4]>,
}

impl Differences {
    fn new(piles: &[i32], words: usize) -> Self {
        let mut sorted: Vec<(i32, usize)> = piles.iter().copied().zip(0..).collect();
        sorted.sort_unstable();
        let mut larger = vec![0; (piles.len() + 1) * words];
        for (rank, &(_, at)) in sorted.iter().enumerate().rev() {
            larger.copy_within((rank + 1) * words..(rank + 2) * words, rank * words);
            larger[rank * words + at / 64] |= 1 << (at % 64);
        }
        let mut smaller = vec![[0; 4]; piles.len()];
        for (entry, least) in (-1..=2).enumerate() {
            let mut rank = 0;
            for &(pile, at) in &sorted {
                while sorted.get(rank).is_some_and(|&(other, _)| other - pile < least) {
                    rank += 1;
                }
                smaller[at][entry] = rank;
            }
        }
        Differences { words, larger, smaller }
    }

    /// The bits of the piles that are at least -1, 0, 1 and 2 above a pile.
    fn above(&self, pile: usize) -> [&[u64]; 4] {
        self.smaller[pile].map(|rank| &self.larger[rank * self.words..][..self.words])
    }
}

fn first_player_wins(piles: &[i32]) -> bool {
    let words = piles.len() / 64 + 1;
    let differences = Differences::new(piles, words);
    // For -1, 0, 1 and 2, the bits of the piles that are at least this much above the pile before them.
    let mut rises = vec![[0; 4]; words];
    for (at, pair) in (1..).zip(piles.windows(2)) {
        for (bits, least) in rises[at / 64].iter_mut().zip(-1..) {
            *bits |= u64::from(pair[1] - pair[0] >= least) << (at % 64);
        }
    }
    // The balancing piles of the rows that begin at one pile; bit i is for the row that ends at pile i.
    let mut left = vec![Balancing::default(); words];
    let mut right = vec![Balancing::default(); words];
    for first in (0..piles.len()).rev() {
        let fall = piles.get(first + 1).map_or(0, |next| piles[first] - next);
        let falls = [-1, 0, 1, 2].map(|least| if fall >= least { u64::MAX } else { 0 });
        let (mut right_before, mut order_before) = (Balancing::default(), Balancing::default());
        let mut differs = 0;
        let all_above = differences.above(first);
        // A row of one pile is balanced by that pile; the others end later.
        let mut longer = u64::MAX << (first % 64) << 1;
        for word in first / 64..words {
            // Puts `first` on the left of the rows without it.
            let above = all_above.map(|bits| bits[word]);
            let below = [!above[3], !above[2], !above[1], !above[0]];
            let (far_less, far_more) = left[word].compare(below);
            let (near_less, near_more) = right[word].compare(falls);
            right[word] = Balancing {
                zero: longer & !(far_less | far_more),
                less: longer & far_less & !near_less,
                more: longer & far_more & !near_more,
            };

            // Puts the last piles on the right of the rows without them. Whether a near pile differs from the pile
            // before the last depends on the row before.
            let (far_less, far_more) = right[word].moved(right_before).compare(above);
            let order = Balancing {
                zero: longer & !(far_less | far_more),
                less: longer & far_less,
                more: longer & far_more,
            };
            let after = |near: Balancing| {
                let (near_less, near_more) = near.compare(rises[word]);
                order.less & !near_less | order.more & !near_more
            };
            let all_differ = order.moved(order_before);
            let none_differs = Balancing { less: 0, more: 0, ..all_differ };
            differs = chained(after(none_differs), after(all_differ), differs);
            left[word] = Balancing {
                zero: order.zero,
                less: order.less & differs,
                more: order.more & differs,
            };
            (right_before, order_before) = (right[word], order);
            longer = u64::MAX;
        }
    }
    let last = piles.len() - 1;
    left[last / 64].zero >> (last % 64) & 1 == 0
}

fn main() {
    input! { t: usize }
    check("T", t, 1..=10);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize }
        check("n", n, 1..=1000);
        input! { piles: [i32; n] }
        check_each("a pile", &piles, 1..=1_000_000_000);
        assert!(piles.iter().all(|&pile| pile > 0), "a pile must have a stone");
        answers += if first_player_wins(&piles) { "1\n" } else { "0\n" };
    }
    print!("{answers}");
}
