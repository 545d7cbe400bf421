// Rc, RefCell, Weak: a tree with parents

use std::cell::RefCell;
use std::rc::{Rc, Weak};

struct Node {
    value: u32,
    parent: RefCell<Weak<Node>>,
    children: RefCell<Vec<Rc<Node>>>,
}

fn node(value: u32) -> Rc<Node> {
    Rc::new(Node { value, parent: RefCell::default(), children: RefCell::default() })
}

fn main() {
    let (root, leaf) = (node(1), node(2));
    *leaf.parent.borrow_mut() = Rc::downgrade(&root);
    root.children.borrow_mut().push(Rc::clone(&leaf));
    println!("{} {}", leaf.parent.borrow().upgrade().unwrap().value, Rc::strong_count(&leaf));
    println!("{}", root.children.borrow().iter().map(|child| child.value).sum::<u32>());
}
