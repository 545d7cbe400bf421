use proconio::input;
use proconio::marker::Usize1;

/// Answers a case. The closures say which edges save Sigma, from the blue distance of their ends,
/// and which vertices she can go to, from her turns and the blue depth.
fn answer(saves: fn(usize) -> bool, may_go: fn(usize, usize) -> bool) {
    input! {
        n: usize, x: Usize1, y: Usize1,
        red: [(Usize1, Usize1); n - 1], blue: [(Usize1, Usize1); n - 1],
    }
    let neighbours = |edges: Vec<(usize, usize)>| {
        let mut neighbours = vec![Vec::new(); n];
        for (u, v) in edges {
            neighbours[u].push(v);
            neighbours[v].push(u);
        }
        neighbours
    };
    let (red, blue) = (neighbours(red), neighbours(blue));
    let depths = |root: usize| {
        let mut depths = vec![0; n];
        let mut open = vec![(root, root)];
        while let Some((vertex, parent)) = open.pop() {
            for &next in blue[vertex].iter().filter(|&&next| next != parent) {
                depths[next] = depths[vertex] + 1;
                open.push((next, vertex));
            }
        }
        depths
    };
    let from_y = depths(y);
    let mut deepest = 0;
    let mut open = vec![(x, x, 0)];
    while let Some((vertex, from, turns)) = open.pop() {
        deepest = deepest.max(from_y[vertex]);
        let far = depths(vertex);
        for &next in &red[vertex] {
            if saves(far[next]) {
                println!("-1");
                return;
            }
            if next != from && may_go(turns + 1, from_y[next]) {
                open.push((next, vertex, turns + 1));
            }
        }
    }
    println!("{}", 2 * deepest);
}

/// Lets Sigma go where she arrives at the same time as Sugim.
pub fn late() {
    answer(|far| far >= 3, |turns, depth| turns <= depth);
}

/// Assumes that Sigma escapes over an edge whose ends are two apart in the blue tree.
pub fn two() {
    answer(|far| far >= 2, |turns, depth| turns < depth);
}

/// Lets Sigma wait where she is, as if only an edge at X could save her.
pub fn waiting() {
    answer(|far| far >= 3, |_, _| false);
}
