//! Tests of bundles in Rust: contents, refusals, and the absence of compiler warnings.

use bundler::program::{Origin, Program};
use bundler::rust::meaning::Differs;
use bundler::rust::newer::Version;
use bundler::rust::rustc::{check, compiler};
use bundler::rust::{Options, bounds, bundle, bundle_source};
use libraries::libraries;
use rayon::prelude::*;
use rstest::rstest;
use std::env;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

#[path = "programs/libraries.rs"]
mod libraries;

fn workspace() -> &'static Path {
    Path::new("../../..")
}

fn solutions() -> Vec<String> {
    let manifest = fs::read_to_string(workspace().join("problems/Cargo.toml")).unwrap();
    let paths = manifest.lines().filter_map(|line| {
        let (_, path) = line.split_once("path = \"")?;
        Some(format!("problems/{}", path.split('"').next()?))
    });
    paths.collect()
}

fn bundled(path: &str, options: &Options) -> String {
    let program = Program::solution(workspace(), path, "2021").unwrap();
    bundle(workspace(), &program, options).unwrap_or_else(|error| panic!("{path}: {error:#}"))
}

fn bundled_source(source: &str) -> anyhow::Result<String> {
    let options = Options { editions: vec!["2021", "2024"], ..Options::default() };
    bundle_source(workspace(), Path::new("x.rs"), source, &options)
}

#[test]
fn every_bundle_compiles_without_a_warning() {
    // With `SOME_TESTS` set, one solution in twelve suffices, since writing the site bundles all of them.
    let step = if env::var_os("SOME_TESTS").is_some() { 12 } else { 1 };
    let solutions: Vec<_> = solutions().into_iter().step_by(step).collect();
    assert!(!solutions.is_empty());
    let options = Options { editions: vec!["2018", "2021", "2024"], ..Options::default() };
    solutions.par_iter().for_each(|solution| {
        let text = bundled(solution, &options);
        for edition in ["2018", "2021", "2024"] {
            let diagnostics = check(&text, edition, &[]).unwrap();
            assert!(diagnostics.is_empty(), "{solution}: {diagnostics:?}");
        }
    });
}

#[test]
fn names_and_messages_of_a_newer_edition_work_in_an_older_one() {
    let program = "fn main() {\n    let n = u8::try_from(300_u32).unwrap_or(7);\n    \
                   let sum: u8 = [n, n].into_iter().map(|n: u8| n).sum();\n    \
                   assert!(sum > 14, \"it is {sum}\");\n}\n";
    let options = Options { editions: vec!["2018", "2021", "2024"], ..Options::default() };
    let text = bundle_source(workspace(), Path::new("x.rs"), program, &options).unwrap();
    for edition in ["2018", "2021", "2024"] {
        assert!(check(&text, edition, &[]).unwrap().is_empty(), "{text}");
    }
    let output = run_text(&text, "2018", "");
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(message.contains("it is 14"), "{message}");
}

#[test]
fn only_a_program_with_large_inputs_gets_fast_reading() {
    let options = Options { large_input: true, ..Options::default() };
    let quick = bundled("problems/hdu1846/hdu1846.rs", &options);
    let short = bundled("problems/hdu1846/hdu1846.rs", &Options::default());
    assert!(quick.contains("fn quick") && quick.len() > short.len());
    assert!(check(&quick, "2021", &[]).unwrap().is_empty());
    assert!(!short.contains("fn quick"));
}

#[test]
fn only_a_program_with_threads_locks_stdin() {
    let alone = "fn main() { proconio::input! { n: u64 } println!(\"{n}\"); }\n";
    let threaded = format!("{alone}fn other() {{ std::thread::spawn(main).join().unwrap(); }}\n");
    let [alone, threaded] = [alone, &threaded].map(|source| bundled_source(source).unwrap());
    assert!(!alone.contains("Mutex"), "{alone}");
    assert!(threaded.contains("Mutex") && !threaded.contains("unsafe"), "{threaded}");
}

