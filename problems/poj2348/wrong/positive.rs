//! Uses Nivasch's Grundy value ⌊a/b - b/a⌋, which is for the game in which both numbers must stay
//! positive.

use proconio::input;

pub fn main() {
    loop {
        input! { a: u64, b: u64 }
        if a == 0 && b == 0 {
            break;
        }
        let (a, b) = (u128::from(a.max(b)), u128::from(a.min(b)));
        let value = (a * a - b * b) / (a * b);
        println!("{} wins", if value != 0 { "Stan" } else { "Ollie" });
    }
}
