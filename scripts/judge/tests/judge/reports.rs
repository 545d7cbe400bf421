//! A report on a planted mistake shows enough to find it.

use crate::verdicts::{compile, judged_on, stressed};
use crate::{doubling, read};
use judge::catalog::{Catalog, Problem};
use judge::culprit::{self, Culprit};
use judge::program::Program;
use judge::runner::Runner;
use judge::verdict::{self, Judged};
use rstest::rstest;
use std::fs;
use std::path::Path;
use std::process::Command;

/// `poj1067` with this mistake before each answer. `sample-1.in` has the pairs 2 1, 8 4 and 4 7, of which the
/// second is won.
fn wythoff(mistake: &str) -> String {
    format!(
        r#"
fn main() {{
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    let heaps: Vec<u64> = input.split_whitespace().map(|heap| heap.parse().unwrap()).collect();
    for pair in heaps.chunks(2) {{
        let (a, b) = (pair[0], pair[1]);
        let mut wins = (a, b) == (8, 4);
        {mistake}
        println!("{{}}", u8::from(std::mem::take(&mut wins)));
    }}
}}"#
    )
}

const WRONG: &str = "if a == 4 { wins = true; }";
const LOOPING: &str = "if a == 8 { loop { std::hint::black_box(()); } }";
const LOOPING_ON_MANY: &str = "if heaps.len() > 2 { loop { std::hint::black_box(()); } }";
const CRASHING_ON_MANY: &str = "assert!(heaps.len() == 2);";
const CRASHING: &str = "assert_ne!(a, 4, \"no such heap\");";

fn on_sample(program: &Path, runner: &Runner) -> (Judged, String, Option<Culprit>) {
    let catalog = Catalog::load().unwrap();
    let problem = catalog.problem("poj1067").unwrap();
    on_case(program, runner, problem, "sample-1")
}

fn on_case(
    program: &Path,
    runner: &Runner,
    problem: &Problem,
    name: &str,
) -> (Judged, String, Option<Culprit>) {
    let cases = problem.cases().unwrap();
    let case = cases.iter().find(|case| case.name == name).unwrap();
    let bounds = verdict::bounds(problem);
    let (judged, report) = judged_on(runner, (problem, case), program, &bounds);
    let program = &Program::new("planted", program);
    let culprit = culprit::find(runner, problem, case, program, &judged).unwrap();
    (judged, report, culprit)
}

fn judged(source: &str) -> (Judged, String, Option<Culprit>) {
    on_sample(&compile(source).path, &Runner::default())
}

#[test]
fn a_wrong_answer_shows_the_input_of_its_case() {
    let (_, report, culprit) = judged(&wythoff(WRONG));
    let (first, rest) = report.split_once('\n').unwrap();
    assert!(first.ends_with("line 3 differs, the answer to case 3"), "{first}");
    let lines = [
        "    - expected, + written",
        "     1   0",
        "     2   1",
        "     3 - 0",
        "     3 + 1",
        "  input of case 3:",
        "    4 7",
        "  to see why: cargo judge explain poj1067 sample-1 --case 3",
    ];
    assert_eq!(rest.lines().collect::<Vec<_>>(), lines);
    assert_eq!(culprit, None);
}

#[test]
fn without_a_book_the_whole_input_is_shown() {
    let doubling = doubling();
    let catalog = read(doubling.path());
    let program = compile("fn main() {}");
    let runner = Runner::default();
    let (_, report, _) = on_case(&program.path, &runner, &catalog.problems[0], "sample-1");
    assert!(
        report.ends_with("  input:\n    1\n    2\n    3\n    4\n    5\n    6\n    7\n"),
        "{report}"
    );
}

