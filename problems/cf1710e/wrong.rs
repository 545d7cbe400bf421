use proconio::input;

/// The facts about the start when the `i` least of `n` rows contribute their small cells.
struct Start {
    /// The number of rows before its row.
    row: usize,
    /// The number of small cells in its column.
    small: usize,
    i: usize,
    n: usize,
}

/// The sizes of maximum independent sets with and without the start, and the number of cells.
struct Sizes {
    with_start: usize,
    without_start: usize,
    cells: usize,
}

/// Answers the case. The closures say whether the set without the start has one cell fewer, and which sizes Alice
/// needs.
fn answer(is_taken: fn(Start) -> bool, holds: fn(Sizes) -> bool) {
    input! { n: usize, m: usize, mut rows: [u64; n], columns: [u64; m] }
    let (a, b) = (rows[0], columns[0]);
    rows.sort_unstable();
    let row = rows.partition_point(|&row| row < a);
    let is_kept = |threshold: u64| {
        let small_cells = |column: u64| rows.partition_point(|&row| row + column <= threshold);
        let mut count = vec![0; n + 1];
        for &column in &columns {
            count[small_cells(column)] += 1;
        }
        let small = small_cells(b);
        let (mut with_start, mut without_start) = (0, 0);
        for i in 0..=n {
            let column = |small: usize| small.min(i).max(n - small.max(i));
            let size: usize = (0..=n).map(|small| count[small] * column(small)).sum();
            with_start = with_start.max(size);
            let start = Start { row, small, i, n };
            without_start = without_start.max(size - usize::from(is_taken(start)));
        }
        holds(Sizes { with_start, without_start, cells: n * m })
    };
    let (mut missed, mut kept) = (1, a + b);
    while kept - missed > 1 {
        let middle = (missed + kept) / 2;
        if is_kept(middle) {
            kept = middle;
        } else {
            missed = middle;
        }
    }
    println!("{kept}");
}

/// Subtracts the start from its column even if the column contributes its small cells.
pub fn always() {
    answer(|start| start.row >= start.i, |sizes| sizes.with_start == sizes.without_start);
}

/// Requires a perfect matching, though every maximum matching need only cover the start.
pub fn perfect() {
    answer(
        |start| start.row >= start.i && start.small + start.i < start.n,
        |sizes| 2 * sizes.with_start == sizes.cells,
    );
}
