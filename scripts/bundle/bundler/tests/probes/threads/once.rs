// Once, park after unpark

use std::sync::Once;
use std::thread;

fn main() {
    static START: Once = Once::new();
    let mut count = 0;
    for _ in 0..3 {
        START.call_once(|| count += 1);
    }
    thread::current().unpark();
    thread::park();
    println!("{count} {}", START.is_completed());
}
