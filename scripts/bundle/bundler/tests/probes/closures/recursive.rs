// recursion with a function pointer or a struct: a depth-first search

fn visit(tree: &[Vec<usize>], vertex: usize, done: &mut dyn FnMut(usize, usize)) -> usize {
    let size = 1 + tree[vertex].iter().map(|&child| visit(tree, child, done)).sum::<usize>();
    done(vertex, size);
    size
}

fn main() {
    let tree = vec![vec![1, 2], vec![3], vec![], vec![]];
    let mut sizes = vec![0; 4];
    visit(&tree, 0, &mut |vertex, size| sizes[vertex] = size);
    println!("{sizes:?}");
}
