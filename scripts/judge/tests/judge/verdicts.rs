//! Each mistake gets its verdict, and nothing hangs.

use crate::{doubling, read, runner};
use judge::catalog::{Case, Catalog, Problem};
use judge::program::Program;
use judge::report;
use judge::runner::{Bounds, End, MAX_OUTPUT, Run, Runner, Stream};
use judge::stress::{Effort, Report, SmallCases, stress};
use judge::verdict::{self, Judged, Patience, Verdict};
use rstest::rstest;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use tempfile::TempDir;

const CORRECT: &str = r#"
fn main() {
    for line in std::io::stdin().lines() {
        println!("{}", 2 * line.unwrap().parse::<u64>().unwrap());
    }
}"#;

const WRONG: &str = r#"
fn main() {
    for line in std::io::stdin().lines() {
        let number = line.unwrap().parse::<u64>().unwrap();
        println!("{}", if number == 4 { 7 } else { 2 * number });
    }
}"#;

const SHORT: &str = r#"fn main() { println!("2\n4\n6"); }"#;

const LOOPING: &str = "fn main() { loop { std::hint::black_box(()); } }";

const SLEEPING: &str =
    "fn main() { loop { std::thread::sleep(std::time::Duration::from_secs(9)); } }";

/// Looks for the expected output beside its input.
const PEEKING: &str = r#"
fn main() {
    let input = std::fs::read_link("/proc/self/fd/0").unwrap_or_default();
    let answer = std::fs::read_to_string(input.with_extension("out"));
    print!("{}", answer.unwrap_or_default());
}"#;

const COLOURFUL: &str =
    r#"fn main() { print!("\x1b[2J\x07\r8\n"); eprintln!("\x1b]0;title\x07"); }"#;

const CRASHING: &str = r#"fn main() { println!("2"); panic!("no such heap"); }"#;

const FAILING: &str = r#"fn main() { println!("2"); std::process::exit(3); }"#;

const HOARDING: &str = "
fn main() {
    let mut hoard = Vec::new();
    loop {
        hoard.push(std::hint::black_box(vec![1u8; 1 << 20]));
    }
}";

const ENDLESS: &str = "
use std::io::Write;
fn main() {
    let zeros = vec![b'0'; 1 << 20];
    while std::io::stdout().write_all(&zeros).is_ok() {}
}";

/// Writes 40 MiB to the standard output, and this many to the standard error.
fn chatty(mebibytes: usize) -> String {
    format!(
        "use std::io::Write;
        fn main() {{
            let blanks = vec![b' '; 1 << 20];
            for _ in 0..40 {{
                std::io::stdout().write_all(&blanks).unwrap();
            }}
            for _ in 0..{mebibytes} {{
                std::io::stderr().write_all(&blanks).unwrap();
            }}
        }}"
    )
}

/// Leaves behind a process that holds the standard streams open.
const FORKING: &str = r#"
fn main() {
    std::process::Command::new("sleep").arg("20").spawn().unwrap();
    println!("done");
}"#;

/// Nim for at most ten cases, as in an input of `luogu_p2197`.
const TEN_CASES: &str = r#"
fn main() {
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = input.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    let cases = numbers.next().unwrap();
    let mut answers = [""; 10];
    for answer in &mut answers[..cases] {
        let count = numbers.next().unwrap();
        let heaps = numbers.by_ref().take(count);
        let sum = heaps.fold(0, |sum, heap| sum ^ heap);
        *answer = if sum == 0 { "No" } else { "Yes" };
    }
    println!("{}", answers[..cases].join("\n"));
}"#;

/// Ends without reading its input.
const NOT_READING: &str = r#"fn main() { println!("done"); }"#;

pub struct Planted {
    pub path: PathBuf,
    _folder: TempDir,
}

pub fn compile(source: &str) -> Planted {
    // `stress` makes a runner of its own.
    runner();
    let folder = tempfile::tempdir().unwrap();
    let (text, path) = (folder.path().join("planted.rs"), folder.path().join("planted"));
    std::fs::write(&text, source).unwrap();
    let rustc = Command::new("rustc")
        .args(["--edition", "2021", "-C", "opt-level=1", "-o"])
        .args([&path, &text])
        .status()
        .expect("rustc is in the path");
    assert!(rustc.success());
    Planted { path, _folder: folder }
}

