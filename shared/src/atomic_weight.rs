//! Atomic weights: the number of ups that an all-small game is worth.
//!
//! A game is *all-small* (or *dicotic*) if in each of its positions either both players can move or neither
//! can. Then it is infinitesimal: less than every positive number and greater than every negative one. In a
//! sum with a sufficiently large Nim heap, only its *atomic weight* counts, which is itself a game (J. H.
//! Conway, *On Numbers and Games*, 1976, ch. 16; *Winning Ways*, ch. 8). Up, `↑ = {0 | *}`, has weight 1,
//! every Nim heap has weight 0, and the weight of a sum is the sum of the weights.
//!
//! The weight is computed from the options: if a and b run over the atomic weights of the left and right
//! options, it is `{a - 2 | b + 2}`, unless that is an integer. In that case, let `☆ = *n` for some n
//! larger than all Nim heaps in the game. The weight is the least integer that fits between these options
//! if the game is less than ☆, the greatest one if the game is greater than ☆, and 0 if the two are
//! confused.
//!
//! *The two-ahead rule*: Left wins an all-small game of atomic weight at least 2, whoever begins, and one
//! of weight at least 1 if she begins. The same holds for Right with -2 and -1.
//!
//! Paste with `dyadic`, `grundy`, `lists`, `nim`, `retrograde`, `search`, `short_game`, `surreal`.

use super::dyadic::Dyadic;
use super::retrograde::Player;
use super::short_game::{Game, Games};
use std::collections::BTreeMap;

/// Returns whether a game is all-small: in each of its positions, either both players can move or neither
/// can.
///
/// # Complexity
///
/// O(log n) for each of the options in its n positions.
///
/// # Examples
///
/// ```
/// use shared::atomic_weight::is_all_small;
/// use shared::short_game::Games;
///
/// let mut games = Games::new();
/// let [zero, star] = [0, 1].map(|n| games.nimber(n));
/// let up = games.canonical(&[zero], &[star]);
/// let one = games.number(1.into());
/// assert!(is_all_small(&mut games, up));
/// assert!(!is_all_small(&mut games, one));
/// ```
pub fn is_all_small(games: &mut Games, game: Game) -> bool {
    fn is_all_small(games: &mut Games, game: Game, known: &mut BTreeMap<Game, bool>) -> bool {
        if let Some(number) = games.as_number(game) {
            return number == Dyadic::ZERO;
        }
        if let Some(&known) = known.get(&game) {
            return known;
        }
        let options = [Player::Left, Player::Right].map(|player| games.options(game, player));
        let mut all = options.iter().flatten();
        let answer = all.all(|&option| is_all_small(games, option, known));
        known.insert(game, answer);
        answer
    }
    is_all_small(games, game, &mut BTreeMap::new())
}

/// The atomic weight; `None` unless the game is all-small.
///
/// # Complexity
///
/// For each position, a sum for each option, a canonical form, and at most two comparisons with a Nim heap;
/// then, for each integer that may be the weight, at most one comparison for each option. The Nim heap takes
/// O(b²) if the game is born on day b.
///
/// # Panics
///
/// The same as for [`Games`].
///
/// # Examples
///
/// ```
/// use shared::atomic_weight::atomic_weight;
/// use shared::short_game::Games;
///
/// let mut games = Games::new();
/// let [zero, star, two] = [0, 1, 2].map(|n| games.nimber(n));
/// let up = games.canonical(&[zero], &[star]);
/// let three_up = games.multiple(3, up);
/// let sum = games.sum(three_up, two);
/// let weight = atomic_weight(&mut games, sum).unwrap();
/// assert_eq!(games.as_number(weight), Some(3.into()));
/// let weight = atomic_weight(&mut games, two).unwrap();
/// assert_eq!(weight, zero);
/// ```
pub fn atomic_weight(games: &mut Games, game: Game) -> Option<Game> {
    if !is_all_small(games, game) {
        return None;
    }
    // No game born by day n contains *(n + 1).
    let far = u32::try_from(games.birthday(game)).ok()?.checked_add(1)?;
    let far = games.nimber(far);
    Some(weight(games, game, far, &mut BTreeMap::new()))
}

fn weight(games: &mut Games, game: Game, far: Game, known: &mut BTreeMap<Game, Game>) -> Game {
    if games.as_number(game).is_some() {
        return game;
    }
    if let Some(&known) = known.get(&game) {
        return known;
    }
    let [left, right] = [(Player::Left, -2), (Player::Right, 2)].map(|(player, shift)| {
        let shift = games.number(Dyadic::from(shift));
        let options = games.options(game, player).into_iter();
        let shifted = options.map(|option| {
            let weight = weight(games, option, far, known);
            games.sum(weight, shift)
        });
        shifted.collect::<Vec<_>>()
    });
    let plain = games.canonical(&left, &right);
    let is_integer = games.as_number(plain).is_some_and(|number| number.exponent() == 0);
    let answer = if is_integer {
        let is_less = games.at_most(game, far);
        let is_greater = games.at_most(far, game);
        let integer = match (is_less, is_greater) {
            (true, _) => last_fitting(games, plain, &left, Player::Left),
            (_, true) => last_fitting(games, plain, &right, Player::Right),
            _ => Dyadic::ZERO,
        };
        games.number(integer)
    } else {
        plain
    };
    known.insert(game, answer);
    answer
}

/// The last integer that fits, counting from `integer` towards the side of these options: the next one is
/// at most some left option, or at least some right option.
fn last_fitting(games: &mut Games, integer: Game, options: &[Game], player: Player) -> Dyadic {
    let step = Dyadic::from(if player == Player::Left { -1 } else { 1 });
    let mut last = games.as_number(integer).expect("it is an integer");
    loop {
        let next = games.number(last + step);
        let is_met = options.iter().any(|&option| match player {
            Player::Left => games.at_most(next, option),
            Player::Right => games.at_most(option, next),
        });
        if is_met {
            return last;
        }
        last = last + step;
    }
}
