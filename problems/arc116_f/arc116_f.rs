//! AtCoder ARC116 F — Deque Game (<https://atcoder.jp/contests/arc116/tasks/arc116_f>)
//!
//! Game:      K rows of cards with numbers. In turn, Takahashi first, the players discard the first or the last card of
//!            a row of at least two. Takahashi maximises the sum of the K cards that are left, Aoki minimises it. What
//!            is the sum?
//! Theorem:   each move changes both whose turn it is and the parity of E, the number of rows of even length. So
//!            the same player is to move whenever E is even. Let that be Takahashi; in the other case, exchange the
//!            players, and the greatest and the least. Then a row of one card is worth the card, a longer row of odd
//!            length with `x c y` in its middle is worth `v = min(c, max(x, y))`, and a row of even length is the
//!            switch between its values without its first card and without its last. The position is worth the sum
//!            of the values and of the switches, played in order of temperature, the hottest first
//!            (`shared::switches`). By induction, a move in an odd row gains nothing, because it creates a switch.
//!            After Takahashi's move, Aoki can reach at most v there, since one of the two choices is at most
//!            `min(c, max(x, y))`; after Aoki's move, Takahashi can reach at least v. Takahashi must move in an odd
//!            row only if there is no switch, and then keeps the greater of x and y in the middle: the least value
//!            that Aoki can reach is v.
//! Cost:      O(N + K log K) for N cards, up to 200,000. The judge allows 2 s and 1024 MiB.
//! Status:    the samples; all single rows of up to 6 cards, all pairs of rows of up to 3 cards, and all
//!            three rows of up to 2 cards, with numbers up to 3, and random ones against the rules; rows of
//!            up to 1,000 cards against the minimax of each row alone.
//! Limits:    N at least 1, and the sum of N below 2³²; a card from 0 to 2³² - 1.

use proconio::input;
use shared::bounds::{check, Total};
use shared::switches::stops;

fn main() {
    input! { k: usize }
    check("K", k, 1..=200_000);
    let mut total = Total::new("the sum of N", 1..=200_000);
    let (mut cards, mut ends) = (Vec::new(), vec![0_u32]);
    for _ in 0..k {
        input! { n: usize }
        check("N", n, 1..=200_000);
        total.add(n);
        for _ in 0..n {
            input! { card: u32 }
            check("a card", card, 1..=1_000_000_000);
            cards.push(card);
        }
        ends.push(cards.len() as u32);
    }
    let rows = || ends.windows(2).map(|ends| &cards[ends[0] as usize..ends[1] as usize]);
    let even = rows().filter(|row| row.len() % 2 == 0).count();
    let worth = |row: &[u32]| i64::from(middle(row, even % 2 == 0));
    let mut settled = 0;
    let mut switches = Vec::with_capacity(even);
    for row in rows() {
        if row.len() % 2 == 1 {
            settled += worth(row);
        } else {
            let (a, b) = (worth(&row[1..]), worth(&row[..row.len() - 1]));
            switches.push((a.max(b), a.min(b)));
        }
    }
    let (takahashi_begins, _) = stops(&switches);
    println!("{}", settled + takahashi_begins);
}

/// Returns the value of a row of odd length if the given player, Takahashi or Aoki, is to move when all rows are odd.
fn middle(row: &[u32], takahashi: bool) -> u32 {
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
