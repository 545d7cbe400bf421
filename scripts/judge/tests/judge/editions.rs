//! All commands read a source in the same edition. Each program plays Nim, and its fate depends on
//! the edition.

use crate::{checkout, printed};
use judge::catalog::workspace;
use rstest::rstest;
use std::path::Path;
use tempfile::TempDir;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Fate {
    Accepted,
    /// A wrong answer or a crash.
    Wrong(&'static str),
    Refused,
}

use Fate::{Accepted, Refused, Wrong};

/// Reads the heaps, and prints whether the first player wins.
const MAIN: &str = r#"
fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u32>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let count = numbers.next().unwrap();
        let heaps: Vec<u32> = numbers.by_ref().take(count as usize).collect();
        println!("{}", if wins(&heaps) { "Yes" } else { "No" });
    }
}

#[allow(dead_code)]
fn sum(heaps: &[u32]) -> u32 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}
"#;

/// A value is dropped before or after the `else`, depending on the edition.
const DROP: &str = r"
use std::cell::RefCell;
struct Note<'a>(&'a RefCell<Vec<u32>>);
impl Note<'_> {
    fn found(&self) -> Option<u32> {
        None
    }
}
impl Drop for Note<'_> {
    fn drop(&mut self) {
        self.0.borrow_mut().push(1);
    }
}
fn wins(heaps: &[u32]) -> bool {
    let order = RefCell::new(Vec::new());
    if let Some(number) = Note(&order).found() {
        order.borrow_mut().push(number);
    } else {
        order.borrow_mut().push(2);
    }
    let order = order.into_inner();
    order == [1, 2] && sum(heaps) != 0
}
";

const KEYWORD: &str = r"
fn wins(heaps: &[u32]) -> bool {
    let gen = sum(heaps);
    gen != 0
}
";

const LET_CHAIN: &str = r"
fn wins(heaps: &[u32]) -> bool {
    if let Some(first) = heaps.first()
        && heaps.len() == 1
    {
        return *first != 0;
    }
    sum(heaps) != 0
}
";

const BOXED_SLICE: &str = r"
fn wins(heaps: &[u32]) -> bool {
    let words: Box<[String]> = heaps.iter().map(u32::to_string).collect();
    let words: Vec<String> = words.into_iter().collect();
    let heaps: Vec<u32> = words.iter().map(|word| word.parse().unwrap()).collect();
    sum(&heaps) != 0
}
";

const LIFETIME: &str = r"
fn positive(heaps: &[u32]) -> impl Iterator<Item = u32> {
    heaps.iter().copied().filter(|heap| *heap > 0)
}
fn wins(heaps: &[u32]) -> bool {
    positive(heaps).fold(0, |sum, heap| sum ^ heap) != 0
}
";

const TAIL: &str = r"
use std::cell::RefCell;
fn count(heaps: &[u32]) -> usize {
    let c = RefCell::new(heaps.to_vec());
    c.borrow().len()
}
fn wins(heaps: &[u32]) -> bool {
    count(heaps) > 0 && sum(heaps) != 0
}
";

/// A borrow in the condition lasts through the `else` or not, depending on the edition.
const IF_LET: &str = r"
use std::cell::RefCell;
fn wins(heaps: &[u32]) -> bool {
    let c = RefCell::new(heaps.to_vec());
    if let 0 = c.borrow().len() {
        return false;
    } else {
        c.borrow_mut().push(0);
    }
    let heaps = c.into_inner();
    sum(&heaps) != 0
}
";

/// A name that is a keyword since 2024, and a method of itertools whose source is bundled.
const CRATE: &str = r"
use itertools::Itertools;
fn wins(heaps: &[u32]) -> bool {
    let gen = heaps.iter().tuple_windows().fold(heaps[0], |sum, (_, heap)| sum ^ heap);
    gen != 0
}
";

const UNUSED: &str = r"
fn wins(heaps: &[u32]) -> bool {
    let unused = heaps.len();
    sum(heaps) != 0
}
";

