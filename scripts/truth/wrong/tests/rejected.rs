//! Each wrong program is rejected by the case, bundled or found by the jury, that the test names.

use judge::binaries::built_for_test;
use judge::catalog::Catalog;
use judge::program::Program;
use judge::rejection::{rejection, Rejection};
use judge::verdict::{Judged, Verdict};
use libtest_mimic::{Arguments, Trial};
use std::ffi::OsString;
use std::process::{Command, ExitCode};
use std::sync::OnceLock;

/// With `--nocapture`, the test prints the case that rejects each program.
fn main() -> ExitCode {
    if let Some(code) = judge::runner::launcher() {
        return code;
    }
    let arguments = Arguments::from_args();
    let verbose = arguments.nocapture;
    let programs = catalog().problems.iter().flat_map(|problem| {
        let programs = problem.wrong_programs().unwrap().into_iter();
        programs.map(|program| (problem.id.clone(), program.name))
    });
    let programs: Vec<(String, String)> = programs.collect();
    let names: Vec<String> = programs.iter().map(|(_, name)| name.clone()).collect();
    let mut trials =
        vec![Trial::test("the_binary_has_the_wrong_programs_of_the_catalogue", move || {
            // A name that the binary does not know would fail, and count as rejected.
            assert_eq!(of_binary(), names);
            Ok(())
        })];
    trials.extend(programs.into_iter().map(|(problem, name)| {
        Trial::test(name.clone(), move || {
            let case = rejecting(&problem, &name);
            if verbose {
                println!("{name} is rejected by {case}");
            }
            Ok(())
        })
    }));
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(|| Catalog::load().unwrap())
}

/// The names that the binary lists.
fn of_binary() -> Vec<String> {
    let output = Command::new(built_for_test("wrong")).output().unwrap();
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

fn rejecting(problem: &str, name: &str) -> String {
    let path = built_for_test("wrong");
    let program = Program { arguments: &[OsString::from(name)], ..Program::new(name, &path) };
    let problem = catalog().problem(problem).unwrap();
    let rejection = rejection(problem, &program);
    match rejection.unwrap_or_else(|error| panic!("{error:#}")) {
        Some(Rejection::Bundled(case, mistake)) => format!("the bundled case {case}: {mistake}"),
        Some(Rejection::Found(difference)) => {
            let has_failed = |(_, judged): &(String, Judged)| {
                judged.output().is_none() && !matches!(judged.verdict, Verdict::Fault(..))
            };
            assert!(!difference.runs.iter().any(has_failed), "{difference}");
            format!("a case of the jury: {difference}")
        }
        None => panic!("no case rejects {name}"),
    }
}
