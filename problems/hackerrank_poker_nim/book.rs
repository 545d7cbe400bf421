use super::prelude::*;
use crate::rules::Player::Left as First;
use crate::rules::poker_nim::PokerNim;

const MAX_PILES: usize = 100;
const MAX_ADDITIONS: u64 = 100;
const LARGEST_PILE: u64 = 1_000_000_000;
/// The most chips added at a time in the rules; the statement has no bound.
const MOST_ADDED: u64 = 2;
const GAME: PokerNim = PokerNim { most: MOST_ADDED };

/// The additions of each player per pile, and the piles.
type Case = (u64, Vec<u64>);

/// The piles, and the additions left.
type Piles = (Vec<u64>, Vec<[u64; 2]>);

fn start((additions, piles): &Case) -> Piles {
    (piles.clone(), vec![[*additions; 2]; piles.len()])
}

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "First", "Second");

    fn file() -> File<Case> {
        let (k, pile) = (number("k", 1..=MAX_ADDITIONS), number("a pile", 1..=LARGEST_PILE));
        counted("T", 1..=100, headed_list("n", 1..=MAX_PILES, k, pile))
    }

    fn position(case: &Case) -> Shown {
        Ok(two_sided(GAME, start(case), First))
    }

    fn answer(&mut self, case: &Case) -> Option<bool> {
        is_searchable(case).then(|| partizan::Outcomes::new(GAME).wins(&start(case), First))
    }

    fn small() -> impl Iterator<Item = Case> {
        cases::with_each(1..=2, cases::all_lists(1..=2, 1..=3))
    }

    fn random(rng: &mut Random) -> Case {
        let (additions, count, largest) =
            *[(1, 2, 5), (2, 1, 20), (3, 1, 9)].choose(rng).expect("some sizes");
        let count = rng.random_range(1..=count);
        (additions, cases::heaps(rng, count, 1..=largest))
    }

    fn full(rng: &mut Random) -> Case {
        let count = cases::number(rng, 1..=MAX_PILES as u64) as usize;
        let largest = [3, 100, LARGEST_PILE][rng.random_range(0..3)];
        let additions = cases::number(rng, 1..=MAX_ADDITIONS);
        (additions, cases::heaps(rng, count, 1..=largest))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a game played to its end, additions included, with the claim of Nim on the piles checked against the \
         rules in each of its positions; for long games, the claim alone",
    );

    fn second_opinion(&mut self, case: &Case) -> Option<bool> {
        let piles = &case.1;
        let count = piles.len() as u64;
        let chips = piles.iter().copied().fold(0, u64::saturating_add);
        let size = [chips.saturating_add(count * MOST_ADDED), count];
        let is_lost = |((piles, _), _): &(Piles, _)| nim_sum(piles.iter().copied()) == 0;
        let start = (start(case), First);
        Some(!lost_by_claim(&Turns(GAME), Play::Normal, &start, size, is_lost))
    }
}

fn is_searchable((additions, piles): &Case) -> bool {
    let left = additions.saturating_add(1);
    let added = additions.saturating_mul(2 * MOST_ADDED);
    let states = |pile: &u64| product([pile.saturating_add(added).saturating_add(1), left, left]);
    product(piles.iter().map(states)) <= 12_500
}
