// zip_longest, EitherOrBoth

use itertools::EitherOrBoth::{Both, Left, Right};
use itertools::Itertools;

fn main() {
    for pair in (1..4).zip_longest(5..7) {
        match pair {
            Both(a, b) => println!("{a} {b}"),
            Left(a) => println!("{a} -"),
            Right(b) => println!("- {b}"),
        }
    }
}
