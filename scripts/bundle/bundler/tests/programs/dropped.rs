#!/usr/bin/env run-cargo-script
//! A value of an `if let` that editions up to 2021 drop after the `else`, and the edition 2024 before it.

use std::cell::RefCell;

struct Note<'a>(&'a RefCell<Vec<u32>>);

impl Note<'_> {
    fn found(&self) -> Option<u32> {
        None
    }
}

impl Drop for Note<'_> {
    fn drop(&mut self) {
        self.0.borrow_mut().push(1);
    }
}

fn main() {
    let order = RefCell::new(Vec::new());
    if let Some(number) = Note(&order).found() {
        println!("{number}");
    } else {
        order.borrow_mut().push(2);
    }
    println!("{:?}", order.borrow());
}