/// Old Windows editors begin files with the mark, and old systems end them with Ctrl-Z.
#[test]
fn a_byte_order_mark_and_a_ctrl_z_are_skipped() {
    let program = "fn main() {\n    while !proconio::is_stdin_empty() {\n        \
                   proconio::input! { n: u32, word: String }\n        \
                   println!(\"{n} {word}\");\n    }\n}\n";
    let input = "\u{feff}1 a\r\n2 b\r\n\u{1a}";
    let text = bundled_source(program).unwrap();
    let diagnostics = check(&text, "2021", &[]).unwrap();
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    let output = run_text(&text, "2021", input);
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stdout), "1 a\n2 b\n");
}

#[test]
fn a_bundle_is_the_solution_and_the_items_that_it_reaches() {
    let solution = include_str!("../../../../problems/poj1067/poj1067.rs");
    let options = Options { strict: true, ..Options::default() };
    let text = bundled("problems/poj1067/poj1067.rs", &options);
    let (header, program) = solution.split_once("\n\n").unwrap();
    assert!(text.starts_with(header));
    assert!(text.contains(program), "the program is unchanged");
    assert!(text.contains("MIT-0"));
    for reached in ["fn wins", "fn check", "fn is_stdin_empty", "\n\tlet "] {
        assert!(text.contains(reached), "{reached} is reached");
    }
    for other in [
        "fn lower",
        "partner",
        "winning_moves",
        "itertools",
        "mod marker",
        "///",
        "// No division",
        "interactive",
    ] {
        assert!(!text.contains(other), "{other} is not reached");
    }
}

const CHECKED: &str = r#"use proconio::input;
use shared::bounds::{check, check_each, check_that, Total};
use shared::nim::sum;

/// A bound of ours.
const MAX_CASES: usize = 10;

const LARGEST: u64 = 9;

fn main() {
    input! { subtask: u64, t: usize }
    check("the subtask", subtask, 0..=9);
    // The statement names no greatest number.
    check("t", t, 0..=MAX_CASES);
    let mut total = Total::new("the sum of n", 1..=100);
    for _ in 0..t {
        input! { n: usize }
        check("n", n, 1..=100);
        total.add(n);
        input! { heaps: [u64; n] }

        for &heap in &heaps {
            check("a heap", heap, 1..=LARGEST);
        }
        check_each("a heap", &heaps, 1..=LARGEST);
        // Of several heaps at least.
        check_that(
            n > 1,
            "there is a single heap",
        );
        assert!(heaps.iter().all(|&heap| heap <= LARGEST), "a heap is at most 9");
        let heard = |heap: u64| {
            shared::bounds::check("a heap", heap, 1..=9);
            heap
        };
        println!("{}", sum(heaps.into_iter().map(heard)));
    }
}
"#;

const UNCHECKED: &str = r#"use proconio::input;
use shared::nim::sum;

const LARGEST: u64 = 9;

fn main() {
    input! { _subtask: u64, t: usize }
    for _ in 0..t {
        input! { n: usize }
        input! { heaps: [u64; n] }

        assert!(heaps.iter().all(|&heap| heap <= LARGEST), "a heap is at most 9");
        let heard = |heap: u64| {
            heap
        };
        println!("{}", sum(heaps.into_iter().map(heard)));
    }
}
"#;

#[test]
fn checks_of_the_statement_are_removed_and_those_of_the_method_stay() {
    let bundled = |strict| {
        let options = Options { strict, ..Options::default() };
        bundle_source(workspace(), Path::new("x.rs"), CHECKED, &options).unwrap()
    };
    let text = bundled(false);
    assert!(text.contains(UNCHECKED), "{text}");
    assert!(!text.contains("mod bounds") && !text.contains("allow("), "{text}");
    assert!(bundled(true).contains(CHECKED));
    let output = run_text(&text, "2021", "5 1\n2\n9 0\n");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "9\n");
}

