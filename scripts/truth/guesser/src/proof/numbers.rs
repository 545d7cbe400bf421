//! Proofs that the values of games in which Left and Right subtract vectors are numbers, by the simplest number rule:
//! if all Left options are less than all Right options and all are numbers, the value is the simplest number between
//! them (J. H. Conway, *On Numbers and Games*, 1976).

use super::vectors::{Vectors, is_legal};
use super::{LEAST, LEAST_OF_SEVERAL, Listed, MOST, Proof, written};
use crate::guess::{Guess, Known, ONE, Shape, TwoSided, dot};
use jury::rules::Player;
use jury::states::States;

/// A game that the moves of all known states show.
pub(crate) struct Subtraction {
    left: Vectors,
    right: Vectors,
    dimension: usize,
}

impl Subtraction {
    /// The known states are among `states`, of which all moves are known.
    pub(crate) fn new(known: &[Known<TwoSided>], states: &States) -> Option<Subtraction> {
        let dimension = known.first()?.numbers.len();
        if dimension == 0 || known.iter().any(|one| written(&one.numbers) != one.name) {
            return None;
        }
        let listed = Listed::new(states, dimension)?;
        let least = if dimension == 1 { LEAST } else { LEAST_OF_SEVERAL };
        let left = Vectors::of(&listed, Player::Left, least)?;
        let right = Vectors::of(&listed, Player::Right, least)?;
        Some(Subtraction { left, right, dimension })
    }

    /// Proves a guess about values for all states.
    pub(crate) fn proof(&self, guess: &Guess<TwoSided>) -> Option<Proof> {
        let is_true = match guess.shape()? {
            Shape::Linear { slopes, constant } => self.is_linear(slopes, *constant)?,
            Shape::Terms { from, period, at } => self.has_terms(*from, *period, &**at)?,
            _ => false,
        };
        let shown = |vectors: &Vectors| {
            if vectors.count() == 0 { String::from("nothing") } else { vectors.to_string() }
        };
        let (left, right) = (shown(&self.left), shown(&self.right));
        is_true.then_some(Proof::Numbers { left, right })
    }

    fn most(&self, at: usize) -> u64 {
        self.left.most(at).max(self.right.most(at))
    }

