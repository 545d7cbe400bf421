//! Tests of reading the standard input and of printing lines, in separate processes: this program starts
//! itself again, and its environment tells it to print what it reads. The expected output comes from the
//! standard library.

use jury::Random;
use libtest_mimic::{Arguments, Trial};
use rand::{Rng, SeedableRng};
use shared::input;
use shared::reading::is_stdin_empty;
use shared::reading::marker::{Bytes, Chars, Isize1, Usize1};
use shared::writing::{print_lines, print_words};
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// The environment variable that names the program to run.
const PROGRAM: &str = "STDIO_PROGRAM";

/// A type that can be read.
struct Kind {
    name: &'static str,
    /// Prints each value until the input is empty.
    program: fn(),
    /// The text printed for a token, if it has a value.
    printed: fn(&str) -> Option<String>,
}

macro_rules! kinds {
    ($($kind:ident: $printed:expr;)*) => {
        [$(Kind {
            name: stringify!($kind),
            program: || while !is_stdin_empty() {
                input! { value: $kind }
                println!("{value:?}");
            },
            printed: $printed,
        }),*]
    };
}

macro_rules! parsed {
    ($($kind:ident)*) => {
        kinds! { $($kind: |token| Some(format!("{:?}", token.parse::<$kind>().ok()?));)* }
    };
}

fn kinds() -> impl Iterator<Item = Kind> {
    let parsed = parsed! {
        u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f64 char bool String
    };
    let markers = kinds! {
        Bytes: |token| Some(format!("{:?}", token.as_bytes()));
        Chars: |token| Some(format!("{:?}", token.chars().collect::<Vec<_>>()));
        Usize1: |token| Some(format!("{:?}", token.parse::<usize>().ok()?.checked_sub(1)?));
        Isize1: |token| Some(format!("{:?}", token.parse::<isize>().ok()?.checked_sub(1)?));
    };
    parsed.into_iter().chain(markers)
}

/// Programs that do more than read a single type.
const PROGRAMS: [(&str, fn()); 3] = [
    ("composed", || {
        input! { n: usize, mut rows: [[i64; 2]; n], pairs: [(Usize1, Chars)] }
        rows.reverse();
        input! { (word, _): (String, std::primitive::u8), flags: [Bytes; n], }
        println!("{rows:?} {pairs:?} {word:?} {flags:?} {}", is_stdin_empty());
    }),
    ("lines", || {
        input! { numbers: [u64] }
        print_lines(numbers);
    }),
    ("words", || {
        input! { words: [String] }
        print_words(words.iter().map(|word| &**word));
    }),
];

