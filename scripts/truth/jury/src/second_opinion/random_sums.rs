//! The final nim-sum of numbers that are drawn at random until the drawing ends.

use crate::listed::Listed;

/// The probability of each final nim-sum, modulo a prime. Each draw yields one of the numbers, of which
/// `numbers[s]` equal `s`, or the end, which counts as one more. The length of `numbers` is a power of two.
///
/// Uses Gaussian elimination: before the end, the sum is `t` as often as it was `t ⊕ s` before `s` was drawn.
///
/// # Panics
///
/// If the solution is not unique modulo `prime`, which takes at least (`prime` - 1) / 2 numbers.
pub fn ends(numbers: &[u64], prime: u64) -> Vec<u64> {
    let sums = numbers.len();
    let all = numbers.iter().sum::<u64>() + 1;
    // Each row contains the coefficients of all nim-sums and the right-hand side.
    let mut rows: Vec<Vec<u64>> = (0..sums)
        .map(|sum| {
            let drawn = (0..sums).map(|before| prime - numbers[sum ^ before] % prime);
            let mut row: Vec<u64> = drawn.listed();
            row[sum] += all;
            row.push(u64::from(sum == 0));
            row.iter().map(|number| number % prime).listed()
        })
        .listed();
    for column in 0..sums {
        let pivot = (column..sums).find(|&row| rows[row][column] != 0);
        rows.swap(column, pivot.expect("a regular matrix"));
        let scale = inverse(rows[column][column], prime);
        let pivot: Vec<u64> = rows[column].iter().map(|number| number * scale % prime).listed();
        for row in &mut rows {
            let factor = prime - row[column];
            for (number, pivot) in row.iter_mut().zip(&pivot).skip(column) {
                *number = (*number + factor * pivot) % prime;
            }
        }
        rows[column] = pivot;
    }
    rows.iter().map(|row| row[sums]).listed()
}

/// The inverse modulo a prime, by Fermat's little theorem.
fn inverse(number: u64, prime: u64) -> u64 {
    let (mut power, mut product, mut exponent) = (number, 1, prime - 2);
    while exponent > 0 {
        if exponent % 2 == 1 {
            product = product * power % prime;
        }
        power = power * power % prime;
        exponent /= 2;
    }
    product
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_single_number_ends_at_an_even_count_in_two_thirds() {
        // Half of the drawings end at once, a quarter after one number, and so on.
        let third = inverse(3, 998_244_353);
        let even = 2 * third % 998_244_353;
        assert_eq!(ends(&[0, 1], 998_244_353), [even, third]);
    }
}
