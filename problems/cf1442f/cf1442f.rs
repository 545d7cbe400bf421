//! Codeforces 1442F — Differentiating Games (<https://codeforces.com/problemset/problem/1442/F>)
//!
//! Game:      interactive. Change at most 4242 arcs of an acyclic graph, so that cycles may arise. Then, T times, find
//!            a hidden vertex: choose up to 20 vertices in all, and be told who wins with a token on each of the chosen
//!            vertices and on the hidden one, or that it is a draw. A move takes a token along an arc, and whoever
//!            cannot move loses.
//! Theorem:   each vertex is worth a nimber, or ∞ with the set of nimbers to which it has arcs (Smith 1966;
//!            `shared::loopy_values`). The base is the last 20 vertices in topological order, or all vertices if
//!            there are fewer: an arc from each to all later ones makes them worth 0 to 19. Every other vertex gets
//!            an arc to itself. Such a vertex is not worth a nimber, since it is an option of itself; so it is ∞
//!            with the base vertices to which it has arcs. Together with a base vertex, it wins if it has an arc
//!            there, and otherwise draws; a base vertex loses together with itself, and wins together with other
//!            base vertices. So 20 queries tell the vertices apart, provided that those outside the base have
//!            different sets of arcs into it. There are 1,351 sets that differ from a given one in up to 3 of 20
//!            places, and 980 such vertices: 190 changes for the base, 980 loops, and 3 more for each of these
//!            vertices are 4,110 at most.
//! Cost:      O(20 M + 2^20 + 1,351 N) at the beginning, O(1) per query. The judge allows 2 s and 512 MiB.
//! Status:    the graph of the sample; all graphs of up to 4 vertices, and random ones of up to 7, with each answer
//!            found by the rules; full size against opponents that know the values of all vertices, one of which
//!            chooses the hidden vertex as late as possible. The program is long, since it rebuilds a graph and then
//!            holds a dialogue.
//! Limits:    N up to 1,000.

use proconio::input_interactive;
use proconio::marker::Usize1;
use shared::bounds::check;
use std::collections::BTreeMap;
use std::io::{stdout, Write};

const BASE: usize = 20;

type Arc = (usize, usize);

fn main() {
    input_interactive! { n: usize, m: usize, t: usize }
    check("N", n, 1..=1000);
    check("M", m, 0..=100_000.min(n * (n - 1) / 2));
    check("T", t, 1..=2000);
    assert!(n <= 1000, "N is {n}: the sets of arcs may not suffice");
    input_interactive! { arcs: [(Usize1, Usize1); m] }
    for &(from, to) in &arcs {
        check("a vertex", from.max(to) + 1, 1..=n);
    }
    let base = base(n, &arcs);
    let (changes, vertices) = told_apart(n, &arcs, &base);
    say(&format!("{}{}", changes.len(), changes.concat()));
    for _ in 0..t {
        let vertex = found(&base, &vertices);
        say(&format!("! {}", vertex + 1));
        input_interactive! { verdict: String }
        assert!(verdict == "Correct", "it is not vertex {}", vertex + 1);
    }
}

/// The base: 20 vertices, or all if there are fewer, in an order in which their arcs lead only to earlier ones.
fn base(n: usize, arcs: &[Arc]) -> Vec<usize> {
    let mut base = Vec::new();
    let mut is_base = vec![false; n];
    while base.len() < n.min(BASE) {
        let mut leads_out = is_base.clone();
        for &(from, to) in arcs {
            leads_out[from] |= !is_base[to];
        }
        let next = leads_out.iter().position(|&leads_out| !leads_out);
        let next = next.expect("the arcs form a cycle");
        is_base[next] = true;
        base.push(next);
    }
    base
}

/// The changes, each after a line break, and the vertices outside the base, keyed by the base vertices that their arcs
/// then lead to, as bits.
fn told_apart(n: usize, arcs: &[Arc], base: &[usize]) -> (Vec<String>, BTreeMap<usize, usize>) {
    let mut places = vec![None; n];
    for (place, &vertex) in base.iter().enumerate() {
        places[vertex] = Some(place);
    }
    let mut sets = vec![0; n];
    for &(from, to) in arcs {
        if let Some(place) = places[to] {
            sets[from] |= 1_usize << place;
        }
    }
    let near = (0..1_usize << base.len()).filter(|set| set.count_ones() <= 3);
    let mut near: Vec<usize> = near.collect();
    near.sort_unstable_by_key(|set| set.count_ones());
    let mut changes = Vec::new();
    let mut vertices = BTreeMap::new();
    for (vertex, old) in sets.into_iter().enumerate() {
        let new = places[vertex].map_or_else(
            || {
                changes.push(format!("\n+ {0} {0}", vertex + 1));
                let mut nearest = near.iter().map(|change| old ^ change);
                let new = nearest.find(|set| !vertices.contains_key(set));
                let new = new.expect("1,351 sets are enough for 980 vertices");
                vertices.insert(new, vertex);
                new
            },
            |place| (1 << place) - 1,
        );
        for (place, to) in base.iter().enumerate() {
            let [before, after] = [old, new].map(|set| set >> place & 1);
            if before != after {
                let sign = if after == 1 { '+' } else { '-' };
                changes.push(format!("\n{sign} {} {}", vertex + 1, to + 1));
            }
        }
    }
    (changes, vertices)
}

/// The hidden vertex, found by one query for each vertex of the base.
fn found(base: &[usize], vertices: &BTreeMap<usize, usize>) -> usize {
    let mut set = 0;
    for (place, &vertex) in base.iter().enumerate() {
        say(&format!("? 1 {}", vertex + 1));
        input_interactive! { outcome: String }
        match outcome.as_str() {
            "Win" => set |= 1 << place,
            "Lose" => return vertex,
            "Draw" => {}
            _ => panic!("the judge answers {outcome}"),
        }
    }
    *vertices.get(&set).expect("each vertex has a set of its own")
}

fn say(line: &str) {
    println!("{line}");
    stdout().flush().expect("stdout can be written");
}
