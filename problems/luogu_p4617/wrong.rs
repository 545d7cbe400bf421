use proconio::input;
use proconio::marker::Usize1;

/// Lets Slavko win from every peak with a trail, as if nobody could return.
pub fn trail() {
    input! { n: usize, m: usize, trails: [(Usize1, usize); m] }
    let mut leads_on = vec![false; n];
    for (peak, _) in trails {
        leads_on[peak] = true;
    }
    for leads_on in leads_on {
        println!("{}", if leads_on { "Slavko" } else { "Mirko" });
    }
}
