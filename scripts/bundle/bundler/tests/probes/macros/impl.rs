// macros that write impl blocks for several types

trait Bits {
    fn ones(self) -> u32;
}

macro_rules! bits {
    ($($kind:ty)*) => {
        $(impl Bits for $kind {
            fn ones(self) -> u32 {
                self.count_ones()
            }
        })*
    };
}
bits!(u8 u64 i32);

fn main() {
    println!("{} {} {}", 7u8.ones(), u64::MAX.ones(), (-1i32).ones());
}
