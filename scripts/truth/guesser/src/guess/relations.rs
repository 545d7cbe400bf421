//! Claims that the lost states are those in a set with parameters: a relation between numbers, or a simple set with a
//! few exceptions.

use super::one_number::{FUNCTIONS, Function};
use super::{Feature, Guess, Impartial, Known};
use crate::answer::functions::{
    is_among, is_cold_in_wide_wythoff, is_lost_by_quotients, least_dynamic_part,
    least_zeckendorf_term,
};
use crate::answer::{LETTERS, operand, with_variable};
use std::rc::Rc;

/// The fewest lost and won states from which a relation is guessed: a few have many descriptions.
const LEAST: usize = 5;

/// The same for groups of numbers, which have few lost states.
const LEAST_IN_GROUPS: usize = 3;

/// The most numbers of a state for which all ways to put its numbers into groups are tried.
const MOST_GROUPED: usize = 5;

/// The greatest number in an exception, and the most exceptions.
const EXCEPTIONS: (u64, usize) = (3, 8);

/// Of so many states, one may be an exception.
const STATES_PER_EXCEPTION: usize = 12;

/// Says what the letters of a claim are.
const NAMES: &str = ", if the numbers are a, b, …";

type IsMember = dyn Fn(&[u64]) -> bool;

/// A set of states, by the numbers of its members.
#[derive(Clone)]
pub(super) struct Set {
    pub(super) words: String,
    pub(super) code: String,
    pub(super) of: Rc<IsMember>,
}

impl Set {
    pub(super) fn new(
        words: impl Into<String>,
        code: impl Into<String>,
        of: impl Fn(&[u64]) -> bool + 'static,
    ) -> Set {
        Set { words: words.into(), code: code.into(), of: Rc::new(of) }
    }

    pub(super) fn guess(&self) -> Guess<Impartial> {
        let of = Rc::clone(&self.of);
        Guess::of_lost(&self.words, self.code.clone(), move |known| of(&known.numbers))
    }
}

/// Returns whether there are at least so many lost and so many won states.
fn is_varied(known: &[Known<Impartial>], least: usize) -> bool {
    let lost = known.iter().filter(|one| one.worth.is_lost).count();
    lost.min(known.len() - lost) >= least
}

/// Claims that a state is lost exactly when a feature is a number, at most a number, or at least a number, none of them
/// 0, if they hold for all known states.
pub(super) fn of_lost_by_bound(
    features: &[Feature],
    known: &[Known<Impartial>],
) -> Vec<Guess<Impartial>> {
    type Relation = (&'static str, &'static str, u64, fn(u64, u64) -> bool);
    if !is_varied(known, LEAST) {
        return Vec::new();
    }
    let guesses = features.iter().flat_map(|Feature { words, code, of, .. }| {
        let lost = known.iter().filter(|one| one.worth.is_lost).map(|one| of(one));
        let (least, most) =
            lost.fold((u64::MAX, 0), |(least, most), n| (least.min(n), most.max(n)));
        let relations: [Relation; 3] = [
            ("", "==", least, |n, bound| n == bound),
            ("at most ", "<=", most, |n, bound| n <= bound),
            ("at least ", ">=", least, |n, bound| n >= bound),
        ];
        relations.map(|(relation, sign, bound, is_related)| {
            let of = Rc::clone(of);
            let claim = match words.strip_suffix(NAMES) {
                Some(words) => format!("{words} is {relation}{bound}{NAMES}"),
                None => format!("{words} is {relation}{bound}"),
            };
            let code = format!("{code} {sign} {bound}");
            let guess = Guess::of_lost(&claim, code, move |known| is_related(of(known), bound));
            (bound > 0 && guess.refutation(known).is_none()).then_some(guess)
        })
    });
    guesses.flatten().collect()
}

/// Sets of states of several numbers.
pub(super) fn of_several(known: &[Known<Impartial>]) -> Vec<Set> {
    let count = known[0].numbers.len();
    let mut sets = Vec::new();
    if count == 2 && is_varied(known, LEAST) {
        sets.extend(lines(known));
        sets.extend(comparisons());
        sets.extend(beatty_pairs());
        sets.extend(quotients());
    }
    if (3..=MOST_GROUPED).contains(&count) && is_varied(known, LEAST_IN_GROUPS) {
        sets.extend(groups(count));
    }
    sets
}

