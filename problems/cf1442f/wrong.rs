//! Changes the graph, and identifies each vertex by queries about the last 20.

use proconio::input_interactive;
use proconio::marker::Usize1;

type Arc = (usize, usize);

/// A way to change the graph.
struct Plan {
    /// The vertices in an order in which arcs lead back.
    sinks_first: fn(usize, &[Arc]) -> Vec<usize>,
    /// True if the vertices outside the base get loops.
    loops: bool,
    /// True if these get different sets of arcs into the base.
    different: bool,
}

/// The vertices in an order in which arcs lead back.
fn sinks_first(n: usize, arcs: &[Arc]) -> Vec<usize> {
    let mut order = Vec::new();
    let mut is_in_order = vec![false; n];
    while order.len() < n {
        let mut is_next: Vec<bool> = is_in_order.iter().map(|is| !is).collect();
        for &(from, to) in arcs {
            is_next[from] &= is_in_order[to];
        }
        for vertex in (0..n).filter(|&vertex| is_next[vertex]) {
            is_in_order[vertex] = true;
            order.push(vertex);
        }
    }
    order
}

/// Finds all vertices.
fn play(plan: &Plan) {
    input_interactive! { n: usize, m: usize, t: usize, arcs: [(Usize1, Usize1); m] }
    let order = (plan.sinks_first)(n, &arcs);
    let base = &order[..n.min(20)];
    let mut changes = Vec::new();
    let mut sets: Vec<Option<usize>> = vec![None; n];
    for vertex in 0..n {
        let arc = |to: &usize| arcs.contains(&(vertex, *to));
        let bits = base.iter().enumerate().filter(|(_, to)| arc(to));
        let old = bits.map(|(place, _)| 1_usize << place).sum::<usize>();
        let new = if let Some(place) = base.iter().position(|&other| other == vertex) {
            (1 << place) - 1
        } else {
            if plan.loops {
                changes.push(format!("+ {0} {0}", vertex + 1));
            }
            let mut new = old;
            // With so few vertices, the nearest sets are those that differ in up to 2 places.
            let mut tried = (0..20).flat_map(|a| (0..20).map(move |b| 1 << a | 1 << b));
            while plan.different && sets.contains(&Some(new)) {
                new = old ^ tried.next().unwrap_or(0b111);
            }
            sets[vertex] = Some(new);
            new
        };
        for (place, to) in base.iter().enumerate() {
            match (old >> place & 1, new >> place & 1) {
                (0, 1) => changes.push(format!("+ {} {}", vertex + 1, to + 1)),
                (1, 0) => changes.push(format!("- {} {}", vertex + 1, to + 1)),
                _ => {}
            }
        }
    }
    println!("{}", changes.len());
    changes.iter().for_each(|change| println!("{change}"));
    for _ in 0..t {
        let mut set = 0;
        let mut found = None;
        for (place, &vertex) in base.iter().enumerate() {
            println!("? 1 {}", vertex + 1);
            input_interactive! { outcome: String }
            match outcome.as_str() {
                "Win" => set |= 1 << place,
                "Lose" => {
                    found = Some(vertex);
                    break;
                }
                _ => {}
            }
        }
        let found = found.or_else(|| sets.iter().position(|&other| other == Some(set)));
        println!("! {}", found.unwrap_or(0) + 1);
        input_interactive! { verdict: String }
        if verdict != "Correct" {
            return;
        }
    }
}

/// Adds no cycles, so the vertices outside the base are worth nimbers too.
pub fn acyclic() {
    play(&Plan { sinks_first, loops: false, different: true });
}

/// Leaves the arcs from other vertices into the base as they are, though several vertices may have
/// the same ones.
pub fn alike() {
    play(&Plan { sinks_first, loops: true, different: false });
}

/// Uses the vertices with the greatest numbers as the base, as if arcs led to greater numbers.
pub fn numbered() {
    play(&Plan { sinks_first: |n, _| (0..n).rev().collect(), loops: true, different: true });
}
