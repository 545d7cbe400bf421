/// One question.
type Case = u64;

/// How a case is written, with all bounds of the statement: `1..=100` in place of `unstated(1..=100)`
/// where it names them. The names are those that the solution's checks use.
fn format() -> Format<Case> {
    number("n", unstated(1..=1_000_000_000)).line()
}

/// The greatest number in a case.
fn greatest(case: &Case) -> u64 {
    *case
}

/// The position that a case describes, as the rules of the game have it.
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
