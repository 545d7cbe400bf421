//! Guesses about games in which the players have different moves, or points decide.

mod letters;

use super::growth::Growth;
use super::several_numbers::{FEATURES, Function};
use super::{Guess, Known, Pattern, Shape};
use crate::answer::LETTERS;
use jury::short::Number;
use std::rc::Rc;

/// The worth of a state for both players.
#[derive(Clone, Debug)]
pub struct TwoSided {
    /// The value as it is shown.
    pub text: String,
    /// The value, if it is a number.
    pub number: Option<Dyadic>,
    pub temperature: Option<Dyadic>,
}

/// A dyadic number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Dyadic {
    /// The multiple of 2⁻³².
    units: i128,
}

/// The number 1.
pub(crate) const ONE: i128 = 1 << 32;

impl From<Number> for Dyadic {
    fn from(number: Number) -> Dyadic {
        let (above, halvings) = number.fraction();
        Dyadic { units: i128::from(above) << (32 - halvings) }
    }
}

impl From<i64> for Dyadic {
    fn from(integer: i64) -> Dyadic {
        Dyadic { units: i128::from(integer) << 32 }
    }
}

/// A multiple of 2⁻³² as an integer or a fraction.
fn written(units: i128) -> String {
    let halvings = 32 - units.trailing_zeros().min(32);
    let above = units >> (32 - halvings);
    if halvings == 0 { above.to_string() } else { format!("{above}/{}", 1_u64 << halvings) }
}

/// The least number of states from which something is guessed.
const LEAST: usize = 5;

/// The guesses that may hold for these states about a value with this name, the more exact ones first.
/// The states are words, or choices of numbers from some ranges, of which the last varies fastest.
pub fn of_two_sided(name: &'static str, known: &[Known<TwoSided>]) -> Vec<Guess<TwoSided>> {
    if known.len() < LEAST {
        return Vec::new();
    }
    let mut guesses = Vec::new();
    if known[0].numbers.len() <= LETTERS.count() {
        guesses.extend(linear(name, known));
        guesses.extend(sum_of_parts(name, known));
    }
    guesses.extend(growing(name, known));
    guesses.extend(periodic(name, known));
    guesses.extend(constant(name, known));
    guesses.extend(letters::guesses(name, known));
    if known[0].numbers.len() > 1 {
        for Function { words, of: feature, .. } in FEATURES {
            guesses.push(Guess::of_both(format!("the {name} is {words}"), move |known| {
                let value = i128::from(feature(&known.numbers)) * ONE;
                units(known) == Some(value)
            }));
        }
    }
    // Scores are integers, and means are numbers anyway.
    if name != "score" {
        guesses.push(Guess::of_both(format!("the {name} is always an integer"), |known| {
            units(known).is_some_and(|units| units % ONE == 0)
        }));
    }
    if name == "value" {
        guesses.push(Guess::of_both(format!("the {name} is always a number"), |known| {
            known.worth.number.is_some()
        }));
    }
    guesses.extend(bounded(known));
    guesses
}

impl Guess<TwoSided> {
    fn of_both(text: String, holds: impl Fn(&Known<TwoSided>) -> bool + 'static) -> Self {
        Guess { text, code: None, holds: Box::new(holds), shape: None, proof: None }
    }
}

fn units(known: &Known<TwoSided>) -> Option<i128> {
    known.worth.number.map(|number| number.units)
}

