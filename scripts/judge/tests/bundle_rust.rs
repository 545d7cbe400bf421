//! Bundles for a judge are in its language and pass the cases.

use judge::binaries::built_for_test;
use judge::bundle::{self, Target};
use judge::catalog::{Catalog, Problem, Solution};
use rstest::rstest;

fn with_solution<T>(name: &str, then: impl FnOnce(&Problem, &Solution) -> T) -> T {
    let catalog = Catalog::load().unwrap();
    let (problem, solution) =
        catalog.solutions().find(|(_, solution)| solution.name == name).unwrap();
    then(problem, solution)
}

#[rstest]
#[case::as_it_is("codeforces", false)]
#[case::minified("codeforces", true)]
#[case::with_crates("atcoder", false)]
#[case::in_any_edition("baekjoon", false)]
fn a_bundle_passes_its_cases(#[case] judge: &str, #[case] minify: bool) {
    judge::runner::launch_through(built_for_test("judge"));
    with_solution("poj2931_surreal", |problem, solution| {
        let target = Target::new(problem, Some(judge), None).unwrap();
        let style = bundle::Style { minify, ..bundle::Style::default() };
        let text = bundle::bundle(problem, solution, &target, style).unwrap();
        bundle::check::check(problem, solution, &target, &text).unwrap();
    });
}

#[rstest]
#[case("poj", Some("rust"), None)]
#[case("poj", None, Some("C"))]
#[case("spoj", None, Some("C"))]
#[case("uva", None, Some("C"))]
#[case("codeforces", None, Some("Rust"))]
#[case("codeforces", Some("c"), Some("C"))]
#[case("chess.com", None, None)]
fn the_judge_decides_the_language(
    #[case] judge: &str,
    #[case] asked: Option<&str>,
    #[case] expected: Option<&str>,
) {
    let language = asked.map(|name| match name {
        "rust" => bundle::Language::Rust,
        _ => bundle::Language::C,
    });
    with_solution("poj1067", |problem, _| {
        let target = Target::new(problem, Some(judge), language);
        let chosen = target.ok().map(|target| format!("{:?}", target.language));
        assert_eq!(chosen.as_deref(), expected);
    });
}

#[test]
fn only_a_judge_that_calls_a_method_is_given_one() {
    let method = |solution: &str, judge: &str| {
        with_solution(solution, |problem, _| {
            let target = Target::new(problem, Some(judge), None).unwrap();
            target.method(problem)
        })
    };
    let called = method("theeasychase", "topcoder").unwrap().unwrap();
    assert_eq!((called.class.as_deref(), &*called.name), (Some("TheEasyChase"), "winner"));
    let called = method("ioi17_train", "dmoj").unwrap().unwrap();
    assert_eq!((called.class, &*called.name), (None, "who_wins"));
    assert!(method("theeasychase", "codeforces").unwrap().is_none());
    let error = method("poj1067", "topcoder").unwrap_err().to_string();
    assert!(error.contains("problems/poj1067/problem.toml"), "{error}");
}
