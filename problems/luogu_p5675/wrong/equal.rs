//! Luogu P5675, wrong: counts a choice as won whose other heaps have the named heap itself as nim-sum, though
//! a move takes a stone at least.

use proconio::input;
use shared::modular::Modular;

type Count = Modular<1_000_000_007>;

pub fn main() {
    input! { n: usize, heaps: [usize; n] }
    let mut lost = Count::ZERO;
    for (named, &heap) in heaps.iter().enumerate() {
        // The number of sets of the other heaps, by their nim-sum.
        let mut sets = vec![Count::ZERO; 256];
        sets[0] = Count::ONE;
        for (_, &other) in heaps.iter().enumerate().filter(|&(at, _)| at != named) {
            let without = sets.clone();
            for (sum, set) in without.into_iter().enumerate() {
                sets[sum ^ other] += set;
            }
        }
        for set in sets.into_iter().skip(heap + 1) {
            lost += set;
        }
    }
    println!("{}", lost.value());
}