/// Guesses a linear function, by the first state and one beside it for each of its numbers. A number that does
/// not change has no coefficient.
fn linear(name: &str, known: &[Known<TwoSided>]) -> Option<Guess<TwoSided>> {
    let first = &known[0];
    let mut slopes = Vec::new();
    for (at, number) in first.numbers.iter().enumerate() {
        let mut beside = first.numbers.clone();
        beside[at] = number + 1;
        let changes = known.iter().any(|one| one.numbers[at] != *number);
        slopes.push(if changes {
            let beside = known.iter().find(|one| one.numbers == beside)?;
            units(beside)? - units(first)?
        } else {
            0
        });
    }
    if known.len() < 3 * (1 + slopes.iter().filter(|slope| **slope != 0).count()) {
        return None;
    }
    let rise = dot(&slopes, &first.numbers)?;
    let constant = units(first)? - rise;
    let text = format!("the {name} is {}", sum(&slopes, constant));
    let shape = Shape::Linear { slopes: slopes.clone(), constant };
    let guess = Guess::of_both(text, move |known| {
        let value = dot(&slopes, &known.numbers).and_then(|rise| rise.checked_add(constant));
        value.is_some() && units(known) == value
    });
    Some(guess.with_shape(Some(shape)))
}

/// Guesses a sum with a part for each number that changes. A part repeats with a constant added, and is read off
/// the states in which the other numbers are the first ones.
fn sum_of_parts(name: &str, known: &[Known<TwoSided>]) -> Option<Guess<TwoSided>> {
    let first = &known[0];
    let mut parts: Vec<(usize, Growth)> = Vec::new();
    for (at, number) in first.numbers.iter().enumerate() {
        let mut beside = first.numbers.clone();
        let row = known.iter().filter(|one| {
            beside[at] = one.numbers[at];
            one.numbers == beside
        });
        let row: Vec<&Known<TwoSided>> = row.collect();
        if row.len() == 1 {
            continue;
        }
        let is_row = row.iter().zip(*number..).all(|(one, number)| one.numbers[at] == number);
        // The value of the first state is in the first part alone.
        let less = if parts.is_empty() { 0 } else { units(first)? };
        let terms = row.iter().map(|one| Some(units(one)? - less)).collect::<Option<Vec<_>>>()?;
        parts.push((at, Growth::of(&terms, *number).filter(|_| is_row)?));
    }
    if parts.len() < 2 {
        return None;
    }
    let words = parts.iter().map(|(at, growth)| words_of_part(*at, first.numbers[*at], growth));
    let words: Vec<String> = words.collect();
    let text = format!("the {name} is a sum over the numbers a, b, …: {}", words.join("; "));
    Some(Guess::of_both(text, move |known| {
        let sum = parts.iter().map(|(at, growth)| growth.at(known.numbers[*at])).sum();
        units(known) == Some(sum)
    }))
}

/// Describes the part of the number at this place, which begins with `first`.
fn words_of_part(place: usize, first: u64, growth: &Growth) -> String {
    let letter = ('a'..='z').nth(place).unwrap_or('z');
    let Pattern { from, period, saltus } = growth.pattern();
    if period > 1 || from > first {
        return growth.words(&format!("part of {letter}"), written);
    }
    let line = sum(&[saltus], growth.at(from) - saltus * i128::from(from));
    format!("the part of {letter} is {}", line.replace('n', &letter.to_string()))
}

/// The sum of the products; `None` if it is too great.
pub(crate) fn dot(slopes: &[i128], numbers: &[u64]) -> Option<i128> {
    slopes.iter().zip(numbers).try_fold(0_i128, |sum, (slope, number)| {
        sum.checked_add(slope.checked_mul(i128::from(*number))?)
    })
}

/// A linear function of n, or of a, b, c, … as text.
fn sum(slopes: &[i128], constant: i128) -> String {
    let letters = if slopes.len() == 1 { 'n'..='n' } else { LETTERS };
    let mut text = String::new();
    for (slope, letter) in slopes.iter().zip(letters).filter(|(slope, _)| **slope != 0) {
        text += sign(*slope, &text);
        match slope.abs() {
            ONE => {}
            size if size % ONE == 0 => text += &written(size),
            size => text += &(written(size) + "·"),
        }
        text.push(letter);
    }
    let has_letters = !text.is_empty();
    if constant != 0 || !has_letters {
        text += sign(constant, &text);
        text += &written(constant.abs());
    }
    if has_letters && slopes.len() > 1 { text + ", if the numbers are a, b, …" } else { text }
}

