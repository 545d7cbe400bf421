//! Codeforces 1434E — A Convex Game (<https://codeforces.com/problemset/problem/1434/E>)
//!
//! Game:      n ascending lists. A move picks a number in a list, to the right of those picked there before, such that
//!            the differences of consecutive picks strictly increase. Whoever cannot move loses.
//! Theorem:   the lists are a sum (Sprague 1935, Grundy 1939), and the value of a list depends only on its last two
//!            picks. Increasing differences b times need a range of b (b + 1) / 2, so values stay below √(2 max v) + 2.
//!            The smaller the last difference, the more picks can follow: for each last pick, the value does not
//!            decrease as the pick before it moves right, so each value belongs to a range of previous picks. The
//!            ranges of one value follow from those of the smaller values, from right to left: of the picks that leave
//!            a value, only the rightmost matters, and each is found once (disjoint sets).
//! Cost:      O(m log m) for each value of a list of m numbers, 100,000 in all, with at most 448 values; and O(max v)
//!            for a table of ranks in each list. The judge allows 3 s and 512 MiB.
//! Status:    the samples; one list of up to seven numbers below 10, pairs of shorter ones, and random ones, against
//!            the rules; up to eight lists of up to 80 numbers against values by definition.
//! Limits:    the numbers of a list ascend.

use proconio::input;
use shared::bounds::{check, check_each, Total};

fn main() {
    input! { n: usize }
    check("n", n, 1..=1000);
    let mut numbers = Total::new("the sum of m", 1..=100_000);
    let mut sum = 0;
    for _ in 0..n {
        input! { m: usize }
        check("m", m, 1..=100_000);
        numbers.add(m);
        input! { list: [i64; m] }
        check_each("a number", &list, 1..=100_000);
        assert!(list.windows(2).all(|pair| pair[0] < pair[1]), "a list is not ascending");
        sum ^= value(&list);
    }
    println!("{}", if sum > 0 { "YES" } else { "NO" });
}

/// The value of a list from which nothing has been picked: the mex over all first picks.
fn value(list: &[i64]) -> usize {
    let length = list.len();
    // For each number from the first to below the last, the count of list entries up to it.
    let mut ranks = Vec::new();
    for (count, number) in (0_u32..).zip(list) {
        ranks.resize((number - list[0]) as usize, count);
    }
    // For each last pick, the first previous pick with which the list is worth at least this value. A first pick
    // counts as its own predecessor.
    let mut starts = vec![0; length];
    // For each pick, the last later one that leaves this value, or `length` if there is none; and the start of the
    // search for picks that have none yet.
    let mut followers = vec![0; length];
    let mut open = Vec::with_capacity(length + 1);
    let mut value = 0;
    loop {
        followers.fill(length);
        open.clear();
        open.extend(0..=length);
        let mut is_left = false;
        for last in (0..length).rev() {
            let start = starts[last];
            let mut end = last + 1;
            if let Some(follower) = list.get(followers[last]) {
                let limit = 2 * list[last] - follower;
                let small_gap = if limit < list[0] { 0 } else { ranks[(limit - list[0]) as usize] };
                end = start.max(small_gap as usize);
            }
            is_left |= (start..end).contains(&last);
            let mut pick = find(&mut open, start);
            while pick < end.min(last) {
                followers[pick] = last;
                open[pick] = pick + 1;
                pick = find(&mut open, pick);
            }
            starts[last] = end;
        }
        if !is_left {
            return value;
        }
        value += 1;
    }
}

/// The first pick from this one on that is still open.
fn find(open: &mut [usize], mut pick: usize) -> usize {
    while open[pick] != pick {
        open[pick] = open[open[pick]];
        pick = open[pick];
    }
    pick
}
