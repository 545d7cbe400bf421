//! Candy Piles: a move eats a whole pile of greatest size, or one candy of every pile.

use super::{Game, Visit, draw_heaps};
use crate::listed::Listed;

/// A position is the piles in ascending order, none of them empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CandyPiles;

impl Game for CandyPiles {
    type Position = Vec<u64>;

    fn moves(&self, piles: &Vec<u64>, visit: Visit<Vec<u64>>) {
        let Some((greatest, others)) = piles.split_last() else {
            return;
        };
        visit(others.to_vec(), format_args!("eat a pile of {greatest}"));
        let rest = piles.iter().map(|pile| pile - 1).filter(|&pile| pile > 0);
        visit(rest.listed(), format_args!("eat a candy of each pile"));
    }

    fn draw(&self, piles: &Vec<u64>) -> String {
        draw_heaps(piles)
    }
}