const MANIFEST: &str = "[package]\nname = \"contest\"\nedition = \"2021\"\n\n\
                        [[bin]]\nname = \"my\"\npath = \"my.rs\"\n";

/// A folder with a program and a case; if requested, in a package of the edition 2021.
fn folder(program: &str, is_package: bool) -> TempDir {
    let program = format!("{program}{MAIN}");
    let mut files =
        vec![("my.rs", &*program), ("1.in", "2\n2\n1 1\n2\n1 0\n"), ("1.out", "No\nYes\n")];
    if is_package {
        files.push(("Cargo.toml", MANIFEST));
    }
    crate::folder(&files)
}

/// Runs the checkout's `cargo judge` on the program in a folder; it must end with this status.
#[track_caller]
fn judge(folder: &Path, arguments: &[&str], status: i32) -> String {
    let source = folder.join("my.rs");
    let arguments: Vec<&str> = arguments
        .iter()
        .map(|word| match *word {
            "my.rs" => source.to_str().unwrap(),
            word => word,
        })
        .collect();
    let mut command = checkout::judge(workspace().unwrap(), &arguments);
    printed(command.env_remove("CARGO_TARGET_DIR"), status)
}

/// Checks that all commands give a program this fate.
fn assert_fate(folder: &Path, edition: &str, options: &[&str], expected: Fate) {
    let judge = |arguments: &[&str], status| judge(folder, &[arguments, options].concat(), status);
    let problem = "luogu_p2197";
    let [case, output] = ["1.in", "1.out"].map(|name| folder.join(name).display().to_string());
    let said = format!("edition {edition}");

    let cases = folder.to_str().unwrap();
    let (status, part) = match expected {
        Accepted => (0, "1 of 1 solution accepted"),
        Wrong(code) => (1, code),
        Refused => (2, &*said),
    };
    let report = judge(&["test", problem, "my.rs", "--cases", cases], status);
    assert!(report.contains(part), "{report}");
    let report = judge(&["run", problem, "my.rs", "sample-1"], status);
    assert!(report.contains(&said) || expected != Refused, "{report}");
    judge(&["stress", problem, "my.rs", "--cases", "20", "--seed", "1"], status);

    let status = if expected == Accepted { 0 } else { 2 };
    let report = judge(&["bundle", "my.rs", "--case", &case, &output], status);
    assert!(report.contains(&said) || matches!(expected, Wrong(_)), "{report}");
}

#[rstest]
#[case::drop(DROP, Wrong("WA"), Accepted)]
#[case::keyword(KEYWORD, Accepted, Refused)]
#[case::let_chain(LET_CHAIN, Refused, Accepted)]
#[case::boxed_slice(BOXED_SLICE, Refused, Accepted)]
#[case::lifetime(LIFETIME, Refused, Accepted)]
#[case::tail(TAIL, Refused, Accepted)]
#[case::if_let(IF_LET, Wrong("RE"), Accepted)]
fn commands_agree_on_a_program(
    #[case] program: &str,
    #[case] in_2021: Fate,
    #[case] in_2024: Fate,
) {
    let package = folder(program, true);
    assert_fate(package.path(), "2021", &[], in_2021);
    assert_fate(package.path(), "2024", &["--edition", "2024"], in_2024);
}

#[test]
fn outside_a_package_the_edition_is_the_latest_of_the_judge() {
    let alone = folder(TAIL, false);
    assert_fate(alone.path(), "2024", &[], Accepted);
}

