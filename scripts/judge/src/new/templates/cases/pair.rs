/// One question.
type Case = (u64, u64);

/// How a case is written, with all bounds of the statement: `1..=100` in place of `unstated(1..=100)`
/// where it names them. The names are those that the solution's checks use.
fn format() -> Format<Case> {
    let number = |what| number(what, unstated(1..=1_000_000_000));
    (number("a"), number("b")).line()
}

/// The greatest number in a case.
fn greatest(case: &Case) -> u64 {
    case.0.max(case.1)
}

/// The position that a case describes, as the rules of the game have it.
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
