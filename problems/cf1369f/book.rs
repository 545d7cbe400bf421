use super::prelude::*;
use crate::rules::doubling_match::{DoublingMatch, Rounds};
use crate::second_opinion::doubling::{Outcomes, outcomes};

const MAX_ROUNDS: usize = 100_000;
const MAX_LIMIT: u64 = 1_000_000_000_000_000_000;
const SEARCHED_LIMIT: u64 = 40;
const SEARCHED_ROUNDS: usize = 6;

#[derive(Default)]
pub struct Book {
    wins: impartial::MisereOutcomes<DoublingMatch>,
    loses: impartial::Outcomes<DoublingMatch>,
}

impl super::Book for Book {
    type Case = Rounds;
    type Answer = Outcomes;
    const QUESTION: Question<Outcomes> = Question::new(
        "`1` if Lee, who begins, can force a win, otherwise `0`; after a space, the same for a loss",
        |outcomes| format!("{} {}", u8::from(outcomes.wins), u8::from(outcomes.loses)),
    );

    fn file() -> File<Rounds> {
        let round = (number("s", 1..=MAX_LIMIT), number("e", between("s", MAX_LIMIT)));
        single(list("t", 1..=MAX_ROUNDS, round.line()))
    }

    fn positions(rounds: &Rounds) -> AllShown {
        Ok(vec![misere(DoublingMatch, rounds.clone()), normal(DoublingMatch, rounds.clone())])
    }

    fn answer(&mut self, rounds: &Rounds) -> Option<Outcomes> {
        let are_short = rounds.iter().all(|&(_, limit)| limit <= SEARCHED_LIMIT);
        only_if(rounds.len() <= SEARCHED_ROUNDS && are_short)?;
        Some(Outcomes { wins: self.wins.wins(rounds), loses: self.loses.wins(rounds) })
    }

    fn small() -> impl Iterator<Item = Rounds> {
        let rounds = |most| (1..=most).flat_map(|e| (1..=e).map(move |s| (s, e)));
        let alone = rounds(SEARCHED_LIMIT).map(|round| vec![round]);
        alone.chain(cases::all_lists_of(2..=2, rounds(5).listed()))
    }

    fn random(rng: &mut Random) -> Rounds {
        let count = rng.random_range(1..=SEARCHED_ROUNDS);
        let limit = rng.random_range(1..=SEARCHED_LIMIT);
        cases::several(count, || deciding_little(rng, limit))
    }

    fn full(rng: &mut Random) -> Rounds {
        let count = cases::number(rng, 1..=2000) as usize;
        cases::several(count, || deciding_little(rng, MAX_LIMIT))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the outcomes of each round from its last numbers backwards, in runs of constant or alternating outcomes, \
         where the solution uses a formula; it shares with the solution that only these outcomes matter",
    );

    fn second_opinion(&mut self, rounds: &Rounds) -> Option<Outcomes> {
        // Returns whether the player who begins the first round reaches the goal, given whether the loser of the last
        // one does.
        let begins = |loser_reaches_goal: bool| {
            rounds.iter().rfold(loser_reaches_goal, |good, &(s, e)| {
                let round = outcomes(s, e);
                if good { round.loses } else { round.wins }
            })
        };
        Some(Outcomes { wins: begins(false), loses: begins(true) })
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Rounds>)> {
        let mut limit = || MAX_LIMIT - rng.random_range(0..1000);
        let from_one = cases::several(MAX_ROUNDS, || (1, limit()));
        // Only in rounds that begin at their limit do all later ones matter.
        let lost = cases::several(MAX_ROUNDS, || {
            let limit = limit();
            (limit, limit)
        });
        vec![
            ("100,000 rounds from 1 on", vec![from_one]),
            ("100,000 rounds that are lost at once", vec![lost]),
        ]
    }
}

/// A round in which the opener can usually force either a win or a loss, but not both, as any other round makes all
/// later ones irrelevant.
fn deciding_little(rng: &mut Random, limit: u64) -> (u64, u64) {
    let mut round = (1, 1);
    for _ in 0..8 {
        let e = cases::number(rng, 1..=limit);
        round = (cases::number(rng, 1..=e), e);
        let outcomes = outcomes(round.0, round.1);
        if outcomes.wins != outcomes.loses {
            break;
        }
    }
    round
}
