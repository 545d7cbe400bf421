use proconio::input;
use proconio::marker::Usize1;

/// The distance of the players, their ranges, and the longest path.
struct Facts {
    distance: usize,
    da: usize,
    db: usize,
    longest: usize,
}

/// Answers all cases.
fn answer(alice_wins: fn(Facts) -> bool) {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, a: Usize1, b: Usize1, da: usize, db: usize, edges: [(Usize1, Usize1); n - 1] }
        let mut neighbours = vec![Vec::new(); n];
        for (u, v) in edges {
            neighbours[u].push(v);
            neighbours[v].push(u);
        }
        let distances = |start: usize| {
            let mut distances = vec![0; n];
            let mut open = vec![(start, start)];
            while let Some((vertex, parent)) = open.pop() {
                for &next in neighbours[vertex].iter().filter(|&&next| next != parent) {
                    distances[next] = distances[vertex] + 1;
                    open.push((next, vertex));
                }
            }
            distances
        };
        let from_a = distances(a);
        let end = (0..n).max_by_key(|&vertex| from_a[vertex]).unwrap();
        let facts = Facts {
            distance: from_a[b],
            da,
            db,
            longest: distances(end).into_iter().max().unwrap(),
        };
        println!("{}", if alice_wins(facts) { "Alice" } else { "Bob" });
    }
}

/// Forgets that Alice may reach all of the tree from its middle.
pub fn far() {
    answer(|Facts { distance, da, db, .. }| distance <= da || db <= 2 * da);
}

/// Assumes that the greater range decides.
pub fn faster() {
    answer(|Facts { distance, da, db, longest }| distance <= da || db <= da || longest <= 2 * da);
}

/// Forgets that Alice may catch Bob with her first move.
pub fn first() {
    answer(|Facts { da, db, longest, .. }| db <= 2 * da || longest <= 2 * da);
}
