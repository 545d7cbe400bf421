// 0.4.2
// beside: num-traits 0.2.19
// refused: the crate `num_derive` cannot go into a bundle: it consists of procedural macros
use num_derive::FromPrimitive;
use num_traits::FromPrimitive;

#[derive(Debug, FromPrimitive)]
enum Side {
    Left,
    Right,
}

fn main() {
    println!("{:?} {:?}", Side::from_u8(1), Side::Left);
}
