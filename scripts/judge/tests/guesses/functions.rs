//! The functions in files with answers have the same values in Python, C++ and Rust.

use itertools::Itertools;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

const RUST: &str = concat!(
    include_str!("../../../truth/guesser/src/answer/functions.rs"),
    include_str!("../../../truth/guesser/src/answer/sequences.rs")
);
const CPP: &str = include_str!("../../../truth/guesser/src/answer/functions.cpp");
const PYTHON: &str = include_str!("../../../truth/guesser/src/answer/functions.py");

const NUMBERS: [&str; 12] =
    ["0", "1", "2", "3", "4", "7", "8", "20", "90", "143", "1597", "4294967311"];
const LISTS: [&str; 8] = [
    "[0, 0]",
    "[1, 2]",
    "[5, 3]",
    "[6, 4]",
    "[1, 1, 4]",
    "[9, 2, 9, 3]",
    "[255, 17, 68]",
    "[1000003, 618034]",
];
const WORDS: [&str; 5] = ["\"\"", "\"R\"", "\"RBBR\"", "\"RRRB\"", "\"BRBRB\""];

/// Calls with their values. The octal game 0.04 begins with four zeros, but has other values later.
const KNOWN: [(&str, &str); 3] = [
    ("octal_value(3, [0, 4])", "0"),
    ("octal_value(4, [0, 4])", "1"),
    ("octal_value(8, [0, 4])", "2"),
];

/// Returns the arguments to try for a parameter in Rust.
fn arguments(parameter: &str) -> &'static [&'static str] {
    match parameter {
        "n: u64" | "k: u64" => &NUMBERS,
        "base: u64" => &["2", "3", "10"],
        "ratio: u64" => &["3", "18"],
        "factor: u64" | "share: u64" => &["1", "2"],
        "end: u64" => &["2"],
        "first: u64" => &["0"],
        "before: u64" => &["0", "2"],
        "terms: &[u64]" => &["[5, 1, 2, 2]"],
        "more: u64" => &["3", "5"],
        "saltus: u64" => &["0", "3"],
        "place: u64" | "start: u64" | "width: u64" | "replies: u64" | "shift: u64" => &["0", "1"],
        "letters: &str" => &["\"BR\""],
        "steps: &[u64]" => &["[1, 0, 0, 1]"],
        "limit: u64" => &["0", "2", "3"],
        "tolerance: u64" => &["1", "2", "3"],
        "listed: &[u64]" => &["[0, 0, 6, 4, 1, 1]", "[5, 3]"],
        "part: &str" => &["\"RB\"", "\"RR\""],
        "moduli: &[u64]" => &["[2, 3]", "[4, 4, 4]"],
        "modulus: u64" | "divisor: u64" => &["2", "3"],
        "taken: &[u64]" => &["[1, 3, 4]", "[2, 3]"],
        "digits: &[u64]" => &["[7, 7]", "[0, 7]", "[0, 4]", "[3, 1, 6]"],
        "a: u64" | "b: u64" => &["0", "1", "5", "200", "70000"],
        "level: u64" => &["6"],
        "numbers: &[u64]" | "values: &[u64]" => &LISTS,
        "word: &str" => &WORDS,
        "letter: char" => &["'R'"],
        _ => panic!("`{parameter}`: list arguments for it"),
    }
}

/// Returns calls of all functions in the notation of Rust, without `&`.
fn calls() -> Vec<String> {
    let functions = RUST.lines().filter_map(|line| line.strip_prefix("pub(crate) fn "));
    let calls = functions.flat_map(|line| {
        let (name, rest) = line.split_once('(').expect("parameters follow the name");
        let (parameters, returned) =
            rest.split_once(") -> ").expect("a function returns something");
        // The larger integers of Rust and C++ are for these functions alone.
        let is_shown = !returned.starts_with("u128");
        let parameters = parameters.split(", ").filter(move |_| is_shown);
        let lists = parameters.map(arguments).multi_cartesian_product();
        let lists = lists.filter(|list| !list.is_empty());
        lists.map(move |list| format!("{name}({})", list.iter().join(", ")))
    });
    // Values of heaps and places of primes take O(n) steps or more.
    let slow = ["subtraction_value", "octal_value", "odd_prime_place", "prime_place"];
    let is_slow =
        |call: &String| slow.iter().any(|name| call.starts_with(&format!("{name}(4294967311")));
    calls.filter(|call| !is_slow(call)).collect()
}

