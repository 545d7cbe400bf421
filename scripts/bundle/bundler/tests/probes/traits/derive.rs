// derive: Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Edge {
    length: u32,
    ends: (usize, usize),
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Shape {
    Empty,
    Path(Vec<Edge>),
}

fn main() {
    let edge = Edge { length: 2, ends: (0, 1) };
    println!("{:?} {}", Edge::default().max(edge), edge > Edge::default());
    println!("{:?}", Shape::Path(vec![edge]).cmp(&Shape::Empty));
}
