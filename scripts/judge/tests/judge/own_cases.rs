//! Any program on the cases of any folder.

#[cfg(unix)]
use crate::odd_files::mkfifo;
use crate::{checkout, printed, write};
use judge::catalog::workspace;
use rstest::rstest;
use std::fs;
#[cfg(unix)]
use std::os::unix::fs::symlink;
use std::path::Path;
use tempfile::TempDir;

/// Doubles a number, if the result fits.
const DOUBLE: &str = r#"fn main() {
    let line = std::io::read_to_string(std::io::stdin()).unwrap();
    let number: i32 = line.trim().parse().unwrap();
    println!("{}", number + number);
}
"#;

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = crate::folder(files);
    write(folder.path(), "double.rs", DOUBLE);
    folder
}

/// Runs `cargo judge test` in a folder outside the workspace, and checks its status and that no temporary files remain.
#[track_caller]
fn test(folder: &Path, arguments: &[&str], status: i32) -> String {
    let temporary = tempfile::tempdir().unwrap();
    let mut command = checkout::outside(folder, &["test"]);
    command.args(arguments).env("TMPDIR", temporary.path());
    let printed = printed(&mut command, status);
    assert_eq!(entries(temporary.path()), [""; 0]);
    printed
}

fn entries(folder: &Path) -> Vec<String> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            entries.extend(self::entries(&path));
        }
        entries.push(path.display().to_string());
    }
    entries.sort();
    entries
}

#[test]
fn outside_a_workspace_a_source_is_judged_and_nothing_is_left_there() {
    let folder = folder(&[
        ("samples/sample-1.in", "4\n"),
        ("samples/sample-1.out", "8 \n\n"),
        ("samples/sample-10.in", "5\n"),
        ("samples/sample-10.out", "11\n"),
        ("samples/sample-2.in", "3\n"),
        ("samples/sample-2.out", "7\n"),
    ]);
    let before = entries(folder.path());
    let report = test(folder.path(), &["double.rs", "--cases", "samples"], 1);
    assert!(report.contains("1 of 3"), "{report}");
    let at = |text: &str| report.find(text).unwrap_or_else(|| panic!("{text}: {report}"));
    let second = at("WA double.rs on samples/sample-2.in: line 1 differs\n");
    assert!(second < at("WA double.rs on samples/sample-10.in: "), "{report}");
    assert!(report.contains("     1 - 7\n     1 + 6\n"), "{report}");
    assert!(report.contains("  input:\n    3\n"), "{report}");
    assert!(report.contains("the limits are 5000 ms and 1024 MiB"), "{report}");
    assert_eq!(entries(folder.path()), before);
}

#[test]
fn a_source_may_be_called_like_an_option() {
    let folder =
        folder(&[("-twice.rs", DOUBLE), ("samples/1.in", "4\n"), ("samples/1.out", "8\n")]);
    test(folder.path(), &["--cases", "samples", "--", "-twice.rs"], 0);
}

#[test]
fn the_verdict_is_about_the_cases_within_the_statement() {
    let folder = folder(&[
        ("samples/1.in", "4\n"),
        ("samples/1.out", "8\n"),
        ("samples/beyond-large.in", "99999999999\n"),
        ("samples/beyond-large.out", "199999999998\n"),
        ("samples/beyond-one.in", "1\n"),
        ("samples/beyond-one.out", "2\n"),
        ("samples/beyond-sign.in", "-4\n"),
        ("samples/beyond-sign.out", "8\n"),
    ]);
    let failures =
        "beyond the statement: RE on samples/beyond-large.in, WA on samples/beyond-sign.in\n";
    let arguments = ["double.rs", "--cases", "samples"];
    let report = test(folder.path(), &arguments, 0);
    let accepted = format!("\ndouble.rs: accepted; {failures}");
    assert!(report.contains(&accepted), "{report}");
    assert!(!report.contains("double.rs on "), "{report}");

    let report = test(folder.path(), &[&arguments[..], &["--format", "json"]].concat(), 0);
    let mut values = serde_json::Deserializer::from_str(&report).into_iter::<serde_json::Value>();
    let judged = values.next().unwrap().unwrap();
    assert_eq!(judged[0]["verdict"], "AC", "{report}");
    let verdicts = judged[0]["cases"].as_array().unwrap().iter();
    let verdicts = verdicts.map(|case| {
        let is_beyond = case["beyond_the_statement"].as_bool().unwrap();
        (is_beyond, case["verdict"].as_str().unwrap())
    });
    let expected = [(false, "AC"), (true, "RE"), (true, "AC"), (true, "WA")];
    assert!(verdicts.eq(expected), "{report}");

    fs::write(folder.path().join("samples/1.out"), "9\n").unwrap();
    let report = test(folder.path(), &arguments, 1);
    let rejected = format!("\ndouble.rs: WA; {failures}");
    assert!(report.contains(&rejected), "{report}");
}

