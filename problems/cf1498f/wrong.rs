use proconio::input;
use proconio::marker::Usize1;

/// Answers each root with the nim-sum of the presents that count. The closure decides this from
/// depth and k.
fn answer(counts: fn(usize, usize) -> bool) {
    input! { n: usize, k: usize, edges: [(Usize1, Usize1); n - 1], presents: [u64; n] }
    let mut neighbours = vec![Vec::new(); n];
    for (u, v) in edges {
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    let wins = |root: usize| {
        let mut sum = 0;
        let mut open = vec![(root, root, 0)];
        while let Some((vertex, parent, depth)) = open.pop() {
            if counts(depth, k) {
                sum ^= presents[vertex];
            }
            let children = neighbours[vertex].iter().filter(|&&child| child != parent);
            open.extend(children.map(|&child| (child, vertex, depth + 1)));
        }
        sum != 0
    };
    let answers: Vec<&str> = (0..n).map(|root| if wins(root) { "1" } else { "0" }).collect();
    println!("{}", answers.join(" "));
}

/// Counts all presents that can move, as if they were heaps of Nim.
pub fn deep() {
    answer(|depth, k| depth >= k);
}

/// Counts only presents at a depth that is an odd multiple of k.
pub fn multiple() {
    answer(|depth, k| depth % (2 * k) == k);
}

/// Counts presents at odd depths, which is right only for k = 1.
pub fn odd() {
    answer(|depth, _| depth % 2 == 1);
}
