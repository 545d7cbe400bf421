use proconio::input;

/// Uses Bachet's rule, as if every number up to the largest could be taken.
pub fn largest() {
    input! { n: u64, amounts: [u64] }
    let round = amounts.iter().max().map_or(1, |largest| largest + 1);
    let answers: String = (1..=n).map(|heap| if heap % round == 0 { 'L' } else { 'W' }).collect();
    println!("{answers}");
}

/// Counts a heap as won only if the heap with one stick fewer is lost.
pub fn next() {
    input! { n: usize, _amounts: [u64] }
    let answers: String = (1..=n).map(|heap| if heap % 2 == 1 { 'W' } else { 'L' }).collect();
    println!("{answers}");
}
