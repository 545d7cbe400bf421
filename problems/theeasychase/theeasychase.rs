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
use shared::retrograde::{solve, Outcome, Play};

fn main() {
    let mut tables: Vec<Option<(Chase, Vec<Outcome>)>> = vec![None; 21];
    // The longest game, for n = 20, has 58 moves.
    let numbers: Vec<String> = (0..=58).map(|number| number.to_string()).collect();
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize, white: (Usize1, Usize1), black: (Usize1, Usize1) }
        check("n", n, 2..=20);
        for (row, column) in [white, black] {
            check("a row", row + 1, 1..=n);
            check("a column", column + 1, 1..=n);
        }
        let (chase, table) =
            tables.get_mut(n).expect("n must be at most 20").get_or_insert_with(|| {
                let chase = Chase::new(n);
                let table = solve(&chase, Play::Normal);
                (chase, table)
            });
        let (winner, moves) = match table[chase.start(white, black)] {
            Outcome::Win(moves) => ("WHITE ", moves),
            Outcome::Loss(moves) => ("BLACK ", moves),
            Outcome::Draw => unreachable!("no start is a draw for n up to 20"),
        };
        answers.extend([winner, &numbers[moves as usize], "\n"]);
    }
    print!("{answers}");
}
