//! Comparison of readers of the standard input with the crate `proconio`: both must read the same values
//! from the same input, and refuse the same inputs. A reader is a program whose first argument names a way
//! to read.

use libtest_mimic::Trial;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

/// The readers to compare.
#[derive(Clone, Copy)]
pub struct Readers {
    /// The reader that uses the crate.
    pub original: fn() -> Command,
    /// The other readers.
    pub others: fn() -> Vec<Command>,
}

/// The tests of some readers that also support the ways in `more`.
pub fn trials(readers: Readers, more: &[&'static str]) -> Vec<Trial> {
    let mut trials = Vec::new();
    for &way in WAYS.iter().chain(more) {
        let name = format!("random_inputs_are_read_and_refused_alike::{way}");
        trials.push(trial(name, move || {
            random_inputs_are_read_and_refused_alike(readers, way);
        }));
    }
    for (way, input, expected) in READ {
        trials.push(trial(format!("what_is_read::{way}"), move || {
            let read = agree(readers, way, input.as_bytes());
            assert_eq!(read.as_deref(), Some(expected));
        }));
    }
    trials.push(trial("tokens_go_on_beyond_the_buffer", move || {
        tokens_go_on_beyond_the_buffer(readers);
    }));
    trials.push(trial("numbers_of_every_length_are_read_at_every_place", move || {
        numbers_of_every_length_are_read_at_every_place(readers);
    }));
    trials.push(trial("a_byte_order_mark_is_skipped_at_the_start_alone", move || {
        a_byte_order_mark_is_skipped_at_the_start_alone(readers);
    }));
    trials.push(trial("bytes_that_are_no_text_are_refused", move || {
        assert_eq!(agree(readers, "interactive", b"1 7 \xff\xfe"), None);
    }));
    for (name, way, input, expected) in REFUSED {
        trials.push(trial(format!("refusals_say_why::{name}"), move || {
            for reader in (readers.others)() {
                let output = read(reader, way, input.as_bytes());
                let message = String::from_utf8(output.stderr).unwrap();
                assert!(message.contains(expected), "{message}");
            }
        }));
    }
    trials
}

/// A test that fails by panicking.
pub fn trial(name: impl Into<String>, test: impl FnOnce() + Send + 'static) -> Trial {
    Trial::test(name, || {
        test();
        Ok(())
    })
}

/// Runs a reader on an input.
fn read(mut reader: Command, way: &str, input: &[u8]) -> Output {
    let mut child = reader
        .arg(way)
        .env_remove("RUST_BACKTRACE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its input may exit before it has read all of it.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

/// Returns the result that all readers read from an input; `None` if all refuse it.
pub fn agree(readers: Readers, way: &str, input: &[u8]) -> Option<String> {
    let original = read((readers.original)(), way, input);
    let shown = String::from_utf8_lossy(input);
    let success = original.status.success();
    let text = |output: Output| String::from_utf8(output.stdout).unwrap();
    let expected = text(original);
    assert_eq!(expected.is_empty(), !success, "{way}: {shown:?}");
    for other in (readers.others)() {
        let other = read(other, way, input);
        assert_eq!(other.status.success(), success, "{way}: {shown:?}");
        assert_eq!(text(other), expected, "{way}: {shown:?}");
    }
    success.then_some(expected)
}

/// The ways of the reader.
const WAYS: [&str; 9] = [
    "numbers",
    "words",
    "counted",
    "jagged",
    "tuples",
    "interactive",
    "all",
    "naturals",
    "integers",
];

/// Tokens: most ways accept some of them and refuse others.
const TOKENS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "1",
    "2",
    "3",
    "-1",
    "-0",
    "007",
    "127",
    "128",
    "-128",
    "-129",
    "255",
    "256",
    "65536",
    "4294967296",
    "0000000000000000000000001",
    "00000000",
    "12345678",
    "123456789",
    "-12345678",
    "12345678x",
    "1234567812345678",
    "9999999999999999999",
    "09999999999999999999",
    "10000000000000000000",
    "18446744073709551615",
    "18446744073709551616",
    "20000000000000000000",
    "36893488147419103231",
    "99999999999999999999",
    "184467440737095516150",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "-9223372036854775809",
    "-18446744073709551616",
    "--1",
    "+5",
    "+-1",
    "-+1",
    "+x",
    "+18446744073709551615",
    "-x",
    "1-",
    "170141183460469231731687303715884105727",
    "1.5",
    "1e3",
    ".",
    "-",
    "+",
    "x",
    "word",
    "true",
    "false",
    "é",
    "φλ",
    "٣",
    "0x1",
    "1_000",
    "NaN",
];

const SPACES: &[&str] = &[" ", " ", " ", "\n", "\n", "\r\n", "\t", "\u{b}", "\u{c}", "  \n\n "];

/// An input of random tokens; if `few`, all of its numbers are small.
fn input(rng: &mut Xoshiro256PlusPlus, few: bool) -> String {
    let tokens = if few { &TOKENS[..7] } else { TOKENS };
    let mut input = String::new();
    if rng.random_bool(0.2) {
        input += SPACES.choose(rng).unwrap();
    }
    for _ in 0..rng.random_range(0..30) {
        input += tokens.choose(rng).unwrap();
        input += SPACES.choose(rng).unwrap();
    }
    if rng.random_bool(0.3) {
        input += tokens.choose(rng).unwrap();
    }
    input
}

fn random_inputs_are_read_and_refused_alike(readers: Readers, way: &str) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1067);
    let mut accepted = 0;
    for round in 0..60 {
        let input = input(&mut rng, round % 2 == 0);
        accepted += usize::from(agree(readers, way, input.as_bytes()).is_some());
    }
    assert!(accepted < 60, "nothing was refused");
    assert!(accepted > 0 || way == "words", "everything was refused");
}

