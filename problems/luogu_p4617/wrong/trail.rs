//! Luogu P4617, wrong: Slavko wins wherever a trail leads on, as if nobody could come back.

use proconio::input;
use proconio::marker::Usize1;

pub fn main() {
    input! { n: usize, m: usize, trails: [(Usize1, usize); m] }
    let mut leads_on = vec![false; n];
    for (peak, _) in trails {
        leads_on[peak] = true;
    }
    for leads_on in leads_on {
        println!("{}", if leads_on { "Slavko" } else { "Mirko" });
    }
}
