use proconio::input;
use proconio::marker::Usize1;

/// Tests whether a leaf has odd depth, counted up to the root instead of the top of its chain.
pub fn depth() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { vertices: usize, parents: [Usize1; vertices - 1] }
        let mut leaves = vec![true; vertices];
        for &parent in &parents {
            leaves[parent] = false;
        }
        let depth = |leaf: usize| {
            let above = |&vertex: &usize| (vertex > 0).then(|| parents[vertex - 1]);
            std::iter::successors(Some(leaf), above).count()
        };
        let mut ends = (0..vertices).filter(|&vertex| leaves[vertex]);
        println!("{}", u8::from(ends.any(|leaf| depth(leaf) % 2 == 1)));
    }
}

/// Visits the vertices in descending order, as if no parent had a greater number than its child.
pub fn order() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { vertices: usize, parents: [Usize1; vertices - 1] }
        let mut children = vec![0; vertices];
        for &parent in &parents {
            children[parent] += 1;
        }
        // The length of the chain whose top is each vertex, if there is one.
        let mut chains = vec![0; vertices];
        let mut wins = false;
        for vertex in (0..vertices).rev() {
            match children[vertex] {
                0 => chains[vertex] = 1,
                1 if chains[vertex] > 0 => chains[vertex] += 1,
                _ => chains[vertex] = 0,
            }
            if vertex == 0 || children[parents[vertex - 1]] > 1 {
                wins |= chains[vertex] % 2 == 1;
            } else {
                chains[parents[vertex - 1]] = chains[vertex];
            }
        }
        println!("{}", u8::from(wins));
    }
}
