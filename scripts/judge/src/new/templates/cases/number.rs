/// One question.
type Case = u64;

/// The format of a case, with all bounds of the statement: replace `unstated(1..=100)` by `1..=100`
/// if the statement gives the bound. The names are those of the solution's checks.
fn format() -> Format<Case> {
    number("n", unstated(1..=1_000_000_000)).line()
}

/// The greatest number in a case.
fn greatest(case: &Case) -> u64 {
    *case
}

/// The position that a case describes, in the form that the rules of the game use.
fn start(case: &Case) -> Case {
    *case
}

fn small() -> impl Iterator<Item = Case> {
    1..=SEARCHED
}

/// A random case with numbers up to `most`.
fn case(rng: &mut Random, most: u64) -> Case {
    cases::number(rng, 1..=most)
}
