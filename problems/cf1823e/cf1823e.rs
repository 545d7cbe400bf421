//! Codeforces 1823E — Removing Graph (<https://codeforces.com/problemset/problem/1823/E>)
//!
//! Game:      a graph of cycles. A move removes a connected piece of at least l and at most r vertices, with
//!            l < r. Whoever cannot move loses.
//! Theorem:   a cycle of x vertices is worth ⌊x / l⌋ if x < l + r, otherwise 0. First, a path of x < l + r vertices
//!            is worth ⌊x / l⌋: a move leaves at most x - l vertices, in at most two parts, whose nim-sum is
//!            smaller; and a move at one end leaves any number from max(x - r, 0) to x - l. A move in a cycle
//!            leaves a path of the same numbers of vertices. Second, a path of at least l vertices is won: removing
//!            l or l + 1 vertices in its middle leaves two equal parts. All options of a cycle of l + r vertices or
//!            more are therefore won paths, and the cycle is lost.
//! Cost:      O(n), for n up to 200,000. The judge allows 2 s and 256 MiB.
//! Status:    the samples; one or two cycles with up to 10 vertices, with all l and r, and random ones, against the
//!            rules; up to 2,000 vertices, as long as no cycle has more than 120, against the values computed by
//!            definition.
//! Limits:    1 ≤ l < r; each vertex on two edges.

use proconio::input;
use shared::bounds::check;
use std::mem::take;

fn main() {
    input! { n: usize, l: usize, r: usize }
    check("n", n, 3..=200_000);
    check("l", l, 1..=n - 1);
    check("r", r, l + 1..=n);
    assert!(1 <= l && l < r, "not 1 <= l < r");
    // For each vertex, a neighbour, and the exclusive or of both, which gives either one from the other. The two
    // entries are equal while there is only one neighbour.
    let mut one = vec![0_u32; n + 1];
    let mut both = vec![0_u32; n + 1];
    for _ in 0..n {
        input! { u: u32, v: u32 }
        for vertex in [u, v] {
            check("a vertex", vertex as usize, 1..=n);
        }
        assert!(u != v && u.min(v) > 0, "an edge is a loop, or its end is not a vertex");
        for (vertex, neighbour) in [(u as usize, v), (v as usize, u)] {
            assert!(
                one[vertex] == both[vertex] && one[vertex] != neighbour,
                "a vertex does not have two neighbours"
            );
            one[vertex] = neighbour;
            both[vertex] ^= neighbour;
        }
    }
    let mut sum = 0;
    for (start, &neighbour) in one.iter().enumerate() {
        let (mut last, mut vertex, mut length) = (neighbour, start, 0);
        // A visited vertex leads nowhere.
        while both[vertex] > 0 {
            let next = take(&mut both[vertex]) ^ last;
            (last, vertex) = (vertex as u32, next as usize);
            length += 1;
        }
        if length < l + r {
            sum ^= length / l;
        }
    }
    println!("{}", if sum > 0 { "Alice" } else { "Bob" });
}
