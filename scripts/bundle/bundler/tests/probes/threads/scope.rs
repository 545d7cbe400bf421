// thread::scope

use std::thread;

fn main() {
    let numbers = [3, 1, 4];
    let mut total = 0;
    let longest = thread::scope(|scope| {
        scope.spawn(|| total = numbers.iter().sum());
        let handle = scope.spawn(|| numbers.iter().max());
        handle.join().unwrap()
    });
    println!("{total} {longest:?}");
}
