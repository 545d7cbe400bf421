// usize: a modular power

fn power(base: usize, exponent: usize, modulus: usize) -> usize {
    if exponent == 0 {
        return 1;
    }
    let half = power(base * base % modulus, exponent / 2, modulus);
    if exponent % 2 == 0 { half } else { half * base % modulus }
}

fn main() {
    println!("{}", power(123_456_789, 998_244_351, 998_244_353));
}
