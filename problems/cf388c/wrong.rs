use proconio::input;
use std::collections::VecDeque;

/// Gives Ciel the middle cards of all odd piles, as if she began in each.
pub fn all() {
    input! { n: usize }
    let (mut ciel, mut jiro) = (0, 0);
    for _ in 0..n {
        input! { s: usize, pile: [u64; s] }
        ciel += pile[..(s + 1) / 2].iter().sum::<u64>();
        jiro += pile[(s + 1) / 2..].iter().sum::<u64>();
    }
    println!("{ciel} {jiro}");
}

/// Lets each player take the greatest available card.
pub fn greedy() {
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

/// Deals out the middle cards in the order of the piles.
pub fn unsorted() {
    input! { n: usize }
    let mut sums = [0, 0];
    let mut turn = 0;
    for _ in 0..n {
        input! { s: usize, pile: [u64; s] }
        sums[0] += pile[..s / 2].iter().sum::<u64>();
        sums[1] += pile[(s + 1) / 2..].iter().sum::<u64>();
        if s % 2 == 1 {
            sums[turn] += pile[s / 2];
            turn = 1 - turn;
        }
    }
    println!("{} {}", sums[0], sums[1]);
}
