//! Forgets that both may pass, and evaluates a stack with the hotter photo below by Alice's first
//! move there.

use proconio::input;
use shared::switches::stops;

pub fn main() {
    input! { n: usize, stacks: [(i64, i64, i64, i64); n] }
    let (mut photos, mut settled) = (Vec::new(), 0);
    for (a1, b1, a2, b2) in stacks {
        if a1 + b1 >= a2 + b2 {
            photos.extend([(a1, -b1), (a2, -b2)]);
        } else {
            settled += a1 - b2;
        }
    }
    println!("{}", settled + stops(&photos).0);
}
