//! Luogu P5675 — GZOI2017 取石子游戏 (<https://www.luogu.com.cn/problem/P5675>)
//!
//! Game:      Nim on some of N heaps, one of which is named: the first move must take from that
//!            one. How many choices of the heaps and the named one does the first player lose?
//! Theorem:   the first player wins only by making the nim-sum 0 (Bouton 1901), so by leaving in
//!            the named heap the nim-sum of the others: lost exactly if that is not less than the
//!            named heap. The sets of other heaps are counted by their nim-sum.
//! Cost:      O(256 N²) time, O(N) memory. The judge's limits are unknown.
//! Status:    both samples; all inputs of up to 3 heaps of up to 5 stones, and random ones of up to 5
//!            heaps of up to 6, against the rules of the game; full size against linear algebra over
//!            two elements.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::modular::Modular;

type Count = Modular<1_000_000_007>;

fn main() {
    input! { n: usize }
    check("N", n, 1..=200);
    input! { heaps: [usize; n] }
    check_each("a heap", &heaps, 1..=200);
    let mut lost = Count::ZERO;
    for named in 0..n {
        let mut sets = [Count::ZERO; 256];
        sets[0] = Count::ONE;
        for &heap in heaps[..named].iter().chain(&heaps[named + 1..]) {
            // A sum, and the one that differs by the heap, now have as many sets as both had.
            let highest = 1 << heap.ilog2();
            for block in sets.chunks_exact_mut(2 * highest) {
                let (without, with) = block.split_at_mut(highest);
                for (sum, ways) in without.iter_mut().enumerate() {
                    let other = &mut with[sum ^ (heap - highest)];
                    *ways += *other;
                    *other = *ways;
                }
            }
        }
        lost += sets[heaps[named]..].iter().copied().sum();
    }
    println!("{}", lost.value());
}
