// AtomicUsize, AtomicBool: fetch_add, load, compare_exchange

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
static COUNT: AtomicUsize = AtomicUsize::new(0);

fn main() {
    for _ in 0..5 {
        COUNT.fetch_add(2, Ordering::Relaxed);
    }
    let flag = AtomicBool::new(false);
    println!("{} {:?}", COUNT.load(Ordering::SeqCst), flag.swap(true, Ordering::AcqRel));
    println!("{:?}", COUNT.compare_exchange(10, 1, Ordering::SeqCst, Ordering::SeqCst));
}
