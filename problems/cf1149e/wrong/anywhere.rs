//! Balances each layer in its first city, even if no road leads there, which is not legal.

use super::common::{print, read};
use shared::layered_nim::layer_sums;

pub fn main() {
    let country = read();
    let layers = &country.layers;
    let mut taxes = country.taxes.clone();
    let mut sums = layer_sums(taxes.iter().copied().zip(layers.iter().copied()));
    let Some(highest) = sums.iter().rposition(|&sum| sum != 0) else {
        print(None);
        return;
    };
    let fits = |&at: &usize| layers[at] == highest && taxes[at] ^ sums[highest] < taxes[at];
    let first = (0..taxes.len()).find(fits).unwrap();
    for at in std::iter::once(first).chain(0..taxes.len()) {
        taxes[at] ^= std::mem::take(&mut sums[layers[at]]);
    }
    print(Some(&taxes));
}
