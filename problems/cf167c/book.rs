use super::prelude::*;
use crate::rules::euclid_powers::EuclidPowers;

const MAX_NUMBER: u64 = 1_000_000_000_000_000_000;
const SEARCHED: u64 = 400;
/// The greatest quotient with a table of its own.
const TABLED_QUOTIENT: u64 = 20_000;
/// The greatest divisor with a table that is continued to all quotients.
const TABLED_DIVISOR: u64 = 2000;

/// A divisor and a quotient of Euclid's algorithm.
type Step = (u64, u64);

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Outcomes<EuclidPowers>,
    periodic: Memo<u64, Vec<u64>>,
}

impl super::Book for Book {
    type Case = (u64, u64);
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "First", "Second");

    fn file() -> File<(u64, u64)> {
        let numbers = numbers(["a number"; 2], 0..=MAX_NUMBER);
        counted("t", 1..=10_000, numbers.line().iso(|[a, b]| (a, b), |&(a, b)| [a, b]))
    }

    fn position(&(a, b): &(u64, u64)) -> Shown {
        Ok(normal(EuclidPowers, (a.min(b), a.max(b))))
    }

    fn answer(&mut self, &(a, b): &(u64, u64)) -> Option<bool> {
        (a.max(b) <= SEARCHED).then(|| self.outcomes.wins(&(a.min(b), a.max(b))))
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        cases::pairs(0..=60)
    }

    fn random(rng: &mut Random) -> (u64, u64) {
        // Most divisors are small, so that there are powers to take.
        let divisor = cases::number(rng, 0..=SEARCHED);
        (divisor, rng.random_range(0..=SEARCHED))
    }

    fn full(rng: &mut Random) -> (u64, u64) {
        let mut a = cases::number(rng, 0..=1_000_000_000);
        let mut b = cases::number(rng, a..=MAX_NUMBER);
        // The steps of Euclid's algorithm, backwards.
        for _ in 0..rng.random_range(0..4) {
            let most = MAX_NUMBER.saturating_sub(a) / b.max(1);
            if most > 0 {
                let quotient = cases::number(rng, 1..=most);
                (a, b) = (b, a + quotient * b);
            }
        }
        if rng.random() { (a, b) } else { (b, a) }
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "Euclid's algorithm with a table of the quotients that are won, by the moves: for a quotient up to 20,000; \
         or, for a divisor up to 2,000, the first ones continued with their period; none if both are larger",
    );

    const WAYS: &'static [Way<Self>] = &[
        |book, case| by_quotients(case, |step| tabled(step).or_else(|| book.periodic(step))),
        |_, case| by_quotients(case, tabled),
        |book, case| by_quotients(case, |step| book.periodic(step)),
    ];

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<(u64, u64)>)> {
        // The longest run of Euclid's algorithm: consecutive Fibonacci numbers.
        let (mut a, mut b) = (1, 1);
        while a + b <= MAX_NUMBER {
            (a, b) = (b, a + b);
        }
        let any = cases::several(10_000, || (rng.random_range(1..=MAX_NUMBER), MAX_NUMBER));
        vec![("Fibonacci numbers", vec![(a, b); 10_000]), ("random numbers", any)]
    }
}

impl Book {
    fn periodic(&mut self, (divisor, quotient): Step) -> Option<bool> {
        only_if(divisor <= TABLED_DIVISOR)?;
        let won = |&divisor: &u64| won_quotients(divisor, 4 * divisor + 8);
        Some(continued(self.periodic.get_or_insert(divisor, won), quotient) == 1)
    }
}

fn tabled((divisor, quotient): Step) -> Option<bool> {
    let few = quotient <= TABLED_QUOTIENT;
    few.then(|| won_quotients(divisor, quotient)[quotient as usize] == 1)
}

/// Returns whether the player to move wins, by Euclid's algorithm; the closure says which quotients are won if reaching
/// the remainder loses.
fn by_quotients(
    &(a, b): &(u64, u64),
    mut is_won: impl FnMut(Step) -> Option<bool>,
) -> Option<bool> {
    let (mut a, mut b) = (a.min(b), a.max(b));
    let mut steps = Vec::new();
    while a > 0 {
        steps.push((a, b / a));
        (a, b) = (b % a, a);
    }
    let mut wins = false;
    for step in steps.into_iter().rev() {
        wins = !wins || is_won(step)?;
    }
    Some(wins)
}

/// The won (1) and lost (0) quotients if reaching the remainder loses: a move takes a power of the divisor, including
/// 1, from the quotient, and the player to move at 0 wins.
fn won_quotients(divisor: u64, most: u64) -> Vec<u64> {
    let mut won = vec![1];
    for quotient in 1..=most {
        let mut powers = std::iter::successors(Some(1_u64), |power| power.checked_mul(divisor))
            .take_while(|&power| power <= quotient)
            .take(if divisor == 1 { 1 } else { usize::MAX });
        won.push(u64::from(powers.any(|power| won[(quotient - power) as usize] == 0)));
    }
    won
}
