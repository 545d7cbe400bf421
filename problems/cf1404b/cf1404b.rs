//! Codeforces 1404B — Tree Tag (<https://codeforces.com/problemset/problem/1404/B>)
//!
//! Game:      a tree, with Alice on vertex a and Bob on b. In turn, Alice moves to any vertex within distance da and
//!            Bob within distance db; either may stay. Alice, who begins, wins if both ever stand on the same vertex,
//!            and Bob if they never do.
//! Theorem:   Alice wins in three cases: she reaches Bob at once; she reaches all of the tree from the middle of
//!            its longest path, whose length is then at most 2 da; or db is at most 2 da. In the last case she
//!            comes closer step by step, and he cannot pass her, since jumping over her from a distance of more
//!            than da brings him within da of her. Otherwise, with db greater than 2 da, he keeps away from her:
//!            whenever she comes within distance da, he has a vertex at distance da + 1 from her.
//! Cost:      O(n), for n up to 100,000 in all. The judge allows 1 s and 256 MiB.
//! Status:    the sample; all trees with up to five vertices, with all starts and distances, and random ones with up to
//!            eight, against the rules; up to 1,000,000 moves in all against outcomes of all positions, each proved
//!            from those of its options; larger ones for termination only.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::{check, check_that, Total};
use shared::tree::each_branch;
use std::iter::successors;

fn main() {
    input! { t: usize }
    check("t", t, 1..=10_000);
    let mut vertices = Total::new("the sum of n", 2..=100_000);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize, a: Usize1, b: Usize1, da: usize, db: usize }
        check("n", n, 2..=100_000);
        vertices.add(n);
        check("a", a + 1, 1..=n);
        check("b", b + 1, 1..=n);
        check("da", da, 1..=n - 1);
        check("db", db, 1..=n - 1);
        check_that(a != b, "both begin on one vertex");
        let edges = (1..n).map(|_| {
            input! { u: Usize1, v: Usize1 }
            check("a vertex", u.max(v) + 1, 1..=n);
            (u, v)
        });
        let mut parents = vec![a; n];
        // The longest path down from each vertex, and the longest path overall.
        let mut heights = vec![0; n];
        let mut longest = 0;
        each_branch(n, edges, a, |branch| {
            parents[branch.child] = branch.parent;
            let height = heights[branch.child] + 1;
            longest = longest.max(heights[branch.parent] + height);
            heights[branch.parent] = height.max(heights[branch.parent]);
        });
        let way = successors(Some(b), |&vertex| Some(parents[vertex]));
        let is_near = way.take(da + 1).any(|vertex| vertex == a);
        answers += if is_near || db.min(longest) <= 2 * da { "Alice\n" } else { "Bob\n" };
    }
    print!("{answers}");
}
