//! Lets each player take the greatest available card.

use proconio::input;
use std::collections::VecDeque;

pub fn main() {
    input! { n: usize }
    let mut piles: Vec<VecDeque<u64>> = Vec::new();
    for _ in 0..n {
        input! { s: usize, pile: [u64; s] }
        piles.push(pile.into());
    }
    let mut sums = [0, 0];
    for turn in 0.. {
        let within_reach = |pile: &VecDeque<u64>| match turn % 2 {
            0 => pile.front().copied(),
            _ => pile.back().copied(),
        };
        let greatest = piles.iter_mut().max_by_key(|pile| within_reach(pile));
        let pile = greatest.expect("there is a pile");
        let taken = match turn % 2 {
            0 => pile.pop_front(),
            _ => pile.pop_back(),
        };
        match taken {
            Some(card) => sums[turn % 2] += card,
            None => break,
        }
    }
    println!("{} {}", sums[0], sums[1]);
}
