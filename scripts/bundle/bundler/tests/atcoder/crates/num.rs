// 0.4.3
use num::integer::gcd;

fn main() {
    println!("{}", gcd(12u64, 18));
}
