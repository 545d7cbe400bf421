// static Mutex, OnceLock: state without unsafe

use std::sync::{Mutex, OnceLock};

static SEEN: Mutex<Vec<u32>> = Mutex::new(Vec::new());
static PRIMES: OnceLock<Vec<u32>> = OnceLock::new();

fn primes() -> &'static [u32] {
    PRIMES.get_or_init(|| (2..30).filter(|n| (2..*n).all(|d| n % d != 0)).collect())
}

fn main() {
    SEEN.lock().unwrap().push(primes()[3]);
    println!("{:?} {:?}", SEEN.lock().unwrap(), primes().len());
}