#[test]
fn a_folder_with_the_name_of_a_problem_is_only_a_folder() {
    let folder = folder(&[("poj1067/1.in", "2 1\n"), ("poj1067/1.out", "0\n")]);
    let echo = "fn main() {\n    println!(\"1\");\n}\n";
    fs::write(folder.path().join("echo.rs"), echo).unwrap();
    let report = test(folder.path(), &["echo.rs", "--cases", "poj1067"], 1);
    assert!(report.contains("┆ WA"), "{report}");
    assert!(!report.contains("explain"), "{report}");
}

#[test]
fn other_files_are_ignored() {
    let folder = folder(&[
        ("any stem.in", "4\n"),
        ("any stem.out", "8\n"),
        (".any stem.in.swp", ""),
        ("any stem.in~", ""),
        ("#any stem.in#", ""),
        (".#lost.out", ""),
        (".out", ""),
        ("notes.txt", ""),
        ("more/sample-1.in", "no number"),
    ]);
    #[cfg(unix)]
    mkfifo(&folder.path().join("pipe"));
    let report = test(folder.path(), &["double.rs", "--cases", "."], 0);
    assert!(report.contains("1 of 1 solution accepted; 1 case in"), "{report}");
}

#[test]
fn without_an_output_a_case_is_run_and_not_compared() {
    let folder = folder(&[("samples/large.in", "21\n")]);
    let test = |status| test(folder.path(), &["double.rs", "--cases", "samples"], status);
    let report = test(1);
    assert!(report.contains("┆ not compared"), "{report}");
    let (_, shown) = report
        .split_once("\nnot compared double.rs on samples/large.in: it ended after ")
        .unwrap_or_else(|| panic!("{report}"));
    assert!(shown.contains("samples/large.out"), "{report}");
    assert!(shown.contains("  written:\n    42\n"), "{report}");

    for (name, text) in [("small.in", "1\n"), ("small.out", "2\n")] {
        fs::write(folder.path().join("samples").join(name), text).unwrap();
    }
    let report = test(0);
    assert!(report.contains("┆ AC"), "{report}");
    assert!(report.contains(", 1 of them without an answer to compare\n"), "{report}");

    fs::write(folder.path().join("samples/large.in"), "no number\n").unwrap();
    let report = test(1);
    assert!(report.contains("┆ RE"), "{report}");
}

/// Reading from a pipe or a device may never end.
#[cfg(unix)]
#[rstest]
#[case::a_folder(|path: &Path| fs::create_dir(path).unwrap(), "a folder")]
#[case::a_pipe(mkfifo, "a pipe")]
#[case::a_device(|path: &Path| symlink("/dev/zero", path).unwrap(), "a device")]
#[case::a_dangling_link(|path: &Path| symlink("nowhere", path).unwrap(), "a dangling link")]
fn a_case_that_is_not_a_file_is_named(
    #[case] make: fn(&Path),
    #[case] what: &str,
    #[values("2.in", "1.out", "1.ans")] name: &str,
) {
    let folder = folder(&[("samples/1.in", "21\n")]);
    make(&folder.path().join("samples").join(name));
    let report = test(folder.path(), &["double.rs", "--cases", "samples"], 2);
    assert!(report.contains(&format!("samples/{name}: is ")), "{report}");
    assert!(report.contains(what), "{report}");
}

#[test]
fn an_output_may_end_in_ans() {
    let folder = folder(&[
        ("samples/1.in", "4\n"),
        ("samples/1.ans", "8\n"),
        ("samples/2.in", "5\n"),
        ("samples/2.ans", "11\n"),
    ]);
    let test = |status| test(folder.path(), &["double.rs", "--cases", "samples"], status);
    let report = test(1);
    assert!(report.contains("1 of 2"), "{report}");
    assert!(report.contains("     1 - 11\n"), "{report}");

    fs::write(folder.path().join("samples/2.out"), "10\n").unwrap();
    let report = test(2);
    assert!(report.contains("2.out and 2.ans"), "{report}");
    fs::remove_file(folder.path().join("samples/2.in")).unwrap();
    let report = test(2);
    assert!(report.contains("there is no 2.in beside it"), "{report}");
}

