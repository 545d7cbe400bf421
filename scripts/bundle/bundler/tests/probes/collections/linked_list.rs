// LinkedList

use std::collections::LinkedList;

fn main() {
    let mut list = LinkedList::from([1, 2]);
    list.push_front(0);
    list.append(&mut LinkedList::from([9]));
    println!("{list:?} {:?} {:?}", list.pop_back(), list.front());
}
