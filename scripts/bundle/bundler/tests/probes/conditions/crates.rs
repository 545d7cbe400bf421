// a crate for tests or a feature alone

#[cfg(feature = "local")]
use not_a_crate::debug;
#[cfg(test)]
use proptest::prelude::*;

fn main() {
    #[cfg(not(feature = "local"))]
    println!("judged");
}
