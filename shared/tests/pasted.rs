//! Tests of the recipe in the README: each file can be pasted into a program with the neighbours that its
//! header names, at the root or within a module.

use libtest_mimic::{Arguments, Completion, Trial};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::process::{Command, ExitCode, Stdio};

/// The oldest version of Rust that the files support.
const OLDEST: &str = "1.70.0";

/// Each module of the library, except its root, that has code.
fn modules() -> Vec<String> {
    let files = fs::read_dir("src").unwrap();
    let names = files.map(|file| file.unwrap().path());
    let names = names.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned());
    let mut modules: Vec<String> =
        names.filter(|name| name != "lib" && code(name).next().is_some()).collect();
    modules.sort();
    assert!(modules.len() > 20, "{modules:?}");
    modules
}

fn main() -> ExitCode {
    let mut trials = Vec::new();
    for module in modules() {
        let name = module.clone();
        let trial = format!("names_its_neighbours::{module}");
        trials.push(Trial::test(trial, move || {
            assert_eq!(named(&name), neighbours(&name), "the header of {name}");
            Ok(())
        }));
        for (way, paste) in WAYS {
            let name = module.clone();
            trials.push(Trial::test(format!("{way}::{module}"), move || {
                let mut rustc = Command::new("rustc");
                compile(rustc.args(["--edition", "2024"]), &name, way, &paste(&name));
                Ok(())
            }));
            let name = module.clone();
            let trial = format!("{way}_with_the_oldest_rust::{module}");
            trials.push(Trial::ignorable_test(trial, move || {
                if !has_oldest() {
                    let reason = format!("needs `rustup toolchain install {OLDEST}`");
                    return Ok(Completion::ignored_with(reason));
                }
                let mut rustc = Command::new("rustup");
                rustc.args(["run", OLDEST, "rustc", "--edition", "2021"]);
                compile(&mut rustc, &name, &format!("{way}_oldest"), &paste(&name));
                Ok(Completion::Completed)
            }));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn source(module: &str) -> String {
    fs::read_to_string(format!("src/{module}.rs")).unwrap()
}

/// The lines of a file except comments and inner attributes.
fn code(module: &str) -> impl Iterator<Item = String> {
    let lines: Vec<String> = source(module).lines().map(str::to_owned).collect();
    let is_code = |line: &String| {
        let line = line.trim_start();
        !line.is_empty() && !line.starts_with("//") && !line.starts_with("#!")
    };
    lines.into_iter().filter(is_code)
}

/// The modules that the header of a file names, which must be pasted with it.
fn named(module: &str) -> BTreeSet<String> {
    let source = source(module);
    let mut header =
        source.lines().take_while(|line| line.starts_with("//!") || line.starts_with("#!"));
    let line = header.find_map(|line| line.strip_prefix("//! Paste "));
    match line.unwrap_or_else(|| panic!("{module}: its header does not say what to paste")) {
        "alone." => BTreeSet::new(),
        list => list.split('`').skip(1).step_by(2).map(str::to_owned).collect(),
    }
}

/// The modules that the code of a file names, directly or through other modules.
fn neighbours(module: &str) -> BTreeSet<String> {
    let all = modules();
    let mut found = BTreeSet::new();
    let mut open = vec![module.to_owned()];
    while let Some(next) = open.pop() {
        for line in code(&next) {
            for path in line.split("super::").skip(1) {
                let name = path.split(|c: char| !c.is_ascii_lowercase() && c != '_').next();
                let name = name.unwrap_or_default().to_owned();
                if name != module && all.contains(&name) && found.insert(name.clone()) {
                    open.push(name);
                }
            }
        }
    }
    found
}

/// A way to paste, and the program that it makes from a module.
type Way = (&'static str, fn(&str) -> String);

const WAYS: [Way; 2] = [("at_the_root", at_the_root), ("within_a_module", within_a_module)];

fn at_the_root(module: &str) -> String {
    main_function(module) + &with_neighbours(module, "#[allow(dead_code)]\nmod")
}

fn within_a_module(module: &str) -> String {
    let import = match module {
        "reading" => "use shared::reading;\n",
        _ => "",
    };
    let modules = with_neighbours(module, "pub mod");
    main_function(module) + import + "#[allow(dead_code)]\nmod shared {\n" + &modules + "}\n"
}

/// The module and its neighbours, each declared with `declared`.
fn with_neighbours(module: &str, declared: &str) -> String {
    let names = named(module).into_iter().chain([module.to_owned()]);
    let modules = names.map(|name| format!("{declared} {name} {{\n{}}}\n", source(&name)));
    modules.collect::<Vec<String>>().concat()
}

/// A program that uses nothing of a module except its macros, which are compiled only where they are used.
fn main_function(module: &str) -> String {
    let body = match module {
        "reading" => "input! { n: usize, rows: [reading::marker::Chars; n] }\ndrop(rows);",
        _ => "",
    };
    format!("fn main() {{ {body} }}\n")
}

fn has_oldest() -> bool {
    let mut version = Command::new("rustup");
    version.args(["run", OLDEST, "rustc", "--version"]);
    let output = version.stdin(Stdio::null()).output();
    output.is_ok_and(|output| output.status.success())
}

/// Compiles a program and checks that there are no warnings.
fn compile(rustc: &mut Command, module: &str, way: &str, program: &str) {
    let folder = "../target/tmp/pasted";
    fs::create_dir_all(folder).unwrap();
    let mut rustc = rustc
        .args(["--deny", "warnings", "--crate-name", &format!("{module}_{way}")])
        .args(["--emit", "metadata", "--out-dir", folder, "-"])
        .stdin(Stdio::piped())
        .spawn()
        .expect("a compiler can be started");
    let mut stdin = rustc.stdin.take().unwrap();
    stdin.write_all(program.as_bytes()).unwrap();
    drop(stdin);
    assert!(rustc.wait().unwrap().success(), "{program}");
}
