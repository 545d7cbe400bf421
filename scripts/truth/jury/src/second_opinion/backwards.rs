//! Games that need not end, decided backwards from their ends, with proofs.

use crate::listed::Listed;
use crate::rules::Game;
use crate::search::loopy::Outcome;
use crate::search::memo::{Memo, Numbered};

/// The outcomes of all positions reachable from `starts`, in normal play; `None` if there are more than
/// `most` moves.
///
/// Outcomes are counted backwards from the ends, then checked against those of the options. If some option is
/// a loss, the position must win one move after the soonest of these; otherwise, if all options are wins, it
/// must lose one move after the latest of these; otherwise it must be a draw. Only the true outcomes pass,
/// however they were found: wins and losses by induction on the number of moves, and the player to move in a
/// draw can move to another draw, but not to a loss.
///
/// # Panics
///
/// If an outcome contradicts those of the options.
pub fn outcomes<G: Game>(
    game: &G,
    starts: impl IntoIterator<Item = G::Position>,
    most: usize,
) -> Option<Memo<G::Position, Outcome>> {
    let mut positions = Numbered::default();
    for start in starts {
        positions.number(start);
    }
    let mut options: Vec<Vec<usize>> = Vec::new();
    let mut left = most;
    while options.len() < positions.count() {
        let reached = game.options(positions.position(options.len()));
        left = left.checked_sub(reached.len())?;
        let mut numbers = Vec::with_capacity(reached.len());
        for to in reached {
            numbers.push(positions.number(to));
        }
        options.push(numbers);
    }
    let outcomes = counted_backwards(&options);
    for (at, options) in options.iter().enumerate() {
        assert_eq!(
            outcomes[at],
            from_options(options.iter().map(|&option| outcomes[option])),
            "the outcome does not follow from those of the options:\n{}",
            game.draw(positions.position(at))
        );
    }
    Some(Memo::new(positions, outcomes))
}

fn from_options(mut options: impl Iterator<Item = Outcome> + Clone) -> Outcome {
    let losses = options.clone().filter_map(|option| match option {
        Outcome::Loss(moves) => Some(moves),
        _ => None,
    });
    if let Some(soonest) = losses.min() {
        return Outcome::Win(soonest + 1);
    }
    let latest = options.try_fold(0, |latest: u32, option| match option {
        Outcome::Win(moves) => Some(latest.max(moves + 1)),
        _ => None,
    });
    latest.map_or(Outcome::Draw, Outcome::Loss)
}

fn counted_backwards(options: &[Vec<usize>]) -> Vec<Outcome> {
    let mut before = vec![Vec::new(); options.len()];
    for (from, options) in options.iter().enumerate() {
        for &to in options {
            before[to].push(from);
        }
    }
    let mut undecided: Vec<usize> = options.iter().map(Vec::len).listed();
    let mut outcomes = vec![Outcome::Draw; options.len()];
    let is_end = |&at: &usize| options[at].is_empty();
    let mut decided: Vec<usize> = (0..options.len()).filter(is_end).listed();
    for &end in &decided {
        outcomes[end] = Outcome::Loss(0);
    }
    let mut next = 0;
    while let Some(&to) = decided.get(next) {
        next += 1;
        for &from in &before[to] {
            if outcomes[from] != Outcome::Draw {
                continue;
            }
            undecided[from] -= 1;
            outcomes[from] = match outcomes[to] {
                Outcome::Loss(moves) => Outcome::Win(moves + 1),
                Outcome::Win(moves) if undecided[from] == 0 => Outcome::Loss(moves + 1),
                _ => continue,
            };
            decided.push(from);
        }
    }
    outcomes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use crate::cases::digraph;
    use crate::rules::digraph::Digraph;
    use crate::search::impartial::Play;
    use crate::search::loopy::solve;
    use rand::{Rng, SeedableRng};

    #[test]
    fn outcomes_are_those_of_the_search() {
        let rng = &mut Random::seed_from_u64(1);
        for _ in 0..500 {
            let arcs = rng.random_range(0..=16);
            let game = Digraph::new(&digraph(rng, 8, arcs));
            let searched = solve(&game, Play::Normal, 0..8);
            let counted = outcomes(&game, 0..8, 16).expect("few enough moves");
            assert!(counted.into_iter().eq(searched), "{game:?}");
        }
    }

    #[test]
    fn too_many_moves_are_not_looked_at() {
        let rng = &mut Random::seed_from_u64(2);
        let game = Digraph::new(&digraph(rng, 8, 16));
        assert!(outcomes(&game, 0..8, 15).is_none());
    }

    #[test]
    fn an_outcome_follows_from_those_of_the_options() {
        use Outcome::{Draw, Loss, Win};
        let from = |options: &[Outcome]| from_options(options.iter().copied());
        assert_eq!(from(&[]), Loss(0));
        assert_eq!(from(&[Win(3), Win(1)]), Loss(4));
        assert_eq!(from(&[Win(3), Loss(4), Draw, Loss(2)]), Win(3));
        assert_eq!(from(&[Win(3), Draw]), Draw);
    }
}
