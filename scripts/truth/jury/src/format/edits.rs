//! Single-step edits of a value, for building a position by hand: a number ± 1, one letter, one list item.

use super::values::Letter;
use super::{Node, Part, Text, Value};
use crate::listed::Listed;

/// An edit and its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit<T> {
    /// The edit with its new value: `heap 2: 4`.
    pub name: String,
    /// The value after the edit.
    pub value: T,
}

impl<T> Edit<T> {
    /// An edit with this name.
    pub fn new(name: impl Into<String>, value: T) -> Self {
        let name = name.into();
        Edit { name, value }
    }

    /// The same edit within a larger value.
    pub fn within<U>(self, whole: impl FnOnce(T) -> U) -> Edit<U> {
        Edit::new(self.name, whole(self.value))
    }

    /// The same edit within the item with this index, counted from 0: `heap 2: 4`.
    fn of_item(mut self, number: usize) -> Self {
        let number = number + 1;
        let thing = ["a ", "an "].iter().find_map(|article| self.name.strip_prefix(article));
        self.name = match thing.and_then(|thing| thing.split_once(':')) {
            Some((noun, new)) => format!("{noun} {number}:{new}"),
            None => format!("item {number}, {}", self.name),
        };
        self
    }
}

/// The number of values to try for a new item.
pub(super) const FEW: usize = 16;

/// The maximum number of items to try.
const MOST: usize = FEW * FEW;

/// The number of values to try for each part of an item with `parts` parts.
pub(super) fn few_of_each(parts: u32) -> usize {
    let fits = |few: &usize| few.pow(parts) <= MOST;
    (1..=FEW).take_while(fits).last().unwrap_or(1)
}

pub(super) fn of_items(item: &Node, items: &[Value]) -> Vec<Edit<Value>> {
    let mut edits = Vec::new();
    for (at, old) in items.iter().enumerate() {
        let changes = item.edits(old).into_iter();
        edits.extend(changes.map(|edit| {
            let new = edit.of_item(at);
            new.within(|new| Value::List([&items[..at], &[new], &items[at + 1..]].concat()))
        }));
    }
    edits
}

/// The edits of [`of_items`], and the removal or insertion of one item: one that the items' format proposes,
/// or else a copy of the last. `noun` names an item, and `place` says where a new one goes.
pub(super) fn of_list(
    item: &Node,
    noun: &str,
    items: &[Value],
    place: impl Fn(&Value) -> usize,
) -> Vec<Edit<Value>> {
    let mut new = item.additions();
    if new.is_empty() {
        new.extend(items.last().cloned());
    }
    let added = new.into_iter().map(|new| {
        let at = place(&new);
        let mut text = Text::default();
        item.write(&new, &mut text);
        let text = text.into_string();
        let text = text.split_whitespace().listed().join(" ");
        let name = format!("another {noun}: {text}");
        let list = [&items[..at], &[new], &items[at..]].concat();
        Edit::new(name, Value::List(list))
    });
    let removed = (0..items.len()).map(|at| {
        let name = format!("without {noun} {}", at + 1);
        let list = [&items[..at], &items[at + 1..]].concat();
        Edit::new(name, Value::List(list))
    });
    removed.chain(of_items(item, items)).chain(added).listed()
}

/// The edits of a word: another letter at one place, one letter fewer, or one more.
pub(super) fn of_word(word: &str, letter: Letter) -> Vec<Edit<Value>> {
    let letters: Vec<Value> = word.chars().map(Value::Letter).listed();
    let edits = of_list(&letter.into(), "letter", &letters, |_| letters.len());
    let word = |letters: Value| Value::Word(letters.list().iter().map(Value::letter).collect());
    edits.into_iter().map(|edit| edit.within(word)).listed()
}

#[cfg(test)]
mod tests {
    use super::super::{
        File, IntoFormat, bit, counted_word, graph, headed_list, index, line_list, list, number,
        single,
    };

