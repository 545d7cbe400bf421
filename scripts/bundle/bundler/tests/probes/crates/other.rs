// a crate that is neither shared, proconio nor itertools
// refused: only the standard library, shared, and the crates that problems/Cargo.toml names

use rand::Rng;

fn main() {
    println!("{}", rand::thread_rng().gen_range(0..3));
}
