//! Codeforces 1312F — Attack on Red Kingdom (<https://codeforces.com/problemset/problem/1312/F>)
//!
//! Game:      n castles with aᵢ defenders. A move attacks a castle that has defenders, with mixed forces, infantry or
//!            cavalry, and kills x, y or z of them respectively, or all if fewer are left. Infantry may not attack a
//!            castle whose last attack, by either player, was by infantry; the same holds for cavalry. Whoever makes
//!            the last attack wins. How many first moves win?
//! Theorem:   a castle has three values: after mixed forces (or no attack yet), infantry and cavalry. An attack wins if
//!            the nim-sum that it leaves is 0 (Sprague 1935, Grundy 1939). The values of a number of defenders depend
//!            on those of the `max(x, y, z)` numbers before it, and none is more than 3, the number of attacks: so a
//!            run of that length recurs, and from there on the values are periodic. `shared::periodic` finds the
//!            period, which is thereby proved.
//! Cost:      O(n), for n up to 300,000 in all, and 64 triples for each of 125 choices of x, y and z. The
//!            judge allows 3 s and 512 MiB.
//! Status:    the samples; every one or two castles of up to 6 defenders with all x, y and z, and random
//!            ones, against the rules; full size against a table of 2,000 values, continued.
//! Limits:    x, y and z at least 1.

use proconio::input;
use shared::bounds::{check, check_each, Total};
use shared::grundy::mex;
use shared::periodic::Periodic;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The value of a castle before any attack, and its value after each attack, as four digits to base 4.
type Values = u8;

fn main() {
    input! { t: usize }
    check("t", t, 1..=1000);
    let mut castles = Total::new("the sum of n", 1..=300_000);
    let mut known = BTreeMap::new();
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize, x: usize, y: usize, z: usize }
        check("n", n, 1..=300_000);
        castles.add(n);
        check("x", x, 1..=5);
        check("y", y, 1..=5);
        check("z", z, 1..=5);
        input! { defenders: [u64; n] }
        check_each("a number of defenders", &defenders, 1..=1_000_000_000_000_000_000);
        let kills = [x, y, z];
        assert!(!kills.contains(&0), "an attack must kill at least one defender");
        let values = known.entry(kills).or_insert_with(|| periodic(kills));
        let mut castles_with = [0; 256];
        for &count in &defenders {
            castles_with[usize::from(values.value(count))] += 1;
        }
        let own = |values: usize| values % 4;
        let odd = (0..256).filter(|&values| castles_with[values] % 2 == 1);
        let sum = odd.fold(0, |sum, values| sum ^ own(values));
        // An attack that leaves nim-sum 0 wins.
        let wins = |values: usize| {
            let after = [values / 4 % 4, values / 16 % 4, values / 64];
            after.into_iter().filter(|after| sum ^ own(values) == *after).count()
        };
        let count: usize = (0..256).map(|values| castles_with[values] * wins(values)).sum();
        let _ = writeln!(answers, "{count}");
    }
    print!("{answers}");
}

/// The values of all castles, proved periodic: a triple depends only on those of as many previous numbers of defenders
/// as an attack can kill. The values that the attacks leave determine the triple, except without defenders, where it is
/// 0 although all of these are 0.
fn periodic(kills: [usize; 3]) -> Periodic<Values> {
    let longest = kills.into_iter().max().unwrap_or(0);
    // Each triple has the values after mixed forces, after infantry and after cavalry.
    let mut triples = vec![[0; 3]];
    let mut values = vec![0];
    loop {
        for defenders in triples.len()..2 * triples.len().max(32) {
            let left: [u64; 3] = std::array::from_fn(|attack| {
                triples[defenders.saturating_sub(kills[attack])][attack]
            });
            let [mixed, infantry, cavalry] = left;
            triples.push([mex(left), mex([mixed, cavalry]), mex([mixed, infantry])]);
            let digits = [mex(left), mixed, infantry, cavalry];
            values.push(digits.into_iter().rev().fold(0, |values, digit| 4 * values + digit as u8));
        }
        if let Some(periodic) = Periodic::prove(&values, |start, _| start + longest) {
            return periodic;
        }
    }
}
