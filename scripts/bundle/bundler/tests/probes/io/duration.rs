// std::time::Duration

use std::time::Duration;

fn main() {
    println!("{:?} {}", Duration::from_millis(1500), Duration::from_secs(2).as_millis());
}
