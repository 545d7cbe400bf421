// modular power and inverse, modulo 998244353 and 10⁹+7

fn power(mut base: u64, mut exponent: u64, modulus: u64) -> u64 {
    let mut result = 1;
    base %= modulus;
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = result * base % modulus;
        }
        base = base * base % modulus;
        exponent >>= 1;
    }
    result
}

fn main() {
    for modulus in [998_244_353, 1_000_000_007] {
        println!("{} {}", power(3, 1_000_000_000_000, modulus), power(12345, modulus - 2, modulus));
    }
}
