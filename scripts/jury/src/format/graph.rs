//! Formats of trees, graphs and boards.

use super::{Format, Letter, Text, Tokens, letter, shorter};
use crate::graph::{Edge, Graph};
use anyhow::Result;

/// A graph: see [`graph`].
pub struct GraphFormat<F> {
    label: F,
}

/// The numbers of vertices and of edges on a line, then a line for each edge: its two vertices,
/// counted from 1, and its label, in the format given: `()` for none.
pub fn graph<F: Format>(label: F) -> GraphFormat<F> {
    GraphFormat { label }
}

/// A tree: see [`tree`].
pub struct TreeFormat<F> {
    label: F,
}

/// The number of vertices on a line, then a line for each edge, one fewer than there are vertices.
/// That they form a tree is not checked. Vertex 1 is the root where one is needed.
pub fn tree<F: Format>(label: F) -> TreeFormat<F> {
    TreeFormat { label }
}

fn read_edges<F: Format>(
    tokens: &mut Tokens,
    label: &F,
    vertices: usize,
    count: usize,
) -> Result<Graph<F::Value>> {
    let edges = (0..count).map(|_| {
        let a = tokens.index("a vertex", vertices)?;
        let b = tokens.index("a vertex", vertices)?;
        Ok((a, b, label.read(tokens)?))
    });
    let edges: Vec<Edge<F::Value>> = edges.collect::<Result<_>>()?;
    Ok(Graph { vertices, edges })
}

fn write_edges<F: Format>(text: &mut Text, label: &F, graph: &Graph<F::Value>) {
    for (a, b, about) in &graph.edges {
        text.token(a + 1);
        text.token(b + 1);
        label.write(about, text);
        text.end_line();
    }
}

/// Graphs with more vertices than this only lose the last one, or edges.
const FEW_VERTICES: usize = 64;

impl<F: Format> Format for GraphFormat<F>
where
    F::Value: Copy,
{
    type Value = Graph<F::Value>;

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        let vertices = tokens.number("the number of vertices")?;
        let count = tokens.number("the number of edges")?;
        read_edges(tokens, &self.label, vertices, count)
    }

    fn write(&self, value: &Self::Value, text: &mut Text) {
        text.token(value.vertices);
        text.token(value.edges.len());
        text.end_line();
        write_edges(text, &self.label, value);
    }

    /// Graphs without a vertex, then graphs with fewer edges.
    fn simpler(&self, value: &Self::Value) -> Vec<Self::Value> {
        let vertices = value.vertices;
        let first = match vertices {
            0..=1 => vertices,
            2..=FEW_VERTICES => 0,
            _ => vertices - 1,
        };
        let fewer_edges = shorter(&value.edges, 0).into_iter();
        (first..vertices)
            .rev()
            .map(|vertex| value.without(vertex))
            .chain(fewer_edges.map(|edges| Graph { vertices, edges }))
            .collect()
    }
}

impl<F: Format> Format for TreeFormat<F>
where
    F::Value: Copy,
{
    type Value = Graph<F::Value>;

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        let vertices: usize = tokens.number("the number of vertices")?;
        read_edges(tokens, &self.label, vertices, vertices.saturating_sub(1))
    }

    fn write(&self, value: &Self::Value, text: &mut Text) {
        text.token(value.vertices);
        text.end_line();
        write_edges(text, &self.label, value);
    }

    fn simpler(&self, value: &Self::Value) -> Vec<Self::Value> {
        rooted(value)
    }
}

/// Connected graphs to try in place of one whose root is vertex 0: each lacks another vertex, and
/// what only that one connected with the root.
pub fn rooted<T: Copy>(graph: &Graph<T>) -> Vec<Graph<T>> {
    let step = 1 + graph.vertices / FEW_VERTICES;
    let pruned = (1..graph.vertices).step_by(step);
    let mut simpler: Vec<_> = pruned.map(|vertex| graph.pruned(vertex)).collect();
    simpler.sort_by_key(|graph| graph.edges.len());
    simpler
}

/// A board: see [`grid`].
pub struct Grid {
    cells: Letter,
    square: bool,
}

/// The numbers of rows and of columns on a line, then the rows, as words over an alphabet. The first
/// letter of the alphabet is the simplest.
pub fn grid(alphabet: &'static str) -> Grid {
    Grid {
        cells: letter(alphabet),
        square: false,
    }
}

/// As [`grid`], for a board with as many columns as rows, whose number is on the first line.
pub fn square(alphabet: &'static str) -> Grid {
    Grid {
        square: true,
        ..grid(alphabet)
    }
}