/// The lines through the two lost states with the least numbers, as functions of either number and of the least one.
fn lines(known: &[Known<Impartial>]) -> Vec<Set> {
    type Choice = fn(&[u64]) -> (u64, u64);
    let choices: [(&str, &str, Choice); 3] = [
        ("a", "b", |numbers| (numbers[0], numbers[1])),
        ("b", "a", |numbers| (numbers[1], numbers[0])),
        ("greatest(numbers)", "least(numbers)", |numbers| {
            (numbers[0].max(numbers[1]), numbers[0].min(numbers[1]))
        }),
    ];
    let set = |(above, below, choice): (&'static str, &'static str, Choice)| {
        let lost = known.iter().filter(|one| one.worth.is_lost);
        let mut points: Vec<(u64, u64)> = lost.map(|one| choice(&one.numbers)).collect();
        points.sort_unstable_by_key(|(y, x)| (*x, *y));
        let (first, second) = (points[0], points.iter().find(|(_, x)| *x > points[0].1)?);
        let rise = second.0.checked_sub(first.0)?;
        let slope = rise / (second.1 - first.1);
        let constant = first.0.checked_sub(slope.checked_mul(first.1)?)?;
        if slope == 0 || rise % (second.1 - first.1) != 0 || (slope, constant) == (1, 0) {
            return None;
        }
        let on_line = move |numbers: &[u64]| {
            let (y, x) = choice(numbers);
            x.checked_mul(slope).and_then(|rise| rise.checked_add(constant)) == Some(y)
        };
        let right = match (slope, constant) {
            (1, constant) => format!("{below} + {constant}"),
            (slope, 0) => format!("{slope} * {below}"),
            (slope, constant) => format!("{slope} * {below} + {constant}"),
        };
        let words = format!("{above} is {right}")
            .replace(" * ", "·")
            .replace("greatest(numbers)", "the greater number")
            .replace("least(numbers)", "the other");
        Some(Set::new(about_letters(words), format!("{above} == {right}"), on_line))
    };
    choices.into_iter().filter_map(set).collect()
}

/// Adds what the letters are, if a claim has any.
fn about_letters(words: String) -> String {
    let has_letters = words.split(|sign: char| !sign.is_alphanumeric()).any(|word| word == "b");
    if has_letters { words + NAMES } else { words }
}

/// Relations between a number and a function of the other one, which may first be made smaller by 1, as misère play
/// does with heaps. Without the number there is no move.
fn comparisons() -> Vec<Set> {
    type Of = Rc<dyn Fn(u64) -> u64>;
    type Relation = (&'static str, &'static str, fn(u64, u64) -> bool);
    let relations: [Relation; 3] = [
        ("less than", "<", |y, x| y < x),
        ("at most", "<=", |y, x| y <= x),
        ("", "==", |y, x| y == x),
    ];
    let function = |Function { words, code, of }: Function| -> (String, String, Of) {
        (words.to_owned(), code.to_owned(), Rc::new(of))
    };
    let zeckendorf = || -> (String, String, Of) {
        let words = String::from("the least Fibonacci number in the Zeckendorf sum of n");
        (words, String::from("least_zeckendorf_term(n)"), Rc::new(least_zeckendorf_term))
    };
    // The parts for 1 are powers of two, and those for 2 are Fibonacci numbers.
    let dynamic = (3..=5).map(|ratio| -> (String, String, Of) {
        let words = format!(
            "the least part of n in the greedy sum from 1, …, where each part is the sum of the one before it and of the first one \
             that is at least 1/{ratio} of that"
        );
        let code = format!("least_dynamic_part(n, {ratio})");
        (words, code, Rc::new(move |n| least_dynamic_part(n, ratio)))
    });
    let mut sets = Vec::new();
    // In other words than `n`, the variable is not replaced.
    let functions = FUNCTIONS.into_iter().filter(|function| !function.words.contains("2n"));
    for (words, code, of) in functions.map(function).chain([zeckendorf()]).chain(dynamic) {
        for (letter, other, at) in [("a", "b", 0), ("b", "a", 1)] {
            for (relation, sign, is_related) in relations {
                for less in [0, 1] {
                    let of = Rc::clone(&of);
                    let lowered =
                        if less == 0 { letter.to_owned() } else { format!("({letter} - {less})") };
                    let code = with_variable(&code, &lowered);
                    let code = format!("{letter} <= {less} || {other} {sign} {}", operand(&code));
                    let of_number = with_variable(&words, lowered.trim_matches(['(', ')']));
                    let gap = if relation.is_empty() { "" } else { " " };
                    let end = if less == 0 { "0" } else { "0 or 1" };
                    let words =
                        format!("{letter} is {end}, or {other} is {relation}{gap}{of_number}");
                    let is_lost = move |numbers: &[u64]| {
                        let (n, other) = (numbers[at], numbers[1 - at]);
                        n <= less || is_related(other, of(n - less))
                    };
                    sets.push(Set::new(about_letters(words), code, is_lost));
                }
            }
        }
    }
    sets
}

