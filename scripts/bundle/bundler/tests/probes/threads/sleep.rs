// thread::sleep
// refused in C: has no clock

use std::thread;
use std::time::Duration;

fn main() {
    thread::sleep(Duration::from_millis(1));
    println!("awake");
}