/// Compares the values in Rust with those in C++ or Python.
pub fn check(is_cpp: bool) {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let calls = calls();
    assert!(calls.len() > 500, "{} calls", calls.len());
    let rust = in_rust(folder, &calls);
    let other = if is_cpp { in_cpp(folder, &calls) } else { in_python(folder, &calls) };
    for (call, (rust, other)) in calls.iter().zip(rust.lines().zip(other.lines())) {
        assert_eq!(rust, other, "{call}");
    }
    for (call, value) in KNOWN {
        let place = calls.iter().position(|other| other == call).expect(call);
        assert_eq!(rust.lines().nth(place), Some(value), "{call}");
    }
    assert_eq!(other.lines().count(), calls.len());
}

fn in_rust(folder: &Path, calls: &[String]) -> String {
    let shown = calls.iter().map(|call| format!("    show({});\n", call.replace('[', "&[")));
    let functions = RUST.lines().filter(|line| !line.starts_with("//!")).join("\n");
    let traits = "trait Shown { fn text(self) -> String; }
impl Shown for u64 { fn text(self) -> String { self.to_string() } }
impl Shown for bool { fn text(self) -> String { u64::from(self).to_string() } }
impl Shown for Vec<u64> { fn text(self) -> String { self.iter().map(|n| format!(\"{n} \")).collect() } }
fn show(value: impl Shown) { println!(\"{}\", value.text()); }";
    let text = format!("{functions}\n{traits}\nfn main() {{\n{}}}\n", shown.collect::<String>());
    fs::write(folder.join("all.rs"), text).unwrap();
    let mut compiler = Command::new("rustc");
    compiler.args(["--edition", "2021", "-A", "warnings", "all.rs", "-o", "in_rust"]);
    succeed(compiler.current_dir(folder));
    succeed(&mut Command::new(folder.join("in_rust")))
}

fn in_cpp(folder: &Path, calls: &[String]) -> String {
    let shown = calls.iter().map(|call| {
        let call = call.replace('[', "{").replace(']', "}");
        format!("    show({call});\n")
    });
    let show = "#include <iostream>
void show(std::uint64_t value) { std::cout << value << '\\n'; }
void show(const Numbers& values) { for (auto n : values) std::cout << n << ' '; std::cout << '\\n'; }";
    let text = format!("{CPP}\n{show}\nint main() {{\n{}}}\n", shown.collect::<String>());
    fs::write(folder.join("all.cpp"), text).unwrap();
    let mut compiler = Command::new("g++");
    compiler.args(["-std=c++17", "all.cpp", "-o", "in_cpp"]);
    succeed(compiler.current_dir(folder));
    succeed(&mut Command::new(folder.join("in_cpp")))
}

fn in_python(folder: &Path, calls: &[String]) -> String {
    let shown = calls.iter().map(|call| format!("show({call})\n"));
    let show = "def show(value):
    print(''.join(f'{n} ' for n in value) if isinstance(value, list) else int(value) % 2**64)";
    let text = format!("{PYTHON}\n\n{show}\n\n\n{}", shown.collect::<String>());
    fs::write(folder.join("all.py"), text).unwrap();
    succeed(Command::new("python3").arg(folder.join("all.py")))
}

/// Runs a command, which must succeed. Returns its standard output.
fn succeed(command: &mut Command) -> String {
    let output = command.stderr(Stdio::piped()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}
