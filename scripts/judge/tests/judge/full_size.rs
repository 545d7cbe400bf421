//! Programs that are right wherever the rules can be searched, but wrong at full size, as the
//! second opinions detect.

use crate::verdicts::stressed;
use judge::stress::{Kind, Method};
use rstest::rstest;

/// Wythoff's game with the golden ratio off by one part in a million.
const GOLDEN_RATIO: &str = "
fn answer(numbers: &mut impl Iterator<Item = u64>) -> Option<&'static str> {
    let (a, b) = (numbers.next()?, numbers.next()?);
    let low = (a.abs_diff(b) as f64 * 1.618032).floor() as u64;
    Some(if low == a.min(b) { \"0\" } else { \"1\" })
}";

/// Nim without the digits from 2^20 on.
const CUT_HEAPS: &str = "
fn answer(numbers: &mut impl Iterator<Item = u64>) -> Option<&'static str> {
    let count = numbers.next()?;
    let sum = (0..count).map(|_| numbers.next().unwrap() % (1 << 20)).fold(0, |a, b| a ^ b);
    Some(if sum == 0 { \"Second wins.\" } else { \"First wins.\" })
}";

/// Fibonacci Nim with Fibonacci numbers only up to a million.
const FEW_FIBONACCI_NUMBERS: &str = "
fn answer(numbers: &mut impl Iterator<Item = u64>) -> Option<&'static str> {
    let heap = numbers.next().filter(|&heap| heap > 0)?;
    let (mut a, mut b) = (1, 2);
    while b < heap && b < 1_000_000 {
        (a, b) = (b, a + b);
    }
    Some(if b == heap { \"Second win\" } else { \"First win\" })
}";

/// Euclid's game with sides of 32 bits.
const NARROW_SIDES: &str = "
fn answer(numbers: &mut impl Iterator<Item = u64>) -> Option<&'static str> {
    let (a, b) = (numbers.next()? as u32, numbers.next()? as u32);
    let (mut a, mut b, mut wins) = (a.max(b), a.min(b), true);
    if a == 0 {
        return None;
    }
    while b > 0 && a / b == 1 && a % b > 0 {
        (a, b, wins) = (b, a - b, !wins);
    }
    Some(if wins { \"Stan wins\" } else { \"Ollie wins\" })
}";

/// Lasker's Nim with a table of exchanged values that ends at 1,000.
const SHORT_TABLE: &str = "
fn answer(numbers: &mut impl Iterator<Item = u64>) -> Option<&'static str> {
    let value = |heap: u64| match heap % 4 {
        3 if heap < 1000 => heap + 1,
        0 if heap > 0 && heap < 1000 => heap - 1,
        _ => heap,
    };
    let count = numbers.next()?;
    let sum = (0..count).map(|_| value(numbers.next().unwrap())).fold(0, |a, b| a ^ b);
    Some(if sum == 0 { \"Bob\" } else { \"Alice\" })
}";

/// Products of nimbers by a table of Fermat powers that ends at 256.
const NO_FERMAT_POWER: &str = "
fn answer(numbers: &mut impl Iterator<Item = u64>) -> Option<String> {
    let (a, b) = (numbers.next()?, numbers.next()?);
    Some(product(a, b, 4).to_string())
}
fn product(a: u64, b: u64, bits: u32) -> u64 {
    if a < 2 || b < 2 || bits == 0 {
        return a.wrapping_mul(b);
    }
    let mask = (1 << bits) - 1;
    let (a1, a0, b1, b0) = (a >> bits, a & mask, b >> bits, b & mask);
    let high = product(a1, b1, bits / 2);
    let low = product(a0, b0, bits / 2);
    let middle = product(a1 ^ a0, b1 ^ b0, bits / 2) ^ low;
    middle << bits ^ low ^ product(high, 1 << (bits - 1), bits / 2)
}";

/// Reads all numbers, except a first count of cases, and prints each answer.
fn program(answer: &str, counted: bool) -> String {
    let skipped = usize::from(counted);
    format!(
        "fn main() {{
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers = input.split_ascii_whitespace().map(|word| word.parse::<u64>().unwrap());
    let mut numbers = numbers.skip({skipped}).peekable();
    while numbers.peek().is_some() {{
        match answer(&mut numbers) {{
            Some(answer) => println!(\"{{answer}}\"),
            None => break,
        }}
    }}
}}
{answer}"
    )
}

#[rstest]
#[case::golden_ratio("poj1067", GOLDEN_RATIO, false)]
#[case::cut_heaps("mipt100", CUT_HEAPS, false)]
#[case::few_fibonacci_numbers("hdu2516", FEW_FIBONACCI_NUMBERS, false)]
#[case::narrow_sides("poj2348", NARROW_SIDES, false)]
#[case::short_table("hdu3032", SHORT_TABLE, true)]
#[case::no_fermat_power("librarychecker_nim_product_64", NO_FERMAT_POWER, true)]
fn a_mistake_at_full_size_is_found(
    #[case] problem: &str,
    #[case] answer: &str,
    #[case] counted: bool,
) {
    let report = stressed(problem, &program(answer, counted), 2000);
    let difference = report.difference.expect("a difference");
    assert_eq!(difference.kind, Kind::Full, "{difference}");
    let expected = difference.expected.as_ref().expect("an expected output");
    assert_eq!(expected.by, Method::SecondOpinion, "{difference}");
}
