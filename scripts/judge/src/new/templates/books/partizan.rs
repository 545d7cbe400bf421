//! THE_PLACE, THE_TITLE: what is asked?

use super::prelude::*;
use crate::rules::Player::Left;
use crate::rules::the_game::TheGame;

/// The greatest number that is searched, in well under a second.
const SEARCHED: u64 = 30;

#[derive(Default)]
pub struct Book {
    outcomes: partizan::Outcomes<TheGame>,
}

impl super::Book for Book {
    type Case = Case;
    type Answer = bool;

    /// Every command refuses a draft. Remove this when all below is as in the statement.
    const IS_DRAFT: bool = true;

    /// How an input file is written: `single` for one case, `counted` for cases after their number,
    /// `until_end` or `until_zero`; with the most cases, `unstated` where the statement names no bound.
    fn file() -> File<Case> {
        until_end(unstated(0..=1000), format())
    }

    /// Returns what is asked, and the words of the answer.
    fn question() -> Question<bool> {
        yes_no("the player to move wins", "Yes", "No")
    }

    /// The position before the first move, and who makes it.
    fn position(case: &Case) -> Shown {
        Ok(two_sided(TheGame, start(case), Left))
    }

    /// The answer, found by search; `None` where a search would take too long.
    fn answer(&mut self, case: &Case) -> Option<bool> {
        (greatest(case) <= SEARCHED).then(|| self.outcomes.wins(&start(case), Left))
    }

    /// Every small case, all of which are searched in seconds.
    fn small() -> impl Iterator<Item = Case> {
        small()
    }

    /// A random case that can be searched.
    fn random(rng: &mut Random) -> Case {
        case(rng, SEARCHED)
    }

    /// The check of full-size cases, where the rules are too slow: `By` another method than
    /// the solution's, in a `second_opinion`.
    const SECOND_OPINION: SecondOpinion = SecondOpinion::Missing("not written yet");
}