#[test]
fn names_in_format_strings_are_used() {
    let checks = "    check(\"n\", n, 1..=MOST);\n    check(\"the width\", width, 1..=MOST);\n";
    let import = "use shared::bounds::check;\n";
    let text = |import, checks| {
        format!(
            "{import}const MOST: usize = 9;\n\nfn main() {{\n    input! {{ n: usize, width: usize }}\n{checks}    \
             println!(\"{{n:>0width$}} of {{MOST}}\");\n}}\n"
        )
    };
    assert_eq!(bounds::left_out(&text(import, checks)).unwrap(), text("", ""));
}

#[test]
fn literals_keep_their_blank_lines() {
    let literal = "r\"{\n\n\n}\"";
    let import = "use shared::bounds::check;\n";
    let check = "    check(\"n\", 1, 0..=2);\n";
    let rest = format!("    print!({literal});\n}}\n");
    let text = bounds::left_out(&format!("{import}fn main() {{\n{check}{rest}")).unwrap();
    assert_eq!(text, format!("fn main() {{\n{rest}"));
}

#[test]
fn a_function_of_the_program_may_have_the_name_of_a_check() {
    for program in [
        "fn main() {\n    check(1);\n}\n\nfn check(n: i32) {\n    print!(\"{n}\");\n}\n",
        "use shared::bounds::check_each;\n\nfn main() {\n    check(1);\n}\n",
        "fn main() {\n    let mut sum = Total::new();\n    sum.add(1);\n    sum.print();\n}\n",
        "mod bounds {\n    pub fn check(n: &mut i32) {\n        *n += 1;\n    }\n}\n\nfn main() {\n    let mut n = 0;\n    bounds::check(&mut n);\n    print!(\"{n}\");\n}\n",
    ] {
        assert_eq!(bounds::left_out(program).unwrap(), program);
    }
}

#[rstest]
#[case::another_function("}\n\nfn other() {\n    let mut sum = Bag(0);")]
#[case::a_parameter("}\n\nfn other(mut sum: Bag) {")]
#[case::a_later_variable("    let mut sum = Bag(0);")]
#[case::a_type("    let mut sum: Bag = Bag(0);")]
#[case::a_pattern("    let (mut sum, _) = bags();")]
#[case::a_loop(
    "    for mut sum in bags() {\n        sum.add(1);\n    }\n    let mut sum = Bag(0);"
)]
fn another_variable_may_have_the_name_of_a_total(#[case] before: &str) {
    let import = "use shared::bounds::Total;\n";
    let checks = "    let mut sum = Total::new(\"n\", 0..=9);\n    sum.add(1);\n";
    let text = |import, checks| {
        format!(
            "{import}fn main() {{\n{checks}{before}\n    sum.add(1);\n    print!(\"{{sum}}\");\n}}\n"
        )
    };
    assert_eq!(bounds::left_out(&text(import, checks)).unwrap(), text("", ""));
}

#[test]
fn a_total_is_removed_after_a_variable_of_its_name_in_a_block() {
    let text = "use shared::bounds::Total;\nfn main() {\n    let mut sum = Total::new(\"n\", 0..=9);\n    \
                for sum in bags() {\n        print!(\"{sum}\");\n    }\n    sum.add(1);\n}\n";
    let expected = "fn main() {\n    for sum in bags() {\n        print!(\"{sum}\");\n    }\n}\n";
    assert_eq!(bounds::left_out(text).unwrap(), expected);
}

#[test]
fn no_solution_keeps_a_check_of_its_bounds() {
    let solutions = solutions();
    assert!(solutions.len() > 100);
    for path in solutions {
        let source = fs::read_to_string(workspace().join(path)).unwrap();
        let text = bounds::left_out(&source).unwrap();
        assert!(!text.contains("bounds::"), "{text}");
    }
}

