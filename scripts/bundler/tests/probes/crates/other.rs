// a crate that is neither shared, proconio nor itertools
// refused: only the standard library, shared, proconio and itertools

use rand::Rng;

fn main() {
    println!("{}", rand::thread_rng().gen_range(0..3));
}
