// format_with

use itertools::Itertools;

fn main() {
    println!("{}", (1..4).format_with(" + ", |n, f| f(&format_args!("x^{n}"))));
}
