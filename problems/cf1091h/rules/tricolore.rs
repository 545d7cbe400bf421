//! Rows with a blue, a white and a red token: Left moves blue ones to the right, Right red ones to
//! the left, each alone or together with the row's white one, by a prime or a product of two
//! primes.

use super::{Partizan, Player, Visit, each_alone, replaced};
use crate::listed::Listed;

/// The places of the blue, the white and the red token.
pub type Row = [i64; 3];

/// A position is the rows, each shifted so that its blue token is on 0, as only distances matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tricolore {
    /// The forbidden distance of a move.
    pub forbidden: u64,
}

impl Tricolore {
    /// The distances of moves up to a bound, in ascending order.
    pub fn steps(self, most: u64) -> impl Iterator<Item = u64> {
        (2..=most).filter(move |&step| step != self.forbidden && has_at_most_two_factors(step))
    }
}

/// True for a prime or a product of two primes, if above 1.
fn has_at_most_two_factors(number: u64) -> bool {
    let is_prime = |number: u64| (2..number).all(|divisor| !number.is_multiple_of(divisor));
    let least = (2..=number).find(|&divisor| number.is_multiple_of(divisor));
    least.is_some_and(|least| least == number || is_prime(number / least))
}

/// The row with its blue token on 0.
pub fn shifted([blue, white, red]: Row) -> Row {
    [0, white - blue, red - blue]
}

impl Partizan for Tricolore {
    type Position = Vec<Row>;

    fn moves(&self, rows: &Vec<Row>, player: Player, visit: Visit<Vec<Row>>) {
        for (at, &[blue, white, red]) in rows.iter().enumerate() {
            let line = at + 1;
            for step in self.steps((red - blue) as u64) {
                let by = step as i64;
                let (name, alone, together) = match player {
                    Player::Left => ("blue", [blue + by, white, red], [blue + by, white + by, red]),
                    Player::Right => ("red", [blue, white, red - by], [blue, white - by, red - by]),
                };
                for (moved, others) in [(alone, ""), (together, " and white")] {
                    if moved.is_sorted_by(|left, right| left < right) {
                        visit(
                            replaced(rows, at, shifted(moved)),
                            format_args!("move {name}{others} of row {line} by {step}"),
                        );
                    }
                }
            }
        }
    }

    fn parts(&self, rows: &Vec<Row>) -> Vec<Vec<Row>> {
        each_alone(rows)
    }

    fn draw(&self, rows: &Vec<Row>) -> String {
        let rows = rows.iter();
        let rows = rows.map(|[blue, white, red]| format!("blue {blue}, white {white}, red {red}"));
        rows.listed().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_have_at_most_two_prime_factors() {
        let game = Tricolore { forbidden: 6 };
        let steps: Vec<u64> = game.steps(17).collect();
        assert_eq!(steps, [2, 3, 4, 5, 7, 9, 10, 11, 13, 14, 15, 17]);
    }

    #[test]
    fn tokens_keep_their_order() {
        let game = Tricolore { forbidden: 4 };
        let row = vec![[0, 3, 9]];
        // The blue one by 2; both by 2, 3 and 5. The red one by 2, 3 and 5; both by 2.
        let left = [[0, 1, 7], [0, 3, 7], [0, 3, 6], [0, 3, 4]];
        let right = [[0, 3, 7], [0, 1, 7], [0, 3, 6], [0, 3, 4]];
        assert_eq!(game.options(&row, Player::Left), left.map(|row| vec![row]));
        assert_eq!(game.options(&row, Player::Right), right.map(|row| vec![row]));
    }
}