fn judged(source: &str) -> (Judged, String) {
    judged_by(&runner(), source)
}

fn judged_by(runner: &Runner, source: &str) -> (Judged, String) {
    let doubling = doubling();
    let catalog = read(doubling.path());
    let problem = &catalog.problems[0];
    let case = &problem.cases().unwrap()[0];
    judged_on(runner, (problem, case), &compile(source).path, &verdict::bounds(problem))
}

/// The verdict on a program, and the report without colours.
pub fn judged_on(
    runner: &Runner,
    (problem, case): (&Problem, &Case),
    program: &Path,
    bounds: &Bounds,
) -> (Judged, String) {
    let program = Program::new("planted", program);
    let judged = verdict::judge(runner, problem, case, &program, bounds).unwrap();
    let report = report::failure(problem, "planted", case, &judged);
    (judged, console::strip_ansi_codes(&report).into_owned())
}

#[rstest]
#[case::correct(CORRECT, "AC")]
#[case::wrong(WRONG, "WA")]
#[case::short(SHORT, "WA")]
#[case::looping(LOOPING, "TLE")]
#[case::sleeping(SLEEPING, "TLE")]
#[case::peeking(PEEKING, "WA")]
#[case::colourful(COLOURFUL, "WA")]
#[case::crashing(CRASHING, "RE")]
#[case::failing(FAILING, "RE")]
#[case::hoarding(HOARDING, "MLE")]
#[case::endless(ENDLESS, "OLE")]
fn each_mistake_gets_its_verdict(#[case] source: &str, #[case] code: &str) {
    assert_eq!(judged(source).0.verdict.code(), code);
}

#[test]
fn a_wrong_answer_names_the_line_and_the_case() {
    let (judged, report) = judged(WRONG);
    let Verdict::WrongAnswer(mismatch) = judged.verdict else {
        panic!("{:?}", judged.verdict);
    };
    assert_eq!(mismatch.line, 4);
    let (first, rest) = report.split_once('\n').unwrap();
    assert!(first.starts_with("WA planted on "));
    assert!(first.ends_with("poj1/sample-1.in: line 4 differs, the answer to case 4"));
    let lines = [
        "    - expected, + written",
        "     2   4",
        "     3   6",
        "     4 - 8",
        "     4 + 7",
        "     5   10",
        "     6   12",
        "     7   14",
        "  input:",
    ];
    let rest = rest.lines().take(lines.len());
    assert_eq!(rest.collect::<Vec<_>>(), lines);
}

#[test]
fn a_missing_line_is_the_first_that_differs() {
    let (_, report) = judged(SHORT);
    assert!(report.contains("line 4 differs"));
    assert!(report.contains("\n     4 - 8\n"));
}

#[test]
fn a_runtime_error_shows_the_message() {
    let (_, report) = judged(CRASHING);
    assert!(report.contains("no such heap"), "{report}");
    let (_, report) = judged(FAILING);
    assert!(report.contains("exit status: 3"), "{report}");
}

#[test]
fn no_control_character_is_shown() {
    let (_, report) = judged(COLOURFUL);
    assert!(report.contains(r"\x1b[2J\x07"), "{report}");
    assert!(report.contains(r"\x1b]0;title\x07"), "{report}");
    let controls = report.chars().filter(|c| c.is_control() && *c != '\n');
    assert_eq!(controls.count(), 0, "{report:?}");
}

#[test]
fn a_waiting_program_is_distinguished_from_a_working_one() {
    let (_, report) = judged(SLEEPING);
    assert!(report.contains("of processor time; is it waiting for something?"), "{report}");
    // On a busy machine, the program may get no processor for a while.
    let patient = runner().lasting(Duration::from_secs(300));
    let (_, report) = judged_by(&patient, LOOPING);
    assert!(report.contains("more than 300 ms"), "{report}");
}