/// Prints the number of bytes in its input.
const LENGTH: &str = "fn main() {\n    let mut bytes = Vec::new();\n    \
                      std::io::Read::read_to_end(&mut std::io::stdin(), &mut bytes).unwrap();\n    \
                      println!(\"{}\", bytes.len());\n}\n";

#[test]
fn an_input_may_be_any_bytes() {
    let folder = folder(&[("length.rs", LENGTH), ("1.out", "5\n"), ("2.out", "2\n")]);
    fs::write(folder.path().join("1.in"), b"\xff\xc3\x28\0\n").unwrap();
    fs::write(folder.path().join("2.in"), b"\x80").unwrap();
    let report = test(folder.path(), &["length.rs", "--cases", "."], 1);
    assert!(report.contains("1 of 2"), "{report}");
    assert!(report.contains("WA length.rs on ./2.in: line 1 differs\n"), "{report}");
    assert!(report.contains("  input:\n    \\x80\n"), "{report}");
}

#[rstest]
#[case::input("double.rs", "\u{feff}4\n", "8\n", "the input")]
#[case::expected_output("double.rs", "4\n", "\u{feff}8\n", "the expected output")]
#[case::output("marked.rs", "4\n", "8\n", "the output")]
fn a_byte_order_mark_is_named(
    #[case] program: &str,
    #[case] input: &str,
    #[case] output: &str,
    #[case] what: &str,
) {
    let marked = DOUBLE.replace("{}", "\\u{feff}{}");
    let folder = folder(&[("1.in", input), ("1.out", output), ("marked.rs", &marked)]);
    let report = test(folder.path(), &[program, "--cases", "."], 1);
    let named = format!("\n  {what} begins with a byte order mark; ");
    assert!(report.contains(&named), "{report}");
    assert_eq!(report.matches("byte order mark").count(), 1, "{report}");
}

/// Some programs on Windows write UTF-16.
#[test]
fn the_byte_order_mark_of_utf_16_is_named() {
    let folder = folder(&[("1.out", "8\n")]);
    fs::write(folder.path().join("1.in"), b"\xff\xfe4\0\n\0").unwrap();
    let report = test(folder.path(), &["double.rs", "--cases", "."], 1);
    assert!(report.contains("  the input begins with a byte order mark; "), "{report}");
}

#[test]
fn a_byte_order_mark_is_named_where_nothing_is_compared() {
    let folder = folder(&[("1.in", "\u{feff}8 13\n")]);
    let input = folder.path().join("1.in").display().to_string();
    for command in ["run", "explain", "answer"] {
        let mut judge = checkout::judge(workspace().unwrap(), &[command, "poj1067", &input]);
        let report = printed(&mut judge, if command == "run" { 1 } else { 2 });
        assert!(report.contains("begins with a byte order mark"), "{report}");
    }
}

#[test]
fn numbers_may_be_off_by_a_tolerance() {
    let program = "fn main() {\n    println!(\"1000001.5 yes\\n0.3333334\\n0.51\");\n}\n";
    let folder = folder(&[
        ("third.rs", program),
        ("1.in", ""),
        ("1.out", "1000001 yes\n0.3333333333\n0.5\n"),
    ]);
    let test = |tolerance: &[&str], status| {
        let arguments = [&["third.rs", "--cases", "."], tolerance].concat();
        test(folder.path(), &arguments, status)
    };
    test(&["--tolerance", "0.02"], 0);
    let report = test(&["--tolerance", "1e-6"], 1);
    assert!(report.contains("line 3 differs beyond the tolerance of 1e-6\n"), "{report}");
    let shown = "     1   1000001 yes\n     2   0.3333333333\n     3 - 0.5\n     3 + 0.51\n";
    assert!(report.contains(shown), "{report}");
    let report = test(&[], 1);
    assert!(report.contains("line 1 differs\n"), "{report}");
    for wrong in ["0", "-1e-6", "1", "nan", "inf", "small"] {
        let report = test(&[&format!("--tolerance={wrong}")], 2);
        assert!(report.contains("such as 1e-6"), "{report}");
    }
}

/// Accepts any even number not below the expected one. The exit status is 3 if the output is not a number.
const CHECKER: &str = r#"use std::process::exit;

