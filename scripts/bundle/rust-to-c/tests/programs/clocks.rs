//! Clocks: a seed from the date, and a loop that ends by time.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

fn main() {
    let start = Instant::now();
    let date = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    println!("{} {:?}", date > Duration::from_secs(1_700_000_000), UNIX_EPOCH.elapsed().is_ok());

    let mut seed = date.as_nanos() as u64 | 1;
    let mut rounds = 0;
    while start.elapsed() < Duration::from_millis(20) {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        rounds += 1;
    }
    println!("{} {}", rounds > 0, start.elapsed().as_secs_f64() >= 0.02);

    let mut later = start + Duration::from_secs(3600);
    println!("{:?} {:?}", later - start, start - later);
    println!("{:?} {}", start.checked_duration_since(later), later > Instant::now());
    later -= Duration::from_secs(1800);
    println!(
        "{:?} {:?}",
        later.duration_since(start),
        later.checked_sub(later - start) == Some(start)
    );
    let future = SystemTime::now() + Duration::from_secs(3600);
    println!("{} {}", future.elapsed().is_err(), UNIX_EPOCH.duration_since(future).unwrap_err());
}
