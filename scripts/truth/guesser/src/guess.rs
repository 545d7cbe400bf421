//! Guesses of the winner or the value of a state as a function of its numbers, from simple to complex. Each
//! is tested on all known states; some are proved later (`super::proof`).

mod automata;
mod growth;
mod one_number;
mod relations;
mod several_numbers;
mod take_and_break;
mod two_sided;
mod words;

pub use two_sided::{Dyadic, TwoSided, of_two_sided};
pub(crate) use two_sided::{ONE, dot};

use super::answer::functions::is_one_of;
use super::answer::{Code, Subject, operand};
use super::proof::Proof;
use jury::states::Worth;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A known state, with the numbers chosen for it; a word has none.
#[derive(Clone)]
pub struct Known<W> {
    pub numbers: Vec<u64>,
    /// The name of the state.
    pub name: String,
    pub worth: W,
}

/// The worth of a state in which both players have the same moves.
#[derive(Clone, Copy, Debug)]
pub struct Impartial {
    /// The Grundy value, if there is one.
    pub value: Option<u64>,
    pub is_lost: bool,
}

impl From<Worth> for Impartial {
    fn from(worth: Worth) -> Impartial {
        let (value, is_lost) = match worth {
            Worth::Grundy(value) => (Some(value), value == 0),
            Worth::Win(_) | Worth::Draw => (None, false),
            Worth::Loss(_) => (None, true),
        };
        Impartial { value, is_lost }
    }
}

/// A claim about all states.
pub struct Guess<W> {
    pub text: String,
    /// The function that the guess says is the value, or is true of lost states.
    pub code: Option<(Subject, Code)>,
    holds: Test<W>,
    shape: Option<Shape>,
    /// The proof, once there is one.
    pub(crate) proof: Option<Proof>,
}

/// The form of a claim that a finite computation can check for all states.
pub(crate) enum Shape {
    /// The claim stays the same if `period` is added to one of the numbers that is at least `from`.
    Periodic { from: u64, period: u64 },
    /// The value is the nim-sum of `rest` and of one formula for each number. A claim about lost states follows
    /// from that.
    Rows { rows: Vec<Formula>, rest: u64 },
    /// The lost states are those of Nim in misère play.
    MisereNim,
    /// The value is a number, a linear function of the numbers of the state, in units of [`ONE`].
    Linear { slopes: Vec<i128>, constant: i128 },
    /// The value is a number, a term of a sequence that grows by a constant every `period` terms from `from` on, in
    /// units of [`ONE`].
    Terms { from: u64, period: u64, at: Rc<dyn Fn(u64) -> i128> },
    /// The claim about a word depends only on the state in which it leaves a reader.
    Read(Reader),
}

/// The state after a state and a letter.
type Step = dyn Fn(&[u64], char) -> Vec<u64>;

/// A finite automaton that reads words letter by letter.
#[derive(Clone)]
pub(crate) struct Reader {
    pub(crate) start: Vec<u64>,
    pub(crate) step: Rc<Step>,
}

impl Reader {
    fn new(start: Vec<u64>, step: impl Fn(&[u64], char) -> Vec<u64> + 'static) -> Reader {
        Reader { start, step: Rc::new(step) }
    }
}

/// The growth of a formula by `saltus` every `period` numbers from `from` on.
#[derive(Clone, Copy)]
pub(crate) struct Pattern {
    pub(crate) from: u64,
    pub(crate) period: u64,
    pub(crate) saltus: i128,
}

type Test<W> = Box<dyn Fn(&Known<W>) -> bool>;

impl<W> Guess<W> {
    /// Returns whether the guess is true of this state.
    pub fn holds(&self, known: &Known<W>) -> bool {
        (self.holds)(known)
    }

    fn with_shape(self, shape: Option<Shape>) -> Guess<W> {
        Guess { shape, ..self }
    }

    pub(crate) fn shape(&self) -> Option<&Shape> {
        self.shape.as_ref()
    }

    /// The first state that refutes the guess.
    pub(crate) fn refutation<'k>(&self, known: &'k [Known<W>]) -> Option<&'k Known<W>> {
        known.iter().find(|one| !self.holds(one))
    }
}

impl Guess<Impartial> {
    /// A claim that holds for every state.
    #[cfg(test)]
    pub(super) fn anything(shape: Shape) -> Guess<Impartial> {
        let (text, holds) = (String::from("anything"), Box::new(|_: &Known<Impartial>| true));
        Guess { text, code: None, holds, shape: Some(shape), proof: None }
    }

