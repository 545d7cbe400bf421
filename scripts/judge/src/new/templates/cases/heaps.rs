/// One question.
type Case = Vec<u64>;

/// How a case is written. The ranges say down to what it is simplified.
fn format() -> impl Format<Value = Case> {
    list(1.., number("a heap", 1..))
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
fn case(random: &mut Random, most: u64) -> Case {
    let count = random.random_range(1..=4);
    cases::heaps(random, count, 1..=most)
}
