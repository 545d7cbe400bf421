//! Drawings of graphs and trees in text.

use crate::listed::Listed;

/// The vertices of a graph, one per line, each after a mark and before a remark: `o 1: 2 3`.
pub fn vertices(count: usize, line: impl Fn(usize) -> (String, String)) -> String {
    let width = count.to_string().len();
    let vertex = |vertex: usize| {
        let (mark, rest) = line(vertex);
        let number = vertex + 1;
        format!("{mark} {number:>width$}: {rest}").trim_end().to_owned()
    };
    (0..count).map(vertex).listed().join("\n")
}

/// The vertices of a graph with their neighbours, marked `w` and `b` in the bit sets `white` and `black`.
pub fn coloured(neighbours: &[u32], white: u32, black: u32) -> String {
    vertices(neighbours.len(), |vertex| {
        let has = |set: u32| set >> vertex & 1 == 1;
        let mark = match (has(white), has(black)) {
            (true, _) => "w",
            (_, true) => "b",
            _ => ".",
        };
        let around = (0..neighbours.len()).filter(|other| neighbours[vertex] >> other & 1 == 1);
        (mark.to_owned(), numbers(around))
    })
}

/// Vertices by their numbers, counted from 1.
pub fn numbers(vertices: impl IntoIterator<Item = usize>) -> String {
    let numbers: Vec<String> = vertices.into_iter().map(|vertex| (vertex + 1).to_string()).listed();
    numbers.join(" ")
}

/// A node of a tree with its subtrees.
pub struct Node {
    /// Its label.
    pub label: String,
    /// Its children.
    pub below: Vec<Node>,
}

/// A tree with its root at the top, one node per line.
pub fn tree(root: &Node) -> String {
    let mut lines = vec![root.label.clone()];
    draw_below(root, "", &mut lines);
    lines.join("\n")
}

fn draw_below(node: &Node, indent: &str, lines: &mut Vec<String>) {
    for (at, child) in node.below.iter().enumerate() {
        let is_last = at + 1 == node.below.len();
        let (branch, bar) = if is_last { ("└", " ") } else { ("├", "│") };
        lines.push(format!("{indent}{branch} {}", child.label));
        draw_below(child, &format!("{indent}{bar} "), lines);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_is_indented() {
        let leaf = |label: &str| Node { label: label.to_owned(), below: Vec::new() };
        let inner = Node { label: String::from("2"), below: vec![leaf("3")] };
        let root = Node { label: String::from("1"), below: vec![inner, leaf("4")] };
        assert_eq!(tree(&root), "1\n├ 2\n│ └ 3\n└ 4");
    }

    #[test]
    fn vertices_stand_below_each_other() {
        let drawn = vertices(10, |vertex| (String::from("."), numbers(vertex..vertex + 2)));
        assert!(drawn.starts_with(".  1: 1 2\n"), "{drawn}");
        assert!(drawn.ends_with(". 10: 10 11"), "{drawn}");
    }
}