#[test]
fn unused_methods_and_operators_are_removed_one_by_one() {
    let text = bundled("problems/poj2931/poj2931_surreal.rs", &Options::default());
    for reached in ["fn checked_add", "impl Add for Dyadic", "impl Ord for Dyadic"] {
        assert!(text.contains(reached), "{reached} is reached");
    }
    for other in ["impl Mul", "impl Neg for Dyadic", "fn is_integer"] {
        assert!(!text.contains(other), "{other} is not reached");
    }
}

#[test]
fn docs_stay_on_request() {
    let options = Options { docs: true, ..Options::default() };
    let text = bundled("problems/poj1067/poj1067.rs", &options);
    assert!(text.contains("/// # Complexity"));
    assert!(check(&text, "2021", &[]).unwrap().is_empty());
}

#[test]
fn crates_stay_where_the_judge_has_them() {
    let libraries = libraries(&["itertools", "proconio"]);
    let options = Options { crates: Some(libraries.clone()), ..Options::default() };
    let text = bundled("problems/hdu1846/hdu1846.rs", &options);
    assert!(text.contains("use proconio::input;"));
    assert!(!text.contains("mod proconio"));

    // Every item of the crates can be used, even if the stand-ins lack it.
    let program = "use itertools::Itertools;\nuse proconio::source::auto::AutoSource;\n\n\
                   fn main() {\n    let source = AutoSource::from(\"2 1\");\n    \
                   proconio::input! { from source, n: usize, k: usize }\n    \
                   println!(\"{:?}\", (0..n).permutations(k).collect_vec());\n}\n";
    let text = bundle_source(workspace(), Path::new("x.rs"), program, &options).unwrap();
    assert!(text.ends_with(program), "{text}");
    assert!(check(&text, "2024", &libraries).unwrap().is_empty());
}

#[test]
fn warnings_in_a_solution_are_allowed_by_name_and_others_are_not() {
    let program = "//! x\n\nfn gcd(a: u64, b: u64) -> u64 {\n    if b == 0 { a } else { gcd(b, a % b) }\n}\n\n\
                   fn main() {\n    let maxValue = 1;\n}\n";
    let text = bundled_source(program).unwrap();
    let allowed = "#![allow(dead_code, non_snake_case, unused_variables)]\n";
    assert!(text.contains(allowed), "{text}");
    for edition in ["2021", "2024"] {
        assert!(check(&text, edition, &[]).unwrap().is_empty());
    }
    let quiet = bundled_source("fn main() {}\n").unwrap();
    assert!(!quiet.contains("allow"), "{quiet}");
}

/// The types of `typenum` are nested like this.
#[test]
fn deeply_nested_types_are_bundled() {
    let depth = 60;
    let nested = "Vec<".repeat(depth) + "u8" + &">".repeat(depth);
    let text = bundled_source(&format!("fn main() {{\n    let _: {nested} = vec![];\n}}\n"));
    assert!(text.unwrap().contains(&nested));
}

#[test]
fn a_byte_order_mark_is_skipped() {
    let text = bundled_source("\u{feff}//! x\n\nfn main() {}\n").unwrap();
    assert!(text.starts_with("//! x\n"), "{text}");
}

#[test]
fn code_newer_than_the_judges_compiler_is_refused() {
    let program = "fn main() {\n    println!(\"{}\", 7_u32.div_ceil(2));\n}\n";
    let with = |version| {
        let options = Options { version: Version(version), ..Options::default() };
        bundle_source(workspace(), Path::new("x.rs"), program, &options)
    };
    let error = format!("{:#}", with(72).unwrap_err());
    let expected = "line 2: `div_ceil`, newer than Rust 1.72: added in 1.73";
    assert!(error.ends_with(expected), "{error}");
    assert!(with(73).is_ok());
    // A field or item of the program may have a new name of the standard library.
    bundled_source("struct A {\n    isqrt: u8,\n}\n\nfn main() {\n    let a = A { isqrt: 1 };\n    println!(\"{}\", a.isqrt);\n}\n").unwrap();
    let own = "trait Ceil {\n    fn div_ceil(self) -> u32;\n}\n\nimpl Ceil for u8 {\n    \
               fn div_ceil(self) -> u32 {\n        7\n    }\n}\n\n\
               fn main() {\n    println!(\"{}\", Ceil::div_ceil(1_u8));\n}\n";
    bundled_source(own).unwrap();
}

