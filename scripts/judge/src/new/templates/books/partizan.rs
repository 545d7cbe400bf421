use super::prelude::*;
use crate::rules::Player::Left;
use crate::rules::the_game::TheGame;

/// The greatest number that can be searched in well under a second.
const SEARCHED: u64 = 30;

#[derive(Default)]
pub struct Book {
    outcomes: partizan::Outcomes<TheGame>,
}

impl super::Book for Book {
    type Case = Case;
    type Answer = bool;
    /// The question, and the words of the answer.
    const QUESTION: Question<bool> = yes_no("the player to move wins", "Yes", "No");

    /// Every command refuses a draft. Remove this once everything below follows the statement.
    const IS_DRAFT: bool = true;

    /// The format of an input file: `single(format())` for one case, `counted("t", 1..=100, format())`
    /// for cases after their number t, `until_end` or `until_zero`; with the number of cases,
    /// `unstated` if the statement gives no bound.
    fn file() -> File<Case> {
        until_end(unstated(0..=1000), format())
    }

    /// The position before the first move, and who makes it.
    fn position(case: &Case) -> Shown {
        Ok(two_sided(TheGame, start(case), Left))
    }

    /// The answer, found by search; `None` if a search would take too long.
    fn answer(&mut self, case: &Case) -> Option<bool> {
        (greatest(case) <= SEARCHED).then(|| self.outcomes.wins(&start(case), Left))
    }

    /// All small cases, which are searched in seconds.
    fn small() -> impl Iterator<Item = Case> {
        small()
    }

    /// A random case that can be searched.
    fn random(rng: &mut Random) -> Case {
        case(rng, SEARCHED)
    }

    /// The check of full-size cases, for which the rules are too slow: `By` another method than the
    /// solution's, in a `second_opinion`.
    const SECOND_OPINION: SecondOpinion = SecondOpinion::Missing("not written yet");
}
