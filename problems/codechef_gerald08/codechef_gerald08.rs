//! CodeChef GERALD08 — Chef and Tree Game (<https://www.codechef.com/problems/GERALD08>)
//!
//! Game:      red-blue Hackenbush. Chef deletes a black edge of a rooted tree, Ksen a white one; everything cut off
//!            from the root vanishes. Whoever cannot move loses. Who wins if Chef begins, and who wins if Ksen
//!            does?
//! Theorem:   a tree is a number: a subtree x on a black edge becomes (x + p) / 2^(p-1) for the least p ≥ 1 with x +
//!            p > 1, and subtrees add up (*Winning Ways*, ch. 1); see `shared::hackenbush`. Chef wins both games if the
//!            number is positive, Ksen if it is negative; at 0 whoever begins loses.
//! Cost:      O(N) for all tests together. The judge allows 3 s; its memory limit is
//!            unknown.
//! Status:    the sample; every tree up to 5 edges, and random ones up to 12, against the search of
//!            the game; up to 1,000 vertices against the simplest numbers between options, if none is
//!            finer than 2^-96; larger trees for time and crashes only.
//! Limits:    N at least 1; a colour is 0 or 1.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::{check, Total};
use shared::hackenbush::{tree_value, Colour};
use std::cmp::Ordering;

fn main() {
    let mut answers = String::new();
    input! { tests: usize }
    check("T", tests, 1..=1000);
    let mut edges = Vec::new();
    let mut vertices = Total::new("the sum of N", 1..=100_000);
    for _ in 0..tests {
        input! { n: usize }
        check("N", n, 1..=100_000);
        vertices.add(n);
        edges.clear();
        for _ in 1..n {
            input! { u: Usize1, v: Usize1, c: u8 }
            check("a vertex", u.max(v) + 1, 1..=n);
            edges.push((u, v, colour(c)));
        }
        answers += match tree_value(n, &edges, 0).sign() {
            Ordering::Greater => "Chef Chef\n",
            Ordering::Less => "Ksen Ksen\n",
            Ordering::Equal => "Ksen Chef\n",
        };
    }
    print!("{answers}");
}

fn colour(code: u8) -> Colour {
    check("a colour", code, 0..=1);
    match code {
        0 => Colour::Blue,
        1 => Colour::Red,
        _ => panic!("a colour must be 0 or 1"),
    }
}
