use proconio::input;
use shared::modular::Modular;

/// Counts a choice as won if the nim-sum of the other heaps equals the marked heap, though a move
/// takes at least one stone.
pub fn equal() {
    input! { n: usize, heaps: [usize; n] }
    let mut lost = Count::ZERO;
    for (named, &heap) in heaps.iter().enumerate() {
        // The number of subsets of the other heaps, by nim-sum.
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

type Count = Modular<1_000_000_007>;
