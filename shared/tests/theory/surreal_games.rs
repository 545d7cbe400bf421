//! Numbers as games: the claims of Fang Zhanpeng 2009, section 2.2, about games that are numbers, against
//! the rules, for forms and for games that equal a number although their options may not be numbers.

use crate::impartial_form::moved;
use crate::search::class;
use crate::surreal_form::{first_forms, small_forms};
use jury::cases::subsets;
use jury::rules::{Partizan, Player, Visit};
use jury::search::partizan::Outcomes;
use shared::dyadic::Dyadic;
use shared::search::{Numbers, OutcomeClass};
use shared::surreal_form::Form;
use std::cmp::Ordering;

/// The rules of sums of games: a move replaces one of them by one of its options, a left option if Left
/// moves. A game is given by the indices of its options, a position by the ascending list of the indices of
/// its games.
struct Sums(Vec<[Vec<usize>; 2]>);

impl Sums {
    /// Forms as games. The list must contain their options.
    fn of_forms(forms: &[Form]) -> Self {
        let place = |option: &Form| {
            let same = |form: &Form| format!("{form:?}") == format!("{option:?}");
            forms.iter().position(same).expect("the options are listed")
        };
        let places = |options: &[Form]| options.iter().map(place).collect();
        let options = forms.iter().map(|form| [places(form.left()), places(form.right())]);
        Sums(options.collect())
    }
}

impl Partizan for Sums {
    type Position = Vec<usize>;

    fn moves(&self, games: &Vec<usize>, player: Player, visit: Visit<Vec<usize>>) {
        for (at, &game) in games.iter().enumerate() {
            let [left, right] = &self.0[game];
            let options = if player == Player::Left { left } else { right };
            for &option in options {
                visit(moved(games, at, option), format_args!("to {option}"));
            }
        }
    }

    fn draw(&self, games: &Vec<usize>) -> String {
        format!("{games:?}")
    }
}

fn by_sign(number: Dyadic) -> OutcomeClass {
    match number.cmp(&Dyadic::ZERO) {
        Ordering::Greater => OutcomeClass::L,
        Ordering::Less => OutcomeClass::R,
        Ordering::Equal => OutcomeClass::P,
    }
}

/// Section 2.2.2: Left wins a positive form, Right a negative one, and the second player 0.
#[test]
fn the_sign_of_a_form_says_who_wins_it() {
    let forms = first_forms();
    let mut outcomes = Outcomes::new(Sums::of_forms(&forms));
    for (place, form) in forms.iter().enumerate() {
        let winner = class(&mut outcomes, &vec![place]);
        assert_eq!(by_sign(form.value()), winner, "{form:?}");
        assert_eq!(form.outcome(), winner, "{form:?}");
    }
}

/// Theorem 8: the sum of games is worth the sum of the forms.
#[test]
fn theorem_8_forms_played_side_by_side_are_their_sum() {
    let forms = first_forms();
    let mut outcomes = Outcomes::new(Sums::of_forms(&forms));
    for (a, x) in forms.iter().enumerate() {
        for (b, y) in forms.iter().enumerate().skip(a) {
            let sum = x + y;
            let winner = class(&mut outcomes, &vec![a, b]);
            assert_eq!(by_sign(sum.value()), winner, "{x:?} {y:?}");
            assert_eq!(sum.outcome(), winner, "{x:?} {y:?}");
            for (c, z) in forms.iter().enumerate().skip(b) {
                let winner = class(&mut outcomes, &vec![a, b, c]);
                assert_eq!(by_sign(sum.value() + z.value()), winner, "{x:?} {y:?} {z:?}");
            }
        }
    }
}

