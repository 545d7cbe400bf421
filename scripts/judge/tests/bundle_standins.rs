//! The stand-ins for `proconio` and `itertools` against the crates: the same program, bundled with
//! the one and built with the other, reads the same from the same input, and refuses the same.

use judge::binaries::Binaries;
use judge::bundle::rust::{Options, bundle_text, rustc::compiler};
use jury::Random;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rstest::{fixture, rstest};
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// The reader, once with the crates and once with the stand-ins.
struct Readers {
    _folder: TempDir,
    original: PathBuf,
    stand_in: PathBuf,
}

/// Both readers. The tests share one pair.
#[fixture]
#[once]
fn readers() -> Readers {
    let folder = tempfile::tempdir().unwrap();
    let path = Path::new("scripts/judge/tests/standins/reader.rs");
    let text = include_str!("standins/reader.rs");
    let build = |crates: bool, arguments: &[OsString]| {
        let name = if crates { "original" } else { "stand_in" };
        let program = folder.path().join(name);
        let source = program.with_extension("rs");
        let options = Options {
            crates,
            ..Options::default()
        };
        fs::write(&source, bundle_text(path, text, &options).unwrap()).unwrap();
        let status = Command::new(compiler())
            .args(["-O", "-D", "warnings", "--edition", "2021", "-o"])
            .args([&program, &source])
            .args(arguments)
            .status();
        assert!(status.unwrap().success());
        program
    };
    let mut libraries = vec!["-Cpanic=abort".into()];
    for (name, path) in Binaries::libraries("poj1067").unwrap() {
        if name != "shared" {
            libraries.push(format!("-Ldependency={}", path.parent().unwrap().display()).into());
            libraries.push(format!("--extern={name}={}", path.display()).into());
        }
    }
    Readers {
        original: build(true, &libraries),
        stand_in: build(false, &[]),
        _folder: folder,
    }
}

fn read(program: &Path, way: &str, input: &[u8]) -> Output {
    let mut child = Command::new(program)
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

impl Readers {
    /// What both read from an input; `None` if both refuse it.
    fn agree(&self, way: &str, input: &[u8]) -> Option<String> {
        let original = read(&self.original, way, input);
        let stand_in = read(&self.stand_in, way, input);
        let shown = String::from_utf8_lossy(input);
        let success = original.status.success();
        assert_eq!(stand_in.status.success(), success, "{way}: {shown:?}");
        assert_eq!(stand_in.stdout, original.stdout, "{way}: {shown:?}");
        assert_eq!(stand_in.stdout.is_empty(), !success, "{way}: {shown:?}");
        success.then(|| String::from_utf8(stand_in.stdout).unwrap())
    }
}

/// Tokens of which most ways accept some and refuse others.
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
    "+4",
    "007",
    "127",
    "128",
    "-128",
    "-129",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775808",
    "-9223372036854775809",
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
    "\u{feff}1",
    "\u{0}",
    "\u{1c}",
];

const SPACES: &[&str] = &[
    " ", " ", " ", "\n", "\n", "\r\n", "\t", "\u{b}", "\u{c}", "  \n\n ",
];

/// An input of some random tokens; `few` if only small numbers are among them.
fn input(random: &mut Random, few: bool) -> String {
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

#[rstest]
#[case::numbers("numbers")]
#[case::words("words")]
#[case::counted("counted")]
#[case::jagged("jagged")]
#[case::tuples("tuples")]
#[case::interactive("interactive")]
#[case::all("all")]
#[case::iterators("iterators")]
fn random_inputs_are_read_and_refused_alike(readers: &Readers, #[case] way: &str) {
    let mut random = Random::seed_from_u64(1067);
    let mut accepted = 0;
    for round in 0..60 {
        let input = input(&mut random, round % 2 == 0);
        accepted += usize::from(readers.agree(way, input.as_bytes()).is_some());
    }
    assert!(accepted < 60, "nothing was refused");
    assert!(accepted > 0 || way == "words", "everything was refused");
}

#[rstest]
#[case::words(
    "words",
    "ab é\n c x true 0.5",
    "['a', 'b'] [195, 169] \"c\" 'x' true 0.5\n"
)]
#[case::counted("counted", "1 -5 1 2 3 4 9", "[-5] [[1, 2], [3, 4]]\n")]
#[case::tuples("tuples", "1 0 3 ab 2 -1 -2", "0 [(2, (['a', 'b'], [-1, -2]))]\n")]
#[case::iterators("iterators", "3 -2 1 1", "-2 1 1 [-2, 1, 1] 11-2 false\n")]
fn what_is_read(readers: &Readers, #[case] way: &str, #[case] input: &str, #[case] expected: &str) {
    assert_eq!(
        readers.agree(way, input.as_bytes()).as_deref(),
        Some(expected)
    );
}

#[rstest]
fn tokens_go_on_beyond_the_buffer(readers: &Readers) {
    // The buffer of stdin holds 8192 bytes.
    for before in 8170..8200 {
        let input = format!("{}123456 1234567\n", " ".repeat(before));
        assert_eq!(
            readers.agree("all", input.as_bytes()).unwrap(),
            "123456 1234567 \n"
        );
    }
    let long = "é".repeat(20_000);
    let input = format!("{long} {long} x y true 1");
    assert!(readers.agree("words", input.as_bytes()).is_some());
}

#[rstest]
fn bytes_that_are_no_text_are_refused(readers: &Readers) {
    assert_eq!(readers.agree("interactive", b"1 7 \xff\xfe"), None);
}

#[rstest]
#[case::number(
    "numbers",
    "300",
    "`300` is not of type i8: ParseIntError { kind: PosOverflow }"
)]
#[case::word(
    "numbers",
    "1 x",
    "`x` is not of type u64: ParseIntError { kind: InvalidDigit }"
)]
#[case::missing("numbers", "1\n2\n", "the input ends where a token should stand")]
#[case::zero("jagged", "1 1 0", "`0` is not of type Usize1: it counts from 1")]
fn refusals_say_why(
    readers: &Readers,
    #[case] way: &str,
    #[case] input: &str,
    #[case] expected: &str,
) {
    let said = read(&readers.stand_in, way, input.as_bytes()).stderr;
    let said = String::from_utf8(said).unwrap();
    assert!(said.contains(expected), "{said}");
}
