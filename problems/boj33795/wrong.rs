use proconio::input;

/// Lets Alice win only if Bob cannot place a tile after her first one.
pub fn once() {
    input! { t: usize }
    for _ in 0..t {
        input! { a: u64, b: u64, n: u64 }
        println!("{}", if n <= a + 2 * b - 2 { "Alice" } else { "Bob" });
    }
}

/// Lets Alice place her tile in the middle, if she can, and copy Bob's moves, though her tiles are
/// longer.
pub fn symmetric() {
    input! { t: usize }
    for _ in 0..t {
        input! { a: u64, b: u64, n: u64 }
        let alice = n <= a + 2 * b - 2 || (n - a) % 2 == 0;
        println!("{}", if alice { "Alice" } else { "Bob" });
    }
}

/// Continues with a third range of lengths, as if there were one for each odd number of Alice's
/// tiles.
pub fn third() {
    input! { t: usize }
    for _ in 0..t {
        input! { a: u64, b: u64, n: u64 }
        let in_range = |tiles: u64| tiles * a <= n && n + 2 <= a + (tiles + 1) * b;
        let alice = [1, 3, 5].into_iter().any(in_range);
        println!("{}", if alice { "Alice" } else { "Bob" });
    }
}
