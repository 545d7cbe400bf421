// glob imports: use self::Enum::*, use module::*

#[derive(Clone, Copy, Debug, PartialEq)]
enum Side {
    Left,
    Right,
}

use Side::*;

impl Side {
    fn other(self) -> Side {
        match self {
            Left => Right,
            Right => Left,
        }
    }
}

mod constants {
    pub const A: i32 = 1;
    pub const B: i32 = 2;
}

use constants::*;

fn main() {
    println!("{:?} {}", Left.other(), A + B);
}
