//! Luogu P3185 — HNOI2007 分裂游戏 (<https://www.luogu.com.cn/problem/P3185>)
//!
//! Game:      n bottles with beans, numbered from 0. A move takes a bean from bottle i and puts one
//!            into j and one into k, where i < j <= k. Whoever cannot move loses. Which is the first
//!            winning move in lexicographic order, and how many are there?
//! Theorem:   each bean is a game of its own, whose value depends only on the number d of bottles behind it: 0 for d =
//!            0, otherwise the mex of the nim-sums of two values further on. The position is worth the nim-sum of the
//!            beans' values (Sprague 1935, Grundy 1939), in which beans of one bottle cancel in pairs; a move wins if
//!            it changes the sum to 0.
//! Cost:      O(n³) per case; the judge's limits are unknown.
//! Status:    the sample; up to 4 bottles of up to 3 beans, and random positions whose play is up to 60 moves long,
//!            against the rules; full size against Grundy values of a bean computed by definition, after each move.
//! Limits:    n at least 1.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::grundy::heap_values;
use shared::nim;
use std::fmt::Write;

fn main() {
    input! { t: usize }
    check("t", t, 1..=10);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize }
        check("n", n, 2..=21);
        input! { beans: [u64; n] }
        check_each("the number of beans", &beans, 0..=10_000);
        let mut values = heap_values(n as u64 - 1, |bean| {
            let pairs = (0..bean).flat_map(|k| (0..=k).map(move |j| vec![j, k]));
            pairs.collect()
        });
        values.reverse(); // now by the bottle that the bean is in
        let sum = nim::sum((0..n).filter(|&i| beans[i] % 2 == 1).map(|i| values[i]));
        let mut winning = Vec::new();
        for i in (0..n).filter(|&i| beans[i] > 0) {
            for j in i + 1..n {
                for k in j..n {
                    if values[i] ^ values[j] ^ values[k] == sum {
                        winning.push(format!("{i} {j} {k}"));
                    }
                }
            }
        }
        answers += winning.first().map_or("-1 -1 -1", |first| first);
        let _ = writeln!(answers, "\n{}", winning.len());
    }
    print!("{answers}");
}
