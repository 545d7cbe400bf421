//! Kattis dotsboxes — Dots and Boxes (<https://open.kattis.com/problems/dotsboxes>)
//!
//! Game:      N × N dots. In turn, two players draw a line between neighbouring dots; the fourth line of a box scores.
//!            Nobody has scored yet. How many moves can be made at most until somebody has scored?
//! Theorem:   as long as nobody scores, every box keeps a free line. Two neighbouring boxes can share one, so the
//!            fewest free lines are those of a least edge cover: (N - 1)² - M, where M is the size of a maximum
//!            matching of the boxes along free lines (T. Gallai 1959). A box without a partner keeps a free line of
//!            its own, which it has. All other free lines can be drawn, and then one more, which scores.
//! Cost:      O(N³), for N up to 80. The judge's limits are unknown.
//! Status:    no samples are known; all boards of 2 × 2 dots and random ones of 3 × 3 against the longest play by the
//!            rules; up to 12 × 12 dots against matchings by augmenting paths.

use proconio::input;
use proconio::marker::Bytes;
use shared::bounds::{check, check_that};
use shared::hopcroft_karp::maximum_matching;
use shared::lists::Adjacency;

fn main() {
    input! { n: usize }
    check("N", n, 2..=80);
    let side = 2 * n - 1;
    input! { board: [Bytes; side] }
    for (row, cells) in board.iter().enumerate() {
        check("the length of a row", cells.len(), side..=side);
        check_that(
            cells.iter().enumerate().all(|(column, cell)| match (row % 2, column % 2) {
                (0, 0) => *cell == b'*',
                (0, _) => b".-".contains(cell),
                (_, 0) => b".|".contains(cell),
                _ => *cell == b'.',
            }),
            "a row must have dots, boxes and lines in their places",
        );
    }
    let is_line = |row: usize, column: usize| (row + column) % 2 == 1;
    let is_free = |row: usize, column: usize| is_line(row, column) && board[row][column] == b'.';
    let free = (0..side)
        .map(|row| (0..side).filter(|&column| is_free(row, column)).count())
        .sum::<usize>();
    // The boxes by the colours of a chessboard, so that neighbours are on different sides.
    let boxes: Vec<(usize, usize)> =
        (0..n - 1).flat_map(|row| (0..n - 1).map(move |column| (row, column))).collect();
    let (dark, light): (Vec<_>, Vec<_>) =
        boxes.iter().partition(|&&(row, column)| (row + column) % 2 == 0);
    let mut numbers = vec![vec![0; n - 1]; n - 1];
    for (number, &(row, column)) in dark.iter().chain(&light).enumerate() {
        numbers[row][column] = number;
    }
    let mut edges = Vec::new();
    for &(row, column) in &boxes {
        if column + 1 < n - 1 && is_free(2 * row + 1, 2 * column + 2) {
            edges.push((numbers[row][column], numbers[row][column + 1]));
        }
        if row + 1 < n - 1 && is_free(2 * row + 2, 2 * column + 1) {
            edges.push((numbers[row][column], numbers[row + 1][column]));
        }
    }
    let matching = maximum_matching(&Adjacency::undirected(boxes.len(), &edges), dark.len());
    let kept = boxes.len() - matching.size();
    check_that(free >= kept, "a box must not be complete");
    println!("{}", free - kept + 1);
}
