use proconio::input;
use shared::switches::stops;

/// Treats every photo as if none lay on another.
pub fn apart() {
    input! { n: usize, stacks: [(i64, i64, i64, i64); n] }
    let photos = stacks.iter().flat_map(|&(a1, b1, a2, b2)| [(a1, -b1), (a2, -b2)]);
    println!("{}", stops(&photos.collect::<Vec<_>>()).0);
}

/// Forgets that both may pass, and evaluates a stack with the hotter photo below by Alice's first
/// move there.
pub fn forced() {
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

/// Ignores every stack with the hotter photo below, as if nobody wanted to begin there.
pub fn idle() {
    input! { n: usize, stacks: [(i64, i64, i64, i64); n] }
    let photos = stacks
        .iter()
        .filter(|(a1, b1, a2, b2)| a1 + b1 >= a2 + b2)
        .flat_map(|&(a1, b1, a2, b2)| [(a1, -b1), (a2, -b2)]);
    println!("{}", stops(&photos.collect::<Vec<_>>()).0);
}
