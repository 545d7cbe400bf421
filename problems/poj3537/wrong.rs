use proconio::{input, is_stdin_empty};
use shared::octal::Octal;

/// Uses a heap of n, not of n + 2, in Treblecross for n cells, as if the strip were two cells
/// shorter.
pub fn border() {
    let treblecross: Octal = "0.007".parse().expect("0.007 is a code");
    let values = treblecross.values(2000);
    while !is_stdin_empty() {
        input! { n: usize }
        println!("{}", if values[n] == 0 { 2 } else { 1 });
    }
}
