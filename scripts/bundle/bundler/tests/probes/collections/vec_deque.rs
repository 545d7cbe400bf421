// VecDeque: both ends, rotate, index, make_contiguous, a queue of a search

use std::collections::VecDeque;

fn main() {
    let mut queue = VecDeque::from([1, 2, 3]);
    queue.push_front(0);
    queue.push_back(4);
    println!("{:?} {:?} {:?} {}", queue.pop_front(), queue.pop_back(), queue.front(), queue[1]);
    queue.extend(5..9);
    queue.rotate_left(2);
    println!("{queue:?}");
    println!("{:?}", queue.make_contiguous().first());
    queue.truncate(2);
    println!("{:?} {}", queue.iter().rev().collect::<Vec<_>>(), queue.contains(&5));
}
