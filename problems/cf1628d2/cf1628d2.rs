//! Codeforces 1628D2 — Game on Sum (Hard Version) (<https://codeforces.com/problemset/problem/1628/D2>)
//!
//! Game:      n turns. In each, Alice names a real number from 0 to k, and Bob, who knows it, adds it to the score or
//!            subtracts it. He must add in at least m turns. Alice maximises the score, Bob minimises it.
//! Theorem:   let V(n, m) be the value. V(n, 0) = 0, since Alice names 0, and V(n, n) = n k. Otherwise, if she
//!            names x, Bob chooses between V(n - 1, m - 1) + x and V(n - 1, m) - x. Their minimum is greatest where
//!            they are equal, and is then their mean: V(n, m) = (V(n - 1, m - 1) + V(n - 1, m)) / 2. By induction,
//!            this x, half the difference of the values, is from 0 to k: V(n, m) - V(n, m - 1) is the mean of two
//!            such differences, or on the diagonal k plus half of one, and so is from 0 to 2 k. Going back from (n,
//!            m), each step halves the weight, and a walk first meets the diagonal at (i, i) from (i + 1, i): V(n,
//!            m) = k · Σ i · C(n - i - 1, m - i) / 2^(n - i) over i from 1 to m.
//! Cost:      O(m) per case after O(n) in all, for n up to 1,000,000 in all. The judge allows 3 s and 256 MiB.
//! Status:    the sample; all cases with n up to 12 and random ones up to 40 against the best number of each turn in
//!            exact fractions, without the claim that both answers are equal; n up to 2,000 against a table of means.
//! Limits:    m from 1 to n, and n below 10⁹ + 7.

use proconio::input;
use shared::bounds::{check, Total};
use shared::modular::{Binomials, Modular};
use std::fmt::Write;

const PRIME: u32 = 1_000_000_007;
const MOST: usize = 1_000_000;

type Residue = Modular<PRIME>;

fn main() {
    input! { t: usize }
    check("t", t, 1..=100_000);
    let mut total = Total::new("the sum of n", 1..=MOST);
    let mut cases = Vec::with_capacity(t);
    for _ in 0..t {
        input! { n: usize, m: usize, k: u64 }
        check("n", n, 1..=MOST);
        check("m", m, 1..=n);
        check("k", k, 0..=u64::from(PRIME) - 1);
        assert!((1..=n).contains(&m), "m must be from 1 to n");
        total.add(n);
        cases.push((n, m, k));
    }
    let longest = cases.iter().map(|case| case.0).max().unwrap_or(0);
    let binomials = Binomials::up_to(longest);
    // The powers of 1/2.
    let half = Residue::new(u64::from(PRIME) / 2 + 1);
    let halves = std::iter::successors(Some(Residue::ONE), |power| Some(*power * half));
    let halves: Vec<Residue> = halves.take(longest + 1).collect();
    let mut answers = String::new();
    for (n, m, k) in cases {
        let reached = |i: usize| {
            let paths = binomials.choose(n - i - 1, m - i) * halves[n - i];
            Residue::new(i as u64) * paths
        };
        let value =
            if m == n { Residue::new(n as u64) } else { (1..=m).map(reached).sum::<Residue>() };
        writeln!(answers, "{}", (value * Residue::new(k)).value())
            .expect("a String takes every line");
    }
    print!("{answers}");
}
