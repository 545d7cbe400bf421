//! TopCoder SRM 423 — `TheEasyChase` (<http://topcoder.bgcoder.com/print.php?id=2274>)
//!
//! Game:      White moves his checker one cell on an n × n board, Black hers one or two cells in one direction. Whoever
//!            moves onto the other's cell wins; the winner plays for the fewest moves, the loser for the most. Each
//!            line `n rowWhite colWhite rowBlack colBlack` is a question.
//! Theorem:   won with a lost option, lost if all options are won; applied backwards from the final positions, in order
//!            of distance (retrograde analysis, `shared::retrograde`).
//! Cost:      O(n⁴) time and memory for each n in the input, O(1) per line. The judge's limits are unknown.
//! Status:    the three examples; 85 published results; every start with n up to 6 against the rules of the game;
//!            larger n against outcomes of all positions, each proved from those of its options, and against
//!            `theeasychase_spfa`. The judge calls a function; the format of lines is our own.
//! Limits:    n up to 20, where no start is a draw; the checkers stand on different cells of the
//!            board, a row and a column up to n.

use proconio::marker::Usize1;
use proconio::{input, is_stdin_empty};
use shared::bounds::check;
use shared::chase::Chase;
use shared::retrograde::{Decisions, Game, Outcome, Play};
use shared::writing::print_words;
use std::iter::from_fn;

/// The longest game, for n = 20, has 58 moves.
const LONGEST: usize = 58;

fn main() {
    // For each n, the game, and for each position the number of its answer.
    let mut tables: Vec<Option<(Chase, Vec<u8>)>> = vec![None; 21];
    let answers: Vec<String> = ["WHITE", "BLACK"]
        .iter()
        .flat_map(|winner| (0..=LONGEST).map(move |moves| format!("{winner} {moves}")))
        .collect();
    print_words(from_fn(|| {
        if is_stdin_empty() {
            return None;
        }
        input! { n: usize, white: (Usize1, Usize1), black: (Usize1, Usize1) }
        check("n", n, 2..=20);
        for (row, column) in [white, black] {
            check("a row", row + 1, 1..=n);
            check("a column", column + 1, 1..=n);
        }
        let table = tables.get_mut(n).expect("n must be at most 20");
        let (chase, numbers) = table.get_or_insert_with(|| {
            let chase = Chase::new(n);
            let mut numbers = vec![u8::MAX; chase.positions()];
            for (position, outcome) in Decisions::new(&chase, Play::Normal, &[]) {
                numbers[position] = match outcome {
                    Outcome::Win(moves) => moves as u8,
                    Outcome::Loss(moves) => LONGEST as u8 + 1 + moves as u8,
                    Outcome::Draw => u8::MAX,
                };
            }
            (chase, numbers)
        });
        let number = numbers[chase.start(white, black)];
        Some(answers.get(usize::from(number)).expect("no start is a draw for n up to 20").as_str())
    }));
}
