//! Matrix games: two players choose at once, one a row and one a column, and the entry is paid to the one who chose
//! the row.
//!
//! A *mixed strategy* chooses each row with a certain probability. It *guarantees* the least of its means over all
//! columns: it brings at least that on average, whatever the other player does.
//!
//! **Theorem** (J. von Neumann, *Zur Theorie der Gesellschaftsspiele*, 1928). The greatest guarantee of the rows is the
//! least that the columns can hold them to: the *value* of the game.
//!
//! *Proof.* Let all entries be positive; a constant that is added to all of them is added to both guarantees. If weights
//! x on the rows bring at least 1 against each column, x divided by its sum s is a strategy that guarantees 1 / s. So
//! the best guarantee belongs to the least sum of such weights, a linear program; the columns' best one belongs to its
//! dual, the greatest sum of weights y with at most 1 for each row. The simplex method ends in a basis in which both
//! programs have a solution with the same sum, which proves that both are best. With Bland's rule (R. G. Bland, *New
//! finite pivoting rules for the simplex method*, 1977), which always chooses the eligible variable with the least
//! index, both to enter and to leave the basis, it never returns to a basis, and so it ends. ∎
//!
#![cfg_attr(doc, doc = include_str!("../pictures/mixed-strategies.svg"))]
//!
//! An answer can be checked without this proof: the guarantees of the two strategies returned with it bound the
//! value.
//!
//! Games in rounds are solved from the last one on: the entries of a round are the values of what follows.
//!
//! Paste alone.

use std::cmp::Ordering;

/// Best strategies of both players, in integers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exact {
    /// For each row the numerator of its probability.
    pub rows: Vec<i128>,
    /// For each column the numerator of its probability.
    pub columns: Vec<i128>,
    /// The numerator of the value.
    pub value: i128,
    /// The common denominator, which is positive; all numbers are in lowest terms.
    pub denominator: i128,
}

/// Good strategies of both players, in floating point, and their guarantees.
#[derive(Clone, Debug, PartialEq)]
pub struct Approximate {
    /// The probability of each row.
    pub rows: Vec<f64>,
    /// The probability of each column.
    pub columns: Vec<f64>,
    /// The mean that the rows guarantee.
    pub least: f64,
    /// The mean to which the columns hold the rows.
    pub most: f64,
}

impl Approximate {
    /// Returns the mean of the two guarantees; the value of the game lies between them.
    pub fn value(&self) -> f64 {
        self.least + (self.most - self.least) / 2.0
    }
}

/// Solves a matrix game exactly; `None` if a number does not fit in 128 bits.
///
/// # Complexity
///
/// O(rows · columns) for each step of the simplex method. Random games of 10, 20 and 40 rows and as many columns take
/// about 13, 40 and 160 steps. In general, Bland's rule may take exponentially many steps for a linear program
/// (D. Avis and V. Chvátal, *Notes on Bland's pivoting rule*, 1978).
///
/// # Panics
///
/// If there is no entry, or a row is not as long as the others.
///
/// # Examples
///
/// Paper, scissors, stone, where stone wins twice as much:
///
/// ```
/// use shared::matrix_game::solve_exactly;
///
/// let game = [vec![0, -1, 1], vec![1, 0, -2], vec![-1, 2, 0]];
/// let solution = solve_exactly(&game).expect("small numbers");
/// assert_eq!((solution.value, solution.denominator), (0, 4));
/// assert_eq!(solution.rows, [2, 1, 1]); // paper half of the time
/// ```
pub fn solve_exactly(matrix: &[Vec<i64>]) -> Option<Exact> {
    let least = least_entry(matrix);
    let shift = 1 - i128::from(least);
    let mut tableau = Tableau::new(matrix, |entry| i128::from(entry) + shift);
    while tableau.step(0)? {}
    let (rows, columns) = tableau.weights();
    let denominator = tableau.sum();
    let value = tableau.last.checked_sub(shift.checked_mul(denominator)?)?;
    let numbers = rows.iter().chain(&columns).chain([&value, &denominator]);
    let divisor = numbers.fold(0, |divisor, &number| gcd(divisor, number));
    let lowest = |numbers: Vec<i128>| numbers.into_iter().map(|number| number / divisor).collect();
    Some(Exact {
        rows: lowest(rows),
        columns: lowest(columns),
        value: value / divisor,
        denominator: denominator / divisor,
    })
}

