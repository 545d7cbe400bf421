//! The input, the layers by mex, and the output.

use proconio::input;
use proconio::marker::Usize1;
use shared::grundy::dag_values;
use shared::layered_nim::{layer_sums, winning_move};
use shared::lists::Adjacency;

/// A country: the taxes, the cities that the roads from each city lead to, and the layers.
struct Country {
    taxes: Vec<u64>,
    reached: Adjacency,
    layers: Vec<usize>,
}

fn read() -> Country {
    input! { n: usize, m: usize, taxes: [u64; n], roads: [(Usize1, Usize1); m] }
    let reached = Adjacency::directed(n, &roads);
    let values = dag_values(&reached).unwrap();
    let layers = values.into_iter().map(|value| value as usize).collect();
    Country { taxes, reached, layers }
}

/// Prints a move, if there is one.
fn print(promised: Option<&Vec<u64>>) {
    match promised {
        Some(taxes) => {
            let taxes: Vec<String> = taxes.iter().map(u64::to_string).collect();
            println!("WIN\n{}", taxes.join(" "));
        }
        None => println!("LOSE"),
    }
}

/// Balances each layer in its first city, even if no road leads there, which is not legal.
pub fn anywhere() {
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

/// Uses as a city's layer the length of the longest path from it, not the mex, and skips a layer
/// that should be balanced if no road leads to it.
pub fn depth() {
    let country = read();
    let mut depths = vec![None; country.taxes.len()];
    let depths: Vec<usize> =
        (0..depths.len()).map(|city| longest_path(&country, city, &mut depths)).collect();
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

fn longest_path(country: &Country, city: usize, depths: &mut Vec<Option<usize>>) -> usize {
    if let Some(depth) = depths[city] {
        return depth;
    }
    let below = country.reached.neighbours(city);
    let deepest = below.map(|other| longest_path(country, other, depths) + 1).max();
    depths[city] = deepest.or(Some(0));
    deepest.unwrap_or(0)
}

/// Balances only the highest layer, which is legal, but the other party may win after it.
pub fn top() {
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
