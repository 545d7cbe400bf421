//! AtCoder ARC116 F — Deque Game (<https://atcoder.jp/contests/arc116/tasks/arc116_f>)
//!
//! Game:      K rows of cards with numbers. In turn, Takahashi first, the players discard the first or the last card of
//!            a row of at least two. Takahashi maximises the sum of the K cards that are left, Aoki minimises it. What
//!            is the sum?
//! Theorem:   each move changes both whose turn it is and the parity of E, the number of rows of even length. So
//!            the same player is to move whenever E is even. Let that be Takahashi; in the other case, exchange the
//!            players, and the greatest and the least. Then a row of odd length with `x c y` in its middle is worth
//!            `v = min(c, max(x, y))`, and a row of even length is the switch between its values without its first
//!            card and without its last. The position is worth the sum of the values and of the switches, played in
//!            order of temperature, the hottest first (`shared::switches`). By induction, a move in an odd row
//!            gains nothing, because it creates a switch. After Takahashi's move, Aoki can reach at most v there,
//!            since one of the two choices is at most `min(c, max(x, y))`; after Aoki's move, Takahashi can reach
//!            at least v. Takahashi must move in an odd row only if there is no switch, and then keeps the greater
//!            of x and y in the middle: the least value that Aoki can reach is v.
//! Cost:      O(N + K log K) for N cards, up to 200,000. The judge allows 2 s and 1024 MiB.
//! Status:    the samples; all single rows of up to 6 cards, all pairs of rows of up to 3 cards, and all
//!            three rows of up to 2 cards, with numbers up to 3, and random ones against the rules; rows of
//!            up to 1,000 cards against the minimax of each row alone.
//! Limits:    N at least 1.

use proconio::input;
use shared::bounds::{check, Total};
use shared::switches::stops;

fn main() {
    input! { k: usize }
    check("K", k, 1..=200_000);
    let mut total = Total::new("the sum of N", 1..=200_000);
    let (mut cards, mut ends) = (Vec::new(), vec![0]);
    for _ in 0..k {
        input! { n: usize }
        check("N", n, 1..=200_000);
        total.add(n);
        for _ in 0..n {
            input! { card: i64 }
            check("a card", card, 1..=1_000_000_000);
            cards.push(card);
        }
        ends.push(cards.len());
    }
    let rows = ends.windows(2).map(|ends| &cards[ends[0]..ends[1]]);
    let (even, odd): (Vec<_>, Vec<_>) = rows.partition(|row| row.len() % 2 == 0);
    let worth = |row: &[i64]| middle(row, even.len() % 2 == 0);
    let switch = |row: &[i64]| {
        let (a, b) = (worth(&row[1..]), worth(&row[..row.len() - 1]));
        (a.max(b), a.min(b))
    };
    let settled: i64 = odd.iter().map(|row| worth(row)).sum();
    let switches: Vec<_> = even.iter().map(|row| switch(row)).collect();
    let (takahashi_begins, _) = stops(&switches);
    println!("{}", settled + takahashi_begins);
}

/// Returns the value of a row of odd length if the given player, Takahashi or Aoki, is to move when all rows are odd.
fn middle(row: &[i64], takahashi: bool) -> i64 {
    let half = row.len() / 2;
    let card = row[half];
    if half == 0 {
        return card;
    }
    let (x, y) = (row[half - 1], row[half + 1]);
    if takahashi {
        card.min(x.max(y))
    } else {
        card.max(x.min(y))
    }
}
