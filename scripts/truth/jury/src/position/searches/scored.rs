use super::{Search, options, unknown_below};
use crate::listed::Listed;
use crate::position::by_number::ByNumber;
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
    /// A position, the player to move, and the score so far.
    type State = (u32, Player, i64);

    fn game(&self) -> &ByNumber {
        &self.game
    }

    fn draw(&self, (position, _, so_far): Self::State) -> String {
        let drawing = self.game.draw(position);
        let lead = match so_far {
            0 => return drawing,
            1.. => format!("(Left leads by {so_far})"),
            ..0 => format!("(Right leads by {})", -so_far),
        };
        match drawing.as_str() {
            "" => lead,
            _ => format!("{drawing} {lead}"),
        }
    }

    fn play(&self) -> Option<Play> {
        None
    }

    /// Returns no parts, since their values do not determine that of the sum.
    fn parts(&self, _: Self::State) -> Vec<Self::State> {
        Vec::new()
    }

    fn measures(&self) -> &'static [Measure] {
        &[Measure::Score]
    }

    fn value(
        &mut self,
        (position, turn, so_far): Self::State,
        _: Measure,
        limit: usize,
    ) -> Result<Option<Value>, TooLarge> {
        let options = |&(from, player): &(u32, Player)| {
            let options = options(&self.game, from, &[player], limit).into_iter();
            options.map(|option| (option, player.other())).listed()
        };
        let knows = |(position, player): &(u32, Player)| self.scores.knows(position, *player);
        let start = (position, turn);
        for (below, player) in unknown_below(&start, knows, options, limit)? {
            self.scores.score(&below, player);
        }
        let score = so_far + self.scores.score(&position, turn);
        Ok(Some(Value::Score(score)))
    }
}
