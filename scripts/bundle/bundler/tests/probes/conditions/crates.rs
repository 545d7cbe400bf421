// a crate for tests or a feature alone

#[cfg(test)]
use proptest::prelude::*;
#[cfg(feature = "local")]
use not_a_crate::debug;

fn main() {
    #[cfg(not(feature = "local"))]
    println!("judged");
}
