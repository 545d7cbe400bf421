//! Balances only the highest layer, which is legal, but the other party may win after it.

use super::common::{print, read};
use shared::layered_nim::winning_move;

pub fn main() {
    let country = read();
    let winning = winning_move(&country.taxes, &country.layers, &country.reached);
    let lowered = winning.map(|winning| {
        let changed = (0..winning.len()).filter(|&at| winning[at] != country.taxes[at]);
        let city = changed.max_by_key(|&at| country.layers[at]).unwrap();
        let mut taxes = country.taxes.clone();
        taxes[city] = winning[city];
        taxes
    });
    print(lowered.as_ref());
}
