//! Black and White Pieces: does Alice, who begins, win Northcott's game with k retreats for each player, by up to d
//! cells?

use super::prelude::*;
use crate::rules::Player::Left as Alice;
use crate::rules::northcott::Northcott;

const MAX_LINES: u64 = 100;
const MAX_RETREATS: u64 = 100;
const LONGEST: u64 = 20;
const MAX_INTERCEPT: i64 = 100;
const FARTHEST: i64 = 1_000;

/// The intercept, and the abscissas of the black and the white piece.
type Line = [i64; 3];

/// The number of retreats, the longest one, and the lines.
type Case = ((u64, u64), Vec<Line>);

/// The gaps, and the retreats left.
type Start = (Vec<u64>, [u64; 2]);

fn gap(&[_, black, white]: &Line) -> u64 {
    black.abs_diff(white) - 1
}

/// The line with this intercept and gap, as near to 0 as possible.
fn line_with_gap(intercept: i64, gap: u64, black_first: bool) -> Line {
    let left = -(gap.div_ceil(2) as i64);
    let right = left + gap as i64 + 1;
    if black_first { [intercept, left, right] } else { [intercept, right, left] }
}

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Alice, who begins, wins", "Yes", "No");

    fn file() -> File<Case> {
        let case = lines_of_case().chosen_by(|choices| {
            let (head, mut lines) = lines_of_case().choose(choices)?;
            // The first line keeps its intercept, which may have been asked for.
            if let Some((&mut [kept, ..], others)) = lines.split_first_mut() {
                let intercepts = (-MAX_INTERCEPT..=MAX_INTERCEPT).filter(|&y| y != kept);
                for (line, intercept) in others.iter_mut().zip(intercepts) {
                    line[0] = intercept;
                }
            }
            Some((head, lines))
        });
        let case = case.such_that("different intercepts", |(_, lines)| {
            are_different(lines.iter().map(|line| line[0]))
        });
        counted("T", 1..=100, case)
    }

    fn position(case: &Case) -> Shown {
        let (game, start) = start(case);
        Ok(two_sided(game, start, Alice))
    }

    fn answer(&mut self, case: &Case) -> Option<bool> {
        let (game, start) = start(case);
        only_if(is_searchable(&start, game.longest))?;
        Some(partizan::Outcomes::new(game).wins(&start, Alice))
    }

    fn small() -> impl Iterator<Item = Case> {
        let gaps = cases::all_lists(1..=2, 0..=3);
        let lines = gaps.map(|gaps| lines(&gaps, |at| at % 2 == 0));
        cases::products(cases::products(0..=2, 1..=2), lines)
    }

    fn random(rng: &mut Random) -> Case {
        let (retreats, count, largest) =
            *[(0, 4, 5), (1, 3, 3), (2, 2, 4), (3, 1, 9)].choose(rng).expect("some sizes");
        let count = rng.random_range(1..=count);
        let gaps = cases::heaps(rng, count, 0..=largest);
        let retreats = rng.random_range(0..=retreats);
        let lines = lines(&gaps, |_| rng.random());
        ((retreats, rng.random_range(1..=2)), lines)
    }

    fn full(rng: &mut Random) -> Case {
        let count = cases::number(rng, 1..=MAX_LINES);
        full_lines(rng, count)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a game played to its end, retreats included, with the claim of Nim on the gaps checked against the \
         rules in each of its positions; for long games, the claim alone",
    );

    fn second_opinion(&mut self, case: &Case) -> Option<bool> {
        let (game, start) = start(case);
        let count = start.0.len() as u64;
        let size = [start.0.iter().sum::<u64>() + count * game.longest, count];
        let is_lost = |((gaps, _), _): &(Start, _)| nim_sum(gaps.iter().copied()) == 0;
        Some(!lost_by_claim(&Turns(game), Play::Normal, &(start, Alice), size, is_lost))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        vec![("100 cases of 100 lines", cases::several(100, || full_lines(rng, MAX_LINES)))]
    }
}

fn start(((retreats, longest), lines): &Case) -> (Northcott, Start) {
    (Northcott { longest: *longest }, (lines.iter().map(gap).listed(), [*retreats; 2]))
}

/// A case whose lines may have the same intercept.
fn lines_of_case() -> Format<Case> {
    let retreats = (number("k", 0..=MAX_RETREATS), number("d", 1..=LONGEST));
    let abscissa = || number("an abscissa", -FARTHEST..=FARTHEST);
    let line = [number("y", -MAX_INTERCEPT..=MAX_INTERCEPT), abscissa(), abscissa()].line();
    let line = line.simplified_by(|old| {
        let gaps = smaller(gap(old), 0).into_iter();
        gaps.map(|gap| line_with_gap(old[0], gap, old[1] < old[2])).listed()
    });
    let line = line.such_that("two different abscissas", |&[_, b, w]| b != w);
    headed_list("n", 1..=MAX_LINES, retreats, line)
}

fn lines(gaps: &[u64], mut black_first: impl FnMut(usize) -> bool) -> Vec<Line> {
    let gaps = gaps.iter().enumerate();
    gaps.map(|(at, &gap)| line_with_gap(at as i64, gap, black_first(at))).listed()
}

fn full_lines(rng: &mut Random, count: u64) -> Case {
    let gaps = cases::heaps(rng, count as usize, 0..=2 * FARTHEST as u64 - 1);
    let mut lines = lines(&gaps, |_| rng.random());
    for (line, intercept) in lines.iter_mut().zip(-MAX_INTERCEPT..) {
        let (left, right) = (line[1].min(line[2]), line[1].max(line[2]));
        let shift = rng.random_range(-FARTHEST - left..=FARTHEST - right);
        *line = [intercept, line[1] + shift, line[2] + shift];
    }
    let retreats = cases::number(rng, 0..=MAX_RETREATS);
    ((retreats, cases::number(rng, 1..=LONGEST)), lines)
}

fn is_searchable((gaps, [retreats, _]): &Start, longest: u64) -> bool {
    let widest = retreats.saturating_mul(longest).saturating_mul(2);
    let gaps = product(gaps.iter().map(|gap| gap.saturating_add(widest).saturating_add(1)));
    product([gaps, retreats + 1, retreats + 1, 2]) <= 20_000
}
