/// One question.
type Case = Vec<u64>;

/// The format of a case, with all bounds of the statement: replace `unstated(1..=100)` by `1..=100`
/// if the statement gives the bound. The names are those of the solution's checks.
fn format() -> Format<Case> {
    list("n", unstated(1..=100), number("a heap", unstated(1..=1_000_000_000))).into_format()
}

/// The greatest number in a case.
fn greatest(case: &Case) -> u64 {
    case.iter().copied().max().unwrap_or(0)
}

/// The position that a case describes, in the form that the rules of the game use.
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
