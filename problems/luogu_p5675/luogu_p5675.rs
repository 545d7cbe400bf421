//! Luogu P5675 — GZOI2017 取石子游戏 (<https://www.luogu.com.cn/problem/P5675>)
//!
//! Game:      Nim on some of N heaps, one of which is marked: the first move must take from that heap. For how many
//!            choices of the heaps and the marked one does the first player lose?
//! Theorem:   the first player wins only by making the nim-sum 0 (Bouton 1901), that is, by leaving in the marked heap
//!            the nim-sum of the others: lost exactly when that is not less than the marked heap. The nim-sums of
//!            subsets of the others form a vector space over the field of two elements, and each of them belongs to
//!            equally many subsets.
//! Cost:      O(N² + 256 N) time, O(N) memory. The judge's limits are unknown.
//! Status:    both samples; all inputs of up to 3 heaps of up to 5 stones, and random ones of up to 5 heaps of up to 6,
//!            against the rules of the game; full size against a table of the numbers of subsets by nim-sum.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::modular::Modular;

type Count = Modular<1_000_000_007>;

fn main() {
    input! { n: usize }
    check("N", n, 1..=200);
    input! { heaps: [usize; n] }
    check_each("a heap", &heaps, 1..=200);
    let most = heaps.iter().copied().max().unwrap_or(0);
    let mut lost = Count::ZERO;
    for named in 0..n {
        // The nim-sums of subsets of the other heaps, and the number of subsets with each of them.
        let (mut sums, mut sets) = (vec![0], Count::ONE);
        let mut is_sum = vec![false; (most + 1).next_power_of_two()];
        is_sum[0] = true;
        for &other in heaps[..named].iter().chain(&heaps[named + 1..]) {
            if is_sum[other] {
                sets += sets;
            } else {
                for at in 0..sums.len() {
                    let sum = sums[at] ^ other;
                    is_sum[sum] = true;
                    sums.push(sum);
                }
            }
        }
        let losing = sums.iter().filter(|&&sum| sum >= heaps[named]).count();
        lost += Count::new(losing as u64) * sets;
    }
    println!("{}", lost.value());
}
