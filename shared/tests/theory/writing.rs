//! Lines of numbers and words, compared with the standard library.

use shared::writing::{write_lines, write_words};

fn written(numbers: &[u64]) -> String {
    let mut text = Vec::new();
    write_lines(&mut text, numbers.iter().copied()).unwrap();
    String::from_utf8(text).unwrap()
}

/// The lines by the standard library.
fn lines(numbers: &[u64]) -> String {
    let texts: Vec<String> = numbers.iter().map(u64::to_string).collect();
    texts.join("\n") + "\n"
}

#[test]
fn numbers_of_every_length_are_written_as_the_standard_library_does() {
    let powers = (0..20).map(|exponent| 10_u64.pow(exponent));
    let near = |power: u64| [power - 1, power, power + 1, power / 2 * 3];
    let mut numbers: Vec<u64> = powers.flat_map(near).collect();
    numbers.extend((0..64).map(|bit| u64::MAX >> bit));
    // These cover all halves and pairs of numbers of eight digits.
    numbers.extend((0..10_000).flat_map(|four| [four * 10_000 + 9999 - four, four << 50]));
    let expected = lines(&numbers);
    assert_eq!(written(&numbers), expected);
}

#[test]
fn more_lines_than_the_buffer_holds_are_all_written() {
    let numbers: Vec<u64> = (0..30_000).map(|n| n * n * n).collect();
    let expected = lines(&numbers);
    assert!(expected.len() > 1 << 18);
    assert_eq!(written(&numbers), expected);
    assert_eq!(written(&[]), "");
}

#[test]
fn words_of_every_length_are_written_whatever_the_buffer_holds() {
    let long = "x".repeat(1 << 17);
    for length in [0, 1, 2, 5, 4095, 65_534, 65_535, 65_536, 1 << 17] {
        let words = [&long[..length], "Yes", "", &long[..length], "No"];
        let mut text = Vec::new();
        write_words(&mut text, words.iter().copied().cycle().take(100)).unwrap();
        let expected = (words.join("\n") + "\n").repeat(20);
        assert!(text == expected.as_bytes(), "words of length {length}");
    }
}

#[test]
fn an_output_that_takes_nothing_is_an_error() {
    let mut full = [0; 3];
    assert!(write_lines(&mut full.as_mut_slice(), [12345]).is_err());
    assert!(write_words(&mut full.as_mut_slice(), ["12345"]).is_err());
}
