//! Proofs of guesses about games whose rules the moves of all known states show.
//!
//! A program is a black box, so a proof is about the game with the moves that all known states have, such as a
//! subtraction game, and says so. Four kinds of games are recognised by their moves, never by their values: one
//! heap with a finite code, sums of such heaps, finite sets of vectors that moves subtract, and words of which moves
//! replace short parts. In misère play, the heaps of a sum must be those of Nim.

mod numbers;
mod rewriting;
pub(crate) mod row;
mod vectors;

use super::answer::functions::common_divisor;
use super::guess::{Formula, Guess, Impartial, Known, Pattern, Shape};
use itertools::Itertools;
use jury::rules::Player;
use jury::search::impartial::Play;
use jury::states::States;
pub(crate) use numbers::Subtraction;
use rewriting::Rewriting;
use row::{Rules, Seen, Values};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use vectors::Vectors;

/// The least size of the greatest known heap, if a state is one number, and if it is several.
const LEAST: u64 = 12;
const LEAST_OF_SEVERAL: u64 = 6;

/// The greatest number of states for which a guess is checked.
const MOST: u64 = 1_000_000;

/// The greatest number of moves in a check.
const MOST_MOVES: u64 = 30_000_000;

/// The greatest value that the claims about words are tried for.
const MOST_CLAIMED: u64 = 64;

/// A proof that a guess holds for all states of a game that has the moves of all known states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Each number is a heap of its own.
    Heaps(Vec<Heap>, Play),
    /// A finite check for a game in which moves subtract vectors.
    Vectors { vectors: String, ends: Vec<u64>, is_of_value: bool, play: Play },
    /// A check of all words by an automaton, for a game in which moves replace short parts.
    Words { rules: String, states: usize, is_of_value: bool, play: Play },
    /// Numbers by the simplest number rule, for a game in which Left and Right subtract vectors.
    Numbers { left: String, right: String },
}

/// A heap with its values from a theorem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heap {
    rules: Rules,
    /// The number that means an empty heap.
    empty: u64,
    values: Values,
}

/// The condition that a guess of values, or of lost states, is checked by.
fn condition(is_of_value: bool) -> &'static str {
    if is_of_value { "mex rule" } else { "definition of lost and won states" }
}

fn in_words(play: Play) -> &'static str {
    if play == Play::Misere { "misère play of " } else { "" }
}

/// The only element if all are the same.
fn once<T: PartialEq>(all: &[T]) -> &[T] {
    if all.iter().all(|one| *one == all[0]) { &all[..1] } else { all }
}

impl fmt::Display for Proof {
    /// Writes a clause such as "in Nim (value n), whose moves all known states have, by induction".
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (game, play, theorem) = match self {
            Proof::Heaps(heaps, play) => {
                let shown = once(heaps).iter().map(Heap::to_string).join(" and ");
                let game = match (heaps.len(), once(heaps).len()) {
                    (1, _) => shown,
                    (count, 1) => format!("a sum of {count} heaps of {shown}"),
                    _ => format!("a sum of {shown}"),
                };
                let theorems = heaps.iter().map(|heap| heap.rules.theorem(*play)).unique();
                let sprague_grundy = (heaps.len() > 1).then_some("the Sprague–Grundy theorem");
                let theorem = match play {
                    Play::Misere if heaps.len() > 1 => {
                        String::from("Bouton's theorem on Nim in misère play (1901)")
                    }
                    _ => theorems.chain(sprague_grundy).join(" and "),
                };
                (game, *play, theorem)
            }
            Proof::Vectors { vectors, ends, is_of_value, play } => {
                let (condition, ends) = (condition(*is_of_value), once(ends).iter().join(", "));
                let theorem = format!(
                    "the {condition} on all states with numbers below {ends}, since the guess repeats"
                );
                (format!("the game that subtracts {vectors}"), *play, theorem)
            }
            Proof::Numbers { left, right } => {
                let game =
                    format!("the game in which Left subtracts {left} and Right subtracts {right}");
                (game, Play::Normal, String::from("the simplest number rule"))
            }
            Proof::Words { rules, states, is_of_value, play } => {
                let (misere, condition) = (in_words(*play), condition(*is_of_value));
                return write!(
                    f,
                    "in {misere}the game in which a move {rules}, which all known states have, by the {condition} on \
                     all words, checked by an automaton with {states} states"
                );
            }
        };
        let misere = in_words(play);
        write!(f, "in {misere}{game}, whose moves all known states have, by {theorem}")
    }
}