/// The sign of a term after this text.
fn sign(coefficient: i128, before: &str) -> &'static str {
    match (before.is_empty(), coefficient < 0) {
        (true, true) => "-",
        (true, false) => "",
        (false, true) => " - ",
        (false, false) => " + ",
    }
}

/// The only number of these states, if they are consecutive.
fn first_of_row(known: &[Known<TwoSided>]) -> Option<u64> {
    let [first] = known[0].numbers[..] else {
        return None;
    };
    let is_row = known.iter().zip(first..).all(|(one, number)| one.numbers[0] == number);
    is_row.then_some(first)
}

/// Guesses that numbers repeat with a constant added.
fn growing(name: &str, known: &[Known<TwoSided>]) -> Option<Guess<TwoSided>> {
    let first = first_of_row(known)?;
    let numbers: Vec<i128> = known.iter().map(units).collect::<Option<_>>()?;
    let growth = Growth::of(&numbers, first)?;
    let text = growth.words(name, written);
    let Pattern { from, period, .. } = growth.pattern();
    let terms = growth.clone();
    // Below the first known number there are no terms.
    let shape =
        (first == 0).then(|| Shape::Terms { from, period, at: Rc::new(move |n| terms.at(n)) });
    let guess =
        Guess::of_both(text, move |known| units(known) == Some(growth.at(known.numbers[0])));
    Some(guess.with_shape(shape))
}

/// Guesses that values of any kind repeat.
fn periodic(name: &str, known: &[Known<TwoSided>]) -> Option<Guess<TwoSided>> {
    let first = first_of_row(known)?;
    let mut texts: Vec<&str> = Vec::new();
    let mut codes = Vec::new();
    for one in known {
        let text = one.worth.text.as_str();
        let code = texts.iter().position(|other| *other == text).unwrap_or_else(|| {
            texts.push(text);
            texts.len() - 1
        });
        codes.push(code as i128);
    }
    let growth = Growth::of(&codes, first).filter(Growth::is_periodic)?;
    let texts: Vec<String> = texts.into_iter().map(str::to_owned).collect();
    let text = growth.words(name, |code| texts[code as usize].clone());
    Some(Guess::of_both(text, move |known| {
        known.worth.text == texts[growth.at(known.numbers[0]) as usize]
    }))
}

fn constant(name: &str, known: &[Known<TwoSided>]) -> Option<Guess<TwoSided>> {
    let text = known[0].worth.text.clone();
    let is_same = known.iter().all(|one| one.worth.text == text);
    is_same.then(|| {
        Guess::of_both(format!("the {name} is always {text}"), move |known| {
            known.worth.text == text
        })
    })
}

/// Guesses that no temperature is above the greatest one known.
fn bounded(known: &[Known<TwoSided>]) -> Option<Guess<TwoSided>> {
    let temperatures = known.iter().map(|one| one.worth.temperature);
    let most = temperatures.collect::<Option<Vec<_>>>()?.into_iter().max()?;
    let text = format!("the temperature is at most {}", written(most.units));
    Some(Guess::of_both(text, move |known| {
        known.worth.temperature.is_some_and(|temperature| temperature <= most)
    }))
}

#[cfg(test)]
mod tests {
    use super::super::unrefuted;
    use super::*;
    use rstest::rstest;

    /// A value with this text and temperature, in halves if it is a number.
    fn known(
        numbers: Vec<u64>,
        text: &str,
        halves: Option<i128>,
        temperature: i64,
    ) -> Known<TwoSided> {
        let number = halves.map(|halves| Dyadic { units: halves * ONE / 2 });
        let temperature = Some(Dyadic::from(temperature));
        Known {
            numbers,
            name: String::new(),
            worth: TwoSided { text: text.to_owned(), number, temperature },
        }
    }

    fn row(halves: impl Fn(i128) -> i128) -> Vec<Known<TwoSided>> {
        let state = |n: u64| {
            let halves = halves(i128::from(n));
            known(vec![n], &written(halves * ONE / 2), Some(halves), -1)
        };
        (0..=12).map(state).collect()
    }

