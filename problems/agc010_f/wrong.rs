use proconio::input;
use proconio::marker::Usize1;
use shared::lists::Adjacency;

/// Wins by going to a lost neighbour with equally many stones, from which the opponent only has to
/// go back.
pub fn equal() {
    input! { n: usize, stones: [u64; n], edges: [(Usize1, Usize1); n - 1] }
    let graph = Adjacency::undirected(n, &edges);
    let mut wins = vec![false; n];
    let mut ascending: Vec<usize> = (0..n).collect();
    ascending.sort_by_key(|&vertex| stones[vertex]);
    for vertex in ascending {
        let mut neighbours = graph.neighbours(vertex);
        wins[vertex] = neighbours.any(|to| stones[to] <= stones[vertex] && !wins[to]);
    }
    let starts = (1..=n).filter(|vertex| wins[vertex - 1]);
    let starts: Vec<String> = starts.map(|vertex| vertex.to_string()).collect();
    println!("{}", starts.join(" "));
}

/// Wins wherever a neighbour has fewer stones, even if the opponent wins from there.
pub fn greedy() {
    input! { n: usize, stones: [u64; n], edges: [(Usize1, Usize1); n - 1] }
    let graph = Adjacency::undirected(n, &edges);
    let wins = |vertex: &usize| {
        let mut neighbours = graph.neighbours(vertex - 1);
        neighbours.any(|to| stones[to] < stones[vertex - 1])
    };
    let starts = (1..=n).filter(wins);
    let starts: Vec<String> = starts.map(|vertex| vertex.to_string()).collect();
    println!("{}", starts.join(" "));
}
