//! Matrix games: both guarantees agree, and so do all small games with their best strategies on a grid.

use jury::Random;
use rand::{Rng, SeedableRng};
use shared::matrix_game::{solve, solve_exactly};

fn random(rng: &mut Random, most: i64) -> Vec<Vec<i64>> {
    let (rows, columns) = (rng.random_range(1..=7), rng.random_range(1..=7));
    (0..rows).map(|_| (0..columns).map(|_| rng.random_range(-most..=most)).collect()).collect()
}

/// Checks that the strategies guarantee the value, which proves that it is the value.
fn check(matrix: &[Vec<i64>]) -> (i128, i128) {
    let solution = solve_exactly(matrix).expect("small numbers");
    let denominator = solution.denominator;
    assert!(denominator > 0, "{matrix:?}");
    for strategy in [&solution.rows, &solution.columns] {
        assert!(strategy.iter().all(|&numerator| numerator >= 0), "{matrix:?}");
        assert_eq!(strategy.iter().sum::<i128>(), denominator, "{matrix:?}");
    }
    for column in 0..matrix[0].len() {
        let entries = matrix.iter().map(|row| i128::from(row[column]));
        let mean: i128 = entries.zip(&solution.rows).map(|(entry, times)| entry * times).sum();
        assert!(mean >= solution.value, "{matrix:?}, column {column}");
    }
    for (number, row) in matrix.iter().enumerate() {
        let entries = row.iter().map(|&entry| i128::from(entry));
        let mean: i128 = entries.zip(&solution.columns).map(|(entry, times)| entry * times).sum();
        assert!(mean <= solution.value, "{matrix:?}, row {number}");
    }
    (solution.value, denominator)
}

#[test]
fn both_strategies_guarantee_the_value() {
    let rng = &mut Random::seed_from_u64(1);
    for most in [1, 2, 5, 1000] {
        for _ in 0..300 {
            check(&random(rng, most));
        }
    }
}

#[test]
fn a_game_of_two_by_two_has_a_saddle_point_or_the_value_of_the_formula() {
    for code in 0..7_i64.pow(4) {
        let [a, b, c, d] = [0, 1, 2, 3].map(|digit| code / 7_i64.pow(digit) % 7 - 3);
        let (value, denominator) = check(&[vec![a, b], vec![c, d]]);
        let lower = a.min(b).max(c.min(d));
        let upper = a.max(c).min(b.max(d));
        let (expected, over) =
            if lower == upper { (lower, 1) } else { (a * d - b * c, a + d - b - c) };
        assert_eq!(value * i128::from(over), i128::from(expected) * denominator, "{a} {b} {c} {d}");
    }
}

/// A quotient, rounded to nine decimals.
fn quotient(numerator: i128, denominator: i128) -> f64 {
    let whole = numerator.div_euclid(denominator);
    let parts = (numerator.rem_euclid(denominator) * 1_000_000_000).div_euclid(denominator);
    f64::from(whole as i32) + f64::from(parts as i32) / 1e9
}

/// The same matrix of small numbers in floating point.
fn floats(matrix: &[Vec<i64>]) -> Vec<Vec<f64>> {
    let float = |row: &Vec<i64>| row.iter().map(|&entry| f64::from(entry as i32)).collect();
    matrix.iter().map(float).collect()
}

#[test]
fn rounded_solutions_are_near_the_exact_ones() {
    let rng = &mut Random::seed_from_u64(2);
    for most in [1_i32, 3, 100] {
        for _ in 0..300 {
            let matrix = random(rng, most.into());
            let exact = solve_exactly(&matrix).expect("small numbers");
            let solution = solve(&floats(&matrix));
            let value = quotient(exact.value, exact.denominator);
            let error = 1e-8 * f64::from(most);
            assert!((solution.least - value).abs() < error, "{matrix:?}: {solution:?}");
            assert!((solution.most - value).abs() < error, "{matrix:?}: {solution:?}");
            assert!((solution.value() - value).abs() < error, "{matrix:?}: {solution:?}");
        }
    }
}

#[test]
fn large_games_are_solved_as_well() {
    let rng = &mut Random::seed_from_u64(3);
    for size in [20, 60, 100] {
        let matrix: Vec<Vec<f64>> =
            (0..size).map(|_| (0..size).map(|_| rng.random_range(-1.0..1.0)).collect()).collect();
        let solution = solve(&matrix);
        assert!((solution.most - solution.least).abs() < 1e-9, "{size}: {solution:?}");
    }
}

/// A matrix whose tableau gets entries that are 0 but for rounding, and often several least ratios.
#[test]
fn a_rounding_error_is_no_pivot() {
    let rows = [
        "10001001010110010",
        "11001001000101111",
        "10010000010101010",
        "10100101001011111",
        "00010001111000000",
        "01011001110100000",
        "10101101110000000",
        "10111010010101001",
        "11000100011111001",
        "11000000011011010",
        "10010000110001000",
        "10011000101100000",
        "00011101111101100",
    ];
    let row = |row: &&str| row.bytes().map(|digit| i64::from(digit - b'0')).collect();
    let matrix: Vec<Vec<i64>> = rows.iter().map(row).collect();
    let (value, denominator) = check(&matrix);
    assert_eq!(3 * value, denominator);
    let solution = solve(&floats(&matrix));
    assert!((solution.least - 1.0 / 3.0).abs() < 1e-12, "{solution:?}");
    assert!((solution.most - 1.0 / 3.0).abs() < 1e-12, "{solution:?}");
}

#[test]
fn games_with_few_different_entries_are_solved_as_well() {
    let rng = &mut Random::seed_from_u64(4);
    let mut matrix = |rows, columns, most: i64| -> Vec<Vec<i64>> {
        (0..rows).map(|_| (0..columns).map(|_| rng.random_range(0..=most)).collect()).collect()
    };
    for (rows, columns, most, count) in [
        (13, 17, 1, 1000),
        (20, 20, 2, 200),
        (20, 60, 1, 100),
        (60, 20, 1, 100),
        (40, 40, 1, 200),
        (60, 60, 1, 100),
    ] {
        for _ in 0..count {
            let matrix = matrix(rows, columns, most);
            let solution = solve(&floats(&matrix));
            let gap = solution.most - solution.least;
            assert!(gap.abs() < 1e-9, "{matrix:?}: {gap}");
            if rows < 20 {
                let exact = solve_exactly(&matrix).expect("small numbers");
                let value = quotient(exact.value, exact.denominator);
                assert!((solution.value() - value).abs() < 2e-9, "{matrix:?}: {solution:?}");
            }
        }
    }
}
