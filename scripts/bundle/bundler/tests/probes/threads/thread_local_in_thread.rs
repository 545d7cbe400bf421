// thread_local!: each thread has its own

use std::cell::Cell;
use std::thread;

thread_local!(static COUNT: Cell<u32> = Cell::new(10));

fn main() {
    COUNT.with(|count| count.set(1));
    let inside = thread::spawn(|| {
        COUNT.with(|count| {
            count.set(count.get() + 5);
            count.get()
        })
    });
    println!("{} {}", inside.join().unwrap(), COUNT.with(Cell::get));
}
