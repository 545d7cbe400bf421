// a crate that only tests or a feature need

#[cfg(feature = "local")]
use not_a_crate::debug;
#[cfg(test)]
use proptest::prelude::*;

fn main() {
    #[cfg(not(feature = "local"))]
    println!("judged");
}