/// Luogu takes 2024 only, Codeforces 2021 as well.
#[test]
fn outside_a_package_a_source_may_need_2021_if_the_judge_takes_it() {
    let alone = folder(KEYWORD, false);
    let judge = |arguments: &[&str], status| judge(alone.path(), arguments, status);
    let cases = alone.path().to_str().unwrap();
    let said = judge(&["test", "luogu_p2197", "my.rs", "--cases", cases], 2);
    assert!(said.contains("edition 2024, the latest that Luogu takes"), "{said}");
    judge(&["test", "my.rs", "--cases", cases], 0);
    let said = judge(&["bundle", "my.rs", "--for", "luogu"], 2);
    assert!(said.contains("edition 2024"), "{said}");
    for asked in [&[][..], &["--for", "codeforces"]] {
        let said = judge(&[&["bundle", "my.rs"], asked].concat(), 0);
        assert!(said.contains("edition 2021, since it does not compile in 2024"), "{said}");
        assert!(said.contains("to be submitted in the edition 2021: "), "{said}");
    }
}

#[test]
fn a_program_for_2021_may_contain_the_source_of_a_crate() {
    let alone = folder(CRATE, false);
    let [case, output] =
        ["1.in", "1.out"].map(|name| alone.path().join(name).display().to_string());
    let said = judge(alone.path(), &["bundle", "my.rs", "--case", &case, &output], 0);
    assert!(said.contains("it passes the case"), "{said}");
}

#[rstest]
#[case::of_the_file("#![warn(unused)]", "")]
#[case::of_an_item("", "#[warn(unused_variables)]")]
fn a_file_may_turn_warnings_on(#[case] of_file: &str, #[case] of_item: &str) {
    let alone = folder(&format!("{of_file}\n{of_item}{UNUSED}"), false);
    let said = judge(alone.path(), &["bundle", "my.rs"], 0);
    assert!(said.contains("it compiles"), "{said}");
}

#[rstest]
#[case::not_the_same("luogu", DROP, Some("line 16: since the edition 2024, this `if let`"))]
#[case::not_compiled("atcoder", KEYWORD, Some("which compiles with the edition 2024"))]
#[case::unknown("baekjoon", KEYWORD, Some("whose edition is unknown"))]
#[case::chosen("codeforces", KEYWORD, None)]
fn a_judge_gets_no_bundle_of_another_meaning(
    #[case] judge: &str,
    #[case] program: &str,
    #[case] refusal: Option<&str>,
) {
    let package = folder(program, true);
    let status = if refusal.is_some() { 2 } else { 0 };
    let said = self::judge(package.path(), &["bundle", "my.rs", "--for", judge], status);
    if let Some(words) = refusal {
        assert!(said.contains(words), "{said}");
    } else {
        assert!(said.contains("\n//! Edition of Rust: 2021\n"), "{said}");
        assert!(said.contains("to be submitted in the edition 2021: "), "{said}");
    }
}

#[test]
fn the_edition_of_a_judge_can_be_given() {
    let alone = folder(DROP, false);
    let bundle = |more: &[&str], status| {
        let arguments = ["bundle", "my.rs", "--for", "baekjoon"];
        judge(alone.path(), &[&arguments, more].concat(), status)
    };
    let said = bundle(&[], 2);
    assert!(said.contains("`--edition`"), "{said}");
    let said = bundle(&["--edition", "2024"], 0);
    assert!(said.contains("\n//! Edition of Rust: 2024\n"), "{said}");
}

#[test]
fn all_commands_accept_a_shebang_line() {
    let program = format!("#!/usr/bin/env run-cargo-script\n{TAIL}");
    let alone = folder(&program, false);
    assert_fate(alone.path(), "2024", &[], Accepted);
}

#[rstest]
#[case(&["test", "luogu_p2197", "--edition", "2024"])]
#[case(&["run", "luogu_p2197", "--edition", "2024"])]
#[case(&["bundle", "luogu_p2197", "--edition", "2024"])]
#[case(&["test", "luogu_p2197", "--program", "true", "--edition", "2024"])]
#[case(&["test", "luogu_p2197", "my.rs", "--edition", "2022"])]
fn an_edition_needs_a_source_in_rust(#[case] arguments: &[&str]) {
    let alone = folder(TAIL, false);
    let said = judge(alone.path(), arguments, 2);
    assert!(said.contains("--edition"), "{said}");
}
