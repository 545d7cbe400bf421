use super::prelude::*;
use crate::rules::Player::{Left as Alice, Right as Bob};
use crate::rules::two_tiles::TwoTiles;
use crate::rules::{Partizan, Player};

const MAX_CELLS: u64 = 1_000_000_000;
const SEARCHED_CELLS: u64 = 30;
const PLAYED_CELLS: u64 = 80;
const SECOND_OPINION_CELLS: u64 = 100_000;

#[derive(Default)]
pub struct Book(Memo<TwoTiles, partizan::Outcomes<TwoTiles>>);

impl super::Book for Book {
    /// The lengths of Alice's tiles, of Bob's, and of the strip.
    type Case = [u64; 3];
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Alice, who begins, wins", "Alice", "Bob");

    fn file() -> File<Self::Case> {
        let (a, b) = (number("a", 2..=MAX_CELLS), number("b", between(1, plus("a", -1))));
        counted("t", 1..=100_000, [a, b, number("n", between("a", MAX_CELLS))].line())
    }

    fn position(&[a, b, n]: &Self::Case) -> Shown {
        shown_if(n <= SECOND_OPINION_CELLS)?;
        let game = tiles(a, b);
        Ok(two_sided(game, game.gaps(vec![n]), Alice))
    }

    fn answer(&mut self, &[a, b, n]: &Self::Case) -> Option<bool> {
        only_if(n <= SEARCHED_CELLS.max(6 * b).min(PLAYED_CELLS))?;
        let game = tiles(a, b);
        let outcomes = self.0.get_or_insert(game, |&game| partizan::Outcomes::new(game));
        Some(outcomes.wins(&game.gaps(vec![n]), Alice))
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        let lengths = cases::pairs(1..=8).filter(|&(a, b)| b < a && b <= 5);
        lengths.flat_map(|(a, b)| (a..=SEARCHED_CELLS).map(move |n| [a, b, n]))
    }

    fn random(rng: &mut Random) -> Self::Case {
        let b = rng.random_range(1..=12);
        let most = SEARCHED_CELLS.max(6 * b);
        let a = rng.random_range(b + 1..=(2 * b + 2).min(most));
        [a, b, rng.random_range(a..=most)]
    }

    fn full(rng: &mut Random) -> Self::Case {
        let most = [8, 30, 20_000, MAX_CELLS / 4][rng.random_range(0..4)];
        let b = cases::number(rng, 1..=most / 2);
        let a = match rng.random_range(0..3) {
            0 => cases::number(rng, b + 1..=most),
            1 => 2 * b - rng.random_range(0..=b.min(3) - 1),
            _ => b + 1 + rng.random_range(0..=b / 4),
        };
        let n = match rng.random_range(0..5) {
            0 => cases::number(rng, a..=MAX_CELLS),
            1 => a + 2 * b - 3 + rng.random_range(0..3),
            2 => 3 * a - 1 + rng.random_range(0..3),
            3 => a + 4 * b - 3 + rng.random_range(0..3),
            _ => rng.random_range(a..=4 * a),
        };
        [a, b, n.clamp(a, MAX_CELLS)]
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "for up to 80 cells, a game played to its end, with the claim about gaps checked against the rules in \
         each of its positions; for up to 100,000 cells, each place of the first tile by that claim; the \
         solution uses the ranges that follow from it",
    );

    const WAYS: &'static [Way<Self>] = &[
        |_, &[a, b, n]| {
            let game = tiles(a, b);
            only_if(n <= PLAYED_CELLS)?;
            let by_bob = |gaps: &Vec<u64>| is_lost_by_bob(game, gaps);
            let is_lost = |(gaps, player): &(Vec<u64>, Player)| match player {
                Bob => by_bob(gaps),
                Alice => !game.options(gaps, Alice).iter().any(by_bob),
            };
            let start = (game.gaps(vec![n]), Alice);
            Some(!lost_in_play(&Turns(game), Play::Normal, &start, usize::MAX, is_lost)?)
        },
        |_, &[a, b, n]| {
            let game = tiles(a, b);
            let is_lost = |gap: u64| is_lost_by_bob(game, &[gap, n - a - gap]);
            (n <= SECOND_OPINION_CELLS).then(|| (0..=(n - a) / 2).any(is_lost))
        },
    ];
}

fn tiles(a: u64, b: u64) -> TwoTiles {
    TwoTiles { left: a, right: b }
}

/// Returns whether Bob, to move, loses: in each gap either nobody can move, or each player exactly
/// once, and the number of the latter gaps is even.
fn is_lost_by_bob(tiles: TwoTiles, gaps: &[u64]) -> bool {
    let (a, b) = (tiles.left, tiles.right);
    let mut live = gaps.iter().filter(|&&gap| gap >= b);
    live.clone().count() % 2 == 0 && live.all(|gap| (a..2 * b).contains(gap))
}
