//! The winning numbers, by a search of all lists.

use proconio::{input, is_stdin_empty};
use shared::search::Outcomes;

/// Answers all cases. `named` returns the rest of a list after one of its numbers is named.
fn answer(named: fn(&[usize], usize) -> Vec<usize>) {
    let options = |left: &Vec<usize>| left.iter().map(|&number| named(left, number)).collect();
    let mut outcomes = Outcomes::new(options);
    for case in 1.. {
        if is_stdin_empty() {
            break;
        }
        input! { mut left: [usize] }
        if left.is_empty() {
            break;
        }
        left.sort_unstable();
        println!("Test Case #{case}");
        let winning = left.iter().filter(|&&number| !outcomes.wins(&named(&left, number)));
        let winning: Vec<String> = winning.map(ToString::to_string).collect();
        if winning.is_empty() {
            println!("There's no winning move.\n");
        } else {
            println!("The winning moves are: {}\n", winning.join(" "));
        }
    }
}

/// The numbers from 0 to the last of a list that are not in it, without 1.
fn missing(left: &[usize]) -> Vec<usize> {
    let last = left.last().copied().unwrap_or(0);
    let others = (0..last).filter(|number| *number != 1);
    others.filter(|number| !left.contains(number)).collect()
}

/// Removes the multiples of the named number, but not its sums with others.
pub fn multiples() {
    answer(|left, named| {
        let left = left.iter().copied();
        left.filter(|number| number % named != 0).collect()
    });
}

/// Adds the named number to each sum only once.
pub fn once() {
    answer(|left, named| {
        let sums = missing(left);
        let is_sum = |number: usize| sums.iter().any(|sum| sum + named == number);
        let left = left.iter().copied();
        left.filter(|&number| !is_sum(number)).collect()
    });
}
