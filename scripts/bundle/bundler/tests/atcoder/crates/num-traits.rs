// 0.2.19
use num_traits::{One, Zero, pow};

fn sum<T: Zero + Copy>(list: &[T]) -> T {
    list.iter().fold(T::zero(), |sum, &one| sum + one)
}

fn main() {
    println!("{} {} {}", sum(&[1, 2, 3]), pow(3u64, 4), i32::one());
}