impl Format for Grid {
    /// The cells of each row.
    type Value = Vec<Vec<char>>;

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        let rows: usize = tokens.number("the number of rows")?;
        let columns = if self.square {
            rows
        } else {
            tokens.number("the number of columns")?
        };
        let row = |_| {
            let row = tokens.word_over(self.cells.alphabet, columns)?;
            Ok(row.chars().collect())
        };
        (0..rows).map(row).collect()
    }

    fn write(&self, value: &Self::Value, text: &mut Text) {
        text.token(value.len());
        if !self.square {
            text.token(value.first().map_or(0, Vec::len));
        }
        text.end_line();
        for row in value {
            text.token(String::from_iter(row));
            text.end_line();
        }
    }

    /// Smaller boards, then boards with one cell simplified.
    fn simpler(&self, value: &Self::Value) -> Vec<Self::Value> {
        let (rows, columns) = (value.len(), value.first().map_or(0, Vec::len));
        let mut simpler = Vec::new();
        if self.square {
            let smaller = (0..rows).filter(|_| rows > 1);
            simpler.extend(smaller.map(|at| without_column(&without_row(value, at), at)));
        } else {
            simpler.extend(shorter(value, 1));
            let narrower = (0..columns).filter(|_| columns > 1);
            simpler.extend(narrower.map(|at| without_column(value, at)));
        }
        for row in 0..rows {
            for column in 0..columns {
                for cell in self.cells.simpler(&value[row][column]) {
                    let mut value = value.clone();
                    value[row][column] = cell;
                    simpler.push(value);
                }
            }
        }
        simpler
    }
}

fn without_row(board: &[Vec<char>], row: usize) -> Vec<Vec<char>> {
    [&board[..row], &board[row + 1..]].concat()
}

fn without_column(board: &[Vec<char>], column: usize) -> Vec<Vec<char>> {
    let without = |row: &Vec<char>| [&row[..column], &row[column + 1..]].concat();
    board.iter().map(without).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written<F: Format>(format: &F, value: &F::Value) -> String {
        let mut text = Text::default();
        format.write(value, &mut text);
        text.into_string()
    }

    #[test]
    fn graphs_and_trees_are_read_and_written() {
        let text = "3 2\n1 2 W\n3 2 B\n";
        let labelled = graph(letter("WB"));
        let value = labelled.read(&mut Tokens::new(text)).unwrap();
        assert_eq!(value.edges, [(0, 1, 'W'), (2, 1, 'B')]);
        assert_eq!(written(&labelled, &value), text);

        let text = "3\n1 2\n3 2\n";
        let value = tree(()).read(&mut Tokens::new(text)).unwrap();
        assert_eq!(written(&tree(()), &value), text);
        let simpler = tree(()).simpler(&value);
        let sizes: Vec<usize> = simpler.iter().map(|tree| tree.vertices).collect();
        assert_eq!(sizes, [1, 2]);

        let error = tree(()).read(&mut Tokens::new("2\n1 3")).unwrap_err();
        assert_eq!(
            error.to_string(),
            "expected a vertex from 1 to 2, found `3`"
        );
        assert!(graph(()).read(&mut Tokens::new("2 1\n0 1")).is_err());
    }

    #[test]
    fn boards_are_read_and_written() {
        let text = "2 3\n.##\n#..\n";
        let value = grid(".#").read(&mut Tokens::new(text)).unwrap();
        assert_eq!(written(&grid(".#"), &value), text);
        assert!(grid(".#").read(&mut Tokens::new("1 2\n.x")).is_err());
        assert!(grid(".#").read(&mut Tokens::new("1 2\n.#.")).is_err());
        let simpler = grid(".#").simpler(&vec![vec!['.', '#']]);
        assert_eq!(simpler, [[vec!['#']], [vec!['.']], [vec!['.', '.']]]);
        let no_rows = grid(".#").read(&mut Tokens::new("0 3\n")).unwrap();
        assert_eq!(written(&grid(".#"), &no_rows), "0 0\n");
        assert!(grid(".#").simpler(&no_rows).is_empty());

        let value = square(".#").read(&mut Tokens::new("2\n.#\n..\n")).unwrap();
        assert_eq!(written(&square(".#"), &value), "2\n.#\n..\n");
        let sides: Vec<usize> = square(".#").simpler(&value).iter().map(Vec::len).collect();
        assert_eq!(sides, [1, 1, 2]);
    }
}
