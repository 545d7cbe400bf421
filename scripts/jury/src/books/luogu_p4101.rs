//! Luogu P4101: n piles of one stone are merged, none of them to more than m stones. Who wins? 0 for the
//! player who begins, 1 for the other one.

use super::prelude::*;
use crate::rules::merging::Merging;
use crate::search::impartial::Play;
use rand::SeedableRng;

const MAX: u64 = 1_000_000_000;
const SEARCHED_PILES: u64 = 22;
const SECOND_OPINION_PILES: u64 = 300;

#[derive(Default)]
pub struct Book {
    /// The games with up to 1, 2, … stones in a pile.
    games: Vec<Outcomes<Merging>>,
}

impl super::Book for Book {
    /// The number of piles, and the most stones of a pile.
    type Case = (u64, u64);

    const MAX_CASES: usize = 100;

    fn file() -> File<impl Format<Value = (u64, u64)>> {
        let numbers = (number("n", 1..), number("m", 1..)).line();
        counted(numbers.such_that("positive numbers", |&(n, m)| n > 0 && m > 0))
    }

    fn position(&(piles, most): &(u64, u64)) -> Shown {
        if piles > 1000 {
            return Err(BEYOND_RULES);
        }
        // No pile can have more stones than there are.
        let most = most.min(piles);
        Ok(normal(Merging { most }, vec![1; piles as usize]))
    }

    fn answer(&mut self, &(piles, most): &(u64, u64)) -> Option<String> {
        if piles > SEARCHED_PILES {
            return None;
        }
        // No pile can have more stones than there are.
        let most = most.min(piles);
        while (self.games.len() as u64) < most {
            let most = self.games.len() as u64 + 1;
            let game = Outcomes::new(Merging { most }, Play::Normal);
            self.games.push(game);
        }
        let wins = self.games[most as usize - 1].wins(&vec![1; piles as usize]);
        Some(u8::from(!wins).to_string())
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        cases::pairs(1..=18)
    }

    fn random(random: &mut Random) -> (u64, u64) {
        let piles = random.random_range(1..=SEARCHED_PILES);
        (piles, cases::number(random, 1..=piles + 2))
    }

    fn full(random: &mut Random) -> (u64, u64) {
        (
            cases::number(random, 1..=MAX),
            cases::number(random, 1..=MAX),
        )
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "up to 300 piles, a game played down to its end by one player who lets one pile grow \
         at a time and one who merges at random; beyond, the moves of a play that fills one \
         pile after the other, counted pile by pile",
    );

    fn second_opinion(&mut self, &(piles, most): &(u64, u64)) -> Option<String> {
        let moves_to_fill = |pile: u64| pile.saturating_sub(1);
        let moves = piles / most * moves_to_fill(most) + moves_to_fill(piles % most);
        let first_wins = moves % 2 == 1;
        let first_wins = if piles <= SECOND_OPINION_PILES {
            wins_play(piles, most, first_wins)
        } else {
            first_wins
        };
        Some(u8::from(!first_wins).to_string())
    }
}

/// Whether the player who begins makes the last move, if that one, or else the other, lets one pile grow
/// at a time, and the opponent merges at random.
fn wins_play(piles: u64, most: u64, first_is_tidy: bool) -> bool {
    let random = &mut Random::seed_from_u64(1);
    let mut piles = vec![1; piles as usize];
    let mut first_is_to_move = true;
    loop {
        piles.sort_unstable();
        // With two piles that grow, these are merged; else a single stone goes to the one, if it can.
        let growing: Vec<usize> = (0..piles.len())
            .filter(|&at| 1 < piles[at] && piles[at] < most)
            .collect();
        let tidy = match growing[..] {
            [a, b] if piles[a] + piles[b] <= most => [a, b],
            [.., last] if piles[0] == 1 => [0, last],
            _ => [0, 1],
        };
        let fits = |[a, b]: [usize; 2]| b < piles.len() && piles[a] + piles[b] <= most;
        if !fits([0, 1]) {
            return !first_is_to_move;
        }
        let merged = if first_is_to_move == first_is_tidy {
            tidy
        } else {
            let last = (1..piles.len()).rfind(|&last| fits([0, last])).unwrap_or(1);
            let b = random.random_range(1..=last);
            let a = (0..b).rfind(|&a| fits([a, b])).unwrap_or(0);
            [random.random_range(0..=a), b]
        };
        assert!(
            fits(merged),
            "{merged:?} of {piles:?} are too large for {most} together"
        );
        let [a, b] = merged;
        piles[b] += piles[a];
        piles.swap_remove(a);
        first_is_to_move = !first_is_to_move;
    }
}
