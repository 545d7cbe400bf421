//! AtCoder ABC212 H — Nim Counting (<https://atcoder.jp/contests/abc212/tasks/abc212_h>)
//!
//! Game:      Nim, with a list of 1 to N heaps, each of one of K sizes. How many lists does the player to
//!            move win?
//! Theorem:   those whose nim-sum is not 0 (Bouton 1901). If a Walsh character has the sum F over the K sizes, its
//!            sum over the lists of M heaps is F^M; the mean over all 2^16 characters counts the lists with nim-sum
//!            0 (`shared::walsh`). F + F^2 + … + F^N is summed by doubling, without a division, so F = 1 is not an
//!            exception. Characters with the same F are grouped. Each F has the parity of K, and by Parseval's
//!            identity the squares of all F, except that of the trivial character, add up to K (2^16 - K), at most
//!            2^30; hence fewer than 1,500 different F occur.
//! Cost:      O(S log S + D log N) time and O(S) memory for S = 65,536 and D < 1,500. The judge allows 2 s and
//!            1024 MiB.
//! Status:    the samples; every set of sizes up to 4 with N up to 4, and random sets with N up to 5, against the
//!            rules of the game; sizes below 256 with any N against tables of nim-sums; larger sizes for time and
//!            crashes only.
//! Limits:    a heap below 65,536.

use proconio::input;
use shared::bounds::check;
use shared::modular::Modular;
use shared::walsh;

const SIZES: usize = 1 << 16;
const P: u32 = 998_244_353;

type Count = Modular<P>;

fn main() {
    input! { n: u64, k: usize }
    check("N", n, 1..=200_000);
    check("K", k, 1..=65_535);
    let mut sums = vec![0_i32; SIZES];
    for _ in 0..k {
        input! { heap: usize }
        check("a heap", heap, 1..=65_535);
        assert!(heap < SIZES, "a heap is {heap}, not below {SIZES}");
        sums[heap] += 1;
    }
    walsh::transform(&mut sums);
    // The number of characters with each sum, from -k to k.
    let mut characters = vec![0_u32; 2 * k + 1];
    for sum in sums {
        characters[(k as i32 + sum) as usize] += 1;
    }
    let lists = |sum: i64| powers(Count::new(sum.rem_euclid(i64::from(P)) as u64), n);
    let k = k as i64;
    let met = (-k..).zip(characters).filter(|&(_, times)| times > 0);
    let scaled: Count = met.map(|(sum, times)| lists(sum) * Count::new(times.into())).sum();
    let share = Count::new(SIZES as u64).inverse().expect("a power of two");
    println!("{}", (lists(k) - scaled * share).value());
}

/// The sum of the powers of a number with the exponents `1..=most`.
fn powers(base: Count, most: u64) -> Count {
    // The power, and the sum up to it, for the first binary digits of `most`.
    let (mut power, mut sum) = (Count::ONE, Count::ZERO);
    for digit in (0..u64::BITS - most.leading_zeros()).rev() {
        sum += sum * power;
        power *= power;
        if most >> digit & 1 == 1 {
            power *= base;
            sum += power;
        }
    }
    sum
}