    fn edits<T: 'static>(file: File<T>, case: &str) -> Vec<(String, String)> {
        let (file, _) = file.into_parts();
        let edits = file.edits(&file.read_case(case).unwrap()).into_iter();
        edits.map(|edit| (edit.name, file.write_case(&edit.value))).collect()
    }

    fn has(edits: &[(String, String)], name: &str, text: &str) -> bool {
        edits.contains(&(name.to_owned(), text.to_owned()))
    }

    #[test]
    fn a_bit_is_only_turned() {
        let turned = |name: &str, text: &str| [(name.to_owned(), text.to_owned())];
        assert_eq!(edits(single(bit("b")), "1\n"), turned("b: 0", "0\n"));
        assert_eq!(edits(single(bit("b")), "0\n"), turned("b: 1", "1\n"));
    }

    #[test]
    fn heaps_grow_shrink_come_and_go() {
        let file = single(list("n", 1..=3, number::<u64>("a heap", 1..=3)));
        let of_two = edits(file, "2\n1 3\n");
        assert!(has(&of_two, "heap 1: 2", "2\n2 3\n"));
        assert!(has(&of_two, "heap 2: 2", "2\n1 2\n"));
        assert!(has(&of_two, "without heap 1", "1\n3\n"));
        assert!(has(&of_two, "another heap: 2", "3\n1 3 2\n"));
        assert_eq!(of_two.len(), 2 + 2 + 3, "nothing beyond the bounds");
    }

    #[test]
    fn a_new_item_stands_in_order() {
        let file = single(list("n", 1..=3, number::<u64>("a heap", 1..=3)).ascending());
        assert!(has(&edits(file, "2\n1 3\n"), "another heap: 2", "3\n1 2 3\n"));
        let file = single(list("n", 1..=3, number::<u64>("a cell", 1..=3)).distinct());
        let additions = edits(file, "2\n1 3\n");
        let additions = additions.iter().filter(|(name, _)| name.starts_with("another"));
        assert_eq!(additions.count(), 1);
    }

    #[test]
    fn parts_change_one_at_a_time() {
        let pair = [index("a peak", 2), index("a valley", 2)].line();
        let file = single(headed_list("m", 1..=4, number::<u64>("k", 1..=2), pair));
        let edits = edits(file, "1 1\n1 1\n");
        assert!(has(&edits, "k: 2", "1 2\n1 1\n"));
        assert!(has(&edits, "valley 1: 2", "1 1\n1 2\n"));
        assert!(has(&edits, "another item: 2 1", "2 1\n1 1\n2 1\n"));
    }

    #[test]
    fn letters_change_come_and_go() {
        let edits = edits(single(counted_word("n", 1..=3, "RB")), "2\nRB\n");
        let expected = [
            ("without letter 1", "1\nB\n"),
            ("without letter 2", "1\nR\n"),
            ("letter 1: B", "2\nBB\n"),
            ("letter 2: R", "2\nRR\n"),
            ("another letter: R", "3\nRBR\n"),
            ("another letter: B", "3\nRBB\n"),
        ];
        let expected = expected.map(|(name, text)| (name.to_owned(), text.to_owned()));
        assert_eq!(edits, expected);
    }

    #[test]
    fn edges_are_drawn_and_rubbed_out() {
        let file = single(graph(("n", 1..=4), ("m", 0..=6)).connected().simple());
        let edits = edits(file, "3 2\n1 2\n2 3\n");
        assert!(has(&edits, "another edge: 1 3", "3 3\n1 2\n2 3\n1 3\n"));
        assert!(has(&edits, "another vertex: 2 4", "4 3\n1 2\n2 3\n2 4\n"));
        assert!(has(&edits, "without vertex 3", "2 1\n1 2\n"));
        assert_eq!(edits.len(), 1 + 3 + 2, "the graph stays connected");
    }

    #[test]
    fn lists_of_lists_have_names_for_their_items() {
        let row = line_list("k", 1..=2, number::<u64>("a card", 1..=2));
        let edits = edits(single(list("n", 1..=2, row)), "1\n1 2\n");
        assert!(has(&edits, "item 1, another card: 1", "1\n2 2 1\n"));
    }
}