    /// Returns whether the values are a linear function of the numbers.
    ///
    /// A number matters for legal moves only up to the most that a move takes from it. The value of an option differs
    /// from that of its state by the product of its vector and the slopes. So it is enough to check the states with
    /// numbers up to those bounds, where a number at its bound stands for all greater ones: these add multiples of the
    /// slope.
    fn is_linear(&self, slopes: &[i128], constant: i128) -> Option<bool> {
        let bounds: Vec<u64> = (0..self.dimension).map(|at| self.most(at)).collect();
        let ends: Vec<u64> = bounds.iter().map(|bound| bound + 1).collect();
        let states = super::states_between(&vec![0; self.dimension], &ends)?;
        let product = |numbers: &[u64]| dot(slopes, numbers);
        let distance = |vectors: &Vectors, state: &[u64], sign: i128| {
            let legal = vectors.all().filter(|vector| is_legal(state, vector));
            let distances: Option<Vec<i128>> =
                legal.map(|vector| product(vector).map(|change| sign * change)).collect();
            Some(distances?.into_iter().min())
        };
        for state in states {
            let value = product(&state)?.checked_add(constant)?;
            let between = Between {
                value,
                below: distance(&self.left, &state, 1)?,
                above: distance(&self.right, &state, -1)?,
            };
            let free = (0..self.dimension).filter(|&at| state[at] == bounds[at]);
            let steps: Vec<i128> = free.map(|at| slopes[at]).filter(|slope| *slope != 0).collect();
            if !between.is_simplest(&steps) {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Returns whether the values of single numbers are terms that grow by a constant every `period` from `from` on:
    /// from `from` and the most that a move takes on, all options grow by the same constant.
    fn has_terms(&self, from: u64, period: u64, at: &dyn Fn(u64) -> i128) -> Option<bool> {
        let regular = from.checked_add(self.most(0))?;
        let end = regular.checked_add(period)?;
        if self.dimension != 1 || end > MOST {
            return None;
        }
        let saltus = at(from + period) - at(from);
        let distance = |vectors: &Vectors, n: u64, sign: i128| {
            let legal = vectors.all().filter(|vector| vector[0] <= n);
            legal.map(|vector| sign * (at(n) - at(n - vector[0]))).min()
        };
        Some((0..end).all(|n| {
            let between = Between {
                value: at(n),
                below: distance(&self.left, n, 1),
                above: distance(&self.right, n, -1),
            };
            let grows = n >= regular && saltus != 0;
            between.is_simplest(if grows { std::slice::from_ref(&saltus) } else { &[] })
        }))
    }
}

/// A number, and its distances to the greatest Left option and the least Right option, if there are any. The unit is
/// that of [`ONE`].
struct Between {
    value: i128,
    below: Option<i128>,
    above: Option<i128>,
}

impl Between {
    /// Returns whether the value is certainly the simplest number between the options, even if any multiples of some
    /// steps are added to all of them.
    fn is_simplest(&self, steps: &[i128]) -> bool {
        let Between { value, below, above } = *self;
        if [below, above].iter().flatten().any(|distance| *distance <= 0) {
            return false;
        }
        let (low, high) = (below.map(|below| value - below), above.map(|above| value + above));
        if steps.is_empty() {
            return simplest(low, high) == Some(value);
        }
        if steps.iter().any(|step| step % ONE != 0) {
            return false;
        }
        if value % ONE != 0 {
            // Between two neighbouring integers, adding an integer does not change which number is the simplest.
            let floor = value.div_euclid(ONE) * ONE;
            let is_inside =
                low.is_some_and(|low| low >= floor) && high.is_some_and(|high| high <= floor + ONE);
            return is_inside && simplest(low, high) == Some(value);
        }
        // Of several integers, the one with the least absolute value is the simplest.
        let is_next_below = below.is_some_and(|below| below <= ONE);
        let is_next_above = above.is_some_and(|above| above <= ONE);
        let never_negative = value >= 0 && steps.iter().all(|step| *step > 0);
        let never_positive = value <= 0 && steps.iter().all(|step| *step < 0);
        is_next_below && (is_next_above || never_negative) || is_next_above && never_positive
    }
}

/// The simplest number between two numbers, if it is a multiple of the unit.
fn simplest(low: Option<i128>, high: Option<i128>) -> Option<i128> {
    if low.is_none_or(|low| low < 0) && high.is_none_or(|high| high > 0) {
        return Some(0);
    }
    if high.is_some_and(|high| high <= 0) {
        return simplest(high.map(|high| -high), low.map(|low| -low)).map(|found| -found);
    }
    let low = low?;
    let grids = (0..=32).map(|halvings| ONE >> halvings);
    let next = grids.map(|grid| (low.div_euclid(grid) + 1) * grid);
    next.into_iter().find(|next| high.is_none_or(|high| *next < high))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;
    use crate::exploration::{Game, Question};
    use crate::guess::of_two_sided;
    use anyhow::Result;
    use rstest::rstest;

    /// Left's and Right's moves from a state.
    type Moves<'m> = &'m dyn Fn(&[u64]) -> [Vec<Vec<u64>>; 2];

    struct Listing<'m>(Moves<'m>);

    impl Rules for Listing<'_> {
        fn answers(&self, states: &[&str]) -> Result<Vec<String>> {
            let line = |state: &&str| {
                let numbers: Vec<u64> =
                    state.split(' ').map(|word| word.parse().unwrap()).collect();
                let sides = (self.0)(&numbers).map(|options| {
                    options.iter().map(|option| written(option) + ";").collect::<String>()
                });
                sides.join("|")
            };
            Ok(states.iter().map(line).collect())
        }

        fn is_late(&self) -> bool {
            false
        }
    }

    fn subtract(state: &[u64], vectors: &[Vec<u64>]) -> Vec<Vec<u64>> {
        let legal = vectors.iter().filter(|vector| is_legal(state, vector));
        legal
            .map(|vector| state.iter().zip(vector.iter()).map(|(n, taken)| n - taken).collect())
            .collect()
    }

    /// The line about the guess for a game.
    fn line(starts: &str, moves: Moves) -> String {
        let question = Question::new(starts, false, None, 200_000).unwrap();
        let Game::TwoSided(mut game) = question.explore(&Listing(moves)).unwrap() else {
            panic!("the players have different moves");
        };
        let larger = question.starts.wider(4).unwrap();
        game.attack([(larger.cases(), Listing(moves))].into_iter());
        game.finding.summary(&game.held).line
    }

    #[rstest]
    #[case::difference("0..6 0..6", vec![vec![1, 0]], vec![vec![0, 1]], "the value is a - b, if the numbers are a, b, …; ", "proved: in the game in which Left subtracts (1, 0) and Right subtracts (0, 1), whose moves all known states have, by the simplest number rule")]
    #[case::left_alone("0..20", vec![vec![1], vec![2]], vec![], "the value is n; ", "Left subtracts (1) or (2) and Right subtracts nothing")]
    #[case::steps("0..30", vec![], vec![vec![3]], "the value falls by 1 every 3 from 0 on: 0 0 0; ", "by the simplest number rule")]
    #[case::two_colours("0..9 0..9", vec![vec![1, 0], vec![2, 0]], vec![vec![0, 1]], "the value is a - b, if the numbers are a, b, …; ", "simplest number rule")]
    #[case::hot("0..20", vec![vec![1]], vec![vec![2]], "", "is not proved")]
    #[case::stars("0..20", vec![vec![1]], vec![vec![1]], "", "is not proved")]
    fn numbers_are_proved(
        #[case] starts: &str,
        #[case] left: Vec<Vec<u64>>,
        #[case] right: Vec<Vec<u64>>,
        #[case] guess: &str,
        #[case] reason: &str,
    ) {
        let line = line(starts, &|state| [subtract(state, &left), subtract(state, &right)]);
        assert!(line.starts_with(&format!("guess: {guess}")) && line.contains(reason), "{line}");
    }

    /// A state with other moves, which follow the guess all the same.
    #[test]
    fn only_the_moves_of_all_known_states_are_proved() {
        let line = line("0..6 0..6", &|state| {
            let mut left = vec![vec![1, 0]];
            left.extend((state == [9, 3]).then(|| vec![2, 0]));
            [subtract(state, &left), subtract(state, &[vec![0, 1]])]
        });
        assert!(line.contains("the value is a - b") && line.contains("is not proved"), "{line}");
    }

    /// Guesses that hold for few states of all games in which each player subtracts one or two of some vectors.
    #[test]
    fn proved_numbers_hold_for_larger_states() {
        let vectors = [[1, 0], [0, 1], [1, 1], [2, 0], [1, 2]].map(Vec::from);
        let pairs = (0..5).flat_map(|one| (one..5).map(move |other| (one, other)));
        let set = |(one, other): (usize, usize)| {
            let mut set = vec![vectors[one].clone(), vectors[other].clone()];
            set.dedup();
            set
        };
        let sets: Vec<Vec<Vec<u64>>> = pairs.map(set).collect();
        let mut proved = 0;
        for left in &sets {
            for right in &sets {
                let moves = |state: &[u64]| [subtract(state, left), subtract(state, right)];
                let rules = Listing(&moves);
                let explored = |starts| {
                    let question = Question::new(starts, false, None, 200_000).unwrap();
                    let Game::TwoSided(game) = question.explore(&rules).unwrap() else {
                        return None;
                    };
                    Some(game.held)
                };
                let Some(known) = explored("0..6 0..6") else {
                    continue;
                };
                let mut states = States::default();
                let names: Vec<String> = known.iter().map(|one| one.name.clone()).collect();
                states.reach(&|asked: &[&str]| rules.answers(asked), &names, 200_000).unwrap();
                let Some(game) = Subtraction::new(&known, &states) else {
                    continue;
                };
                let proofs = of_two_sided("value", &known).into_iter();
                let proofs: Vec<_> = proofs.filter(|guess| game.proof(guess).is_some()).collect();
                if !proofs.is_empty() {
                    let larger = explored("0..11 0..11").unwrap();
                    for guess in proofs {
                        proved += 1;
                        let exception = guess.refutation(&larger).map(|one| &one.name);
                        assert_eq!(exception, None, "{left:?}, {right:?}: {}", guess.text);
                    }
                }
            }
        }
        assert!(proved >= 4, "{proved}");
    }

    #[rstest]
    #[case(None, None, Some(0))]
    #[case(Some(0), None, Some(4))]
    #[case(Some(6), None, Some(8))]
    #[case(Some(0), Some(4), Some(2))]
    #[case(Some(0), Some(2), Some(1))]
    #[case(Some(-4), Some(0), Some(-2))]
    #[case(None, Some(-6), Some(-8))]
    #[case(Some(5), Some(7), Some(6))]
    #[case(Some(9), Some(40), Some(12))]
    #[case(Some(4), Some(4), None)]
    fn the_simplest_number_is_found(
        #[case] low: Option<i128>,
        #[case] high: Option<i128>,
        #[case] expected: Option<i128>,
    ) {
        let quarters = |number: i128| number * ONE / 4;
        assert_eq!(simplest(low.map(quarters), high.map(quarters)), expected.map(quarters));
    }

    /// A claim for all multiples of steps holds for the first of them.
    #[test]
    fn a_number_that_stays_the_simplest_is_it_for_each_step() {
        let mut claims = 0;
        let distances = || (1..=8).map(Some).chain([None]);
        for value in -12..=12 {
            for below in distances() {
                for above in distances() {
                    for step in [-8, -4, -2, 2, 4, 8] {
                        let unit = |quarters: i128| quarters * ONE / 4;
                        let at = |value| Between {
                            value: unit(value),
                            below: below.map(unit),
                            above: above.map(unit),
                        };
                        if at(value).is_simplest(&[unit(step)]) {
                            claims += 1;
                            let later = (0..20).map(|times| at(value + times * step));
                            assert!(
                                later.into_iter().all(|one| one.is_simplest(&[])),
                                "{value} {step}"
                            );
                        }
                    }
                }
            }
        }
        assert!(claims > 500, "{claims}");
    }
}