    fn grid(halves: impl Fn(i128, i128) -> i128) -> Vec<Known<TwoSided>> {
        let pairs = (1..=7).flat_map(|a| (1..=7).map(move |b| (a, b)));
        let state = |(a, b)| {
            let halves = halves(i128::from(a), i128::from(b));
            known(vec![a, b], &written(halves * ONE / 2), Some(halves), -1)
        };
        pairs.map(state).collect()
    }

    fn switches(
        text: impl Fn(u64) -> &'static str,
        temperature: impl Fn(u64) -> i64,
    ) -> Vec<Known<TwoSided>> {
        (0..=12).map(|n| known(vec![n], text(n), None, temperature(n))).collect()
    }

    fn holding(name: &'static str, known: &[Known<TwoSided>]) -> Vec<Guess<TwoSided>> {
        unrefuted(of_two_sided(name, known), known)
    }

    const DIGITS: [i128; 13] = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9];

    #[rstest]
    #[case::a_constant(row(|_| 0), "the value is 0")]
    #[case::a_line(row(|n| 3 * n - 2), "the value is 3/2·n - 1")]
    #[case::falling(row(|n| 6 - 2 * n), "the value is -n + 3")]
    #[case::a_plane(grid(|a, b| 4 * a - 2 * b + 1), "the value is 2a - b + 1/2, if the numbers are a, b, …")]
    #[case::steps_and_a_line(
        grid(|a, b| 2 * (a / 2) - 2 * b),
        "the value is a sum over the numbers a, b, …: \
         the part of a grows by 1 every 2 from 1 on: -1 0; the part of b is -b + 1"
    )]
    #[case::steps(row(|n| -2 * (n / 3)), "the value falls by 1 every 3 from 0 on: 0 0 0")]
    #[case::a_period(row(|n| [1, 4][n as usize % 2]), "the value has the period 2 from 0 on: 1/2 2")]
    #[case::a_feature(grid(|a, b| 2 * a.min(b)), "the value is the least number")]
    #[case::integers(row(|n| 2 * DIGITS[n as usize]), "the value is always an integer")]
    #[case::numbers(row(|n| DIGITS[n as usize]), "the value is always a number")]
    #[case::switches(
        switches(|n| ["0", "±1"][n as usize % 2], |_| 1),
        "the value has the period 2 from 0 on: 0 ±1"
    )]
    #[case::warm(
        switches(|n| ["*", "±1", "^"][DIGITS[n as usize] as usize % 3], |n| DIGITS[n as usize] as i64),
        "the temperature is at most 9"
    )]
    fn the_most_exact_guess_comes_first(#[case] known: Vec<Known<TwoSided>>, #[case] text: &str) {
        assert_eq!(holding("value", &known)[0].text, text);
    }

    #[test]
    fn each_guess_is_refuted_by_what_is_not_as_it_says() {
        for (known, other) in [
            (row(|n| n), known(vec![50], "49/2", Some(49), -1)),
            (row(|n| -2 * (n / 3)), known(vec![50], "-15", Some(-30), -1)),
            (grid(|a, b| 2 * (a / 2) - 2 * b), known(vec![50, 9], "17", Some(34), -1)),
            (row(|n| 2 * DIGITS[n as usize]), known(vec![50], "1/2", Some(1), -1)),
            (row(|n| DIGITS[n as usize]), known(vec![50], "*", None, -1)),
            (switches(|n| ["0", "±1"][n as usize % 2], |_| 1), known(vec![50], "±1", None, 1)),
            (switches(|_| "±1", |_| 1), known(vec![50], "±2", None, 2)),
        ] {
            let guess = &holding("value", &known)[0];
            assert!(guess.refutation(&[other]).is_some(), "{}", guess.text);
        }
    }

    #[test]
    fn nothing_is_guessed_from_few_states() {
        assert!(holding("value", &row(|n| n)[..4]).is_empty());
    }
}
