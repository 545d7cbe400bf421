//! Games that always end and in which the position alone determines the moves.

use super::memo::Memo;
use super::{Search, note};
use crate::listed::Listed;
use crate::rules::Game;
use std::hash::Hash;

/// The winner of a position without moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Play {
    /// Normal play: whoever cannot move loses.
    #[default]
    Normal,
    /// Misère play: whoever cannot move wins.
    Misere,
}

/// Win or loss for the player to move, by memoised search; in normal play by default.
#[derive(Default)]
pub struct Outcomes<G: Game> {
    game: G,
    play: Play,
    wins: Memo<G::Position, bool>,
}

impl<G: Game> Outcomes<G> {
    /// A searcher for this game and convention.
    pub fn new(game: G, play: Play) -> Self {
        Outcomes { game, play, wins: Memo::default() }
    }

    /// Returns whether this outcome is known.
    pub fn knows(&self, position: &G::Position) -> bool {
        self.wins.get(position).is_some()
    }

    /// Returns whether the player to move wins: some option is a loss for the other player, or there is no
    /// option and the play is misère.
    pub fn wins(&mut self, position: &G::Position) -> bool {
        note(Search::Outcomes);
        if let Some(&known) = self.wins.get(position) {
            return known;
        }
        let options = self.game.options(position);
        let wins = if options.is_empty() {
            self.play == Play::Misere
        } else {
            options.iter().any(|option| !self.wins(option))
        };
        self.wins.insert(position.clone(), wins);
        wins
    }

    /// The options in which the player to move loses.
    pub fn winning_options(&mut self, position: &G::Position) -> Vec<G::Position> {
        let mut winning = Vec::new();
        for option in self.game.options(position) {
            if !self.wins(&option) {
                winning.push(option);
            }
        }
        winning
    }
}

/// Win or loss for the player to move in misère play.
pub struct MisereOutcomes<G: Game>(Outcomes<G>);

impl<G: Game + Default> Default for MisereOutcomes<G> {
    fn default() -> Self {
        MisereOutcomes(Outcomes::new(G::default(), Play::Misere))
    }
}

impl<G: Game> MisereOutcomes<G> {
    /// Returns whether the player to move wins, also without moves.
    pub fn wins(&mut self, position: &G::Position) -> bool {
        self.0.wins(position)
    }
}

/// The outcomes of a family of games in normal play, such as subtraction games: one searcher per game.
pub struct Family<G: Game>(Memo<G, Outcomes<G>>);

impl<G: Game> Default for Family<G> {
    fn default() -> Self {
        Family(Memo::default())
    }
}

impl<G: Game + Clone + Eq + Hash> Family<G> {
    /// The searcher for this game.
    pub fn of(&mut self, game: G) -> &mut Outcomes<G> {
        let outcomes = |game: &G| Outcomes::new(game.clone(), Play::Normal);
        self.0.get_or_insert(game, outcomes)
    }
}

/// Returns whether the player to move wins in normal play. Remembers no results.
pub fn wins<G: Game>(game: G, position: &G::Position) -> bool {
    Outcomes::new(game, Play::Normal).wins(position)
}

/// The least nonnegative integer not among these.
pub fn mex(numbers: impl IntoIterator<Item = u64>) -> u64 {
    least_absent(numbers.into_iter().listed())
}

fn least_absent(mut numbers: Vec<u64>) -> u64 {
    numbers.sort_unstable();
    numbers.dedup();
    let gap = (0..).zip(&numbers).find(|(at, number)| at != *number);
    gap.map_or(numbers.len() as u64, |(at, _)| at)
}

/// Grundy values by definition: the mex of the options' values.
#[derive(Default)]
pub struct Grundy<G: Game> {
    game: G,
    values: Memo<G::Position, u64>,
}

impl<G: Game> Grundy<G> {
    /// A searcher for this game.
    pub fn new(game: G) -> Self {
        Grundy { game, values: Memo::default() }
    }

    /// Returns whether this value is known.
    pub fn knows(&self, position: &G::Position) -> bool {
        self.values.get(position).is_some()
    }

    /// Records a value known from elsewhere, such as that of a sum from its parts.
    pub fn learn(&mut self, position: G::Position, value: u64) {
        self.values.insert(position, value);
    }

    /// The Grundy value of a position.
    pub fn value(&mut self, position: &G::Position) -> u64 {
        note(Search::Grundy);
        if let Some(&known) = self.values.get(position) {
            return known;
        }
        let options = self.game.options(position);
        let mut values = Vec::with_capacity(options.len());
        for option in &options {
            values.push(self.value(option));
        }
        let value = least_absent(values);
        self.values.insert(position.clone(), value);
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Visit;
    use crate::rules::subtraction::Subtraction;

    #[test]
    fn the_least_absent_number_is_found_among_repeated_ones() {
        assert_eq!(mex([]), 0);
        assert_eq!(mex([1, 2]), 0);
        assert_eq!(mex([4, 0, 1, 1, 0, 2]), 3);
    }

    /// Heaps of which a move takes one or two counters.
    struct OneOrTwo;

    impl Game for OneOrTwo {
        type Position = u32;

        fn moves(&self, &heap: &u32, visit: Visit<u32>) {
            for taken in 1..=heap.min(2) {
                visit(heap - taken, format_args!("take {taken}"));
            }
        }

        fn draw(&self, heap: &u32) -> String {
            heap.to_string()
        }
    }

    #[test]
    fn normal_and_misere_play_differ_by_one_counter() {
        let mut normal = Outcomes::new(OneOrTwo, Play::Normal);
        let mut misere = Outcomes::new(OneOrTwo, Play::Misere);
        for heap in 0..20 {
            assert_eq!(normal.wins(&heap), heap % 3 != 0);
            assert_eq!(misere.wins(&heap), heap % 3 != 1);
        }
        assert_eq!(normal.winning_options(&5), [3]);
    }

    #[test]
    fn each_game_of_a_family_has_its_own_outcomes() {
        let mut outcomes = Family::default();
        for heap in 0..20 {
            let start = vec![heap];
            for most in 1..5 {
                let game = Subtraction((1..=most).collect());
                let expected = heap % (most + 1) != 0;
                assert_eq!(wins(game.clone(), &start), expected, "{heap}, {most}");
                assert_eq!(outcomes.of(game.clone()).wins(&start), expected);
                assert!(outcomes.of(game).knows(&start), "it is remembered");
            }
        }
    }

    #[test]
    fn grundy_values_repeat_with_period_three() {
        let mut grundy = Grundy::new(OneOrTwo);
        for heap in 0..20 {
            assert_eq!(grundy.value(&heap), u64::from(heap % 3));
        }
    }
}
