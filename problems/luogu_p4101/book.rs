//! n piles of one stone are merged into piles of at most m stones. Who wins? 0 for the first player, 1 for the second.

use super::prelude::*;
use crate::rules::merging::Merging;
use crate::second_opinion::merging::first_wins;

const SEARCHED_PILES: u64 = 22;

#[derive(Default)]
pub struct Book(impartial::Family<Merging>);

impl super::Book for Book {
    /// The number of piles, and the greatest size.
    type Case = [u64; 2];
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player who begins wins", "0", "1");

    fn file() -> File<[u64; 2]> {
        counted("T", 1..=100, numbers(["n", "m"], 1..=1_000_000_000).line())
    }

    fn position(&[piles, most]: &[u64; 2]) -> Shown {
        shown_if(piles <= 1000)?;
        // No pile can have more stones than there are.
        let most = most.min(piles);
        Ok(normal(Merging { most }, vec![1; piles as usize]))
    }

    fn answer(&mut self, &[piles, most]: &[u64; 2]) -> Option<bool> {
        only_if(piles <= SEARCHED_PILES)?;
        Some(self.0.of(Merging { most: most.min(piles) }).wins(&vec![1; piles as usize]))
    }

    fn small() -> impl Iterator<Item = [u64; 2]> {
        cases::pairs(1..=18).map(<[u64; 2]>::from)
    }

    fn random(rng: &mut Random) -> [u64; 2] {
        let piles = rng.random_range(1..=SEARCHED_PILES);
        [piles, cases::number(rng, 1..=piles + 2)]
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "up to 300 piles, a game played to its end by one player who lets one pile grow at a time and one who \
         merges at random; for any number, the number of moves of a play that fills pile after pile",
    );

    const WAYS: &'static [Way<Self>] = &[
        |_, &[piles, most]| (piles <= 300).then(|| first_wins(piles, most, is_won(piles, most))),
        |_, &[piles, most]| Some(is_won(piles, most)),
    ];
}

/// Returns whether a play that fills pile after pile has an odd number of moves.
fn is_won(piles: u64, most: u64) -> bool {
    let moves_to_fill = |pile: u64| pile.saturating_sub(1);
    let moves = piles / most * moves_to_fill(most) + moves_to_fill(piles % most);
    moves % 2 == 1
}