fn main() {
    let number = |path: &String| std::fs::read_to_string(path).unwrap().trim().parse::<i64>();
    let paths: Vec<String> = std::env::args().skip(1).collect();
    let [input, output, answer] = &paths[..] else { exit(3) };
    assert!(number(input).is_ok());
    let Ok(output) = number(output) else { exit(3) };
    if output % 2 != 0 {
        eprintln!("{output} is\nodd");
        exit(1);
    }
    exit(if output < number(answer).unwrap() { 2 } else { 0 });
}
"#;

#[rstest]
#[case::another_right_output("14", 0, "┆ AC")]
#[case::with_a_reason("11", 1, "WA print.rs on ./1.in: 11 is odd\n")]
#[case::without_a_reason("8", 1, "rejected by the checker, which gives no reason")]
#[case::not_judged(
    "ten",
    2,
    "the checker check.rs: exit status 3; expected exit status 0, or 1 or 2"
)]
fn a_checker_of_ones_own_decides(#[case] output: &str, #[case] status: i32, #[case] said: &str) {
    let program = format!("fn main() {{\n    println!(\"{output}\");\n}}\n");
    let files =
        [("print.rs", &*program), ("check.rs", CHECKER), ("1.in", "5\n"), ("1.out", "10\n")];
    let folder = folder(&files);
    let arguments = ["print.rs", "--cases", ".", "--checker", "check.rs"];
    let report = test(folder.path(), &arguments, status);
    assert!(report.contains(said), "{report}");
}

/// A problem's description determines how answers are compared.
#[test]
fn a_comparison_is_refused_for_a_problem() {
    let folder = folder(&[("1.in", "2 1\n"), ("1.out", "0\n")]);
    let cases = folder.path().to_str().unwrap();
    for (arguments, said) in [
        (&["test", "poj1067", "--tolerance", "1e-6", "--cases", cases][..], "poj1067 is named"),
        (&["test", "poj1067", "--tolerance", "1e-6"], "--cases"),
        (&["test", "poj1067", "--checker", "true", "--cases", cases], "poj1067 is named"),
        (&["watch", "--cases", cases, "--checker", "true", "--tolerance", "0.1"], "cannot be used"),
    ] {
        let mut command = checkout::judge(workspace().unwrap(), arguments);
        let report = printed(&mut command, 2);
        assert!(report.contains(said), "{report}");
    }
}

#[test]
fn time_limits_and_overflow_checks_apply_to_any_program() {
    let folder = folder(&[("samples/1.in", "2000000000\n"), ("samples/1.out", "4000000000\n")]);
    let cases = ["--cases", "samples"];
    let test =
        |arguments: &[&str], status| test(folder.path(), &[arguments, &cases].concat(), status);
    let report = test(&["double.rs"], 1);
    assert!(report.contains("┆ WA"), "{report}");
    let report = test(&["double.rs", "--debug"], 1);
    assert!(report.contains("┆ RE"), "{report}");
    assert!(report.contains("    at double.rs:4:"), "{report}");
    assert!(report.contains("the limits are 25000 ms"), "{report}");

    fs::write(folder.path().join("endless.rs"), "fn main() {\n    loop {}\n}\n").unwrap();
    let report = test(&["endless.rs", "--factor", "0.02"], 1);
    assert!(report.contains("TLE endless.rs on samples/1.in: more than 100 ms"), "{report}");
}

#[test]
#[cfg_attr(not(unix), ignore = "needs sh")]
fn a_command_runs_in_the_current_folder() {
    let folder = folder(&[("samples/1.in", "4\n"), ("samples/1.out", "8\n"), ("answer", "8\n")]);
    let command = ["--program", "cat answer", "--cases", "samples"];
    test(folder.path(), &command, 0);
}

#[rstest]
#[case::no_folder(&["double.rs", "--cases", "sample"], &["sample: there is no such folder"])]
#[case::no_case(&["double.rs", "--cases", "empty"], &["empty: there are no cases", "sample-1.in"])]
#[case::a_file(&["double.rs", "--cases", "double.rs"], &["double.rs: is not a folder"])]
#[case::an_output_alone(
    &["double.rs", "--cases", "alone"],
    &["2.out: there is no 2.in beside it", "remove this one"]
)]
#[case::no_program(&["--cases", "samples"], &["--program", "name a source file"])]
#[case::no_case_and_no_checkout(&["double.rs"], &["--cases", "checkout"])]
#[case::no_source(&["single.rs", "--cases", "samples"], &["single.rs: no such file"])]
#[case::a_problem(&["poj1067", "--cases", "samples"], &["poj1067: no source file", "checkout"])]
#[case::a_problem_and_a_source(
    &["poj1067", "double.rs", "--cases", "samples"],
    &["poj1067: no source file", "checkout"]
)]
#[case::uncompiled(&["lost.rs", "--cases", "samples"], &["lost.rs:1:", "which only a checkout has"])]
#[case::no_debug(&["--program", "x", "--debug", "--cases", "samples"], &["needs a source file"])]
fn a_missing_or_wrong_argument_is_an_error(#[case] arguments: &[&str], #[case] parts: &[&str]) {
    let folder = folder(&[
        ("samples/1.in", "4\n"),
        ("samples/1.out", "8\n"),
        ("alone/1.in", "4\n"),
        ("alone/1.out", "8\n"),
        ("alone/2.out", "8\n"),
        ("empty/notes.txt", ""),
        ("lost.rs", "use proconio::input;\nfn main() {}\n"),
    ]);
    let report = test(folder.path(), arguments, 2);
    for part in parts {
        assert!(report.contains(part), "{report}");
    }
}

