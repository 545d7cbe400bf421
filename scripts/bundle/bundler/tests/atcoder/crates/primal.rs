// 0.3.3
fn main() {
    let sieve = primal::Sieve::new(100);
    println!("{}", sieve.primes_from(10).next().unwrap());
}
