//! Counts of bits beside negative numbers. Each count is used once, so no variable of C holds it.

struct Random(u64);

impl Random {
    fn long(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        self.0 >> (self.0 >> 58)
    }

    fn word(&mut self) -> u32 {
        self.long() as u32
    }

    /// A number from -31 to 32.
    fn near(&mut self) -> i32 {
        32 - (self.long() % 64) as i32
    }
}

fn main() {
    let mut random = Random(1);
    let random = &mut random;
    for _ in 0..200 {
        println!("{}", random.near() < random.word().trailing_zeros() as i32);
        println!("{}", random.near() >= random.word().leading_zeros() as i32);
        println!("{}", random.word().count_ones() as i32 > random.near());
        println!("{}", random.near() <= random.long().trailing_zeros() as i32);
        println!("{}", random.long().leading_zeros() as i32 <= random.near());
        println!("{}", random.long().count_ones() as i32 == random.near());
        println!("{}", random.near() / (random.word().count_ones() as i32 + 1));
        println!("{}", (random.word().trailing_zeros() as i32 - 40) >> 1);
        println!("{}", (random.long().leading_zeros() as i32 - 70) / 3);
        println!("{}", i64::from(random.word().count_ones() as i32 - 40));
        println!("{}", i64::from(random.near()) * i64::from(random.long().trailing_zeros()));
        println!("{}", i64::from(!random.word().leading_zeros() as i32));
    }
}