#[rstest]
#[case::wrong(WRONG, "WA")]
#[case::looping(LOOPING, "TLE")]
fn standard_error_is_shown(#[case] mistake: &str, #[case] code: &str) {
    let source = wythoff(&format!("eprintln!(\"\\u{{1b}}[2Jheaps {{a}} {{b}}\"); {mistake}"));
    let (judged, report, _) = judged(&source);
    assert_eq!(judged.verdict.code(), code);
    assert!(report.contains("  standard error:\n    \\x1b[2Jheaps 2 1\n"), "{report}");
    assert!(report.contains("heaps 8 4\n"), "{report}");
}

#[test]
fn long_standard_error_is_shortened_in_the_middle() {
    let source =
        wythoff("for line in 0..1000 { eprintln!(\"line {line} of {a}\"); } wins = !wins;");
    let (_, report, _) = judged(&source);
    let shown = report.lines().filter(|line| line.starts_with("    line ")).count();
    assert_eq!(shown, 10, "{report}");
    assert!(report.contains("    line 0 of 2\n"), "{report}");
    assert!(report.contains("    … 2990 more lines …\n"), "{report}");
    assert!(report.contains("    line 999 of 4\n"), "{report}");
}

#[rstest]
#[case::looping(LOOPING, 2, "8 4\n")]
#[case::crashing(CRASHING, 3, "4 7\n")]
fn the_failing_case_is_found(#[case] mistake: &str, #[case] number: usize, #[case] input: &str) {
    let (_, _, culprit) = judged(&wythoff(mistake));
    let input = input.to_owned();
    let expected = Culprit::Case { number, of: 3, input };
    assert_eq!(culprit, Some(expected));
}

#[rstest]
#[case::looping(LOOPING_ON_MANY, "TLE", true)]
#[case::crashing(CRASHING_ON_MANY, "RE", false)]
fn a_failure_on_no_single_case_blames_none(
    #[case] mistake: &str,
    #[case] code: &str,
    #[case] is_slow: bool,
) {
    let (judged, _, culprit) = judged(&wythoff(mistake));
    assert_eq!(judged.verdict.code(), code);
    let Some(Culprit::None { of: 3, slowest }) = culprit else { panic!("{culprit:?}") };
    assert_eq!(slowest.is_some(), is_slow);
}

#[test]
fn a_backtrace_names_the_lines_of_the_solution() {
    let folder = tempfile::tempdir().unwrap();
    let (source, program) = (folder.path().join("planted.rs"), folder.path().join("planted"));
    let text = "fn main() {\n    remove(1);\n}\n\nfn remove(heap: u64) {\n    \
                std::convert::identity::<fn(u64)>(fail)(heap);\n}\n\n\
                fn fail(heap: u64) {\n    panic!(\"no heap {heap}\");\n}\n";
    fs::write(&source, text).unwrap();
    let compiled = Command::new("rustc")
        .args(["--edition", "2021", "-g", "-o"])
        .args([&program, &source])
        .status()
        .expect("rustc is in the path");
    assert!(compiled.success());
    let shown = |runner: Runner| on_sample(&program, &runner).1;
    let report = shown(Runner::default().with_backtraces());
    let lines: Vec<_> = report.lines().map(str::trim).collect();
    let at = |line| format!("at {}:{line}", source.display());
    for line in ["10:", "6:", "2:"] {
        assert!(lines.iter().any(|shown| shown.starts_with(&at(line))), "{report}");
    }
    assert!(report.contains("no heap 1"), "{report}");
    assert!(!report.contains("library"), "{report}");
    let without = shown(Runner::default());
    assert!(!without.contains("    at ") && without.contains("no heap 1"), "{without}");
}

#[test]
fn stress_shows_bytes_that_are_not_text() {
    let program = r#"fn main() {
        use std::io::Write;
        std::io::stdout().write_all(b"\xff\xfe3\n").unwrap();
    }"#;
    let report = stressed("hdu1846", program, 10);
    let shown = report.difference.unwrap().to_string();
    assert!(shown.contains("planted:\n    \\xff\\xfe3\n"), "{shown}");
    assert!(shown.contains("begins with a byte order mark; the program must"), "{shown}");
}
