// Cell, RefCell: replace, take, borrow_mut, try_borrow
mod cell {
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
}

// Cow, Rc<str>, Box<str>, Rc::make_mut, mem::swap, mem::take, mem::replace
mod cow {
    use std::borrow::Cow;
    use std::mem;
    use std::rc::Rc;
    fn tidy(text: &str) -> Cow<str> {
        if text.contains(' ') { Cow::Owned(text.replace(' ', "")) } else { Cow::Borrowed(text) }
    }

    fn main() {
        println!("{} {}", tidy("a b"), matches!(tidy("ab"), Cow::Borrowed(_)));
        let (mut a, mut b) = (vec![1], vec![2, 3]);
        mem::swap(&mut a, &mut b);
        println!("{:?} {:?} {a:?}", mem::take(&mut a), mem::replace(&mut b, vec![9]));
        let text: Rc<str> = Rc::from("shared");
        let mut numbers = Rc::new(vec![1]);
        Rc::make_mut(&mut numbers).push(2);
        println!("{text} {numbers:?} {}", Rc::ptr_eq(&text, &text.clone()));
    }
}

// a linked list of Option<Box<Node>>: take, as_ref, as_mut
mod linked {
    struct Node {
        value: u32,
        next: Option<Box<Node>>,
    }

    fn main() {
        let mut head: Option<Box<Node>> = None;
        for value in 1..4 {
            head = Some(Box::new(Node { value, next: head.take() }));
        }
        let mut reversed = None;
        while let Some(mut node) = head {
            head = node.next.take();
            node.next = reversed;
            reversed = Some(node);
        }
        let mut current = reversed.as_ref();
        while let Some(node) = current {
            print!("{} ", node.value);
            current = node.next.as_ref();
        }
        println!();
    }
}

// OnceCell: get_or_init
mod once_cell {
    use std::cell::OnceCell;

    fn main() {
        let cell = OnceCell::new();
        println!("{:?} {} {}", cell.get(), cell.get_or_init(|| 5), cell.get_or_init(|| 6));
        println!("{:?} {:?}", cell.set(7), cell.into_inner());
    }
}

// Rc, RefCell, Weak: a tree with parents
mod rc {
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
}
