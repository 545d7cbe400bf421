/// One question.
type Case = Vec<u64>;

/// How a case is written, with all bounds of the statement: `1..=100` in place of `unstated(1..=100)`
/// where it names them. The names are those that the solution's checks use.
fn format() -> Format<Case> {
    list("n", unstated(1..=100), number("a heap", unstated(1..=1_000_000_000))).into_format()
}

/// The greatest number in a case.
fn greatest(case: &Case) -> u64 {
    case.iter().copied().max().unwrap_or(0)
}

/// The position that a case describes, as the rules of the game have it.
fn start(case: &Case) -> Case {
    case.clone()
}

fn small() -> impl Iterator<Item = Case> {
    cases::all_lists(1..=3, 1..=6)
}

/// A random case with numbers up to `most`.
fn case(rng: &mut Random, most: u64) -> Case {
    let count = rng.random_range(1..=4);
    cases::heaps(rng, count, 1..=most)
}
