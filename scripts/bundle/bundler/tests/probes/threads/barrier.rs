// Condvar, Barrier: threads that wait for each other
// refused in C: none can wait for another

use std::sync::{Arc, Barrier};
use std::thread;

fn main() {
    let barrier = Arc::new(Barrier::new(2));
    let other = Arc::clone(&barrier);
    let handle = thread::spawn(move || other.wait().is_leader());
    let leads = barrier.wait().is_leader();
    println!("{}", leads ^ handle.join().unwrap());
}
