// NonZeroU32, Wrapping

use std::num::{NonZeroU32, Wrapping};

fn main() {
    println!("{:?} {:?}", NonZeroU32::new(5), NonZeroU32::new(0));
    println!("{}", Wrapping(250u8) + Wrapping(10));
}
