use super::prelude::*;
use crate::rules::nim_shortcuts::NimShortcuts;
use crate::second_opinion::nim_shortcuts::lost_rows;

const MAX_HEAP: u64 = 1_000_000_000;
const MAX_PAIRS: usize = 100_000;
const SEARCHED_HEAP: u64 = 20;

type Pair = (u64, u64);

/// The shortcuts, and the queries.
type Case = (Vec<Pair>, Vec<Pair>);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    type Answer = Vec<bool>;
    const QUESTION: Question<Vec<bool>> =
        yes_no("the player to move wins", "WIN", "LOSE").each("pair to begin with", "\n");

    fn file() -> File<Case> {
        let counts = numbers(["n", "m"], 1..=MAX_PAIRS);
        let heap = || number("a heap", 0..=MAX_HEAP);
        let pair = || (heap(), heap()).line();
        let pairs = |count| {
            sequence(count, pair()).such_that("no line given twice", |pairs| are_different(pairs))
        };
        let file = (counts.line(), pairs("n"), pairs("m"));
        let case = file.iso(
            |(_, shortcuts, pairs)| (shortcuts, pairs),
            |(shortcuts, pairs): &Case| {
                let counts = [shortcuts.len(), pairs.len()];
                (counts, shortcuts.clone(), pairs.clone())
            },
        );
        single(case)
    }

    fn positions((shortcuts, pairs): &Case) -> AllShown {
        let game = NimShortcuts::new(shortcuts);
        Ok(pairs.iter().map(|&pair| normal(game.clone(), pair)).listed())
    }

    fn answer(&mut self, (shortcuts, pairs): &Case) -> Option<Vec<bool>> {
        only_if(pairs.iter().all(|(x, y)| *x.max(y) <= SEARCHED_HEAP))?;
        let mut outcomes = impartial::Outcomes::new(NimShortcuts::new(shortcuts), Play::Normal);
        Some(pairs.iter().map(|pair| outcomes.wins(pair)).listed())
    }

    fn small() -> impl Iterator<Item = Case> {
        let shortcuts = cases::subsets(cases::pairs(0..=2).listed()).skip(1);
        shortcuts.map(|shortcuts| (shortcuts, cases::pairs(0..=5).listed()))
    }

    fn random(rng: &mut Random) -> Case {
        let sides = [(); 2].map(|()| rng.random_range(1..=15));
        let most = [4, 12, 40][rng.random_range(0..3)];
        let shortcuts = within(rng, most, sides);
        let mut pairs: Vec<Pair> = cases::pairs(0..=SEARCHED_HEAP).listed();
        pairs.shuffle(rng);
        pairs.truncate(100);
        (shortcuts, pairs)
    }

    fn full(rng: &mut Random) -> Case {
        let most = [5, 20, 40][rng.random_range(0..3)];
        let side = [10, 100, 2000][rng.random_range(0..3)];
        let mut shortcuts = within(rng, most, [side, side]);
        // Copies of these shortcuts far along the diagonal, each coordinate shifted by up to 2 more.
        for (x, y) in shortcuts.clone() {
            let far = cases::number(rng, 0..=MAX_HEAP - 2 * side);
            let [x, y] = [x, y].map(|heap| heap + far + rng.random_range(0..3));
            shortcuts.push((x, y));
        }
        let mut columns: Vec<u64> = shortcuts.iter().map(|&(x, _)| x + 1).listed();
        columns.push(cases::number(rng, 0..=MAX_HEAP));
        begun(rng, shortcuts, &columns)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a table: in each column the least row that no lost pair has taken, unless a shortcut in the column is \
         at or below it; a stretch without shortcuts is shortened to the number of shortcuts, as the heaps of \
         a lost pair differ by at most that, up to a million columns; the solution goes from line to line",
    );

    fn second_opinion(&mut self, (shortcuts, pairs): &Case) -> Option<Vec<bool>> {
        let rows = lost_rows(shortcuts, &pairs.iter().map(|&(x, _)| x).listed())?;
        let shortcuts = different(shortcuts.clone());
        let is_won = |(pair, row): (&Pair, Option<u64>)| {
            row != Some(pair.1) && shortcuts.binary_search(pair).is_err()
        };
        Some(pairs.iter().zip(rows).map(is_won).listed())
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mut heap = || rng.random_range(0..=MAX_HEAP);
        let mut pairs = || {
            let pairs = different(cases::several(MAX_PAIRS, || (heap(), heap())));
            let more = (0..).map(|x| (x, x)).filter(|pair| pairs.binary_search(pair).is_err());
            [&pairs[..], &more.take(MAX_PAIRS - pairs.len()).listed()].concat()
        };
        let anywhere = (pairs(), pairs());
        let near = |at: u64| (MAX_HEAP - 2 * at, MAX_HEAP - 2 * at - at % 2);
        let diagonal: Vec<Pair> = (0..MAX_PAIRS as u64).map(near).listed();
        let beside = diagonal.iter().map(|&(x, y)| (y, x)).listed();
        vec![("anywhere", vec![anywhere]), ("beside the diagonal", vec![(diagonal, beside)])]
    }
}

fn different(mut pairs: Vec<Pair>) -> Vec<Pair> {
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

fn within(rng: &mut Random, most: usize, sides: [u64; 2]) -> Vec<Pair> {
    let count = rng.random_range(1..=most);
    let pair = || sides.map(|side| rng.random_range(0..side)).into();
    let mut pairs = different(cases::several(count, pair));
    pairs.shuffle(rng);
    pairs
}

/// Shortcuts, and queried pairs in some columns: lost ones, their neighbours, and shortcuts.
fn begun(rng: &mut Random, mut shortcuts: Vec<Pair>, columns: &[u64]) -> Case {
    let mut seen = Numbered::default();
    shortcuts.retain(|&pair| seen.insert(pair));
    let lost = lost_rows(&shortcuts, columns).unwrap_or_default();
    let mut pairs: Vec<Pair> = shortcuts.iter().copied().take(5).listed();
    for (&x, row) in columns.iter().zip(lost) {
        let y = row.unwrap_or(x) + rng.random_range(0..=1) * rng.random_range(0..=1);
        pairs.push((x.min(MAX_HEAP), y.min(MAX_HEAP)));
    }
    let mut pairs = different(pairs);
    pairs.shuffle(rng);
    (shortcuts, pairs)
}
