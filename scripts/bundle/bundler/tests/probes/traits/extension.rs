// a custom trait for slices and iterators

trait Xor: Iterator<Item = u32> + Sized {
    fn nim_sum(self) -> u32 {
        self.fold(0, |sum, n| sum ^ n)
    }
}

impl<I: Iterator<Item = u32>> Xor for I {}

fn main() {
    println!("{}", [1, 2, 7].into_iter().nim_sum());
}
