//! AtCoder AGC016 F — Games on DAG (<https://atcoder.jp/contests/agc016/tasks/agc016_f>)
//!
//! Game:      a graph with arcs to greater numbers only, and tokens on the vertices 1 and 2. A move takes a
//!            token along an arc; whoever cannot move, Alice first, loses. From how many of all sets of arcs
//!            does Alice win?
//! Theorem:   she loses if the tokens' Grundy values are equal (Sprague 1935, Grundy 1939). Let Z be the
//!            vertices of value 0. No arc joins two of them, each other vertex has an arc into Z, and these
//!            two facts determine Z, as values are defined from the last vertex to the first. Without Z, all
//!            values are 1 less: an arc into Z is what keeps a value above 0. So the sets of arcs with equal
//!            values within a set S of vertices, 1 and 2 among them, are a sum over Z: the arcs from Z
//!            are free, those from each other vertex into Z are not all absent, and the arcs that are left
//!            are free as well if 1 and 2 are in Z, or else have equal values for 1 and 2 themselves. Z is
//!            chosen vertex by vertex from the last one on, so that each factor is known when it is needed.
//! Cost:      O(3^N) time, O(2^N) memory. The judge allows 5 s and 256 MiB.
//! Status:    the samples; every graph of up to 4 vertices, and random ones of up to 10 arcs, against the rules
//!            for each set of arcs; larger ones against the sum over all assignments of values to the
//!            vertices, as long as they are at most 1,000,000; all arcs of 15 vertices against that sum by how
//!            many vertices have each value; others for time and crashes only.
//! Limits:    N from 2 to 20: there is a table of 2^N sets. Arcs are different, and lead to greater numbers.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::check;
use shared::modular::Modular;
use std::iter::successors;

type Count = Modular<1_000_000_007>;

/// The vertices 1 and 2.
const TOKENS: usize = 0b11;

fn main() {
    input! { n: usize, m: usize }
    check("N", n, 2..=15);
    check("M", m, 1..=n * (n - 1) / 2);
    assert!((2..=20).contains(&n), "N is {n}, not in 2..=20");
    let mut reached = vec![0; n];
    for _ in 0..m {
        input! { from: Usize1, to: Usize1 }
        check("a vertex", from.max(to) + 1, 1..=n);
        assert!(from < to, "an arc leads to a smaller number");
        assert!(reached[from] >> to & 1 == 0, "an arc is there twice");
        reached[from] |= 1 << to;
    }
    let mut counter = Counter {
        reached,
        equal: vec![Count::ZERO; 1 << n],
        powers: successors(Some(Count::ONE), |&power| Some(power + power))
            .take(m + 1)
            .collect(),
    };
    for vertices in (TOKENS..1 << n).step_by(4) {
        counter.equal[vertices] = counter.peeled(vertices & !TOKENS, 0, 0, 0);
    }
    let equal = counter.equal[(1 << n) - 1];
    println!("{}", (counter.powers[m] - equal).value());
}

struct Counter {
    /// The vertices that arcs from each one lead to, as bits.
    reached: Vec<usize>,
    /// For each set of vertices with 1 and 2 in it, the sets of arcs within it that give these equal values.
    equal: Vec<Count>,
    /// The powers of 2.
    powers: Vec<Count>,
}

impl Counter {
    /// The sets of arcs that give 1 and 2 equal values, where the vertices above those of `rest` have the value 0,
    /// as `zeros`, or not, as `others`: of the arcs from `rest`, 1 and 2, and of those within `others`, whose
    /// number is `inner`.
    fn peeled(&self, rest: usize, zeros: usize, others: usize, inner: usize) -> Count {
        let arcs = |vertex: usize, to: usize| (self.reached[vertex] & to).count_ones() as usize;
        let into_zeros = |vertex| self.powers[arcs(vertex, zeros)] - Count::ONE;
        let Some(vertex) = rest.checked_ilog2() else {
            let both_0 = self.powers[inner + arcs(0, others) + arcs(1, others)];
            return both_0 + into_zeros(0) * into_zeros(1) * self.equal[others | TOKENS];
        };
        let (vertex, bit) = (vertex as usize, 1 << vertex);
        let rest = rest & !bit;
        let free = arcs(vertex, others);
        let mut count = self.powers[free] * self.peeled(rest, zeros | bit, others, inner);
        if arcs(vertex, zeros) > 0 {
            let peeled = self.peeled(rest, zeros, others | bit, inner + free);
            count += into_zeros(vertex) * peeled;
        }
        count
    }
}
