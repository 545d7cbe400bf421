//! Uses as a city's layer the length of the longest path from it, not the mex, and skips a layer
//! that should be balanced if no road leads to it.

use super::common::{print, read, Country};
use shared::layered_nim::layer_sums;

fn depth(country: &Country, city: usize, depths: &mut Vec<Option<usize>>) -> usize {
    if let Some(depth) = depths[city] {
        return depth;
    }
    let below = country.reached.neighbours(city);
    let deepest = below.map(|other| depth(country, other, depths) + 1).max();
    depths[city] = deepest.or(Some(0));
    deepest.unwrap_or(0)
}

pub fn main() {
    let country = read();
    let mut depths = vec![None; country.taxes.len()];
    let depths: Vec<usize> =
        (0..depths.len()).map(|city| depth(&country, city, &mut depths)).collect();
    let mut taxes = country.taxes.clone();
    let mut sums = layer_sums(taxes.iter().copied().zip(depths.iter().copied()));
    let Some(highest) = sums.iter().rposition(|&sum| sum != 0) else {
        print(None);
        return;
    };
    let fits = |&at: &usize| depths[at] == highest && taxes[at] ^ sums[highest] < taxes[at];
    let at = (0..taxes.len()).find(fits).unwrap();
    for other in std::iter::once(at).chain(country.reached.neighbours(at)) {
        taxes[other] ^= std::mem::take(&mut sums[depths[other]]);
    }
    print(Some(&taxes));
}
