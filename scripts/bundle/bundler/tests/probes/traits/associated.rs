// associated types and constants, generic traits, impl for foreign types

trait Monoid {
    const UNIT: Self;
    fn join(&self, other: &Self) -> Self;
}

impl Monoid for i64 {
    const UNIT: i64 = 0;
    fn join(&self, other: &i64) -> i64 {
        self + other
    }
}

impl Monoid for String {
    const UNIT: String = String::new();
    fn join(&self, other: &String) -> String {
        format!("{self}{other}")
    }
}

struct Tree<M>(Vec<M>);

impl<M: Monoid + Clone> Tree<M> {
    fn new(items: &[M]) -> Self {
        let n = items.len().next_power_of_two();
        let mut nodes = vec![M::UNIT; n];
        nodes.extend_from_slice(items);
        nodes.resize(2 * n, M::UNIT);
        for i in (1..n).rev() {
            nodes[i] = nodes[2 * i].join(&nodes[2 * i + 1]);
        }
        Tree(nodes)
    }
}

fn main() {
    println!("{}", Tree::new(&[1, 2, 3i64]).0[1]);
    println!("{}", Tree::new(&["x".to_string(), "y".to_string()]).0[1]);
}
