//! The input, the layers by mex, and the output.

use proconio::input;
use proconio::marker::Usize1;
use shared::grundy::dag_values;
use shared::lists::Adjacency;

/// A country: the taxes, the cities that the roads from each city lead to, and the layers.
pub struct Country {
    pub taxes: Vec<u64>,
    pub reached: Adjacency,
    pub layers: Vec<usize>,
}

pub fn read() -> Country {
    input! { n: usize, m: usize, taxes: [u64; n], roads: [(Usize1, Usize1); m] }
    let reached = Adjacency::directed(n, &roads);
    let values = dag_values(&reached).unwrap();
    let layers = values.into_iter().map(|value| value as usize).collect();
    Country { taxes, reached, layers }
}

/// Prints a move, if there is one.
pub fn print(promised: Option<&Vec<u64>>) {
    match promised {
        Some(taxes) => {
            let taxes: Vec<String> = taxes.iter().map(u64::to_string).collect();
            println!("WIN\n{}", taxes.join(" "));
        }
        None => println!("LOSE"),
    }
}
