use super::prelude::*;
use crate::rules::castles::Castles;

const MAX_CASTLES: usize = 300_000;
const MAX_DEFENDERS: u64 = 1_000_000_000_000_000_000;
/// The last entry of the table that the second way uses; the period holds from half of it on.
const PERIODIC: usize = 90;

/// The numbers that the attacks kill, and the defenders of the castles.
type Case = ([u64; 3], Vec<u64>);

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Family<Castles>,
    tables: Memo<[u64; 3], Vec<u64>>,
}

impl super::Book for Book {
    type Case = Case;
    type Answer = usize;
    const QUESTION: Question<usize> =
        value("the number of first attacks that win, each a castle and a kind of forces");

    fn file() -> File<Case> {
        let kills = numbers(["x", "y", "z"], 1..=5);
        let defenders = number("a number of defenders", 1..=MAX_DEFENDERS);
        let kingdom = headed_list("n", 1..=MAX_CASTLES, kills, defenders);
        counted("t", 1..=1000, kingdom)
            .total("the sum of n", 1..=MAX_CASTLES, |(_, castles)| castles.len() as u64)
    }

    fn position((kills, castles): &Case) -> Shown {
        Ok(normal(Castles { kills: *kills }, untouched(castles)))
    }

    fn answer(&mut self, (kills, castles): &Case) -> Option<usize> {
        let positions = product(castles.iter().map(|castle| castle.saturating_mul(3) + 3));
        let outcomes = self.outcomes.of(Castles { kills: *kills });
        (positions <= 4000).then(|| outcomes.winning_options(&untouched(castles)).len())
    }

    fn small() -> impl Iterator<Item = Case> {
        cases::products(cases::all_arrays(1..=5), cases::multisets(1..=2, 1..=6))
    }

    fn random(rng: &mut Random) -> Case {
        let count = rng.random_range(1..=3);
        let most = [100, 12, 4][count - 1];
        kingdom(rng, count, most)
    }

    fn full(rng: &mut Random) -> Case {
        // 1,000 cases have 300,000 castles in all.
        let count = rng.random_range(1..=100);
        let most = [100, MAX_DEFENDERS][rng.random_range(0..2)];
        kingdom(rng, count, most)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a table of values by definition for up to 2,000 defenders, and beyond, the values of up to 90 \
         continued with the period of their second half; the solution proves where the period begins",
    );

    const WAYS: &'static [Way<Self>] = &[
        |book, case| book.winning_attacks(case, |table, at| table.get(at as usize).copied()),
        |book, case| {
            book.winning_attacks(case, |table, at| Some(continued(&table[..=PERIODIC], at)))
        },
    ];

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mut castles = |count| cases::uniform(rng, count, 1..=MAX_DEFENDERS);
        let one = vec![([5, 3, 4], castles(MAX_CASTLES))];
        let kills = |case: u64| [case % 5 + 1, case / 5 % 5 + 1, case / 25 % 5 + 1];
        let thousand = (0..1000).map(|case| (kills(case), castles(300))).listed();
        vec![("300,000 castles", one), ("1,000 cases of 300 castles", thousand)]
    }
}

fn untouched(castles: &[u64]) -> Vec<crate::rules::castles::Castle> {
    castles.iter().map(|&defenders| (defenders, None)).listed()
}

fn kingdom(rng: &mut Random, count: usize, most: u64) -> Case {
    let kills = std::array::from_fn(|_| rng.random_range(1..=5));
    (kills, cases::heaps(rng, count, 1..=most))
}

impl Book {
    /// The number of winning first attacks, with the values of castles by `value` from their table.
    fn winning_attacks(
        &mut self,
        (kills, castles): &Case,
        values: impl Fn(&[u64], u64) -> Option<u64>,
    ) -> Option<usize> {
        let table = self.tables.get_or_insert(*kills, |kills| table(*kills));
        let value = |defenders, last: usize| Some(values(table, defenders)? >> (2 * last) & 3);
        let sum = nim_sum(castles.iter().map(|&castle| value(castle, 0)).all_listed()?);
        let wins = |castle: u64| {
            let others = nim_sum([sum, value(castle, 0)?]);
            let left = |attack: usize| value(castle.saturating_sub(kills[attack]), attack);
            Some((0..3).filter(|&attack| left(attack) == Some(others)).count())
        };
        castles.iter().map(|&castle| wins(castle)).sum()
    }
}

/// The values of 0, 1, 2, … defenders by definition, as three digits in base 4: after cavalry,
/// after infantry, and, last, after mixed forces.
fn table(kills: [u64; 3]) -> Vec<u64> {
    let mut table: Vec<u64> = vec![0];
    for defenders in 1..=2000_usize {
        let left = |attack: usize| {
            let rest = defenders.saturating_sub(kills[attack] as usize);
            table[rest] >> (2 * attack) & 3
        };
        let after =
            |last: usize| mex((0..3).filter(|&attack| attack == 0 || attack != last).map(left));
        table.push(after(0) | after(1) << 2 | after(2) << 4);
    }
    table
}
