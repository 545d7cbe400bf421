//! IOI 2017, day 1 — Toy Train (<https://dmoj.ca/problem/ioi17p3>)
//!
//! Game:      a train on a directed graph whose stations belong to Arezou and to Borzou. From each station it
//!            follows an arc that the station's owner chooses at its first visit. The battery lasts for n arcs, and
//!            some stations charge it. Arezou wins if the train runs for ever.
//! Theorem:   a Büchi game: the train runs for ever exactly when it visits chargers infinitely often, since a path
//!            without a repeated station has fewer than n arcs. Positional strategies suffice, so fixing the choices
//!            changes nothing (`shared::graph_games`). Borzou wins wherever Arezou cannot force the train to a
//!            charger, and wherever he can force it to such a station; the remaining stations are solved anew.
//! Cost:      O(n (n + m)), for n up to 5000 and m up to 20,000; the judge's limits are unknown.
//! Status:    the sample; all graphs with up to three stations, and random ones with up to four, against the rules with
//!            fixed choices; up to 60 against nested fixed points; larger ones for termination only. The method
//!            itself is tested against the one for parity games.
//! Limits:    a station is a number from 0 to n - 1.

use proconio::input;
use shared::bounds::{check, check_each, check_that};
use shared::graph_games::Arena;
use shared::retrograde::Player::{Left as Arezou, Right as Borzou};

fn main() {
    input! { n: usize, m: usize }
    check("n", n, 1..=5000);
    check("m", m, n..=20_000);
    input! { a: [u8; n], r: [u8; n], arcs: [(usize, usize); m] }
    check_each("a_i", &a, 0..=1);
    check_each("r_i", &r, 0..=1);
    check_that(r.contains(&1), "no station charges");
    for &(u, v) in &arcs {
        check("a station", u.max(v), 0..=n - 1);
    }
    check_that(itertools::Itertools::all_unique(&mut arcs.iter()), "an arc is repeated");
    let owners: Vec<_> = a.iter().map(|&a| if a == 1 { Arezou } else { Borzou }).collect();
    let chargers: Vec<bool> = r.iter().map(|&r| r == 1).collect();
    let winners = Arena::new(&owners, &arcs).buchi(&chargers).winners;
    let answers: Vec<_> =
        winners.iter().map(|&winner| if winner == Arezou { "1" } else { "0" }).collect();
    println!("{}", answers.join(" "));
}
