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
//! Cost:      O(n²) time, O(n) memory per case. The judge's limits are unknown.
//! Status:    the sample; every row of up to 4 piles of up to 4 stones, random rows of up to 5 piles, against the
//!            rules; 100 piles of up to 2,000 stones, or anything as fast, against balancing piles found as mex values;
//!            larger rows for time and crashes only.
//! Limits:    n at least 1; a pile has a stone, and fewer than 2³¹.

use proconio::input;
use shared::bounds::{check, check_each};

/// The pile that makes a row lost when put on its near side, given the balancing piles of the row without its far
/// pile `x`: `near` on the near side, `far` on the far side. Because the function has no branch and uses 32 bits,
/// the compiler computes four at once, in an eighth of the time.
fn balance(near: i32, far: i32, x: i32) -> i32 {
    let less = i32::from(far < x) & i32::from(x <= near);
    let more = i32::from(near <= x) & i32::from(x < far);
    (x - less + more) & -i32::from(x != far)
}

fn first_player_wins(piles: &[i32]) -> bool {
    // The balancing piles of the rows of one length that begin at each pile.
    let mut left = piles.to_vec();
    let mut right = piles.to_vec();
    for rows in (1..piles.len()).rev() {
        let (firsts, lasts) = (&piles[..rows], &piles[piles.len() - rows..]);
        let (left, right) = (&mut left[..=rows], &mut right[..=rows]);
        for at in 0..rows {
            let on_the_left = balance(left[at], right[at], lasts[at]);
            right[at] = balance(right[at + 1], left[at + 1], firsts[at]);
            left[at] = on_the_left;
        }
    }
    left[0] != 0
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
