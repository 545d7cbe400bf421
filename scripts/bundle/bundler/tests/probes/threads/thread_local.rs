// thread_local!: with, set, get, RefCell

use std::cell::{Cell, RefCell};

thread_local! {
    static MEMO: RefCell<Vec<u64>> = RefCell::new(vec![0, 1]);
    static CALLS: Cell<u32> = const { Cell::new(0) };
}

fn fibonacci(n: usize) -> u64 {
    CALLS.with(|calls| calls.set(calls.get() + 1));
    if let Some(known) = MEMO.with(|memo| memo.borrow().get(n).copied()) {
        return known;
    }
    let value = fibonacci(n - 1) + fibonacci(n - 2);
    MEMO.with(|memo| memo.borrow_mut().push(value));
    value
}

fn main() {
    println!("{} {}", fibonacci(50), CALLS.with(Cell::get));
}