fn run_text(text: &str, edition: &str, input: &str) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let (file, program) = (folder.path().join("x.rs"), folder.path().join("x"));
    fs::write(&file, text).unwrap();
    let mut build = Command::new(compiler());
    build.args(["-O", "--edition", edition, "-o"]).args([&program, &file]);
    assert!(build.status().unwrap().success());
    let mut child = Command::new(&program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

#[rstest]
#[case::stand_in("join(\",\")", "no conditions.\n", "fn permutations")]
#[case::crate_itself("permutations(2).count()", "itertools 0.14.0 (MIT", "fn join")]
fn a_crate_replaces_its_stand_in_where_that_does_not_suffice(
    #[case] method: &str,
    #[case] licence: &str,
    #[case] other: &str,
) {
    let program = format!(
        "use itertools::Itertools;\nfn main() {{\n    println!(\"{{}}\", (0..3).{method});\n}}\n"
    );
    let text = bundled_source(&program).unwrap();
    assert!(text.contains(licence), "{text}");
    assert!(!text.contains(other), "only reached items are bundled: {text}");
}

#[test]
fn a_variant_that_is_matched_but_never_constructed_is_allowed() {
    let program = "use shared::retrograde::Outcome;\n\nfn main() {\n    \
                   let won = std::env::args().count() > 1;\n    \
                   let outcome = if won { Outcome::Win(1) } else { Outcome::Loss(1) };\n    \
                   if let Outcome::Win(moves) = outcome {\n        println!(\"{moves}\");\n    }\n}\n";
    let text = bundled_source(program).unwrap();
    assert!(text.contains("#[allow(dead_code)] Draw"), "{text}");
    assert!(check(&text, "2021", &[]).unwrap().is_empty());
}

#[rstest]
#[case("use rand::Rng;\nfn main() {}", "line 1: the crate `rand`")]
#[case("//! x\n\nextern crate rand;\nfn main() {}", "line 3: `extern crate rand`")]
#[case("fn main() {\n    include!(\"x\");\n}", "line 2: `include!`")]
#[case("mod x;\nfn main() {}", "line 1: `mod x;`")]
#[case("fn main() {\n    println!(\"a\";\n}", "x.rs:2")]
#[case(
    "use shared::wythoff::{\n    wins,\n    is_hot\n};\nfn main() {}",
    "line 3: `shared::wythoff::is_hot`; `shared::wythoff` has no such item"
)]
#[case(
    "use shared::chess::mate;\nfn main() {}",
    "line 1: `shared::chess::mate`; `shared` has no such item"
)]
#[case(
    "use shared::wythof::wins;\nfn main() {}",
    "line 1: `shared::wythof::wins`; `shared` has no such item, but `wythoff`"
)]
#[case(
    "use shared::nim::{sum, winning_move};\nfn main() {}",
    "line 1: `shared::nim::winning_move`; `shared::nim` has no such item, but `winning_moves`"
)]
#[case(
    "use itertools::Itertool;\nfn main() {}",
    "line 1: `itertools::Itertool`; `itertools` has no such item, but `Itertools`"
)]
#[case(
    "fn main() {\n    let _ = shared::nim::summ(&[1]);\n}",
    "line 2: `shared::nim::summ`; `shared::nim` has no such item, but `sum`"
)]
#[case(
    "use shared::nim;\nfn main() {\n    let _ = nim::winz(&[1]);\n}",
    "line 3: `nim::winz`; `nim` has no such item, but `wins`"
)]
#[case(
    "mod inner {\n    pub fn f() {\n        shared::nim::summ(&[1]);\n    }\n}\nfn main() {}",
    "line 3: `shared::nim::summ`; `shared::nim` has no such item, but `sum`"
)]
#[case(
    "use proconio::output;\nfn main() {}",
    "line 1: `proconio::output`; `proconio` has no such item"
)]
#[case(
    "mod inner {\n    pub use shared::wythoff::is_hot;\n}\nfn main() {}",
    "line 2: `shared::wythoff::is_hot`; `shared::wythoff` has no such item"
)]
#[case("mod inner {\n    pub use rand::Rng;\n}\nfn main() {}", "line 2: the crate `rand`")]
#[case("use itertools::Itertools;\nfn main() {\n    (0..3).permutation(2);\n}", "line 3:")]
#[case(
    "#[proconio::derive_readable]\nenum E {\n    A,\n}\nfn main() {}",
    "line 1: `#[derive_readable]` is for structs"
)]
#[case("fn main() {\n    let x = ;\n}", "line 2: ")]
#[case(
    "fn main() {\n    if let Some(a) = Some(1) && a > 0 {}\n}",
    "line 2: a let chain, newer than Rust 1.70: added in 1.88"
)]
#[case(
    "fn main() {\n    match Some(1) {\n        Some(n) if let 1 = n => {}\n        _ => {}\n    }\n}",
    "line 3: a guard `if let`, newer than Rust 1.70"
)]
#[case(
    "trait Game {\n    fn options(&self) -> impl Iterator<Item = u32>;\n}\nfn main() {}",
    "line 2: `-> impl …` in a trait, newer than Rust 1.70"
)]
#[case(
    "fn f(x: impl Iterator<Item: Copy>) {}\nfn main() {}",
    "line 1: a bound of an associated type, newer than Rust 1.70"
)]
#[case("fn main() {\n    let f = async || 1;\n}", "line 2: an async closure, newer than Rust 1.70")]
fn an_item_that_cannot_be_bundled_is_named_with_its_line(
    #[case] program: &str,
    #[case] expected: &str,
) {
    let error = bundled_source(program).unwrap_err();
    let error = format!("{error:#}");
    let file = "x.rs (edition 2021): cannot be bundled";
    assert!(error.starts_with(file), "{error}");
    assert!(error.contains(expected), "{error}");
}

