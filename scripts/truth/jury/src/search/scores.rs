//! Games in scoring play: moves gain points, and more points win in the end.
//!
//! The score of a position is Left's future points minus Right's, where Left maximizes and Right minimizes,
//! by the convention of the field (J. Milnor, *Sums of positional games*, 1953). If a statement asks for the
//! points of the player to move minus the opponent's, Left moves first.

use super::memo::Memo;
use super::{Search, note};
use crate::rules::{Player, Scoring};

/// Scores under optimal play, by memoised search.
#[derive(Default)]
pub struct Scores<G: Scoring> {
    game: G,
    /// With Left, and with Right to move.
    scores: [Memo<G::Position, i64>; 2],
}

impl<G: Scoring> Scores<G> {
    /// A searcher for this game.
    pub fn new(game: G) -> Self {
        Scores { game, scores: [Memo::default(), Memo::default()] }
    }

    /// Returns whether this score is known.
    pub fn knows(&self, position: &G::Position, player: Player) -> bool {
        self.scores[player as usize].get(position).is_some()
    }

    /// The score with `player` to move: that of the best option plus the move's gain, or the terminal score.
    pub fn score(&mut self, position: &G::Position, player: Player) -> i64 {
        note(Search::Scores);
        if let Some(&known) = self.scores[player as usize].get(position) {
            return known;
        }
        let options = self.game.options(position, player);
        let scores = options
            .iter()
            .map(|(option, gain)| player.scored(*gain) + self.score(option, player.other()));
        let best = match player {
            Player::Left => scores.max(),
            Player::Right => scores.min(),
        };
        let score = best.unwrap_or_else(|| self.game.terminal_score(position));
        self.scores[player as usize].insert(position.clone(), score);
        score
    }
}

/// The players' shares of the total points, given the lead of the first.
pub fn shares(total: i64, lead: i64) -> (i64, i64) {
    (i64::midpoint(total, lead), i64::midpoint(total, -lead))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::{all_lists, multisets, pairs};
    use crate::rules::VisitGain;
    use crate::rules::deque::Deque;
    use crate::rules::last_cards::LastCards;
    use Player::{Left, Right};

    fn rows(lengths: std::ops::RangeInclusive<usize>) -> impl Iterator<Item = Vec<i64>> {
        all_lists(lengths, 0..=4).map(|row| row.iter().map(|&card| card as i64 - 2).collect())
    }

    /// The points of the player to move minus the opponent's, by all lines of play.
    fn best_line(row: &[i64]) -> i64 {
        let (Some(first), Some(last)) = (row.first(), row.last()) else {
            return 0;
        };
        let (without_first, without_last) = (&row[1..], &row[..row.len() - 1]);
        (first - best_line(without_first)).max(last - best_line(without_last))
    }

    #[test]
    fn scores_of_a_row_are_those_of_all_lines_of_play() {
        let mut scores = Scores::new(Deque);
        for row in rows(0..=6) {
            let best = best_line(&row);
            assert_eq!(scores.score(&row, Left), best, "{row:?}");
            assert_eq!(scores.score(&row, Right), -best, "{row:?}");
        }
        assert_eq!(scores.score(&vec![10, 80, 90, 30], Left), 10);
    }

    /// The first player takes all cards at even places or all at odd places, whichever are worth more.
    #[test]
    fn whoever_begins_on_an_even_row_at_least_ties() {
        let mut scores = Scores::new(Deque);
        for row in rows(2..=6).filter(|row| row.len().is_multiple_of(2)) {
            assert!(scores.score(&row, Left) >= 0, "{row:?}");
        }
        assert_eq!(scores.score(&vec![0, 1, 0], Left), -1, "an odd row");
    }

    /// Codeforces 794E: the last of an odd number of cards is the middle one or its neighbour.
    #[test]
    fn the_last_card_is_one_in_the_middle() {
        let mut scores = Scores::new(LastCards);
        for row in rows(1..=6) {
            let middle = row.len() / 2;
            let left = match row[..] {
                [only] => only,
                _ if row.len().is_multiple_of(2) => row[middle - 1].max(row[middle]),
                _ => row[middle].min(row[middle - 1].max(row[middle + 1])),
            };
            assert_eq!(scores.score(&vec![row.clone()], Left), left, "{row:?}");
        }
    }

    /// Things with a different value for each player; a move takes one. A position is the list of their
    /// points for Left and Right.
    struct Shared;

    impl Scoring for Shared {
        type Position = Vec<(i64, i64)>;

        fn moves(&self, things: &Self::Position, player: Player, visit: VisitGain<Self::Position>) {
            for (at, &(left, right)) in things.iter().enumerate() {
                let mut rest = things.clone();
                rest.remove(at);
                let gain = if player == Left { left } else { right };
                visit(rest, gain, format_args!("take thing {}", at + 1));
            }
        }

        fn draw(&self, things: &Self::Position) -> String {
            format!("{things:?}")
        }
    }

    /// Both players first take the thing with the greatest sum of its two values.
    #[test]
    fn things_are_taken_by_the_sum_of_their_worths() {
        let worths: Vec<(i64, i64)> = pairs(0..=2).map(|(a, b)| (a as i64, b as i64)).collect();
        let mut scores = Scores::new(Shared);
        for chosen in multisets(0..=4, 0..=worths.len() as u64 - 1) {
            let things: Vec<_> = chosen.iter().map(|&at| worths[at as usize]).collect();
            let mut ordered = things.clone();
            ordered.sort_by_key(|(left, right)| -(left + right));
            for player in [Left, Right] {
                let turns = [player, player.other()].into_iter().cycle();
                let gains = ordered.iter().zip(turns).map(|(&(left, right), turn)| match turn {
                    Left => left,
                    Right => -right,
                });
                let score = scores.score(&things, player);
                assert_eq!(score, gains.sum::<i64>(), "{things:?}, {player:?}");
            }
        }
    }
}
