//! A judge gets a solution only if it has the problem in the same format.

use judge::catalog::Catalog;
use rstest::rstest;

fn place(problem: &str, judge: &str) -> Result<Option<String>, String> {
    let catalog = Catalog::load().unwrap();
    let place = catalog.problem(problem).unwrap().place(judge);
    place.map(|place| place.map(|place| place.name())).map_err(|error| error.to_string())
}

#[rstest]
#[case::own("poj1067", "poj", Some("POJ 1067"))]
#[case::same("poj1067", "hdu", Some("HDU 1527"))]
#[case::unknown("poj1067", "codeforces", None)]
fn the_same_format_is_found(
    #[case] problem: &str,
    #[case] judge: &str,
    #[case] found: Option<&str>,
) {
    assert_eq!(place(problem, judge), Ok(found.map(str::to_owned)));
}

#[rstest]
#[case::many_cases(
    "luogu_p2252",
    "poj",
    "luogu_p2252: POJ 1067 differs: an input holds many pairs, until its end; \
     `cargo judge bundle poj1067 --for poj` fits it"
)]
#[case::one_case(
    "poj1067",
    "luogu",
    "poj1067: Luogu P2252 differs: an input holds one pair; \
     `cargo judge bundle luogu_p2252 --for luogu` fits it"
)]
#[case::other_words(
    "poj1740",
    "spoj",
    "poj1740: SPOJ 2021 differs: the input ends without a 0, the answers are `first player` and \
     `second player`, and there are up to 100,000 piles; no solution here fits it"
)]
#[case::files(
    "poj2931",
    "cogs",
    "poj2931: COGS 1652 differs: it is read from procrastination.in and written to \
     procrastination.out; no solution here fits it"
)]
fn another_format_is_refused(#[case] problem: &str, #[case] judge: &str, #[case] refusal: &str) {
    assert_eq!(place(problem, judge), Err(refusal.to_owned()));
}
