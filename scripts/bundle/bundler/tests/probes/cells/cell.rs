// Cell, RefCell: replace, take, borrow_mut, try_borrow

use std::cell::{Cell, RefCell};

fn main() {
    let n = Cell::new(3);
    n.set(n.get() + 1);
    let row = RefCell::new(vec![1]);
    row.borrow_mut().push(2);
    println!("{} {:?} {:?}", n.replace(9), row.take(), row);
    let held = row.borrow_mut();
    println!("{} {}", row.try_borrow().is_err(), held.len());
}