/// The claims about options in the proof of 2.2.2 hold for forms. They fail for a game that merely equals a number: {*
/// | *} equals 0, but Left's option * is not less than 0.
#[test]
fn options_of_positive_negative_and_zero_forms_are_as_the_proof_needs_them() {
    let zero = Form::canonical(Dyadic::ZERO);
    for form in small_forms() {
        let (left, right) = (form.left(), form.right());
        match form.cmp(&zero) {
            Ordering::Greater => {
                assert!(left.iter().any(|option| *option >= zero), "{form:?}");
                assert!(right.iter().all(|option| *option > zero), "{form:?}");
            }
            Ordering::Less => {
                assert!(left.iter().all(|option| *option < zero), "{form:?}");
                assert!(right.iter().any(|option| *option <= zero), "{form:?}");
            }
            Ordering::Equal => {
                assert!(left.iter().all(|option| *option < zero), "{form:?}");
                assert!(right.iter().all(|option| *option > zero), "{form:?}");
            }
        }
    }
}

/// All 256 games of the first three days, numbers or not.
fn first_games() -> Sums {
    let mut games = Vec::new();
    for _day in 0..3 {
        let options: Vec<Vec<usize>> = subsets((0..games.len()).collect()).collect();
        for left in &options {
            for right in &options {
                let game = [left.clone(), right.clone()];
                if !games.contains(&game) {
                    games.push(game);
                }
            }
        }
    }
    Sums(games)
}

/// A game that equals a number: its index, the number, and the index of a form of the negative.
struct Equal {
    game: usize,
    number: Dyadic,
    negative: usize,
    /// True if all positions of the game equal numbers too.
    by_options: bool,
}

/// The games among the first ones that equal a number: the second player wins the difference.
fn games_that_equal_numbers(outcomes: &mut Outcomes<Sums>) -> Vec<Equal> {
    let games = first_games();
    assert_eq!(games.0.len(), 256);
    let mut numbers = Numbers::new(|&game: &usize| {
        let [left, right] = &games.0[game];
        (left.clone(), right.clone())
    });
    let values: Vec<Option<Dyadic>> = (0..256).map(|game| numbers.value(&game)).collect();
    let mut found = Vec::new();
    for halves in [-4, -2, -1, 0, 1, 2, 4] {
        let number = Dyadic::new(halves, 1);
        let is_negative = |value: &Option<Dyadic>| *value == Some(-number);
        let negative = values.iter().position(is_negative).expect("it is born by now");
        for (game, value) in values.iter().enumerate() {
            if class(outcomes, &position([game, negative])) == OutcomeClass::P {
                let by_options = *value == Some(number);
                found.push(Equal { game, number, negative, by_options });
            }
        }
    }
    let forms = values.iter().flatten().count();
    assert_eq!(found.iter().filter(|equal| equal.by_options).count(), forms);
    assert!(found.len() > forms);
    found
}

fn position<const N: usize>(mut games: [usize; N]) -> Vec<usize> {
    games.sort_unstable();
    games.to_vec()
}

#[test]
fn games_that_equal_a_number_are_won_by_its_sign() {
    let mut outcomes = Outcomes::new(first_games());
    let equal = games_that_equal_numbers(&mut outcomes);
    let star = [vec![0], vec![0]];
    let games = first_games().0;
    let star = games.iter().position(|game| *game == star).unwrap();
    let between = [vec![star], vec![star]];
    let between = equal.iter().find(|equal| games[equal.game] == between);
    assert_eq!(between.map(|equal| equal.number), Some(Dyadic::ZERO));
    for Equal { game, number, .. } in equal {
        assert_eq!(class(&mut outcomes, &vec![game]), by_sign(number), "{game}");
    }
}

#[test]
fn theorem_8_holds_for_games_that_equal_numbers() {
    let mut outcomes = Outcomes::new(first_games());
    let equal = games_that_equal_numbers(&mut outcomes);
    for (at, x) in equal.iter().enumerate() {
        for y in &equal[at..] {
            let sum = position([x.game, y.game]);
            let winner = class(&mut outcomes, &sum);
            assert_eq!(winner, by_sign(x.number + y.number), "{sum:?}");
            let difference = position([x.game, y.game, x.negative, y.negative]);
            let winner = class(&mut outcomes, &difference);
            assert_eq!(winner, OutcomeClass::P, "{sum:?}");
        }
    }
}
