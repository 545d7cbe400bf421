use proconio::input;

/// Multiplies digit by digit without carries, as if 2^i times 2^j were always 2^(i + j).
pub fn carries() {
    input! { count: usize, pairs: [(u64, u64); count] }
    let product = |(a, b): (u64, u64)| {
        let places = (0..64).filter(|place| b >> place & 1 == 1);
        places.fold(0, |product, place| product ^ a << place)
    };
    let products: Vec<String> = pairs.into_iter().map(|pair| product(pair).to_string()).collect();
    println!("{}", products.join("\n"));
}
