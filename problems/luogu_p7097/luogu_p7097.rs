//! Luogu P7097 — (yLOI2020) 牵丝戏, "A Puppet Show" (<https://www.luogu.com.cn/problem/P7097>)
//!
//! Game:      Fusu and Fugugu each have a delay. In each of n turns, the player with the smaller delay, Fusu if
//!            they are equal, attacks. The attack does x damage, where each player has an x of his own, and costs a
//!            delay of w. Each item that he uses, at most once a turn, does x k / 100,000 more damage and costs a
//!            further delay of p. The delays may then differ by at most 100. By how much does the damage that Fusu
//!            does exceed that of Fugugu, if each maximises his own side of the difference?
//! Theorem:   a turn passes only the difference of the delays to the next one. A turn adds at most 200 to a delay,
//!            so the best damage for each delay is a knapsack of 200, for which 200 / p of the best items of each p
//!            are enough. The rest is minimax, from the last turn to the first.
//! Cost:      O(n · 200²) and a knapsack of O(m log m + 200² log 200), for n up to 1,000 and m up to 100,000. The
//!            judge's limits are unknown.
//! Status:    the sample; random cases of up to 6 items against the rules; up to 300 turns and 2,000 items against all
//!            items in one knapsack.
//! Limits:    p up to 100, w up to 200; `x_a` and `x_b` are multiples of 100,000; `d_a` and `d_b` are
//!            at most 100 apart.

use proconio::input;
use shared::bounds::{check, check_each};

const FARTHEST: i64 = 100;
const MOST: i64 = 1_000_000_000;

/// Damage is counted in parts of x.
const PARTS: i64 = 100_000;

fn main() {
    input! { subtask: u64, n: usize, m: usize, w: usize }
    check("the subtask", subtask, 0..=100);
    check("n", n, 0..=1000);
    check("m", m, 0..=100_000);
    check("w", w, 1..=100);
    input! { damages: [i64; m], delays: [usize; m] }
    check_each("k", &damages, 1..=MOST);
    check_each("p", &delays, 1..=100);
    input! { x_a: i64, x_b: i64, d_a: i64, d_b: i64 }
    check("x_a", x_a, PARTS..=MOST);
    check("x_b", x_b, PARTS..=MOST);
    check("d_a", d_a, 1..=MOST);
    check("d_b", d_b, 1..=MOST);
    let x = [x_a, x_b];
    assert!(x.iter().all(|x| x % PARTS == 0), "x_a and x_b must be multiples of 100000");
    let start = d_a - d_b;
    check("|d_a - d_b|", start.abs(), 1..=FARTHEST);
    assert!(start.abs() <= FARTHEST, "|d_a - d_b| must be at most 100");
    assert!(w <= 200, "w must be at most 200");
    assert!(delays.iter().all(|&delay| delay <= 100), "a p must be at most 100");
    let best = best_damages(&damages, &delays, 2 * FARTHEST as usize - w);
    println!("{}", lead(n, w as i64, &best, x.map(|x| x / PARTS), start));
}

/// The greatest damage of an attack with items of each total delay up to `most`; `None` if no items have that delay.
fn best_damages(damages: &[i64], delays: &[usize], most: usize) -> Vec<Option<i64>> {
    let mut by_delay = vec![Vec::new(); FARTHEST as usize + 1];
    for (&damage, &delay) in damages.iter().zip(delays) {
        by_delay[delay].push(damage);
    }
    let mut best = vec![None; most + 1];
    // Items without delay are in every attack.
    best[0] = Some(PARTS + by_delay[0].iter().filter(|&&damage| damage > 0).sum::<i64>());
    for (delay, mut items) in by_delay.into_iter().enumerate().skip(1) {
        items.sort_unstable_by(|a, b| b.cmp(a));
        for damage in items.into_iter().take(most / delay) {
            for total in (delay..=most).rev() {
                best[total] = best[total].max(best[total - delay].map(|sum| sum + damage));
            }
        }
    }
    best
}

/// The lead of the first player in damage over the second player, in this many turns.
fn lead(turns: usize, w: i64, best: &[Option<i64>], factors: [i64; 2], start: i64) -> i64 {
    let place = |difference: i64| (difference + FARTHEST) as usize;
    let attacks: Vec<(i64, i64)> =
        (w..).zip(best).filter_map(|(delay, damage)| Some((delay, (*damage)?))).collect();
    let mut leads = vec![0; place(FARTHEST) + 1];
    for _ in 0..turns {
        let lead = |difference: i64| {
            // The attacker's leads are those of the first player with this sign.
            let (factor, sign) = if difference <= 0 { (factors[0], 1) } else { (factors[1], -1) };
            let allowed =
                attacks.iter().take_while(|attack| attack.0 <= FARTHEST + difference.abs());
            let of_attacker = allowed.map(|(delay, damage)| {
                factor * damage + sign * leads[place(difference + sign * delay)]
            });
            sign * of_attacker.max().unwrap_or(0)
        };
        leads = (-FARTHEST..=FARTHEST).map(lead).collect();
    }
    leads[place(start)]
}
