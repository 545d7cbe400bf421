//! Matrix games against linear programs that `microlp` solves.

use crate::{Comparison, Tried, same};
use microlp::{ComparisonOp, OptimizationDirection, Problem};
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use shared::matrix_game::{Exact, solve, solve_exactly};

pub const COMPARISONS: &[Comparison] =
    &[Comparison { what: "values of matrix games", against: "microlp", try_case: values }];

fn theirs(matrix: &[Vec<i32>]) -> f64 {
    let mut program = Problem::new(OptimizationDirection::Maximize);
    let value = program.add_var(1.0, (f64::NEG_INFINITY, f64::INFINITY));
    let rows: Vec<_> = matrix.iter().map(|_| program.add_var(0.0, (0.0, 1.0))).collect();
    for column in 0..matrix[0].len() {
        let means =
            rows.iter().zip(matrix).map(|(&row, entries)| (row, f64::from(entries[column])));
        program.add_constraint(means.chain([(value, -1.0)]), ComparisonOp::Ge, 0.0);
    }
    program.add_constraint(rows.iter().map(|&row| (row, 1.0)), ComparisonOp::Eq, 1.0);
    program.solve().expect("every matrix game has a value").objective()
}

fn values(rng: &mut ChaCha8Rng) -> Tried {
    let most = [2, 10, 1000][rng.random_range(0..3)];
    let (rows, columns) = (rng.random_range(1..=8), rng.random_range(1..=8));
    let matrix: Vec<Vec<i32>> =
        (0..rows).map(|_| (0..columns).map(|_| rng.random_range(-most..=most)).collect()).collect();
    let exact: Vec<Vec<i64>> =
        matrix.iter().map(|row| row.iter().map(|&entry| entry.into()).collect()).collect();
    let rounded: Vec<Vec<f64>> =
        matrix.iter().map(|row| row.iter().map(|&entry| entry.into()).collect()).collect();
    let theirs = theirs(&matrix);
    let is_near = |other: f64| (other - theirs).abs() < 1e-6;
    // The numerators of large games do not fit in 128 bits.
    #[allow(clippy::cast_precision_loss)] // determinants of small matrices
    let value = |solution: Exact| solution.value as f64 / solution.denominator as f64;
    let is_exact_near = solve_exactly(&exact).is_none_or(|solution| is_near(value(solution)));
    same(&matrix, (true, true), (is_near(solve(&rounded).value()), is_exact_near))
}
