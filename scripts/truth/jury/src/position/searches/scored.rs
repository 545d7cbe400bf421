use super::{Search, options, unknown_below};
use crate::listed::Listed;
use crate::position::by_number::{ByNumber, State};
use crate::position::{Measure, TooLarge, Value};
use crate::rules::Player;
use crate::search::impartial::Play;
use crate::search::scores::Scores;

pub(crate) struct Scored {
    game: ByNumber,
    scores: Scores<ByNumber>,
}

impl Scored {
    pub(crate) fn new(game: ByNumber) -> Self {
        let scores = Scores::new(game.clone());
        Scored { game, scores }
    }
}

impl Search for Scored {
    fn game(&self) -> &ByNumber {
        &self.game
    }

    fn play(&self) -> Option<Play> {
        None
    }

    fn measures(&self) -> &'static [Measure] {
        &[Measure::Score]
    }

    fn value(&mut self, state: State, _: Measure, limit: usize) -> Result<Option<Value>, TooLarge> {
        let options = |&(from, player): &(u32, Player)| {
            let options = options(&self.game, from, &[player], limit).into_iter();
            options.map(|option| (option, player.other())).listed()
        };
        let knows = |(position, player): &(u32, Player)| self.scores.knows(position, *player);
        let start = (state.position, state.player());
        for (below, player) in unknown_below(&start, &knows, &options, limit)? {
            self.scores.score(&below, player);
        }
        let score = state.so_far + self.scores.score(&start.0, start.1);
        Ok(Some(Value::Score(score)))
    }
}