#[rstest]
#[case::looping(LOOPING, Patience::default(), 3)]
#[case::wrong(WRONG, Patience::default(), 5)]
#[case::all(LOOPING, Patience::endless(), 5)]
fn three_cases_over_the_time_limit_are_enough(
    #[case] source: &str,
    #[case] patience: Patience,
    #[case] expected: usize,
) {
    let doubling = doubling();
    let catalog = read(doubling.path());
    let problem = &catalog.problems[0];
    let case = &problem.cases().unwrap()[0];
    let program = compile(source);
    let program = Program::new("poj1", &program.path);
    let bounds = Bounds { time: Duration::from_millis(100), memory: None };
    let judge = || verdict::judge(&runner(), problem, case, &program, &bounds);
    let runs = (0..5).filter_map(|_| patience.unless_lost(judge).unwrap());
    assert_eq!(runs.count(), expected);
}

/// Searches at most so many cases of each kind for a difference.
pub fn stressed(problem: &str, source: &str, cases: u64) -> Report {
    let program = compile(source);
    let program = Program::new("planted", &program.path);
    let catalog = Catalog::load().unwrap();
    let problem = catalog.problem(problem).unwrap();
    stress(problem, &[program], Effort::of_cases(cases), &|_| {}).unwrap()
}

#[test]
fn a_program_may_fail_on_more_cases_than_the_judge_sends() {
    let report = stressed("luogu_p2197", TEN_CASES, 1000);
    assert!(report.difference.is_none(), "{report:?}");
    assert_eq!((report.tried.random, report.tried.full), (1000, 1000));
    assert!(report.tried.second_opinions > 0);
    assert_eq!(report.tried.unanswered, 0);
    assert_eq!(report.tried.small_cases, SmallCases::Sample);
}

#[test]
fn a_mistake_is_shown_by_a_single_case_among_many() {
    let source = TEN_CASES.replace("sum ^ heap", "sum ^ (heap & 3)");
    let report = stressed("luogu_p2197", &source, 1000);
    let difference = report.difference.unwrap();
    assert!(difference.input.starts_with("1\n"), "{difference}");
    assert!(difference.expected.is_some(), "{difference}");
}

const BOUNDS: Bounds = Bounds { time: Duration::from_secs(10), memory: Some(1 << 30) };

fn run(source: &str, input: &[u8], bounds: &Bounds) -> Run {
    let program = compile(source);
    runner().run(&program.path, &[], input, bounds).unwrap()
}

#[test]
fn a_process_left_behind_is_not_waited_for() {
    let program = compile(FORKING);
    let start = Instant::now();
    let run = runner().run(&program.path, &[], b"", &BOUNDS).unwrap();
    assert_eq!((run.end, run.stdout.as_slice()), (End::Success, &b"done\n"[..]));
    assert!(start.elapsed() < Duration::from_secs(15));
}

#[test]
fn an_unread_input_does_no_harm() {
    let run = run(NOT_READING, &vec![b'1'; 1 << 20], &BOUNDS);
    assert_eq!((run.end, run.stdout.as_slice()), (End::Success, &b"done\n"[..]));
}

#[test]
fn an_endless_output_is_cut() {
    let run = run(ENDLESS, b"", &BOUNDS);
    assert_eq!(run.end, End::OutputLimit(Stream::Output));
    assert!(run.stdout.len() as u64 <= MAX_OUTPUT);
}

#[test]
fn the_output_to_each_stream_is_bounded() {
    let run = run(&chatty(40), b"", &BOUNDS);
    assert_eq!(run.end, End::Success);
    assert_eq!([run.stdout.len(), run.stderr.len()], [40 << 20; 2]);
    let (judged, report) = judged(&chatty(70));
    assert_eq!(judged.verdict, Verdict::OutputLimit(Stream::Error));
    assert!(report.contains(": more than 64 MiB on standard error\n"), "{report}");
    let (_, report) = self::judged(ENDLESS);
    assert!(report.contains(": more than 64 MiB on standard output\n"), "{report}");
}

#[test]
fn arguments_and_standard_error_arrive() {
    let source = r#"fn main() { eprint!("{:?}", std::env::args().nth(1)); }"#;
    let program = compile(source);
    let run = runner().run(&program.path, &["a b".into()], b"", &BOUNDS).unwrap();
    assert_eq!(run.stderr, b"Some(\"a b\")");
}

#[test]
fn a_program_that_does_not_exist_is_an_error() {
    let error = runner().run(Path::new("/no/such/program"), &[], b"", &BOUNDS);
    assert!(format!("{:#}", error.unwrap_err()).starts_with("/no/such/program: "));
}
