// thread::spawn and join

use std::thread;

fn main() {
    let handle = thread::spawn(|| (1..=10u64).product::<u64>());
    println!("{}", handle.join().unwrap());
    let handles: Vec<_> = (0..3).map(|n| thread::spawn(move || n * n)).collect();
    println!(
        "{:?}",
        handles.into_iter().map(|handle| handle.join().unwrap()).collect::<Vec<i32>>()
    );
}