impl fmt::Display for Heap {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.rules.fmt(f)?;
        if self.empty > 0 {
            write!(f, " on a heap of n - {}", self.empty)?;
        }
        match &self.values {
            Values::Heap if self.empty > 0 => write!(f, " (value n - {})", self.empty),
            Values::Heap => f.write_str(" (value n)"),
            Values::Periodic(values) => {
                let from = values.from + self.empty;
                match values.saltus {
                    0 => write!(f, " (period {} from {from} on)", values.period),
                    saltus if values.period == 1 => {
                        write!(
                            f,
                            " (growing by {saltus} from each number to the next, from {from} on)"
                        )
                    }
                    saltus => {
                        write!(f, " (growing by {saltus} every {} from {from} on)", values.period)
                    }
                }
            }
        }
    }
}

/// The known states as lists of numbers, with their moves.
struct Listed<'a> {
    positions: Vec<Vec<u64>>,
    dimension: usize,
    states: &'a States,
}

impl<'a> Listed<'a> {
    /// Reads all states as lists of `dimension` numbers. Returns `None` if the program writes one in another way.
    fn new(states: &'a States, dimension: usize) -> Option<Listed<'a>> {
        let position = |name: &String| {
            let numbers: Option<Vec<u64>> = name.split(' ').map(|word| word.parse().ok()).collect();
            numbers.filter(|numbers| numbers.len() == dimension && written(numbers) == *name)
        };
        let positions = states.names().iter().map(position).collect::<Option<_>>()?;
        Some(Listed { positions, dimension, states })
    }

    /// The states, each with the moves of a player; of each move, the states whose sum it leaves.
    fn moves(
        &self,
        player: Player,
    ) -> impl Iterator<Item = (&[u64], impl Iterator<Item = Vec<&[u64]>>)> {
        self.positions.iter().enumerate().map(move |(state, position)| {
            let moves = self.states.moves_of(state, player).iter();
            let parts = |&part: &usize| self.positions[part].as_slice();
            (position.as_slice(), moves.map(move |sum| sum.iter().map(parts).collect()))
        })
    }

    /// The heap that each number is, in states of several numbers if each move makes one number smaller,
    /// regardless of the others. Values do not decide about sums in misère play, so there all heaps must be those of
    /// Nim.
    fn heaps(&self, play: Play) -> Option<Vec<Heap>> {
        if self.dimension == 1 {
            let lowest = self.positions.iter().map(|position| position[0]).min()?;
            return [lowest, 0].iter().find_map(|empty| Some(vec![self.only_heap(*empty, play)?]));
        }
        let mut heaps = Vec::new();
        for row in self.rows()? {
            let mut seen = Seen::default();
            for (heap, options) in row {
                let left = |rest: u64| if rest == 0 { Vec::new() } else { vec![rest] };
                seen.add(heap, options.into_iter().map(left))?;
            }
            let rules = seen.rules(LEAST_OF_SEVERAL)?;
            if play == Play::Misere && rules != Rules::Nim {
                return None;
            }
            let values = rules.values(Play::Normal)?;
            heaps.push(Heap { rules, empty: 0, values });
        }
        // Numbers that are never large together may depend on each other.
        let is_large = |position: &Vec<u64>| {
            position
                .iter()
                .zip(&heaps)
                .all(|(n, heap)| *n >= LEAST_OF_SEVERAL.max(3 * heap.rules.bound().unwrap_or(0)))
        };
        self.positions.iter().any(is_large).then_some(heaps)
    }

    /// The heap that the only number is, if this number means an empty heap.
    fn only_heap(&self, empty: u64, play: Play) -> Option<Heap> {
        let mut seen = Seen::default();
        for (position, moves) in self.moves(Player::Left) {
            let heap = position[0].checked_sub(empty)?;
            let left = |parts: Vec<&[u64]>| {
                let sizes = parts.iter().map(|part| part[0] - empty);
                sizes.filter(|size| *size > 0).collect()
            };
            seen.add(heap, moves.map(left))?;
        }
        let rules = seen.rules(LEAST)?;
        let values = rules.values(play)?;
        Some(Heap { rules, empty, values })
    }

    /// For each number of a state and for each value of it, the values that moves give it; `None` if they depend
    /// on other numbers, or a move changes two.
    fn rows(&self) -> Option<Vec<BTreeMap<u64, BTreeSet<u64>>>> {
        let mut rows = vec![BTreeMap::new(); self.dimension];
        for (position, moves) in self.moves(Player::Left) {
            let mut options = vec![BTreeSet::new(); self.dimension];
            for parts in moves {
                let [option] = parts[..] else {
                    return None;
                };
                let mut changed = (0..self.dimension).filter(|&at| option[at] != position[at]);
                let (Some(at), None) = (changed.next(), changed.next()) else {
                    return None;
                };
                options[at].insert(option[at]);
            }
            for ((row, options), n) in rows.iter_mut().zip(options).zip(position) {
                if *row.entry(*n).or_insert_with(|| options.clone()) != options {
                    return None;
                }
            }
        }
        Some(rows)
    }
}

fn written(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// A game that the moves of all known states show.
pub(crate) struct Recognised {
    play: Play,
    /// The least known numbers.
    starts: Vec<u64>,
    /// The heap that each number is.
    heaps: Option<Vec<Heap>>,
    /// The vectors that moves subtract, in states of several numbers.
    vectors: Option<Vectors>,
    /// The parts of words that moves replace.
    rewriting: Option<Rewriting>,
}

impl Recognised {
    /// The known states are among `states`, of which all moves are known.
    pub(crate) fn new(
        known: &[Known<Impartial>],
        states: &States,
        misere: bool,
    ) -> Option<Recognised> {
        let dimension = known.first()?.numbers.len();
        let play = if misere { Play::Misere } else { Play::Normal };
        if dimension == 0 {
            let rewriting = Some(Rewriting::of(states, known)?);
            let (starts, heaps, vectors) = (Vec::new(), None, None);
            return Some(Recognised { play, starts, heaps, vectors, rewriting });
        }
        if known.iter().any(|one| written(&one.numbers) != one.name) {
            return None;
        }
        let least = |at: usize| known.iter().map(|one| one.numbers[at]).min();
        let starts: Vec<u64> = (0..dimension).map(least).collect::<Option<_>>()?;
        let listed = Listed::new(states, dimension)?;
        let heaps = listed.heaps(play);
        let is_several = dimension > 1;
        let vectors =
            is_several.then(|| Vectors::of(&listed, Player::Left, LEAST_OF_SEVERAL)).flatten();
        let vectors = vectors.filter(|vectors| vectors.count() > 0);
        Some(Recognised { play, starts, heaps, vectors, rewriting: None })
    }

    /// Proves a guess for all states whose numbers are at least the least known ones.
    pub(crate) fn proof(&self, guess: &Guess<Impartial>) -> Option<Proof> {
        let Recognised { play, starts, .. } = self;
        let shape = guess.shape()?;
        let is_of_value = !is_about_lost(guess, starts);
        if let Shape::Read(reader) = shape {
            let rewriting = self.rewriting.as_ref()?;
            let states = rewriting.proves(guess, reader, is_of_value, *play)?;
            let rules = rewriting.to_string();
            return Some(Proof::Words { rules, states, is_of_value, play: *play });
        }
        if let Some(heaps) = &self.heaps
            && heaps_prove(guess, shape, heaps, starts, *play)
        {
            return Some(Proof::Heaps(heaps.clone(), *play));
        }
        let vectors = self.vectors.as_ref()?;
        let ends = vectors_prove(guess, shape, vectors, starts.len(), *play)?;
        Some(Proof::Vectors { vectors: vectors.to_string(), ends, is_of_value, play: *play })
    }
}

/// Returns whether a guess claims who wins from a state, and not its value.
fn is_about_lost(guess: &Guess<Impartial>, numbers: &[u64]) -> bool {
    [true, false].into_iter().any(|is_lost| {
        let worth = Impartial { value: None, is_lost };
        guess.holds(&Known { worth, ..with_value(numbers, 0) })
    })
}

/// The value that a guess claims of a word, or 0 for a lost word and 1 for a won one; `None` if it is too great.
fn claimed(guess: &Guess<Impartial>, word: &str) -> Option<u64> {
    let claims =
        |value: &u64| guess.holds(&Known { name: word.to_owned(), ..with_value(&[], *value) });
    (0..=MOST_CLAIMED).find(claims)
}

/// A state with this value.
fn with_value(numbers: &[u64], value: u64) -> Known<Impartial> {
    let worth = Impartial { value: Some(value), is_lost: value == 0 };
    Known { numbers: numbers.to_vec(), name: String::new(), worth }
}

/// Returns whether a guess holds for all states from `starts` on, of which each number is a heap of its own: in normal
/// play, the value is the nim-sum of the values of the heaps. In misère play, a sum consists of heaps of Nim, of which
/// C. L. Bouton proved who wins (*Nim, a game with a complete mathematical theory*, 1901).
fn heaps_prove(
    guess: &Guess<Impartial>,
    shape: &Shape,
    heaps: &[Heap],
    starts: &[u64],
    play: Play,
) -> bool {
    if play == Play::Misere && heaps.len() > 1 {
        return matches!(shape, Shape::MisereNim);
    }
    match shape {
        Shape::MisereNim | Shape::Read(_) | Shape::Linear { .. } | Shape::Terms { .. } => false,
        Shape::Rows { rows, rest } => {
            let differences = rows.iter().zip(heaps).zip(starts);
            let differences: Option<Vec<u64>> =
                differences.map(|((row, heap), start)| difference(row, heap, *start)).collect();
            rows.len() == heaps.len()
                && differences.is_some_and(|all| all.iter().fold(*rest, |sum, one| sum ^ one) == 0)
        }
        Shape::Periodic { from, period } => {
            let end = |(heap, start): (&Heap, &u64)| match &heap.values {
                Values::Heap => None,
                Values::Periodic(values) if values.saltus > 0 => {
                    // Values that are not 0 again do not matter to a guess about lost heaps.
                    let positive = values.first_positive()?.checked_add(heap.empty)?;
                    let is_alone = heaps.len() == 1 && is_about_lost(guess, starts);
                    let from = (*start).max(*from).max(positive);
                    is_alone.then(|| from.checked_add(*period)).flatten()
                }
                Values::Periodic(values) => {
                    let from = (*start).max(*from).max(values.from.checked_add(heap.empty)?);
                    from.checked_add(lcm(*period, values.period)?)
                }
            };
            let ends: Option<Vec<u64>> = heaps.iter().zip(starts).map(end).collect();
            ends.and_then(|ends| states_between(starts, &ends)).is_some_and(|states| {
                states.iter().all(|numbers| {
                    let mut values = numbers.iter().zip(heaps).map(|(n, heap)| heap.at(*n));
                    let value = values.try_fold(0, |sum, value| Some(sum ^ value?));
                    value.is_some_and(|value| guess.holds(&with_value(numbers, value)))
                })
            })
        }
    }
}

impl Heap {
    /// The value of the heap that a number means.
    fn at(&self, n: u64) -> Option<u64> {
        Some(self.values.at(n.checked_sub(self.empty)?))
    }
}

/// The nim-sum of a formula and the values of a heap, if it is the same for all numbers from `start` on.
fn difference(row: &Formula, heap: &Heap, start: u64) -> Option<u64> {
    if let Some(rules) = row.rules()
        && heap.empty == 0
        && rules == heap.rules.to_string()
    {
        return Some(0);
    }
    let Pattern { from, period, saltus } = row.pattern?;
    let at = |n: u64| Some((row.at)(n)? ^ heap.at(n)?);
    let end = match &heap.values {
        // Both grow by the same in the common period, or not at all.
        Values::Periodic(values)
            if saltus.checked_mul(values.period.into())?
                == i128::from(values.saltus).checked_mul(period.into())? =>
        {
            let from = from.max(start).max(values.from.checked_add(heap.empty)?);
            from.checked_add(lcm(period, values.period)?)?
        }
        // Both grow by the period in each period, so equal values stay equal.
        Values::Heap if saltus == i128::from(period) => from.max(start).checked_add(period)?,
        _ => return None,
    };
    let first = at(start)?;
    let is_constant = end - start <= MOST && (start..end).all(|n| at(n) == Some(first));
    (is_constant && (first == 0 || saltus == 0)).then_some(first)
}

/// Checks a guess on all states whose numbers are below some ends, and returns these ends if the guess therefore
/// holds for all states. It obeys the mex rule there; for lost states, this is the definition of lost and won states:
/// no move leads from a lost state to a lost one, and some move leads from each other state to a lost one.
///
/// Let no move take more than t from a number, and let the guess repeat with period p from e on. Of a state with a
/// number of at least e + p + t, lower that number by p. The same moves are legal, and their options are lowered
/// too; as these numbers are still at least e, the guess says the same of the state and of each option. So the
/// rule holds for the state if it holds for the lowered one. By induction it holds for all states if it holds for
/// those whose numbers are less than e + p + t, and then the guess is true by induction on the sum of the numbers.
/// Misère play differs only in the states without moves, which no change of such a number makes or ends.
fn vectors_prove(
    guess: &Guess<Impartial>,
    shape: &Shape,
    vectors: &Vectors,
    dimension: usize,
    play: Play,
) -> Option<Vec<u64>> {
    let patterns: Vec<(u64, u64)> = match shape {
        Shape::MisereNim | Shape::Read(_) | Shape::Linear { .. } | Shape::Terms { .. } => {
            return None;
        }
        Shape::Periodic { from, period } => vec![(*from, *period); dimension],
        Shape::Rows { rows, .. } => {
            let patterns = rows.iter().map(|row| row.pattern.filter(|pattern| pattern.saltus == 0));
            let patterns: Option<Vec<Pattern>> = patterns.collect();
            patterns?.iter().map(|pattern| (pattern.from, pattern.period)).collect()
        }
    };
    let end = |(at, (from, period)): (usize, &(u64, u64))| {
        from.checked_add(*period)?.checked_add(vectors.most(at))
    };
    let ends: Vec<u64> = patterns.iter().enumerate().map(end).collect::<Option<_>>()?;
    let count = ends.iter().try_fold(1_u64, |count, end| count.checked_mul(*end))?;
    if ends.len() != dimension || count > MOST || count.checked_mul(vectors.count())? > MOST_MOVES {
        return None;
    }
    let values = vectors.values(&ends, play);
    let holds = values.iter().all(|(state, value)| guess.holds(&with_value(state, *value)));
    holds.then_some(ends)
}

/// All lists of numbers from `starts` on and below `ends`; `None` if they are too many.
fn states_between(starts: &[u64], ends: &[u64]) -> Option<Vec<Vec<u64>>> {
    let ranges = starts.iter().zip(ends).map(|(start, end)| *start..*end);
    let mut lengths = ranges.clone().map(|range| range.end - range.start);
    let count = lengths.try_fold(1, u64::checked_mul)?;
    (count <= MOST).then(|| ranges.multi_cartesian_product().collect())
}

pub(crate) fn lcm(a: u64, b: u64) -> Option<u64> {
    a.checked_div(common_divisor(&[a, b]))?.checked_mul(b)
}

#[cfg(test)]
mod tests;
