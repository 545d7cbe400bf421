//! Folded pieces of the row, which are then taken in order of size.

use proconio::input;

/// Answers as if there were no walls, with the end pieces folded or not.
fn answer(unfolded: bool) {
    input! { heaps: [i64] }
    let mut pool = Vec::new();
    for piece in heaps.split(|&heap| heap == 0) {
        let start = pool.len();
        for &heap in piece {
            let mut heap = heap;
            while let [.., before, peak] = pool[start..] {
                if unfolded || peak < before || peak < heap {
                    break;
                }
                heap += before - peak;
                pool.truncate(pool.len() - 2);
            }
            pool.push(heap);
        }
    }
    pool.sort_unstable();
    let lead = pool.iter().fold(0, |lead, number| number - lead);
    let total: i64 = heaps.iter().sum();
    println!("{} {}", (total + lead) / 2, (total - lead) / 2);
}

/// Lets the players begin at the ends of the row.
pub fn open() {
    answer(false);
}

/// Takes all heaps in order of size, even those that are not yet accessible.
pub fn sizes() {
    answer(true);
}
