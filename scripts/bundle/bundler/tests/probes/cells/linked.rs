// a linked list of Option<Box<Node>>: take, as_ref, as_mut

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
