use proconio::input;
use shared::staircase;

/// Pairs the differences from the left end, though pebbles move to the right.
pub fn left() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, piles: [u64; count] }
        let mut left = 0;
        let leads = piles.into_iter().map(|pile| pile - std::mem::replace(&mut left, pile));
        let wins = staircase::wins(&leads.collect::<Vec<_>>());
        println!("{}", if wins { "TAK" } else { "NIE" });
    }
}
