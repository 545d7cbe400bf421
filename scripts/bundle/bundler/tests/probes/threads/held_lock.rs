// Mutex: try_lock, a lock that is released

use std::sync::Mutex;

fn main() {
    let lock = Mutex::new(1);
    *lock.lock().unwrap() += 1;
    println!("{}", lock.try_lock().is_ok());
}