/// Solves a matrix game in floating point.
///
/// The two guarantees of games of up to about a hundred rows and columns usually differ by less than 10⁻⁹ times the
/// greatest difference of two entries. So an entry that serves to forbid a choice should not be larger than
/// necessary: each digit that it has more than the others costs them a digit of precision. From 10¹² times the others
/// on, the solver cannot tell these apart, and the strategies are useless, as the returned guarantees then show.
///
/// # Complexity
///
/// The same as for [`solve_exactly`], but at most about 100 (rows + columns) steps. If rounding errors spoil the
/// strategies, the game is solved anew with other tolerances, up to twice.
///
/// # Panics
///
/// If there is no entry, a row is not as long as the others, or an entry is not a finite number.
///
/// # Examples
///
/// ```
/// use shared::matrix_game::solve;
///
/// let solution = solve(&[vec![3.0, -1.0], vec![-2.0, 1.0]]);
/// assert!((solution.value() - 1.0 / 7.0).abs() < 1e-12);
/// assert!((solution.rows[0] - 3.0 / 7.0).abs() < 1e-12);
/// assert!(solution.most - solution.least < 1e-12);
/// ```
pub fn solve(matrix: &[Vec<f64>]) -> Approximate {
    assert!(
        matrix.iter().flatten().all(|entry| entry.is_finite()),
        "an entry is not a finite number"
    );
    let least = least_entry(matrix);
    let greatest = matrix.iter().flatten().fold(least, |greatest, &entry| entry.max(greatest));
    // Half of a difference always fits, but half of the least positive number would be 0.
    let factor = if (greatest - least).is_finite() { 1.0 } else { 0.5 };
    let difference = |greater: f64, less: f64| greater * factor - less * factor;
    let scale = if greatest > least { difference(greatest, least) } else { 1.0 };
    let rounding = 4.0 * f64::EPSILON * least.abs().max(greatest.abs()) * factor;
    let gap = |solution: &Approximate| difference(solution.most, solution.least);
    let is_within = |solution: &Approximate, part: f64| gap(solution) <= part * scale + rounding;
    let size = matrix.len() + matrix[0].len();
    let mut best: Option<Approximate> = None;
    for coarse in [1e-9, FINE, 1e-6] {
        // Scales all entries to the range from 1 to 2.
        let mut tableau = Tableau::new(matrix, |entry| 1.0 + difference(entry, least) / scale);
        // With rounded numbers, Bland's rule may go round in circles. The finer tolerance matters if few entries
        // are far from the others; it may also be less than the rounding errors of many steps.
        for (tolerance, most_steps) in [(coarse, 100 * size), (FINE, size)] {
            let mut steps = 0;
            while steps < most_steps && tableau.step(tolerance) == Some(true) {
                steps += 1;
            }
            let (rows, columns) = tableau.weights();
            let found = guarantees(matrix, probabilities(&rows), probabilities(&columns));
            let is_better = |other: &Approximate| gap(&found) < gap(other);
            if best.as_ref().map_or(true, is_better) {
                best = Some(found);
            }
            if best.as_ref().is_some_and(|best| is_within(best, FINE)) {
                break;
            }
        }
        if best.as_ref().is_some_and(|best| is_within(best, 1e-9)) {
            break;
        }
    }
    best.expect("there are several attempts")
}

/// The least tolerance of [`solve`], as a part of the greatest difference of two entries.
const FINE: f64 = 1e-12;