/// Ways, inputs, and the values read from them.
const READ: [(&str, &str, &str); 3] = [
    ("words", "ab é\n c x true 0.5", "['a', 'b'] [195, 169] \"c\" 'x' true 0.5\n"),
    ("counted", "1 -5 1 2 3 4 9", "[-5] [[1, 2], [3, 4]]\n"),
    ("tuples", "1 0 3 ab 2 -1 -2", "0 [(2, (['a', 'b'], [-1, -2]))]\n"),
];

/// The size of the buffer.
const BUFFER: usize = 1 << 14;

fn tokens_go_on_beyond_the_buffer(readers: Readers) {
    for before in BUFFER - 30..=BUFFER {
        let input = format!("{}123456 1234567\n", " ".repeat(before));
        assert_eq!(agree(readers, "all", input.as_bytes()).unwrap(), "123456 1234567 \n");
        let input = format!("{}x18446744073709551615", " ".repeat(before));
        assert_eq!(agree(readers, "naturals", input.as_bytes()), None);
    }
    let long = "é".repeat(20_000);
    let input = format!("{long} {long} x y true 1");
    assert!(agree(readers, "words", input.as_bytes()).is_some());
}

/// The crate does not skip a byte order mark.
fn a_byte_order_mark_is_skipped_at_the_start_alone(readers: Readers) {
    let expected = "123456 1234567 \n";
    for reader in (readers.others)() {
        let output = read(reader, "all", "\u{feff}123456 1234567\n".as_bytes());
        assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
    }
    for mut reader in (readers.others)() {
        let mut reader =
            reader.arg("all").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut input = reader.stdin.take().unwrap();
        input.write_all("\u{feff}".as_bytes()).unwrap();
        // The pause lets the reader, most likely, read only the mark.
        thread::sleep(Duration::from_millis(50));
        input.write_all(b"123456 1234567\n").unwrap();
        drop(input);
        let output = reader.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
    }
    let input = " ".repeat(BUFFER) + "\u{feff}b é\n c x true 0.5";
    assert!(agree(readers, "words", input.as_bytes()).is_some());
}

/// Three buffers of numbers of up to 20 digits, which begin and end at every place of a buffer.
fn numbers_of_every_length_are_read_at_every_place(readers: Readers) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3032);
    for before in 0..40 {
        for (way, sign, last) in
            [("naturals", "", "18446744073709551615"), ("integers", "-", "-9223372036854775808")]
        {
            let mut input = " ".repeat(before);
            let mut expected = Vec::new();
            while input.len() < 3 * BUFFER {
                let number = rng.random::<u64>() >> rng.random_range(sign.len()..64);
                let zeros = rng.random_range(0..20_usize).saturating_sub(16);
                let mut value = i128::from(number);
                if !sign.is_empty() && rng.random_bool(0.5) {
                    value = -value;
                    input += sign;
                }
                input += &"0".repeat(zeros);
                input += &number.to_string();
                input += SPACES.choose(&mut rng).unwrap();
                expected.push(value.to_string());
            }
            if before % 2 == 0 {
                input += last;
                expected.push(String::from(last));
            }
            let expected = expected.join(" ") + " \n";
            assert_eq!(agree(readers, way, input.as_bytes()), Some(expected));
        }
    }
}

/// Ways, inputs that they refuse, and parts of the error messages.
const REFUSED: [(&str, &str, &str, &str); 6] = [
    ("value", "words", "ab é c x maybe", "`maybe` is not of type bool"),
    ("word", "numbers", "1 x", "`x` is no digit"),
    ("missing", "numbers", "1\n2\n", "the input ends"),
    ("number", "numbers", "1", "the input ends"),
    ("range", "numbers", "128", "a number beyond i8"),
    ("zero", "jagged", "1 1 0", "0 where numbers count from 1"),
];