    /// Claims these values; a state without one refutes the claim.
    fn of_value(
        text: String,
        code: impl Into<Code>,
        value: impl Fn(&Known<Impartial>) -> Option<u64> + 'static,
    ) -> Guess<Impartial> {
        let holds = move |known: &Known<Impartial>| {
            known.worth.value.is_some_and(|worth| value(known) == Some(worth))
        };
        let code = Some((Subject::Value, code.into()));
        Guess { text, code, holds: Box::new(holds), shape: None, proof: None }
    }

    fn of_lost(
        words: &str,
        code: String,
        is_lost: impl Fn(&Known<Impartial>) -> bool + 'static,
    ) -> Guess<Impartial> {
        let text = format!("lost exactly when {words}");
        let holds = move |known: &Known<Impartial>| known.worth.is_lost == is_lost(known);
        let code = Some((Subject::IsLost, code.into()));
        Guess { text, code, holds: Box::new(holds), shape: None, proof: None }
    }
}

/// The guesses that may hold for these states: guesses about values first, and simpler ones before others.
/// The states are words, or all choices of numbers from some ranges, of which the last varies fastest.
pub fn of_impartial(known: &[Known<Impartial>]) -> Vec<Guess<Impartial>> {
    match known.first().map(|one| one.numbers.len()) {
        Some(0) => words::guesses(known),
        Some(1) => one_number::guesses(known),
        Some(2..) => several_numbers::guesses(known),
        None => Vec::new(),
    }
}

/// The guesses that hold for all these states.
#[cfg(test)]
pub(crate) fn unrefuted<W>(guesses: Vec<Guess<W>>, known: &[Known<W>]) -> Vec<Guess<W>> {
    guesses.into_iter().filter(|guess| guess.refutation(known).is_none()).collect()
}

/// A claim about the value of a number, or the part of a sum that a number is.
#[derive(Clone)]
pub(crate) struct Formula {
    /// Such as "the value is n".
    words: String,
    /// An expression of `n`.
    code: String,
    pub(crate) at: Rc<dyn Fn(u64) -> Option<u64>>,
    pub(crate) pattern: Option<Pattern>,
}

impl Formula {
    /// The game on a heap of n whose values the formula has by definition, such as "the octal game 0.77".
    pub(crate) fn rules(&self) -> Option<&str> {
        self.words.strip_prefix("the value is that of n in ")
    }
}

/// A function of a state, with its description.
#[derive(Clone)]
struct Feature {
    words: String,
    code: String,
    of: Rc<OfKnown>,
    /// The shape of claims about the feature, or about its residue by a modulus.
    shape: Rc<ShapeOf>,
    /// The base of a sum of digits.
    base: Option<u64>,
}

type OfKnown = dyn Fn(&Known<Impartial>) -> u64;
type ShapeOf = dyn Fn(Option<u64>) -> Option<Shape>;

impl Feature {
    fn new(
        words: String,
        code: String,
        of: impl Fn(&Known<Impartial>) -> u64 + 'static,
    ) -> Feature {
        Feature { words, code, of: Rc::new(of), shape: Rc::new(|_| None), base: None }
    }

    /// Returns whether residues by a modulus are guessed. A sum of digits in base b is the number itself modulo the
    /// divisors of b - 1.
    fn has_own_residue(&self, modulus: u64) -> bool {
        self.base.is_none_or(|base| base % modulus != 1)
    }

    /// The code of the residue.
    fn residue(&self, modulus: u64) -> String {
        format!("{} % {modulus}", operand(&self.code))
    }
}

/// A function or a set, with its description.
#[derive(Clone, Copy)]
struct Described<F> {
    words: &'static str,
    code: &'static str,
    of: F,
}

/// Describes a function whose code is the same in all languages of answers, but for signs.
macro_rules! described {
    ($words:literal, |$state:ident| { $value:expr }) => {
        described!($words, |$state| $value)
    };
    ($words:literal, |$state:ident| $value:expr) => {
        Described { words: $words, code: stringify!($value), of: |$state| $value }
    };
}
use described;

const MODULI: std::ops::RangeInclusive<u64> = 2..=12;

