//! Doubles the smaller number in 32 bits, which may overflow.

use proconio::input;

pub fn main() {
    loop {
        input! { a: i32, b: i32 }
        if a == 0 && b == 0 {
            break;
        }
        let (mut large, mut small) = (a.max(b), a.min(b));
        let mut stan = true;
        while large % small != 0 && large < small.wrapping_mul(2) {
            (large, small) = (small, large - small);
            stan = !stan;
        }
        println!("{} wins", if stan { "Stan" } else { "Ollie" });
    }
}
