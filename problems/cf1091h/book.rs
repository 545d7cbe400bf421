use super::prelude::*;
use crate::rules::Player::{Left as Alice, Right as Bob};
use crate::rules::tricolore::{Row, Tricolore, shifted};

const MAX_ROWS: usize = 100_000;
const FARTHEST: i64 = 100_000;
/// The greatest gap, if the other one of the row is equal.
const MAX_GAP: u64 = FARTHEST as u64 - 1;
const MAX_FORBIDDEN: u64 = 200_000;
const SECOND_OPINION_GAP: u64 = 3_000;

fn gaps(rows: &[Row]) -> Vec<u64> {
    let mut gaps = Vec::new();
    for [blue, white, red] in rows {
        gaps.extend([(white - blue - 1) as u64, (red - white - 1) as u64]);
    }
    gaps
}

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The forbidden number, and the rows.
    type Case = (u64, Vec<Row>);
    /// True if Alice wins when she begins, and if Bob does when he begins.
    type Answer = [bool; 2];
    const QUESTION: Question<[bool; 2]> = Question::new(
        "the winner if Alice begins, and on the next line the winner if Bob does, `Alice` or `Bob`",
        |&[alice, bob]| {
            let name = |is_alice| if is_alice { "Alice" } else { "Bob" };
            format!("{}\n{}", name(alice), name(!bob))
        },
    );

    fn file() -> File<Self::Case> {
        let after = |what, before| number(what, between(plus(before, 1), FARTHEST));
        let row = [number("b", -FARTHEST..=FARTHEST), after("w", "b"), after("r", "w")];
        single(headed_list("n", 1..=MAX_ROWS, number("f", 2..=MAX_FORBIDDEN), row.line()))
    }

    fn positions((forbidden, rows): &Self::Case) -> AllShown {
        let game = Tricolore { forbidden: *forbidden };
        Ok([Alice, Bob].map(|begins| two_sided(game, position(rows), begins)).into())
    }

    fn answer(&mut self, (forbidden, rows): &Self::Case) -> Option<[bool; 2]> {
        only_if(positions(&gaps(rows)) <= 5_000)?;
        let mut outcomes = partizan::Outcomes::new(Tricolore { forbidden: *forbidden });
        Some([Alice, Bob].map(|begins| outcomes.wins(&position(rows), begins)))
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        let with_gaps = |count, most| {
            cases::all_lists(count..=count, 0..=most).map(|gaps| rows_with(&gaps, |_| 0))
        };
        let one = cases::with_each(2..=13, with_gaps(2, 12));
        one.chain(cases::with_each(2..=4, with_gaps(4, 4)))
    }

    fn random(rng: &mut Random) -> Self::Case {
        let count = rng.random_range(1..=3);
        let gaps = cases::heaps(rng, 2 * count, 0..=[40, 7, 3][count - 1]);
        (rng.random_range(2..=20), anywhere(rng, &gaps))
    }

    fn full(rng: &mut Random) -> Self::Case {
        let count = cases::number(rng, 1..=500) as usize;
        let most = cases::number(rng, 0..=SECOND_OPINION_GAP);
        let mut gaps = cases::heaps(rng, 2 * count, 0..=most);
        if rng.random() {
            // Large gaps, each of them twice.
            let great = cases::heaps(rng, count, 0..=MAX_GAP);
            gaps.extend(great.into_iter().flat_map(|gap| [gap, gap]));
        }
        let forbidden = cases::number(rng, 2..=MAX_FORBIDDEN);
        (forbidden, anywhere(rng, &gaps))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "mex values of the gaps, except for those that cancel, up to 3,000, and nim-sums by digits; it shares \
         with the solution that gaps are heaps",
    );

    fn second_opinion(&mut self, (forbidden, rows): &Self::Case) -> Option<[bool; 2]> {
        let mut all = gaps(rows);
        all.sort_unstable();
        let mut single = Vec::new();
        for gap in all {
            if single.pop_if(|last| *last == gap).is_none() {
                single.push(gap);
            }
        }
        let most = single.last().copied().unwrap_or(0);
        only_if(most <= SECOND_OPINION_GAP)?;
        let game = Tricolore { forbidden: *forbidden };
        let steps = game.steps(most).listed();
        let values = grundy_table(most as usize, |gap, values| {
            let steps = steps.iter().take_while(|&&step| step <= gap as u64);
            steps.map(|&step| values[gap - step as usize]).listed()
        });
        Some([nim_sum(single.into_iter().map(|gap| values[gap as usize])) != 0; 2])
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let gaps = cases::heaps(rng, 2 * MAX_ROWS, 0..=MAX_GAP);
        let mut rows = anywhere(rng, &gaps);
        rows[0] = [-FARTHEST, 1 - FARTHEST, FARTHEST];
        vec![
            ("100,000 rows", vec![(MAX_FORBIDDEN, rows.clone())]),
            ("100,000 rows, without 2", vec![(2, rows)]),
        ]
    }
}

fn position(rows: &[Row]) -> Vec<Row> {
    rows.iter().map(|&row| shifted(row)).listed()
}

/// One row for every two gaps; `first` gives the place of the blue token, from its distance to the red one.
fn rows_with(gaps: &[u64], mut first: impl FnMut(i64) -> i64) -> Vec<Row> {
    let rows = gaps.as_chunks().0.iter().map(|gaps| {
        let [to_white, to_red] = gaps.map(|gap| gap as i64 + 1);
        let blue = first(to_white + to_red);
        [blue, blue + to_white, blue + to_white + to_red]
    });
    rows.listed()
}

fn anywhere(rng: &mut Random, gaps: &[u64]) -> Vec<Row> {
    rows_with(gaps, |width| rng.random_range(-FARTHEST..=FARTHEST - width))
}
