// Mutex, RwLock, Arc: a counter

use std::sync::{Arc, Mutex, RwLock};
use std::thread;

fn main() {
    let counter = Arc::new(Mutex::new(0));
    let handles: Vec<_> = (1..5)
        .map(|n| {
            let counter = Arc::clone(&counter);
            thread::spawn(move || *counter.lock().unwrap() += n)
        })
        .collect();
    for handle in handles {
        handle.join().unwrap();
    }
    let table = RwLock::new(vec![1]);
    table.write().unwrap().push(2);
    println!(
        "{} {:?} {}",
        counter.lock().unwrap(),
        table.read().unwrap(),
        table.read().unwrap().len()
    );
    println!("{:?} {:?}", Mutex::new(4).into_inner(), table.into_inner());
}
