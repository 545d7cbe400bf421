// usize: 1000! modulo 10⁹+7

fn main() {
    let product = (1..=1000usize).fold(1, |product, n| product * n % 1_000_000_007);
    println!("{product}");
}