/// Guesses that the value is a feature, or its residue.
fn of_value_by(features: &[Feature]) -> Vec<Guess<Impartial>> {
    let exact = features.iter().map(|Feature { words, code, of, shape, .. }| {
        let of = Rc::clone(of);
        let text = format!("the value is {words}");
        Guess::of_value(text, code.clone(), move |known| Some(of(known))).with_shape(shape(None))
    });
    let pairs = features.iter().flat_map(|feature| MODULI.map(move |modulus| (feature, modulus)));
    let pairs = pairs.filter(|(feature, modulus)| feature.has_own_residue(*modulus));
    let residues = pairs.map(|(feature, modulus)| {
        let of = Rc::clone(&feature.of);
        let text = format!("the value is {}, modulo {modulus}", feature.words);
        Guess::of_value(text, feature.residue(modulus), move |known| Some(of(known) % modulus))
            .with_shape((feature.shape)(Some(modulus)))
    });
    exact.chain(residues).collect()
}

/// Guesses that a state is lost exactly when a feature is 0.
fn of_lost_at_zero(features: &[Feature]) -> Vec<Guess<Impartial>> {
    let guess = |Feature { words, code, of, shape, .. }: &Feature| {
        let of = Rc::clone(of);
        Guess::of_lost(&format!("{words} is 0"), format!("{code} == 0"), move |known| {
            of(known) == 0
        })
        .with_shape(shape(None))
    };
    features.iter().map(guess).collect()
}

/// Guesses that the residue of a feature decides who wins. Multiples of a modulus that decides are skipped: they repeat
/// its guess.
fn of_lost_by_residue(features: &[Feature], known: &[Known<Impartial>]) -> Vec<Guess<Impartial>> {
    let mut guesses = Vec::new();
    for feature in features {
        let mut deciding: Vec<u64> = Vec::new();
        for modulus in MODULI {
            if !deciding.iter().any(|factor| modulus.is_multiple_of(*factor))
                && let Some(guess) = by_residues(known, feature, modulus)
            {
                deciding.push(modulus);
                guesses.extend(feature.has_own_residue(modulus).then_some(guess));
            }
        }
    }
    guesses
}

/// The residues of a feature for which states are lost, if the residue decides who wins and each one was seen
/// three times.
fn by_residues(
    known: &[Known<Impartial>],
    feature: &Feature,
    modulus: u64,
) -> Option<Guess<Impartial>> {
    let lost = lost_classes(known, modulus, |one| (feature.of)(one) % modulus)?;
    let residues: Vec<String> = lost.iter().map(u64::to_string).collect();
    let words = format!("{}, modulo {modulus}, is {}", feature.words, residues.join(" or "));
    let residue = feature.residue(modulus);
    let code = match lost[..] {
        [only] => format!("{residue} == {only}"),
        _ => format!("is_one_of({residue}, {lost:?})"),
    };
    let of = Rc::clone(&feature.of);
    let guess = Guess::of_lost(&words, code, move |known| is_one_of(of(known) % modulus, &lost));
    Some(guess.with_shape((feature.shape)(Some(modulus))))
}