/// Adds what they guarantee to the strategies.
fn guarantees(matrix: &[Vec<f64>], rows: Vec<f64>, columns: Vec<f64>) -> Approximate {
    let means = (0..columns.len()).map(|column| {
        rows.iter().zip(matrix).map(|(probability, row)| probability * row[column]).sum::<f64>()
    });
    let least = means.fold(f64::INFINITY, f64::min);
    let means = matrix
        .iter()
        .map(|row| row.iter().zip(&columns).map(|(entry, probability)| entry * probability).sum());
    let most = means.fold(f64::NEG_INFINITY, f64::max);
    Approximate { rows, columns, least, most }
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 {
        a.abs()
    } else {
        gcd(b, a % b)
    }
}

fn probabilities(weights: &[f64]) -> Vec<f64> {
    let weights: Vec<f64> = weights.iter().map(|weight| weight.max(0.0)).collect();
    let sum: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum).collect()
}

/// Returns the least entry of a matrix, after a check of its shape.
fn least_entry<T: Copy + PartialOrd>(matrix: &[Vec<T>]) -> T {
    let first = matrix.first().and_then(|row| row.first());
    let first = *first.expect("a matrix game has a row and a column");
    assert!(
        matrix.iter().all(|row| row.len() == matrix[0].len()),
        "a row is not as long as the others"
    );
    matrix.iter().flatten().fold(first, |least, &entry| if entry < least { entry } else { least })
}

/// The numbers of a tableau. Integers have the last pivot as their common denominator, so that all divisions come out
/// even: they are minors of the first tableau (J. Edmonds 1967).
trait Entry: Copy + PartialOrd {
    const ZERO: Self;
    const ONE: Self;

    fn negative(self) -> Self;

    /// Compares a / b with c / d, for positive b and d; they are equal within the tolerance.
    fn cmp_ratios(ratio: (Self, Self), other: (Self, Self), tolerance: Self) -> Option<Ordering>;

    /// The entry after a step, by those in its row and in its column that cross the row and the column of the pivot.
    fn elsewhere(self, in_row: Self, in_column: Self, pivot: Self, last: Self) -> Option<Self>;

    /// An entry in the row of the pivot after a step; in its column, it also changes its sign.
    fn beside(self, pivot: Self) -> Self;

    /// The entry of the pivot after a step, and the common denominator.
    fn of_pivot(pivot: Self, last: Self) -> (Self, Self);
}

impl Entry for i128 {
    const ZERO: Self = 0;
    const ONE: Self = 1;

    fn negative(self) -> Self {
        -self
    }

    /// The tolerance is 0.
    fn cmp_ratios((a, b): (Self, Self), (c, d): (Self, Self), _: Self) -> Option<Ordering> {
        Some(a.checked_mul(d)?.cmp(&c.checked_mul(b)?))
    }

    fn elsewhere(self, in_row: Self, in_column: Self, pivot: Self, last: Self) -> Option<Self> {
        let difference = self.checked_mul(pivot)?.checked_sub(in_row.checked_mul(in_column)?)?;
        // The least integer has no negative.
        Some(difference / last).filter(|&entry| entry != i128::MIN)
    }

    fn beside(self, _: Self) -> Self {
        self
    }

    fn of_pivot(pivot: Self, last: Self) -> (Self, Self) {
        (last, pivot)
    }
}

impl Entry for f64 {
    const ZERO: Self = 0.0;
    const ONE: Self = 1.0;

    fn negative(self) -> Self {
        -self
    }

    fn cmp_ratios((a, b): (Self, Self), (c, d): (Self, Self), tolerance: Self) -> Option<Ordering> {
        let difference = a / b - c / d;
        if difference.abs() <= tolerance {
            return Some(Ordering::Equal);
        }
        difference.partial_cmp(&0.0)
    }

    fn elsewhere(self, in_row: Self, in_column: Self, pivot: Self, _: Self) -> Option<Self> {
        Some(self - in_row * in_column / pivot)
    }

    fn beside(self, pivot: Self) -> Self {
        self / pivot
    }

    fn of_pivot(pivot: Self, _: Self) -> (Self, Self) {
        (1.0 / pivot, 1.0)
    }
}

