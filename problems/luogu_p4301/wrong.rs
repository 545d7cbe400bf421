use proconio::input;
use shared::xor_basis::XorBasis;

/// Keeps the smallest heaps first.
pub fn ascending() {
    input! { mut heaps: [u64] }
    heaps.sort_unstable();
    let mut basis = XorBasis::new();
    let taken: u64 = heaps.into_iter().filter(|&heap| !basis.insert(heap)).sum();
    println!("{taken}");
}

/// Takes heaps only until no two are equal.
pub fn equal() {
    input! { mut heaps: [u64] }
    heaps.sort_unstable();
    let all: u64 = heaps.iter().sum();
    heaps.dedup();
    println!("{}", all - heaps.iter().sum::<u64>());
}
