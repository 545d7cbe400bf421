//! How starts are read: what is wrong is said in a sentence that a player understands.

use std::fmt::Display;
use std::ops::RangeInclusive;

/// A number in a range.
pub fn number(text: &str, what: &str, range: RangeInclusive<u64>) -> Result<u64, String> {
    let (least, most) = (range.start(), range.end());
    let number = text.trim().parse().ok();
    number
        .filter(|number| range.contains(number))
        .ok_or_else(|| {
            format!(
                "{what} is a number from {least} to {most}, not “{}”",
                text.trim()
            )
        })
}

/// Numbers in a range, so many of them.
pub fn numbers(
    text: &str,
    what: &str,
    count: RangeInclusive<usize>,
    range: RangeInclusive<u64>,
) -> Result<Vec<u64>, String> {
    let words = text.split_whitespace();
    let numbers = words.map(|word| number(word, what, range.clone()));
    let numbers: Vec<u64> = numbers.collect::<Result<_, _>>()?;
    counted(numbers, what, count)
}

/// A list, if it has so many elements.
pub fn counted<T>(
    list: Vec<T>,
    what: &str,
    count: RangeInclusive<usize>,
) -> Result<Vec<T>, String> {
    if count.contains(&list.len()) {
        return Ok(list);
    }
    let (least, most) = (count.start(), count.end());
    Err(format!(
        "{what}: from {least} to {most} of them, not {}",
        list.len()
    ))
}

/// A word over some letters, in capitals.
pub fn word(
    text: &str,
    letters: &str,
    what: &str,
    length: RangeInclusive<usize>,
) -> Result<String, String> {
    let word = text.trim().to_ascii_uppercase();
    if let Some(other) = word.chars().find(|&letter| !letters.contains(letter)) {
        let letters: Vec<String> = letters.chars().map(String::from).collect();
        return Err(format!(
            "{what} is one of {}, not {other}",
            letters.join(", ")
        ));
    }
    let letters = counted(word.chars().collect(), what, length)?;
    Ok(letters.into_iter().collect())
}

/// Things with spaces between them.
pub fn spaced(things: impl IntoIterator<Item = impl Display>) -> String {
    let things: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    things.join(" ")
}
