#!/usr/bin/env run-cargo-script
//! A value that is dropped after the `else` of an `if let` up to the edition 2021, and before it since 2024.

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
