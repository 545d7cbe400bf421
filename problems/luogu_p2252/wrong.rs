use proconio::input;

/// Uses the golden ratio to ten digits.
pub fn digits() {
    input! { a: u64, b: u64 }
    let lost = (a.abs_diff(b) as f64 * 1.618_033_988_7) as u64 == a.min(b);
    println!("{}", u8::from(!lost));
}

/// Assumes that the larger heap comes first, as in the sample.
pub fn ordered() {
    input! { a: u64, b: u64 }
    let difference = a.saturating_sub(b);
    let square = u128::from(difference) * u128::from(difference) * 5;
    let mut root = (square as f64).sqrt() as u128;
    while root * root > square {
        root -= 1;
    }
    while (root + 1) * (root + 1) <= square {
        root += 1;
    }
    let lost = u128::from(b) == (u128::from(difference) + root) / 2;
    println!("{}", u8::from(!lost));
}