/// The columns' program: the greatest sum of weights y that have at most 1 against each row.
struct Tableau<T> {
    /// A line for each variable in the basis, and one for the sum; in each the constant comes last.
    lines: Vec<Vec<T>>,
    /// The variables in the basis and outside: first the weights of the columns, then the slacks of the rows.
    basic: Vec<usize>,
    outside: Vec<usize>,
    /// The last pivot: the common denominator of all entries.
    last: T,
}

impl<T: Entry> Tableau<T> {
    fn new<S: Copy>(matrix: &[Vec<S>], entry: impl Fn(S) -> T) -> Self {
        let columns = matrix[0].len();
        let line = |row: &Vec<S>| row.iter().map(|&number| entry(number)).chain([T::ONE]).collect();
        let mut lines: Vec<Vec<T>> = matrix.iter().map(line).collect();
        let mut sum = vec![T::ONE.negative(); columns];
        sum.push(T::ZERO);
        lines.push(sum);
        let basic = (columns..columns + matrix.len()).collect();
        Tableau { lines, basic, outside: (0..columns).collect(), last: T::ONE }
    }

    /// Exchanges two variables by Bland's rule; false if the sum is already maximal, `None` if a number does not fit.
    /// Numbers are positive if they are above the tolerance.
    fn step(&mut self, tolerance: T) -> Option<bool> {
        let rows = self.basic.len();
        let grows = |&column: &usize| self.lines[rows][column].negative() > tolerance;
        let entering =
            (0..self.outside.len()).filter(grows).min_by_key(|&column| self.outside[column]);
        let Some(column) = entering else {
            return Some(false);
        };
        let mut leaving: Option<usize> = None;
        for row in (0..rows).filter(|&row| self.lines[row][column] > tolerance) {
            let is_less = match leaving {
                None => true,
                Some(other) => {
                    let ratios = (self.ratio(row, column), self.ratio(other, column));
                    match T::cmp_ratios(ratios.0, ratios.1, tolerance)? {
                        Ordering::Less => true,
                        Ordering::Equal => self.basic[row] < self.basic[other],
                        Ordering::Greater => false,
                    }
                }
            };
            if is_less {
                leaving = Some(row);
            }
        }
        // All entries of the game are positive, so every weight is bounded.
        let row = leaving?;
        self.pivot(row, column)?;
        Some(true)
    }

    /// The value up to which the variable of a column can grow before that of a row becomes 0.
    fn ratio(&self, row: usize, column: usize) -> (T, T) {
        let line = &self.lines[row];
        (line[line.len() - 1], line[column])
    }

    fn pivot(&mut self, row: usize, column: usize) -> Option<()> {
        let pivot_line = self.lines[row].clone();
        let pivot = pivot_line[column];
        for (_, line) in self.lines.iter_mut().enumerate().filter(|&(other, _)| other != row) {
            let in_column = line[column];
            for (entry, &in_row) in line.iter_mut().zip(&pivot_line) {
                *entry = entry.elsewhere(in_row, in_column, pivot, self.last)?;
            }
            line[column] = in_column.beside(pivot).negative();
        }
        for entry in &mut self.lines[row] {
            *entry = entry.beside(pivot);
        }
        let (entry, last) = T::of_pivot(pivot, self.last);
        self.lines[row][column] = entry;
        self.last = last;
        std::mem::swap(&mut self.basic[row], &mut self.outside[column]);
        Some(())
    }

    fn sum(&self) -> T {
        self.lines[self.basic.len()][self.outside.len()]
    }

    /// The weights of the rows and of the columns, over the common denominator.
    fn weights(&self) -> (Vec<T>, Vec<T>) {
        let columns = self.outside.len();
        let mut weights = (vec![T::ZERO; self.basic.len()], vec![T::ZERO; columns]);
        for (line, &variable) in self.lines.iter().zip(&self.basic) {
            if variable < columns {
                weights.1[variable] = line[columns];
            }
        }
        for (&entry, &variable) in self.lines[self.basic.len()].iter().zip(&self.outside) {
            if variable >= columns {
                weights.0[variable - columns] = entry;
            }
        }
        weights
    }
}
