use proconio::input;

/// Does not sort the piles into the columns of a Young diagram.
pub fn unsorted() {
    input! { n: usize, piles: [usize; n] }
    let last = (0..n).take_while(|&at| piles[at] > at).last().unwrap_or(0);
    let above = piles[last] - (last + 1);
    let beside = piles[last + 1..].iter().filter(|&&pile| pile > last);
    let wins = above % 2 == 1 || beside.count() % 2 == 1;
    println!("{}", if wins { "First" } else { "Second" });
}

/// Looks only up from the end of the diagonal, not to the right.
pub fn up() {
    input! { n: usize, mut piles: [usize; n] }
    piles.sort_unstable_by(|a, b| b.cmp(a));
    let on_diagonal = (1..=n).take_while(|&cells| piles[cells - 1] >= cells);
    let cells = on_diagonal.last().unwrap_or(1);
    let above = piles[cells - 1] - cells;
    println!("{}", if above % 2 == 1 { "First" } else { "Second" });
}
