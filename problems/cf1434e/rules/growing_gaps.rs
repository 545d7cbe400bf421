//! Ascending lists: a move picks a number of one list, to the right of those picked there before,
//! such that the differences of consecutive picks increase.

use super::{Game, Visit, draw_numbers, each_alone, replaced};
use crate::listed::Listed;

/// A position consists of the rests of all lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GrowingGaps;

/// The rest of a list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Picked {
    /// The numbers to the right of the last pick.
    right: Vec<u64>,
    /// The last pick, and its difference to the one before, or 0 if there was none.
    last: Option<(u64, u64)>,
}

/// An untouched list.
pub fn untouched(list: &[u64]) -> Picked {
    Picked { right: list.to_vec(), last: None }
}

impl Game for GrowingGaps {
    type Position = Vec<Picked>;

    fn moves(&self, lists: &Vec<Picked>, visit: Visit<Vec<Picked>>) {
        for (at, list) in lists.iter().enumerate() {
            for (pick, &number) in list.right.iter().enumerate() {
                let gap = list.last.map_or(0, |(last, _)| number - last);
                if list.last.is_some_and(|(_, before)| gap <= before) {
                    continue;
                }
                let picked =
                    Picked { right: list.right[pick + 1..].to_vec(), last: Some((number, gap)) };
                let name = format_args!("pick {number} from list {}", at + 1);
                visit(replaced(lists, at, picked), name);
            }
        }
    }

    fn parts(&self, lists: &Vec<Picked>) -> Vec<Vec<Picked>> {
        each_alone(lists)
    }

    fn draw(&self, lists: &Vec<Picked>) -> String {
        let line = |list: &Picked| {
            let right = draw_numbers(&list.right);
            match list.last {
                Some((last, gap)) => format!("(+{gap}) {last} | {right}"),
                None => format!("| {right}"),
            }
        };
        lists.iter().map(line).listed().join("\n")
    }
}