/// Runs `cargo judge test` in the workspace on the cases of a folder; it must end with this status.
#[track_caller]
fn test_in_workspace(folder: &TempDir, arguments: &[&str], status: i32) -> String {
    let cases = folder.path().to_str().unwrap();
    let mut command = checkout::judge(workspace().unwrap(), &["test", "--cases", cases]);
    printed(command.args(arguments), status)
}

#[test]
fn in_a_workspace_a_source_finds_its_libraries() {
    let program = "use proconio::input;\nuse shared::nim::sum;\n\nfn main() {\n    \
                   input! { heaps: [u64] }\n    println!(\"{}\", sum(heaps));\n}\n";
    let folder = folder(&[("sum.rs", program), ("1.in", "3\n5 6 7\n"), ("1.out", "4\n")]);
    let source = folder.path().join("sum.rs");
    test_in_workspace(&folder, &[source.to_str().unwrap()], 0);
    let report = test_in_workspace(&folder, &["poj1067", "hdu1846"], 2);
    assert!(report.contains("several are named"), "{report}");
}

/// The problem's limits apply, and its cases can be explained.
#[test]
fn a_problem_is_judged_on_other_cases() {
    let folder = folder(&[("mine.in", "8 13\n"), ("mine.out", "1\n")]);
    let report = test_in_workspace(&folder, &["poj1067"], 1);
    assert!(report.contains("WA poj1067 on "), "{report}");
    assert!(!report.contains("the limits are"), "{report}");
    let case = folder.path().join("mine.in");
    let hint = format!("cargo judge explain poj1067 {} --case 1", case.display());
    assert!(report.contains(&hint), "{report}");
}

#[test]
fn a_solution_must_answer_cases_beyond_the_statement() {
    let folder = folder(&[("beyond-mine.in", "8 13\n"), ("beyond-mine.out", "1\n")]);
    let report = test_in_workspace(&folder, &["poj1067"], 1);
    assert!(report.contains("WA poj1067 on "), "{report}");
}

#[test]
fn a_dialogue_without_an_expected_report_is_run_but_not_compared() {
    let sample = workspace().unwrap().join("testdata/abc278_g/sample-1.in");
    let folder = folder(&[("mine.in", &fs::read_to_string(sample).unwrap())]);
    let report = test_in_workspace(&folder, &["abc278_g"], 1);
    assert!(report.contains("┆ not compared"), "{report}");
}

/// Doubles a number that may be large.
const SLOW: &str = r#"fn main() {
    let line = std::io::read_to_string(std::io::stdin()).unwrap();
    let number: i64 = line.trim().parse().unwrap();
    println!("{}", number + number);
}
"#;

/// Prints its last argument, in hundreds of millions.
const GENERATE: &str = r#"fn main() {
    let count: u64 = std::env::args().last().unwrap().parse().unwrap();
    println!("{}", count * 100_000_000);
}
"#;

/// Runs `cargo judge stress double.rs` against a program with the source `against`, on 20 inputs of a
/// generator with the source `generate`.
#[track_caller]
fn stress(
    folder: &TempDir,
    against: &str,
    generate: &str,
    comparison: &[&str],
    status: i32,
) -> String {
    for (name, text) in [("slow.rs", against), ("generate.rs", generate)] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let programs = ["double.rs", "--against", "slow.rs", "--generate", "generate.rs"];
    let mut command = checkout::outside(folder.path(), &["stress"]);
    printed(command.args(programs).args(comparison).args(["--cases", "20"]), status)
}