/// Bundles a program in the edition `own` for a judge that may use any of `editions`.
fn for_editions(
    source: &str,
    own: &'static str,
    editions: &[&'static str],
) -> anyhow::Result<String> {
    let program = Program {
        path: String::from("x.rs"),
        source: source.to_owned(),
        edition: own,
        origin: Origin::File,
    };
    let options =
        Options { editions: editions.to_vec(), version: Version::ANY, ..Options::default() };
    bundle(workspace(), &program, &options)
}

fn differs(source: &str, own: &'static str, editions: &[&'static str]) -> (&'static str, String) {
    let error = for_editions(source, own, editions).unwrap_err();
    let differs = error.downcast_ref::<Differs>();
    let differs = differs.unwrap_or_else(|| panic!("{error:#}"));
    assert_eq!(differs.own, own);
    (differs.edition, format!("{error:#}"))
}

/// Each case has a program, its edition, another edition, and a part of the message.
#[rstest]
#[case::dropped_at_an_else(include_str!("programs/dropped.rs"), "2021", "2024", "line 22: since the edition 2024, this `if let`")]
#[case::dropped_at_an_else_before(include_str!("programs/dropped.rs"), "2024", "2021", "line 22: since the edition 2024, this `if let`")]
#[case::borrowed_at_an_else(
    "use std::cell::RefCell;\nfn main() {\n    let c = RefCell::new(vec![1]);\n    \
     if let Some(x) = c.borrow().get(5).copied() {\n        println!(\"{x}\");\n    } else {\n        \
     c.borrow_mut().push(2);\n    }\n    println!(\"end\");\n}\n",
    "2021",
    "2024",
    "line 4: since the edition 2024, this `if let`"
)]
#[case::borrowed_by_a_place(
    "use std::cell::RefCell;\nfn main() {\n    let c = RefCell::new(Some(1));\n    \
     if let Some(x) = &mut *c.borrow_mut() {\n        *x += 1;\n    } else if let 1 = c.borrow().unwrap() {\n        \
     println!(\"1\");\n    }\n    println!(\"end\");\n}\n",
    "2021",
    "2024",
    "line 4: since the edition 2024, this `if let`"
)]
#[case::a_result_with_a_guard(
    "struct A;\nimpl Drop for A {\n    fn drop(&mut self) {\n        println!(\"a\");\n    }\n}\n\
     fn a() -> Result<u8, A> {\n    Err(A)\n}\nfn main() {\n    if let Ok(x) = a() {\n        println!(\"{x}\");\n    } else {\n        \
     println!(\"else\");\n    }\n}\n",
    "2021",
    "2024",
    "line 11: since the edition 2024, this `if let`"
)]
#[case::dropped_at_an_end(
    "struct A(u8);\nimpl A {\n    fn get(&self) -> u8 {\n        self.0\n    }\n}\nimpl Drop for A {\n    fn drop(&mut self) {\n        \
     println!(\"{}\", self.0);\n    }\n}\nfn f() -> u8 {\n    let _a = A(1);\n    A(2).get()\n}\nfn main() {\n    println!(\"{}\", f());\n}\n",
    "2021",
    "2024",
    "line 14: since the edition 2024, a temporary value"
)]
#[case::a_keyword(
    "fn main() {\n    let gen = 3;\n    println!(\"{gen}\");\n}\n",
    "2021",
    "2024",
    "`gen`"
)]
#[case::a_let_chain(
    "fn main() {\n    let a = Some(3);\n    if let Some(x) = a\n        && x > 2\n    {\n        println!(\"{x}\");\n    }\n}\n",
    "2024",
    "2021",
    "line 3: a let chain, which needs the edition 2024"
)]
#[case::a_boxed_slice(
    "fn main() {\n    let words: Box<[String]> = vec![String::new()].into_boxed_slice();\n    \
     let words: Vec<String> = words.into_iter().collect();\n    println!(\"{}\", words.concat());\n}\n",
    "2024",
    "2021",
    "error[E0277]"
)]
#[case::a_boxed_slice_by_reference(
    "fn main() {\n    let words: Box<[u8]> = vec![1].into_boxed_slice();\n    for word in words.into_iter() {\n        \
     println!(\"{word}\");\n    }\n}\n",
    "2021",
    "2024",
    "line 3: since the edition 2024, `into_iter` of a boxed slice"
)]
#[case::a_lifetime(
    "fn f(v: &[u32]) -> impl Iterator<Item = u32> {\n    v.iter().map(|x| x + 1)\n}\nfn main() {\n    \
     println!(\"{}\", f(&[1, 2]).sum::<u32>());\n}\n",
    "2024",
    "2021",
    "error[E0700]"
)]
#[case::a_borrow_at_an_end(
    "use std::cell::RefCell;\nfn f() -> usize {\n    let c = RefCell::new(vec![1]);\n    c.borrow().len()\n}\nfn main() {\n    \
     println!(\"{}\", f());\n}\n",
    "2024",
    "2021",
    "error[E0597]"
)]
#[case::an_array(
    "fn main() {\n    for x in [1, 2].into_iter() {\n        println!(\"{x}\");\n    }\n}\n",
    "2021",
    "2018",
    "line 2: since the edition 2021, `into_iter` of an array"
)]
fn a_program_that_another_edition_changes_is_refused(
    #[case] source: &str,
    #[case] own: &'static str,
    #[case] other: &'static str,
    #[case] words: &str,
) {
    let (edition, said) = differs(source, own, &["2021", "2024", other]);
    assert_eq!(edition, other);
    assert!(said.contains(words), "{said}");
    // For its own edition, the program is bundled.
    let text = for_editions(source, own, &[own]).unwrap();
    assert!(text.contains(&format!("\n//! Edition of Rust: {own}\n")), "{text}");
    assert!(check(&text, own, &[]).unwrap().iter().all(|one| !one.is_error()));
}