/// The classes of lost states, if the class decides who wins, some classes are lost and some are won, and each of so
/// many was seen three times.
fn lost_classes(
    known: &[Known<Impartial>],
    count: u64,
    class: impl Fn(&Known<Impartial>) -> u64,
) -> Option<Vec<u64>> {
    let mut seen: BTreeMap<u64, (bool, usize)> = BTreeMap::new();
    for one in known {
        let (is_lost, times) = seen.entry(class(one)).or_insert((one.worth.is_lost, 0));
        if *is_lost != one.worth.is_lost {
            return None;
        }
        *times += 1;
    }
    let lost: Vec<u64> =
        seen.iter().filter(|(_, (is_lost, _))| *is_lost).map(|(class, _)| *class).collect();
    let is_shown = seen.len() as u64 == count && seen.values().all(|(_, times)| *times >= 3);
    (is_shown && !lost.is_empty() && (lost.len() as u64) < count).then_some(lost)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::functions::{is_fibonacci, is_lower, lower, value_by_automaton};
    use rstest::rstest;

    #[test]
    fn a_state_is_lost_if_its_value_is_0_or_its_player_loses() {
        let worths =
            [Worth::Grundy(0), Worth::Grundy(2), Worth::Loss(4), Worth::Win(3), Worth::Draw];
        let impartial = worths.map(Impartial::from);
        assert_eq!(impartial.map(|worth| worth.value), [Some(0), Some(2), None, None, None]);
        assert_eq!(impartial.map(|worth| worth.is_lost), [true, false, true, false, false]);
    }

    fn known(numbers: Vec<u64>, value: u64) -> Known<Impartial> {
        let worth = Impartial { value: Some(value), is_lost: value == 0 };
        Known { numbers, name: String::new(), worth }
    }

    fn row(value: impl Fn(u64) -> u64, to: u64) -> Vec<Known<Impartial>> {
        (0..=to).map(|n| known(vec![n], value(n))).collect()
    }

    fn grid(value: impl Fn(u64, u64) -> u64, to: u64) -> Vec<Known<Impartial>> {
        let pairs = (0..=to).flat_map(|a| (0..=to).map(move |b| (a, b)));
        pairs.map(|(a, b)| known(vec![a, b], value(a, b))).collect()
    }

    fn holding(known: &[Known<Impartial>]) -> Vec<Guess<Impartial>> {
        unrefuted(of_impartial(known), known)
    }

    fn texts(known: &[Known<Impartial>]) -> Vec<String> {
        holding(known).into_iter().map(|guess| guess.text).collect()
    }

    #[rstest]
    #[case::a_number(row(|n| n, 20), "the value is n")]
    #[case::a_residue(row(|n| n % 4, 20), "the value is n mod 4")]
    #[case::a_period(row(|n| if n < 3 { 7 } else { [0, 5][n as usize % 2] }, 20), "the value has the period 2 from 3 on: 5 0")]
    #[case::a_saltus(row(|n| n / 3 * 2, 20), "the value grows by 2 every 3 from 0 on: 0 0 0")]
    #[case::a_step(row(|n| if n < 3 { 7 } else { n - 2 }, 20), "the value is 1 at 3, and then grows by 1 from each number to the next")]
    #[case::a_power(row(|n| n & n.wrapping_neg(), 20), "the value is the greatest power of two that divides n, and 0 at 0")]
    #[case::odious(row(|n| u64::from(n.count_ones() % 2), 40), "the value is the number of ones of n in binary, modulo 2")]
    #[case::a_nim_sum(grid(|a, b| a ^ b, 9), "the value is the nim-sum of the numbers")]
    #[case::a_sum_in_disguise(
        grid(|a, b| (a % 3) ^ (b % 5), 20),
        "the value is the nim-sum of the values of the single numbers, where for a, the value is n mod 3; for b, the value is n mod 5"
    )]
    fn the_simplest_guess_comes_first(#[case] known: Vec<Known<Impartial>>, #[case] text: &str) {
        assert_eq!(texts(&known)[0], text);
    }

    #[rstest]
    #[case::residues(row(|n| u64::from(![0, 2].contains(&(n % 7))) * (n + 1), 40), "lost exactly when n mod 7 is 0 or 2")]
    #[case::fibonacci(row(|n| u64::from(!is_fibonacci(n)) * (n + 2), 60), "lost exactly when n is a Fibonacci number")]
    #[case::squares(row(|n| u64::from(n.isqrt().pow(2) != n) * (n + 2), 60), "lost exactly when n is a square")]
    #[case::golden(row(|n| u64::from(!is_lower(n)) * (n + 2), 60), "lost exactly when n is ⌊kφ⌋ for some k, with the golden ratio φ")]
    #[case::cold(
        grid(|a, b| u64::from(lower(a.abs_diff(b)) != a.min(b)) * (a + 3 * b), 20),
        "lost exactly when the numbers are m = ⌊kφ⌋ and m + k, with the golden ratio φ"
    )]
    #[case::a_sum(
        grid(|a, b| u64::from((a + b) % 5 != 2) * (a + 9 * b + 1), 12),
        "lost exactly when the sum of the numbers, modulo 5, is 2"
    )]
    fn lost_states_are_described(#[case] known: Vec<Known<Impartial>>, #[case] text: &str) {
        let texts = texts(&known);
        assert!(texts.iter().any(|one| one == text), "{texts:?}");
    }

    /// Nor does the residue of the sum of the digits in base 3, which by 2 is that of the number itself.
    #[test]
    fn a_residue_by_4_or_6_does_not_repeat_that_by_2() {
        for known in [row(|n| n % 2, 60), grid(|a, b| (a + b) % 2, 12)] {
            let texts = texts(&known).into_iter();
            let lost: Vec<String> = texts.filter(|text| text.starts_with("lost")).collect();
            let repeats =
                |text: &String| ["modulo 4", "modulo 6"].iter().any(|by| text.contains(by));
            assert!(!lost.is_empty() && !lost.iter().any(repeats), "{lost:?}");
        }
    }

    #[test]
    fn lost_words_are_described_by_an_automaton() {
        let words =
            (2..128_u32).map(|bits| format!("{bits:b}")[1..].replace('0', "a").replace('1', "b"));
        let known: Vec<Known<Impartial>> = words
            .map(|name| {
                let value =
                    value_by_automaton(&name, "ab", &[1, 0, 0, 2, 3, 2, 2, 0], &[0, 0, 1, 1]);
                let worth = Impartial { value: None, is_lost: value == 0 };
                Known { numbers: Vec::new(), name, worth }
            })
            .collect();
        let text = "lost exactly when an automaton that reads the word and begins in state 0 ends in a lost state: \
                    0 is lost, a→1 b→0; 1 is lost, a→0 b→2; 2 is won, a→3 b→2; 3 is won, a→2 b→0";
        let texts = texts(&known);
        assert!(texts.iter().any(|one| one == text), "{texts:?}");
    }

    /// Neither counting up to the first number nor its prime factors are needed.
    #[test]
    fn great_numbers_are_described_at_once() {
        let first = 10_u64.pow(18);
        let rows: Vec<_> = (first..first + 40).map(|n| known(vec![n], n % 3)).collect();
        assert_eq!(texts(&rows)[0], "the value is n mod 3");
        let rows: Vec<_> = (first..first + 40).map(|n| known(vec![n], n / 2 % 2)).collect();
        let text = "the value has the period 4 from 1000000000000000000 on: 0 0 1 1";
        assert_eq!(texts(&rows)[0], text);
    }

    #[test]
    fn an_exception_refutes_a_guess() {
        for exception in [100, 1000, 5000] {
            let value = |n| if n == exception { 9 } else { n % 4 };
            let guess = &holding(&row(value, exception - 1))[0];
            assert_eq!(guess.text, "the value is n mod 4");
            let refutation = guess.refutation(&row(value, exception + 1)).map(|one| one.numbers[0]);
            assert_eq!(refutation, Some(exception));
        }
    }

    #[test]
    fn nothing_is_guessed_from_irregular_values() {
        // The decimal digits of π.
        let digits = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4, 6];
        assert_eq!(texts(&row(|n| digits[n as usize], 20)), [""; 0]);
    }

    /// Many claims are tried, so that some might fit by chance.
    #[test]
    fn nothing_is_guessed_from_random_outcomes() {
        let mut random = 1_u64;
        let mut is_lost = |of| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (random >> 33).is_multiple_of(of)
        };
        for times in 0..40 {
            let of = 2 + times % 8;
            let mut worth = || {
                let is_lost = is_lost(of);
                Impartial { value: None, is_lost }
            };
            let pairs = (0..=8).flat_map(|a| (0..=8).map(move |b| vec![a, b]));
            let triples = (0..64).map(|n| vec![n / 16, n / 4 % 4, n % 4]);
            let numbers = (1..=60).map(|n| vec![n]);
            let words =
                (32..64_u32).map(|bits| format!("{bits:b}").replace('0', "a").replace('1', "b"));
            let mut named =
                |numbers: Vec<u64>, name: String| Known { numbers, name, worth: worth() };
            let tables: [Vec<Known<Impartial>>; 4] = [
                pairs.map(|numbers| named(numbers, String::new())).collect(),
                triples.map(|numbers| named(numbers, String::new())).collect(),
                numbers.map(|numbers| named(numbers, String::new())).collect(),
                words.map(|word| named(Vec::new(), word)).collect(),
            ];
            for table in tables {
                assert_eq!(texts(&table), [""; 0], "{times}");
            }
        }
    }

    #[test]
    fn multiples_of_the_golden_ratio_are_exact() {
        assert_eq!((0..8).map(lower).collect::<Vec<_>>(), [0, 1, 3, 4, 6, 8, 9, 11]);
        let lower_ones: Vec<u64> = (0..12).filter(|n| is_lower(*n)).collect();
        assert_eq!(lower_ones, [0, 1, 3, 4, 6, 8, 9, 11]);
        let fibonacci: Vec<u64> = (0..30).filter(|n| is_fibonacci(*n)).collect();
        assert_eq!(fibonacci, [1, 2, 3, 5, 8, 13, 21]);
    }
}
