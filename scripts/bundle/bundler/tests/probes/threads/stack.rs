// thread::Builder::new().stack_size(…).spawn(…)

use std::thread;

fn depth(n: u32) -> u64 {
    if n == 0 { 0 } else { 1 + depth(n - 1) * std::hint::black_box(1) }
}

fn main() {
    let builder = thread::Builder::new().name("solver".into()).stack_size(64 << 20);
    println!("{}", builder.spawn(|| depth(20_000)).unwrap().join().unwrap());
}
