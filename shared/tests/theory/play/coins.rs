//! Coin-turning games, with two dozen coins in a row or on a tree.

use super::contest::Contest;
use jury::cases::number;
use jury::rules::{Game, Large, Visit};
use jury::search::impartial::Play;
use jury::Random;
use rand::seq::IndexedRandom;
use rand::Rng;
use shared::coin;

const COINS: usize = 24;

/// A game given by the coins that may be turned along with each coin. A position is the set of the coins
/// that show heads; sets are given as binary digits.
struct Coins<'a> {
    may_turn: &'a dyn Fn(usize, u64) -> bool,
}

fn coins_of(set: u64) -> Vec<usize> {
    (0..COINS).filter(|coin| set >> coin & 1 == 1).collect()
}

fn set_of(coins: &[usize]) -> u64 {
    coins.iter().fold(0, |set, coin| set | 1 << coin)
}

/// A bound on the number of reachable positions: coins behind the last head stay as they are.
fn end(heads: u64) -> u64 {
    heads.checked_ilog2().map_or(1, |last| 2 << last)
}

impl Game for Coins<'_> {
    type Position = u64;

    fn moves(&self, from: &u64, visit: Visit<u64>) {
        for to in (0..end(*from)).filter(|to| self.allows(from, to)) {
            visit(to, format_args!("turn {:?}", coins_of(from ^ to)));
        }
    }

    fn draw(&self, heads: &u64) -> String {
        format!("{heads:b}")
    }
}

impl Large for Coins<'_> {
    fn allows(&self, from: &u64, to: &u64) -> bool {
        let turned = from ^ to;
        turned.checked_ilog2().is_some_and(|last| {
            let others = turned ^ 1 << last;
            from >> last & 1 == 1 && (self.may_turn)(last as usize, others)
        })
    }

    fn random_move(&self, from: &u64, rng: &mut Random) -> u64 {
        let last = *coins_of(*from).choose(rng).expect("some coin shows heads");
        let mut turned = 1 << last;
        match rng.random_range(0..3) {
            // A run or a few coins; only the last coin if the rule does not allow these.
            0 => turned |= turned - (1 << rng.random_range(0..=last)),
            1 => (0..2).for_each(|_| turned |= 1 << rng.random_range(0..=last)),
            _ => (0..4).for_each(|_| turned |= 1 << rng.random_range(0..=last)),
        }
        let to = from ^ turned;
        if self.allows(from, &to) {
            to
        } else {
            from ^ 1 << last
        }
    }

    fn greedy_move(&self, from: &u64) -> u64 {
        from ^ 1 << from.ilog2()
    }
}

fn play(may_turn: &dyn Fn(usize, u64) -> bool, turned_with: &dyn Fn(usize) -> Vec<Vec<usize>>) {
    let theory = coin::Game::new(COINS, turned_with);
    Contest {
        rules: Coins { may_turn },
        play: Play::Normal,
        start: &|rng| number(rng, 0..=(1 << COINS) - 1),
        rounds: u32::MAX,
        is_near_the_end: &|&heads| end(heads) <= 64,
        wins: &|&heads| theory.wins(&coins_of(heads)),
        winning_moves: &|&heads| {
            let moves = theory.winning_moves(&coins_of(heads));
            moves.iter().map(|heads| set_of(heads)).collect()
        },
    }
    .winner_always_wins();
}

#[test]
fn turning_turtles() {
    play(&|_, others| others.count_ones() <= 1, &|coin| {
        let one = (0..coin).map(|other| vec![other]);
        one.chain([vec![]]).collect()
    });
}

#[test]
fn mock_turtles() {
    play(&|_, others| others.count_ones() <= 2, &|coin| {
        let one = (0..coin).map(|other| vec![other]);
        let two = (0..coin).flat_map(|a| (0..a).map(move |b| vec![a, b]));
        one.chain(two).chain([vec![]]).collect()
    });
}

#[test]
fn ruler() {
    let is_run_up_to = |last: usize, others: u64| {
        (others + (others & others.wrapping_neg())) == 1 << last || others == 0
    };
    play(&is_run_up_to, &|coin| (0..=coin).map(|first| (first..coin).collect()).collect());
}

/// The parent of a coin on a binary tree with the root 0.
fn parent(coin: usize) -> Option<usize> {
    Some(coin.checked_sub(1)? / 2)
}

#[test]
fn a_tree_with_any_ancestors() {
    let ancestors = |coin| std::iter::successors(parent(coin), |&coin| parent(coin));
    let are_ancestors = |last: usize, others: u64| {
        let all = ancestors(last).fold(0, |set, coin| set | 1 << coin);
        others & !all == 0
    };
    play(&are_ancestors, &|coin| {
        ancestors(coin).fold(vec![vec![]], |lists, ancestor| {
            let with = |list: &Vec<usize>| [&list[..], &[ancestor]].concat();
            let more: Vec<_> = lists.iter().map(with).collect();
            [lists, more].concat()
        })
    });
}
