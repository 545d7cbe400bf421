use proconio::input;
use shared::nim;

/// Answers the largest pile minus 1 without cancelling equal piles.
pub fn largest() {
    input! { count: usize, mut piles: [u64; count] }
    piles.sort_unstable();
    let paired = piles.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1]);
    if nim::wins(&piles) {
        println!("-1");
    } else if paired {
        println!("0");
    } else {
        println!("{}", piles[count - 1] - 1);
    }
}

/// Keeps only the sizes that occur once, not all that occur an odd number of times.
pub fn single() {
    input! { count: usize, piles: [u64; count] }
    if nim::wins(&piles) {
        println!("-1");
        return;
    }
    let once = |pile: &&u64| piles.iter().filter(|other| other == pile).count() == 1;
    let largest = piles.iter().filter(once).max();
    println!("{}", largest.map_or(0, |pile| pile - 1));
}
