use proconio::input;

/// Doubles the smaller number in 32 bits, which may overflow.
pub fn doubled() {
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

/// Uses Nivasch's Grundy value ⌊a/b - b/a⌋, which is for the game in which both numbers must stay
/// positive.
pub fn positive() {
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

/// Compares the ratio with the golden ratio in floating point, which cannot distinguish it from
/// that of neighbouring Fibonacci numbers.
pub fn ratio() {
    loop {
        input! { a: u64, b: u64 }
        if a == 0 && b == 0 {
            break;
        }
        let ratio = a.max(b) as f64 / a.min(b) as f64;
        let stan = a == b || ratio > (1.0 + 5f64.sqrt()) / 2.0;
        println!("{} wins", if stan { "Stan" } else { "Ollie" });
    }
}
