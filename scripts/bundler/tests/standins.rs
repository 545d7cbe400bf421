//! The stand-ins for `proconio` and `itertools` against the crates: the same program, bundled with
//! the stand-ins and built with the crates, reads the same from the same input and refuses the same.
//!
//! The program with the crates is this test itself, called with [`READER`] in its environment.

use bundler::rust::{Options, bundle_source, rustc::compiler};
use libtest_mimic::{Arguments, Trial};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Output, Stdio};
use std::sync::LazyLock;

#[path = "programs/dialogue.rs"]
mod dialogue;
#[path = "programs/reader.rs"]
mod reader;

/// The environment variable that makes this test the reader with the crates.
const READER: &str = "STANDINS_READER";

fn main() -> ExitCode {
    if env::var_os(READER).is_some() {
        reader::main();
        return ExitCode::SUCCESS;
    }
    let mut trials = Vec::new();
    for way in WAYS {
        trials.push(trial(
            format!("random_inputs_are_read_and_refused_alike::{way}"),
            || random_inputs_are_read_and_refused_alike(way),
        ));
    }
    for (way, input, expected) in READ {
        trials.push(trial(format!("what_is_read::{way}"), move || {
            assert_eq!(agree(way, input.as_bytes()).as_deref(), Some(expected));
        }));
    }
    trials.push(trial(
        "tokens_go_on_beyond_the_buffer",
        tokens_go_on_beyond_the_buffer,
    ));
    trials.push(trial(
        "numbers_of_every_length_are_read_at_every_place",
        numbers_of_every_length_are_read_at_every_place,
    ));
    trials.push(trial("a_dialogue_is_read_line_by_line", || {
        let mut original = Command::new(env::current_exe().unwrap());
        dialogue::assert_answers(original.env(READER, "").arg("dialogue"));
        dialogue::assert_answers(Command::new(&STAND_INS[0]).arg("dialogue"));
    }));
    trials.push(trial("bytes_that_are_no_text_are_refused", || {
        assert_eq!(agree("interactive", b"1 7 \xff\xfe"), None);
    }));
    for (name, way, input, expected) in REFUSED {
        trials.push(trial(format!("refusals_say_why::{name}"), move || {
            let output = read(Command::new(&STAND_INS[0]), way, input.as_bytes());
            let message = String::from_utf8(output.stderr).unwrap();
            assert!(message.contains(expected), "{message}");
        }));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn trial(name: impl Into<String>, test: impl FnOnce() + Send + 'static) -> Trial {
    Trial::test(name, || {
        test();
        Ok(())
    })
}

/// The readers with the stand-ins, for small inputs, for large ones, and for a program with threads, built once.
static STAND_INS: LazyLock<[PathBuf; 3]> =
    LazyLock::new(|| ["short", "quick", "locked"].map(build));

fn build(reader: &str) -> PathBuf {
    let workspace = Path::new("../..");
    let path = Path::new("scripts/bundler/tests/programs/reader.rs");
    let mut text = include_str!("programs/reader.rs").to_owned();
    assert!(!text.contains("thread"), "all would be locked");
    if reader == "locked" {
        text += "// It may have threads.\n";
    }
    let options = Options {
        large_input: reader == "quick",
        ..Options::default()
    };
    let text = bundle_source(workspace, path, &text, &options).unwrap();
    let program = workspace.join(format!("target/tmp/reader-{reader}"));
    fs::create_dir_all(program.parent().unwrap()).unwrap();
    let source = program.with_extension("rs");
    fs::write(&source, text).unwrap();
    let status = Command::new(compiler())
        .args(["-O", "-D", "warnings", "--edition", "2021"])
        .args(["--crate-name", "reader", "-o"])
        .args([&program, &source])
        .status();
    assert!(status.unwrap().success());
    program
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
    // A program that refuses its input may end before it has read all of it.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

/// What both read from an input; `None` if both refuse it.
fn agree(way: &str, input: &[u8]) -> Option<String> {
    let mut original = Command::new(env::current_exe().unwrap());
    original.env(READER, "");
    let original = read(original, way, input);
    let shown = String::from_utf8_lossy(input);
    let success = original.status.success();
    let text = |output: Output| String::from_utf8(output.stdout).unwrap();
    let expected = text(original);
    assert_eq!(expected.is_empty(), !success, "{way}: {shown:?}");
    for stand_in in &*STAND_INS {
        let stand_in = read(Command::new(stand_in), way, input);
        assert_eq!(stand_in.status.success(), success, "{way}: {shown:?}");
        assert_eq!(text(stand_in), expected, "{way}: {shown:?}");
    }
    success.then_some(expected)
}

/// The ways of the reader.
const WAYS: [&str; 10] = [
    "numbers",
    "words",
    "counted",
    "jagged",
    "tuples",
    "interactive",
    "all",
    "naturals",
    "integers",
    "iterators",
];

/// Tokens of which most ways accept some and refuse others. The stand-ins do not read a plus sign before
/// a number.
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

const SPACES: &[&str] = &[
    " ", " ", " ", "\n", "\n", "\r\n", "\t", "\u{b}", "\u{c}", "  \n\n ",
];

/// An input of some random tokens; `few` if only small numbers are among them.
fn input(random: &mut ChaCha8Rng, few: bool) -> String {
    let tokens = if few { &TOKENS[..7] } else { TOKENS };
    let mut input = String::new();
    if random.random_bool(0.2) {
        input += SPACES.choose(random).unwrap();
    }
    for _ in 0..random.random_range(0..30) {
        input += tokens.choose(random).unwrap();
        input += SPACES.choose(random).unwrap();
    }
    if random.random_bool(0.3) {
        input += tokens.choose(random).unwrap();
    }
    input
}

fn random_inputs_are_read_and_refused_alike(way: &str) {
    let mut random = ChaCha8Rng::seed_from_u64(1067);
    let mut accepted = 0;
    for round in 0..60 {
        let input = input(&mut random, round % 2 == 0);
        accepted += usize::from(agree(way, input.as_bytes()).is_some());
    }
    assert!(accepted < 60, "nothing was refused");
    assert!(accepted > 0 || way == "words", "everything was refused");
}

/// Ways, inputs, and what is read.
const READ: [(&str, &str, &str); 4] = [
    (
        "words",
        "ab é\n c x true 0.5",
        "['a', 'b'] [195, 169] \"c\" 'x' true 0.5\n",
    ),
    ("counted", "1 -5 1 2 3 4 9", "[-5] [[1, 2], [3, 4]]\n"),
    (
        "tuples",
        "1 0 3 ab 2 -1 -2",
        "0 [(2, (['a', 'b'], [-1, -2]))]\n",
    ),
    (
        "iterators",
        "3 -2 1 1",
        "-2 1 1 [-2, 1, 1] 11-2 false ,+,+\n",
    ),
];

/// The size of the buffer that the stand-in reads into.
const BUFFER: usize = 1 << 16;

fn tokens_go_on_beyond_the_buffer() {
    for before in BUFFER - 30..=BUFFER {
        let input = format!("{}123456 1234567\n", " ".repeat(before));
        assert_eq!(agree("all", input.as_bytes()).unwrap(), "123456 1234567 \n");
        let input = format!("{}x18446744073709551615", " ".repeat(before));
        assert_eq!(agree("naturals", input.as_bytes()), None);
    }
    let long = "é".repeat(20_000);
    let input = format!("{long} {long} x y true 1");
    assert!(agree("words", input.as_bytes()).is_some());
}

/// Three buffers of numbers of up to 20 digits, which begin and end everywhere in these.
fn numbers_of_every_length_are_read_at_every_place() {
    let mut random = ChaCha8Rng::seed_from_u64(3032);
    for before in 0..40 {
        for (way, sign, last) in [
            ("naturals", "", "18446744073709551615"),
            ("integers", "-", "-9223372036854775808"),
        ] {
            let mut input = " ".repeat(before);
            let mut expected = Vec::new();
            while input.len() < 3 * BUFFER {
                let number = random.random::<u64>() >> random.random_range(sign.len()..64);
                let zeros = random.random_range(0..20_usize).saturating_sub(16);
                let mut value = i128::from(number);
                if !sign.is_empty() && random.random_bool(0.5) {
                    value = -value;
                    input += sign;
                }
                input += &"0".repeat(zeros);
                input += &number.to_string();
                input += SPACES.choose(&mut random).unwrap();
                expected.push(value.to_string());
            }
            if before % 2 == 0 {
                input += last;
                expected.push(String::from(last));
            }
            let expected = expected.join(" ") + " \n";
            assert_eq!(agree(way, input.as_bytes()), Some(expected));
        }
    }
}

/// Ways, inputs that are refused, and what the message says.
const REFUSED: [(&str, &str, &str, &str); 4] = [
    (
        "value",
        "words",
        "ab é c x maybe",
        "`maybe` is not of type bool",
    ),
    ("word", "numbers", "1 x", "no digit"),
    ("missing", "numbers", "1\n2\n", "a token is missing"),
    ("zero", "jagged", "1 1 0", "0 where numbers count from 1"),
];
