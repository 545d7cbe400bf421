use proconio::input;
use proconio::marker::Bytes;
use shared::hopcroft_karp::maximum_matching;
use shared::lists::Adjacency;

/// Names the cells that one maximum matching leaves out, though others may leave out different
/// ones.
pub fn one() {
    input! { n: usize, m: usize, maze: [Bytes; n] }
    let is_free = |row: usize, column: usize| row < n && column < m && maze[row][column] == b'.';
    let cells = (0..n).flat_map(|row| (0..m).map(move |column| (row, column)));
    let (whites, blacks): (Vec<_>, Vec<_>) = cells
        .filter(|&(row, column)| is_free(row, column))
        .partition(|(row, column)| (row + column) % 2 == 0);
    let mut names = vec![vec![0; m]; n];
    for (name, &(row, column)) in whites.iter().chain(&blacks).enumerate() {
        names[row][column] = name;
    }
    let mut edges = Vec::new();
    for &(row, column) in whites.iter().chain(&blacks) {
        for (below, right) in [(row + 1, column), (row, column + 1)] {
            if is_free(below, right) {
                edges.push((names[row][column], names[below][right]));
            }
        }
    }
    let count = whites.len() + blacks.len();
    let matching = maximum_matching(&Adjacency::undirected(count, &edges), whites.len());
    let mut left_out: Vec<_> = whites.iter().chain(&blacks).collect();
    left_out.retain(|&&(row, column)| matching.mate(names[row][column]).is_none());
    left_out.sort_unstable();
    println!("{}", if left_out.is_empty() { "LOSE" } else { "WIN" });
    for (row, column) in left_out {
        println!("{} {}", row + 1, column + 1);
    }
}
