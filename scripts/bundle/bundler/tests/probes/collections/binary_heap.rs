// BinaryHeap, Reverse: a priority queue

use std::cmp::Reverse;
use std::collections::BinaryHeap;

fn main() {
    let mut heap = BinaryHeap::from([3, 8, 5]);
    heap.push(6);
    println!("{:?} {:?} {:?}", heap.pop(), heap.peek(), heap.len());
    let mut least: BinaryHeap<Reverse<(u32, &str)>> = BinaryHeap::new();
    least.push(Reverse((4, "b")));
    least.push(Reverse((2, "c")));
    if let Some(Reverse((distance, name))) = least.pop() {
        println!("{distance} {name}");
    }
    println!("{:?}", heap.into_sorted_vec());
}
