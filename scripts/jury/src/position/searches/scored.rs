use super::{Search, unknown_below};
use crate::position::{Measure, TooLarge, Value};
use crate::rules::{Player, Scoring};
use crate::search::impartial::Play;
use crate::search::scores::Scores;

/// A game in scoring play.
pub struct Scored<G: Scoring> {
    game: G,
    scores: Scores<G>,
}

impl<G: Scoring + Clone> Scored<G> {
    pub fn new(game: G) -> Self {
        let scores = Scores::new(game.clone());
        Scored { game, scores }
    }
}

impl<G> Search for Scored<G>
where
    G: Scoring<Position: 'static> + PartialEq + 'static,
{
    /// A position, whose turn it is, and the score so far.
    type State = (G::Position, Player, i64);

    fn draw(&self, (position, _, so_far): &Self::State) -> String {
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

    fn turn(&(_, turn, _): &Self::State) -> Option<Player> {
        Some(turn)
    }

    fn moves(&self, (position, turn, so_far): &Self::State) -> Vec<(String, Self::State)> {
        let mut moves = Vec::new();
        self.game.moves(position, *turn, &mut |option, gain, name| {
            let so_far = so_far + turn.scored(gain);
            moves.push((name.to_string(), (option, turn.other(), so_far)));
        });
        moves
    }

    /// What a sum is worth cannot be told from what its parts are worth.
    fn parts(&self, _: &Self::State) -> Vec<Self::State> {
        Vec::new()
    }

    fn measures(&self) -> &'static [Measure] {
        &[Measure::Score]
    }

    fn value(
        &mut self,
        (position, turn, so_far): &Self::State,
        _: Measure,
        limit: usize,
    ) -> Result<Option<Value>, TooLarge> {
        let options = |(from, player): &(G::Position, Player)| {
            let mut options = Vec::new();
            self.game.moves(from, *player, &mut |option, _, _| {
                if options.len() <= limit {
                    options.push((option, player.other()));
                }
            });
            options
        };
        let knows = |(position, player): &(_, Player)| self.scores.knows(position, *player);
        let start = (position.clone(), *turn);
        for (below, player) in unknown_below(&start, knows, options, limit)? {
            self.scores.score(&below, player);
        }
        let score = so_far + self.scores.score(position, *turn);
        Ok(Some(Value::Score(score)))
    }

    fn is_same_game(&self, other: &Self) -> bool {
        self.game == other.game
    }
}