/// Values that the edition 2024 drops at another time, but with no effect.
#[rstest]
#[case::a_list(
    "if let Some(x) = vec![1].iter().map(|x| x + 1).next() {\n        println!(\"{x}\");\n    } else {\n        println!(\"none\");\n    }"
)]
#[case::without_else(
    "let c = std::cell::RefCell::new(vec![1]);\n    if let Some(x) = c.borrow_mut().pop() {\n        println!(\"{x}\");\n    }\n    println!(\"{}\", c.borrow().len());"
)]
#[case::parsed(
    "if let Ok(x) = \"5\".parse() {\n        let y: u32 = x;\n        println!(\"{y}\");\n    } else {\n        println!(\"none\");\n    }"
)]
#[case::moved(
    "let words = vec![String::new()];\n    if let Some(x) = words.into_iter().next() {\n        println!(\"{x}\");\n    } else {\n        println!(\"none\");\n    }"
)]
fn a_program_that_no_edition_changes_is_bundled_for_all(#[case] body: &str) {
    let source = format!("fn main() {{\n    {body}\n}}\n");
    for own in ["2018", "2021", "2024"] {
        for_editions(&source, own, &["2018", "2021", "2024"]).unwrap();
    }
}

#[test]
fn a_program_must_compile_in_its_own_edition() {
    for (source, own, words) in [
        (
            "fn main() {\n    let async = 1;\n    println!(\"{async}\");\n}\n",
            "2018",
            "x.rs (edition 2018): cannot be bundled",
        ),
        (
            "fn main() {\n    let n = u8::try_from(3_u32).unwrap();\n    println!(\"{n}\");\n}\n",
            "2018",
            "in the edition 2018",
        ),
        (
            "fn main() {\n    let gen = 3;\n    println!(\"{gen}\");\n}\n",
            "2024",
            "in the edition 2024",
        ),
    ] {
        let said = format!("{:#}", for_editions(source, own, &[own]).unwrap_err());
        assert!(said.contains(words), "{said}");
    }
    let plain = "fn main() {\n    println!(\"{}\", 1 + 1);\n}\n";
    for_editions(plain, "2015", &["2021", "2024"]).unwrap();
    let read =
        "use proconio::input;\nfn main() {\n    input! { n: u8 }\n    println!(\"{n}\");\n}\n";
    let said = format!("{:#}", for_editions(read, "2015", &["2021"]).unwrap_err());
    assert!(said.contains("the edition 2015"), "{said}");
}

#[rstest]
#[case("#!/usr/bin/env run-cargo-script\n//! x\n\nfn main() {}\n")]
#[case("\u{feff}#! /usr/bin/it's\n//! x\n\nfn main() {}\n")]
fn a_shebang_line_is_removed(#[case] source: &str) {
    let text = bundled_source(source).unwrap();
    assert!(text.starts_with("//! x\n"), "{text}");
    let error = format!("{:#}", bundled_source(&format!("{source}mod y;\n")).unwrap_err());
    assert!(error.contains("line 5: `mod y;`"), "{error}");
    let attribute = bundled_source("#![allow(dead_code)]\nfn f() {}\nfn main() {}\n").unwrap();
    assert!(attribute.contains("\n#![allow(dead_code)]\n"), "{attribute}");
}
