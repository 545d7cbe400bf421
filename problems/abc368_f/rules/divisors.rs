//! Numbers: a move replaces one by a proper divisor.

use super::{Game, Visit, draw_heaps, heaps_alone, replaced};

/// A position is the list of numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Divisors;

impl Game for Divisors {
    type Position = Vec<u64>;

    fn moves(&self, numbers: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (at, &number) in numbers.iter().enumerate() {
            for divisor in (1..number).filter(|&divisor| number.is_multiple_of(divisor)) {
                visit(
                    replaced(numbers, at, divisor),
                    format_args!("replace {number} by {divisor}"),
                );
            }
        }
    }

    fn parts(&self, numbers: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps_alone(numbers)
    }

    fn draw(&self, numbers: &Vec<u64>) -> String {
        draw_heaps(numbers)
    }
}
