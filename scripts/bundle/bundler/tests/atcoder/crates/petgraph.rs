// 0.8.2
use petgraph::algo::dijkstra;
use petgraph::graph::{NodeIndex, UnGraph};

fn main() {
    let graph = UnGraph::<(), u32>::from_edges([(0, 1, 4), (1, 2, 5), (0, 2, 20)]);
    let distances = dijkstra(&graph, NodeIndex::new(0), None, |edge| *edge.weight());
    println!("{}", distances[&NodeIndex::new(2)]);
}