fn found_inputs(folder: &TempDir) -> Vec<String> {
    let found = entries(&folder.path().join("found"));
    let inputs = found.iter().filter(|path| Path::new(path).extension() == Some("in".as_ref()));
    inputs.map(|path| fs::read_to_string(path).unwrap()).collect()
}

#[test]
fn the_shortest_generated_difference_is_kept_and_run_again() {
    let folder = folder(&[]);
    let report = stress(&folder, SLOW, GENERATE, &[], 1);
    // From 11 hundred million on, the double does not fit into 32 bits.
    assert!(report.contains("20 inputs: a difference on 10"), "{report}");
    assert!(report.contains("generate.rs 11\n"), "{report}");
    assert!(report.contains("WA double.rs on found/"), "{report}");
    assert_eq!(found_inputs(&folder), ["1100000000\n"]);

    assert!(report.contains("replay:  judge test double.rs --cases found\n"), "{report}");
    let report = test(folder.path(), &["double.rs", "--cases", "found"], 1);
    assert!(report.contains("line 1 differs"), "{report}");
}

#[test]
fn a_generated_difference_that_cannot_be_saved_is_shown() {
    let folder = folder(&[("found", "in the way")]);
    let report = stress(&folder, SLOW, GENERATE, &[], 1);
    assert!(report.contains("1100000000"), "{report}");
    assert!(report.contains("warning: the difference is not saved: found: cannot be"), "{report}");
    assert!(!report.contains("replay:"), "{report}");
}

#[test]
fn programs_that_agree_on_generated_inputs_have_no_difference() {
    let folder = folder(&[]);
    let report = stress(&folder, DOUBLE, GENERATE, &[], 0);
    assert!(report.contains("20 inputs: no difference"), "{report}");
    assert!(!folder.path().join("found").exists());
}

#[test]
fn a_checker_decides_on_generated_inputs() {
    let folder = folder(&[("check.rs", CHECKER)]);
    let less = SLOW.replace("number + number", "number");
    let report = stress(&folder, &less, GENERATE, &["--checker", "check.rs"], 1);
    // The double is negative where it does not fit into 32 bits.
    let replay = "replay:  judge test double.rs --checker check.rs --cases found\n";
    assert!(report.contains(replay), "{report}");
}

/// Runs `cargo judge stress double.rs` against [`SLOW`] on 40 inputs in this format.
#[track_caller]
fn stress_in_format(folder: &TempDir, format: &str, status: i32) -> String {
    fs::write(folder.path().join("slow.rs"), SLOW).unwrap();
    let arguments =
        ["stress", "double.rs", "--against", "slow.rs", "--cases", "40", "--input", format];
    printed(&mut checkout::outside(folder.path(), &arguments), status)
}

#[test]
fn a_difference_on_inputs_in_a_format_is_simplified() {
    let folder = folder(&[]);
    let format = "n, from 1,073,741,820 to 2,000,000,000";
    let report = stress_in_format(&folder, format, 1);
    // The double of 2^30 does not fit into 32 bits.
    assert!(report.contains("simplified"), "{report}");
    assert_eq!(found_inputs(&folder), ["1073741824\n"]);
}

#[test]
fn programs_that_agree_on_inputs_in_a_format_have_no_difference() {
    let folder = folder(&[]);
    let report = stress_in_format(&folder, "n, from 0 to 1,000,000,000", 0);
    assert!(report.contains("40 inputs: no difference"), "{report}");
    assert!(!folder.path().join("found").exists());
}

#[test]
fn a_format_that_is_not_understood_is_an_error_with_an_example() {
    let report = stress_in_format(&folder(&[]), "n, from 0 to k", 2);
    assert!(report.contains("--input: `k` is neither a number nor"), "{report}");
    assert!(report.contains("`n, from 1 to 8; then n heaps, each from 0 to 9`"), "{report}");
}

#[rstest]
#[case::a_generator_that_fails(SLOW, "fn main() { panic!(\"no luck\") }", "generate.rs 1: RE")]
#[case::a_generator_that_prints_nothing(SLOW, "fn main() {}", "generate.rs 1 prints nothing")]
#[case::a_slow_program_that_fails(
    "fn main() { panic!(\"no luck\") }",
    GENERATE,
    "slow.rs on the input of generate.rs"
)]
fn the_reference_and_the_generator_must_not_fail(
    #[case] against: &str,
    #[case] generate: &str,
    #[case] message: &str,
) {
    let folder = folder(&[]);
    let report = stress(&folder, against, generate, &[], 2);
    assert!(report.contains(message), "{report}");
    assert!(!folder.path().join("found").exists());
}