/// The pairs of complementary sequences of the games in which two heaps may lose numbers that differ by less than t, in
/// normal and misère play.
fn beatty_pairs() -> Vec<Set> {
    let pairs = (2..=6).flat_map(|tolerance| [(tolerance, 0), (tolerance, 1)]);
    let set = |(tolerance, shift): (u64, u64)| {
        let root = match tolerance {
            2 => String::from("√2"),
            _ => format!("(√{} - {}) / 2", tolerance * tolerance + 4, tolerance - 2),
        };
        let words = match shift {
            0 => format!("the numbers are m = ⌊kα⌋ and m + {tolerance}k, with α = {root}"),
            _ => {
                format!("the numbers are m = ⌊kα + 1/α⌋ and m + {tolerance}k + 1, with α = {root}")
            }
        };
        let code = format!("is_cold_in_wide_wythoff(numbers, {tolerance}, {shift})");
        Set::new(words, code, move |numbers| is_cold_in_wide_wythoff(numbers, tolerance, shift))
    };
    pairs.map(set).collect()
}

/// Sets of pairs whose outcomes follow from the quotients of Euclid's algorithm.
fn quotients() -> Vec<Set> {
    let odd = [0, 2].into_iter().chain(3..=8).map(|limit| {
        let modulus = match limit {
            0 => String::from(", modulo the divisor plus 1,"),
            2 => String::new(),
            _ => format!(", modulo {limit},"),
        };
        let words = format!(
            "one number is 0, or the quotient of Euclid's algorithm{modulus} is odd and the next pair is won"
        );
        (words, limit, 0)
    });
    let bounded = (2..=8).map(|limit| {
        let words = format!(
            "one number is 0, or the quotient of Euclid's algorithm, modulo {limit}, is 0 before a lost pair or 1 before a won one"
        );
        (words, limit, 1)
    });
    let set = |(words, limit, replies): (String, u64, u64)| {
        let code = format!("is_lost_by_quotients(numbers, {limit}, {replies})");
        Set::new(words, code, move |numbers| is_lost_by_quotients(numbers, limit, replies))
    };
    odd.chain(bounded).map(set).collect()
}

/// Sets of lists of numbers that are put into several groups, each with the nim-sum 0.
fn groups(count: usize) -> Vec<Set> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..count {
        let longer = |groups: &Vec<usize>| {
            let new = groups.iter().max().map_or(0, |last| last + 1);
            let groups = groups.clone();
            (0..=new).map(move |group| [&groups[..], &[group]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.retain(|groups| groups.iter().any(|group| *group > 0));
    let set = |groups: Vec<usize>| {
        let last = groups.iter().max().map_or(0, |last| last + 1);
        let letters = |group: usize| {
            let members = groups.iter().zip(LETTERS).filter(move |(one, _)| **one == group);
            members.map(|(_, letter)| letter.to_string()).collect::<Vec<_>>()
        };
        let words: Vec<String> =
            (0..last).map(|group| format!("{} = 0", letters(group).join(" ⊕ "))).collect();
        let code: Vec<String> = (0..last)
            .map(|group| format!("{} == 0", operand(&letters(group).join(" ^ "))))
            .collect();
        let (words, code) = (words.join(" and "), code.join(" && "));
        Set::new(about_letters(words), code, move |numbers| {
            let mut sums = vec![0; last];
            for (n, group) in numbers.iter().zip(&groups) {
                sums[*group] ^= n;
            }
            sums.iter().all(|sum| *sum == 0)
        })
    };
    all.into_iter().map(set).collect()
}

/// Sets that have the lost states as their members, but for a few states with small numbers, which are named.
pub(super) fn with_exceptions(sets: &[Set], known: &[Known<Impartial>]) -> Vec<Guess<Impartial>> {
    if !is_varied(known, LEAST) {
        return Vec::new();
    }
    let guesses = sets.iter().filter_map(|Set { words, code, of }| {
        let mut exceptions = Vec::new();
        for one in known {
            if of(&one.numbers) != one.worth.is_lost {
                let is_small = one.numbers.iter().all(|n| *n <= EXCEPTIONS.0);
                if !is_small || exceptions.len() == EXCEPTIONS.1 {
                    return None;
                }
                exceptions.push(one);
            }
        }
        let is_few = exceptions.len() * STATES_PER_EXCEPTION <= known.len();
        let is_great = |one: &&Known<Impartial>| one.numbers.iter().any(|n| *n > EXCEPTIONS.0);
        let great = known.iter().filter(is_great).filter(|one| one.worth.is_lost).count();
        if exceptions.is_empty() || !is_few || great < LEAST {
            return None;
        }
        let names: Vec<&str> = exceptions.iter().map(|one| one.name.as_str()).collect();
        let words = format!("{words}; at {} the opposite holds", names.join(", "));
        let listed: Vec<u64> = exceptions.iter().flat_map(|one| one.numbers.clone()).collect();
        let member = if listed.len() == exceptions.len() {
            format!("is_one_of(n, {listed:?})")
        } else {
            format!("is_among(numbers, {listed:?})")
        };
        let code = format!("{} != {member}", operand(code));
        let of = Rc::clone(of);
        Some(Guess::of_lost(&words, code, move |known| {
            of(&known.numbers) != is_among(&known.numbers, &listed)
        }))
    });
    guesses.collect()
}
