//! The values of bags, and the number of choices with each sum.

use proconio::input;

const MODULUS: u64 = 998_244_353;

/// A bag, and the silver that its holder and the opponent get for a gold coin.
struct Bag {
    gold: u64,
    silver: u64,
    own: u64,
    other: u64,
}

/// Prints the number of choices with a sum that wins.
fn answer(is_move: impl Fn(&Bag) -> bool, wins: impl Fn(i64) -> bool) {
    input! { n: usize, x: u64, y: u64, bags: [(u64, u64); n] }
    // The number of choices with each sum, from -n to n.
    let mut choices = vec![0; 2 * n + 1];
    choices[n] = 1;
    for (gold, silver) in bags {
        let worth = |own, other| {
            let bag = Bag { gold, silver, own, other };
            usize::from(is_move(&bag))
        };
        let (kept, given) = (worth(x, y), worth(y, x));
        let mut next = vec![0; choices.len()];
        for at in (0..choices.len()).filter(|&at| choices[at] > 0) {
            for sum in [at + kept, at - given] {
                next[sum] = (next[sum] + choices[at]) % MODULUS;
            }
        }
        choices = next;
    }
    let sums = (0..).map(|at: i64| at - n as i64);
    let won = sums.zip(choices).filter(|&(sum, _)| wins(sum));
    println!("{}", won.map(|(_, count)| count).sum::<u64>() % MODULUS);
}

/// True if a bag is worth a move to its holder.
fn is_move(bag: &Bag) -> bool {
    let &Bag { gold, silver, own, other } = bag;
    match (own % 2, other % 2) {
        _ if gold == 0 => silver % 2 == 1,
        (1, 1) => silver % 2 == 1,
        (0, 0) => (gold + silver) % 2 == 1,
        (0, _) => true,
        _ => gold == 1 && silver % 2 == 1,
    }
}

/// Counts a sum of 0 as a win, though Takahashi, who begins, loses it.
pub fn equal() {
    answer(is_move, |sum| sum >= 0);
}

/// Gives each bag with gold to the player with the even number if X and Y differ in parity; but with
/// a single gold coin and odd silver, the other can make the silver even.
pub fn last() {
    let simplified = |bag: &Bag| {
        if bag.gold > 0 && bag.own % 2 != bag.other % 2 {
            bag.own % 2 == 0
        } else {
            is_move(bag)
        }
    };
    answer(simplified, |sum| sum > 0);
}

/// Plays each bag by itself, with all gold swapped at its holder's rate and all silver thrown away,
/// and counts it as a move if the number of turns is odd.
pub fn turns() {
    let is_odd = |bag: &Bag| (bag.gold * (1 + bag.own) + bag.silver) % 2 == 1;
    answer(is_odd, |sum| sum > 0);
}
