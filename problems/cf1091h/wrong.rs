//! Gaps are heaps of a subtraction game.

use proconio::input;
use shared::grundy::wins;
use shared::subtraction::Subtraction;

/// Answers the case. The closures give the heaps of a row, from the distances between its tokens,
/// and say which numbers are steps, from their two prime factors (the second one 1 for a prime).
fn answer(heap: fn(u64) -> u64, is_step: fn(step: u64, factors: [u64; 2], forbidden: u64) -> bool) {
    input! { n: usize, f: u64, rows: [(i64, i64, i64); n] }
    let distances = rows.iter().flat_map(|(b, w, r)| [w - b, r - w]);
    let heaps: Vec<u64> = distances.map(|distance| heap(distance as u64)).collect();
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let least_factor = |number: u64| {
        let roots = (2..).take_while(|factor| factor * factor <= number);
        let mut divisors = roots.filter(|&factor| number % factor == 0);
        divisors.next().unwrap_or(number)
    };
    let steps = (2..=largest).filter(|&step| {
        let least = least_factor(step);
        let rest = step / least;
        (rest == 1 || least_factor(rest) == rest) && is_step(step, [least, rest], f)
    });
    let steps: Vec<u64> = steps.collect();
    let values = Subtraction::new(&steps).dense_values(largest);
    let first_wins = wins(&values, &heaps);
    println!("{}", if first_wins { "Alice\nBob" } else { "Bob\nAlice" });
}

/// Uses the distance of two tokens as the heap, not the free cells between them.
pub fn distance() {
    answer(|distance| distance, |step, _, forbidden| step != forbidden);
}

/// Allows the number f.
pub fn forbidden() {
    answer(|distance| distance - 1, |_, _, _| true);
}

/// Requires the two primes of a product to be different.
pub fn squares() {
    answer(
        |distance| distance - 1,
        |step, [first, second], forbidden| step != forbidden && first != second,
    );
}