fn main() -> ExitCode {
    if let Ok(name) = env::var(PROGRAM) {
        let mut programs = kinds().map(|kind| (kind.name, kind.program)).chain(PROGRAMS);
        let (_, program) = programs.find(|program| program.0 == name).unwrap();
        program();
        return ExitCode::SUCCESS;
    }
    let read = kinds().map(|kind| {
        let name = format!("read::{}", kind.name);
        trial(name, move || many_are_read(&kind))
    });
    // Any text is a word: only the other kinds refuse some tokens.
    let refusing = kinds().filter(|kind| !["String", "Bytes", "Chars"].contains(&kind.name));
    let refused = refusing.map(|kind| {
        let name = format!("refused::{}", kind.name);
        trial(name, move || other_tokens_are_refused(&kind))
    });
    let others = [
        trial("composed", types_are_composed),
        trial("the_end", what_is_missing_is_said),
        trial("not_utf_8", what_is_no_text_is_refused),
        trial("a_dialogue", reading_waits_for_no_more_than_it_needs),
        trial("printed", lines_are_printed),
    ];
    let trials = read.chain(refused).chain(others).collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn trial(name: impl Into<String>, test: impl FnOnce() + Send + 'static) -> Trial {
    Trial::test(name, move || {
        test();
        Ok(())
    })
}

fn start(program: &str) -> Child {
    Command::new(env::current_exe().unwrap())
        .env(PROGRAM, program)
        .env("RUST_BACKTRACE", "0")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Returns the output of a program, or its error message if it fails.
fn run(program: &str, input: &[u8]) -> Result<String, (String, String)> {
    let mut child = start(program);
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A program that fails stops reading.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let [stdout, stderr] =
        [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    if output.status.success() {
        Ok(stdout)
    } else {
        Err((stdout, stderr))
    }
}

/// Tokens at all bounds of all types, and tokens that are almost numbers.
fn edges() -> Vec<String> {
    let powers = [7, 8, 15, 16, 31, 32, 63, 64, 127].map(|bits| 1_u128 << bits);
    let near = |power: u128| [power - 1, power, power + 1];
    let mut tokens: Vec<String> =
        powers.into_iter().flat_map(near).map(|n| n.to_string()).collect();
    tokens.extend(
        (1..40).flat_map(|digits| ["9".repeat(digits), format!("1{}", "0".repeat(digits))]),
    );
    tokens.push(u128::MAX.to_string());
    let negative: Vec<String> = tokens.iter().map(|token| format!("-{token}")).collect();
    tokens.extend(negative);
    let others = [
        "0",
        "-0",
        "+5",
        "007",
        "00000000000000000000000012",
        "-",
        "+",
        "--1",
        "1-",
        "1.5",
        "-2.25",
        "1e3",
        "inf",
        "x",
        "1x",
        "12345678x",
        "1234567x",
        "1:",
        "1/",
        "12345678:",
        ":",
        "/",
        "true",
        "é",
        "1é",
        "٣",
        "ab",
    ];
    tokens.extend(others.map(String::from));
    tokens
}

/// Numbers, words and blanks of many lengths, over several buffers, with the end within a token or after blanks.
fn many_are_read(kind: &Kind) {
    let mut rng = Random::seed_from_u64(1);
    let mut tokens = edges();
    tokens.retain(|token| (kind.printed)(token).is_some());
    for end in ["", "\n", " \r\n\t\u{b}\u{c} "] {
        let (mut input, mut expected) = (String::new(), String::new());
        while input.len() < 200_000 {
            let token = match rng.random_range(0..4) {
                0 => tokens[rng.random_range(0..tokens.len())].clone(),
                _ => (rng.random::<u64>() >> rng.random_range(0..64)).to_string(),
            };
            let Some(printed) = (kind.printed)(&token) else {
                continue;
            };
            expected += &(printed + "\n");
            input += if input.is_empty() {
                ""
            } else {
                [" ", "\n", "\r\n", "\t \n\n"][rng.random_range(0..4)]
            };
            input += &token;
        }
        assert!(
            run(kind.name, (input + end).as_bytes()).as_ref() == Ok(&expected),
            "{}",
            kind.name
        );
    }
}

/// Each token is followed by much input, or by nothing.
fn other_tokens_are_refused(kind: &Kind) {
    let is_good = |token: &String| (kind.printed)(token).is_some();
    let (good, others): (Vec<String>, Vec<String>) = edges().into_iter().partition(is_good);
    let printed = (kind.printed)(&good[0]).unwrap();
    assert!(!others.is_empty());
    for token in others {
        for behind in [String::new(), format!("\n{}", "1 ".repeat(20))] {
            let input = format!("{} {token}{behind}", good[0]);
            let (stdout, stderr) = run(kind.name, input.as_bytes()).unwrap_err();
            assert_eq!(stdout, format!("{printed}\n"), "{}: {token}", kind.name);
            let reasons =
                ["is no digit", "is not of type", "beyond", "negative", "sign", "count from 1"];
            let is_said = reasons.iter().any(|reason| stderr.contains(reason));
            assert!(is_said, "{}: {token}: {stderr}", kind.name);
        }
    }
}

fn types_are_composed() {
    let input = "2\n1 -2\n3 4\n2\n5 ab 1 c\nword 7 x yz\n";
    let expected =
        "[[3, 4], [1, -2]] [(4, ['a', 'b']), (0, ['c'])] \"word\" [[120], [121, 122]] true\n";
    assert_eq!(run("composed", input.as_bytes()), Ok(expected.into()));
    let more = format!("{input} . ");
    assert_eq!(run("composed", more.as_bytes()), Ok(expected.replace("true", "false")));
}

fn what_is_missing_is_said() {
    for input in ["", " \n", "2", "2\n1 -2\n3 4\n2\n5 ab 1 c\nword 7 x\n"] {
        let (stdout, stderr) = run("composed", input.as_bytes()).unwrap_err();
        assert_eq!(stdout, "");
        assert!(stderr.contains("the input ends"), "{stderr}");
    }
}

fn what_is_no_text_is_refused() {
    for kind in kinds() {
        let (stdout, stderr) =
            run(kind.name, b"\xB1 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15\n").unwrap_err();
        assert!(
            stdout.is_empty()
                && (stderr.contains("UTF-8") || stderr.contains("`\\xb1` is no digit")),
            "{}: {stderr}",
            kind.name
        );
    }
}

/// Each line is answered before the next one is written, even if the line arrives in pieces.
fn reading_waits_for_no_more_than_it_needs() {
    let mut child = start("u64");
    let mut stdin = child.stdin.take().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let (sender, answers) = mpsc::channel();
    let reader = thread::spawn(move || lines.for_each(|line| sender.send(line.unwrap()).unwrap()));
    for number in ["7", "12345678901", "0"] {
        let (first, second) = number.split_at(number.len() / 2);
        for piece in [first, second, "\n"] {
            stdin.write_all(piece.as_bytes()).unwrap();
        }
        let answer = answers.recv_timeout(Duration::from_secs(30));
        assert_eq!(answer.as_deref(), Ok(number));
    }
    drop(stdin);
    reader.join().unwrap();
    assert!(answers.recv().is_err() && child.wait().unwrap().success());
}

fn lines_are_printed() {
    let numbers: Vec<String> = (0..30_000_u64).map(|n| n.pow(4).to_string()).collect();
    for program in ["lines", "words"] {
        let input = format!("{} {}", numbers.len(), numbers.join(" "));
        assert_eq!(run(program, input.as_bytes()), Ok(numbers.join("\n") + "\n"));
        assert_eq!(run(program, b"0"), Ok(String::new()));
    }
}
