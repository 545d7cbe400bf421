//! THE_PLACE, THE_TITLE: what is asked?

use super::prelude::*;
use crate::position::scoring;
use crate::rules::Player::Left;
use crate::rules::the_game::TheGame;
use crate::search::scores::Scores;

/// The greatest number of the statement.
const MAX: u64 = 1_000_000_000;

/// The greatest number that is searched, in well under a second.
const SEARCHED: u64 = 30;

#[derive(Default)]
pub struct Book {
    scores: Scores<TheGame>,
}

impl super::Book for Book {
    type Case = Case;

    /// Every command refuses a draft. Remove this when all below is as in the statement.
    const IS_DRAFT: bool = true;

    /// The most cases of an input file.
    const MAX_CASES: usize = 1000;

    /// How an input file is written: `single` for one case, `counted` for cases after their number,
    /// `until_end` or `until_zero`.
    fn file() -> File<impl Format<Value = Case>> {
        until_end(format())
    }

    /// The position before the first move, and who makes it: Left, whose points count as positive.
    fn position(case: &Case) -> Shown {
        Ok(scoring(TheGame, start(case), Left))
    }

    /// What the judge expects, found by search; `None` where a search would take too long.
    fn answer(&mut self, case: &Case) -> Option<String> {
        let score = (greatest(case) <= SEARCHED).then(|| self.scores.score(&start(case), Left))?;
        Some(score.to_string())
    }

    /// Every small case, all of which are searched in seconds.
    fn small() -> impl Iterator<Item = Case> {
        small()
    }

    /// A random case that can be searched.
    fn random(random: &mut Random) -> Case {
        case(random, SEARCHED)
    }

    /// A random case within the bounds of the statement.
    fn full(random: &mut Random) -> Case {
        case(random, MAX)
    }

    /// What full-size cases are held against, where the rules are too slow: `By` another method than
    /// the solution's, in a `second_opinion`.
    const SECOND_OPINION: SecondOpinion = SecondOpinion::Missing("not written yet");
}
