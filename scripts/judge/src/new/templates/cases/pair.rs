/// One question.
type Case = (u64, u64);

/// The format of a case, with all bounds of the statement: replace `unstated(1..=100)` by `1..=100`
/// if the statement gives the bound. The names are those of the solution's checks.
fn format() -> Format<Case> {
    let number = |what| number(what, unstated(1..=1_000_000_000));
    (number("a"), number("b")).line()
}

/// The greatest number in a case.
fn greatest(case: &Case) -> u64 {
    case.0.max(case.1)
}

/// The position that a case describes, in the form that the rules of the game use.
fn start(case: &Case) -> Case {
    *case
}

fn small() -> impl Iterator<Item = Case> {
    cases::pairs(1..=SEARCHED)
}

/// A random case with numbers up to `most`.
fn case(rng: &mut Random, most: u64) -> Case {
    let mut number = || cases::number(rng, 1..=most);
    (number(), number())
}
