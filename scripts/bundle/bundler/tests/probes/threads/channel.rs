// mpsc::channel: a thread that waits for another
// refused in C: none can wait for another

use std::sync::mpsc;
use std::thread;

fn main() {
    let (sender, receiver) = mpsc::channel();
    let handle = thread::spawn(move || receiver.iter().sum::<u32>());
    for n in 0..5 {
        sender.send(n).unwrap();
    }
    drop(sender);
    println!("{}", handle.join().unwrap());
}
