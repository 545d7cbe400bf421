use proconio::input;
use shared::fibonacci::zeckendorf;

/// Takes the smallest power of two in the heap's binary sum, as if a move could take only as many
/// as the one before.
pub fn binary() {
    input! { pebbles: u64 }
    println!("{}", pebbles & pebbles.wrapping_neg());
}

/// Takes the rest above the greatest Fibonacci number, which may have several parts.
pub fn once() {
    input! { pebbles: u64 }
    let rest = pebbles - zeckendorf(pebbles)[0];
    println!("{}", if rest == 0 { pebbles } else { rest });
}
