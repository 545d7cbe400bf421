//! Sylver Coinage: a move names a number greater than 1 that is not a sum of numbers named before.

use super::{Game, Visit, draw_numbers};
use crate::listed::Listed;

/// Sylver Coinage, once only finitely many numbers are left. A position is these numbers in
/// ascending order: every other number above 1 is a sum of those named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SylverCoinage;

impl Game for SylverCoinage {
    type Position = Vec<usize>;

    fn moves(&self, left: &Vec<usize>, visit: Visit<Vec<usize>>) {
        let sums = sums(left);
        for &number in left {
            let named: Vec<usize> = sums.iter().copied().chain([number]).listed();
            let mut is_sum = vec![true];
            for sum in 1..=left.last().copied().unwrap_or(0) {
                let before = named.iter().filter_map(|named| sum.checked_sub(*named));
                let reached = before.into_iter().any(|before| is_sum[before]);
                is_sum.push(reached);
            }
            let still = left.iter().copied().filter(|&number| !is_sum[number]);
            visit(still.listed(), format_args!("name {number}"));
        }
    }

    fn draw(&self, left: &Vec<usize>) -> String {
        draw_numbers(left)
    }
}

/// The numbers that are not left, from 2 up to the last one that is.
pub fn sums(left: &[usize]) -> Vec<usize> {
    let last = left.last().copied().unwrap_or(0);
    (2..last).filter(|number| !left.contains(number)).listed()
}
