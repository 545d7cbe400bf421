//! Surreal numbers as forms `{L | R}`: the definitions themselves, for learning and testing.
//!
//! A form lists the numbers that Left can move to and those that Right can move to. It is a number if no
//! right option is at most a left option (definition 1). Many forms denote the same number: `{-1 | 1}`
//! equals `{|}`, which is 0 (J. H. Conway, *On Numbers and Games*, 1976; the definitions and theorems are
//! numbered as in Fang Zhanpeng (方展鹏), *浅谈如何解决不平等博弈问题*, 2009).
//!
//! In this module, lists of options are finite, so only the greatest left option and the least right option
//! are needed, if there are any (theorem 2; see [`Form::without_dominated`]). Still, a definition that
//! allowed only one option for each player could build nothing but dyadic rationals. `{0, 1, 2, … |}`,
//! greater than all integers, has no greatest left option; `{0 | 1, 1/2, 1/4, …}`, positive but less than
//! all of its right options, has no least right option.
//!
//! A form is also a game: Left moves to one of the left options, Right to one of the right options, and
//! whoever cannot move loses. The sign of the form says who wins ([`Form::outcome`]), and the sum of two
//! forms is the game in which a move is a move in one of them. So if games G and H are worth the numbers x
//! and y, G + H is worth x + y (theorem 8). Each form is a game, but not every game is a form: `{0 | 0}` is
//! not.
//!
//! Solutions need only the value, which [`simplest_between`] computes without any form.
//!
//! Paste with `dyadic`, `grundy`, `lists`, `nim`, `retrograde`, `search`, `surreal`.

use super::dyadic::Dyadic;
use super::search::OutcomeClass;
use super::surreal::simplest_between;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Add, Neg, Sub};
use std::rc::Rc;

/// A number as it was built: its left options and its right options, which are numbers themselves.
///
/// Forms are compared by value: `{-1 | 1} == {|}`. Everything follows the definitions, which are about
/// options only; there is arithmetic only in [`Form::canonical`] and [`Form::value`]. Forms share their
/// parts, and no pair of parts is compared or added twice. Like the definitions, the code is recursive: a
/// form born after many thousands of days is too deep for the stack.
///
/// # Examples
///
/// ```
/// use shared::surreal_form::Form;
///
/// let zero = Form::new(vec![], vec![]).unwrap();
/// let one = Form::new(vec![zero.clone()], vec![]).unwrap();
/// let half = Form::new(vec![zero.clone()], vec![one.clone()]).unwrap();
/// assert!(zero < half && half < one);
/// assert_eq!(&half + &half, one);
/// assert_eq!(&half - &half, zero);
/// ```
#[derive(Clone)]
pub struct Form(Rc<Options>);

struct Options {
    left: Vec<Form>,
    right: Vec<Form>,
    birthday: u64,
}

/// A part of a form, used as a key: forms that share the part share its address.
type Part = *const Options;

impl Form {
    /// The form `{left | right}`, or `None` if a right option is at most a left option, so that the form is
    /// not a number (definition 1).
    ///
    /// # Complexity
    ///
    /// One comparison for each pair of a left and a right option.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::surreal_form::Form;
    ///
    /// let zero = Form::new(vec![], vec![]).unwrap();
    /// assert!(Form::new(vec![zero.clone()], vec![zero]).is_none());
    /// ```
    pub fn new(left: Vec<Form>, right: Vec<Form>) -> Option<Form> {
        let valid = left.iter().all(|l| right.iter().all(|r| !at_most(r, l)));
        valid.then(|| Form::build(left, right))
    }

    fn build(left: Vec<Form>, right: Vec<Form>) -> Form {
        let options = left.iter().chain(&right);
        let birthday = options.map(|option| option.0.birthday + 1).max();
        Form(Rc::new(Options { left, right, birthday: birthday.unwrap_or(0) }))
    }

    /// The left options.
    pub fn left(&self) -> &[Form] {
        &self.0.left
    }

    /// The right options.
    pub fn right(&self) -> &[Form] {
        &self.0.right
    }

    /// The day on which the form can first be built: the day after the last of its options, or day 0 if it
    /// has none. Another form of the same number may be older.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    /// use shared::surreal_form::Form;
    ///
    /// let one = Form::canonical(Dyadic::ONE);
    /// let zero = Form::new(vec![-&one], vec![one]).unwrap();
    /// assert_eq!(zero.birthday(), 2);
    /// assert_eq!(zero.value().birthday(), 0);
    /// ```
    pub fn birthday(&self) -> u64 {
        self.0.birthday
    }

    /// The oldest form of a number, with at most one option for each player: the paper's Dalí function
    /// `δ(0) = {|}`, `δ(n) = {δ(n-1)|}`, `δ(-n) = {|δ(1-n)}`, `δ(j/2^k) = {δ((j-1)/2^k) | δ((j+1)/2^k)}`.
    ///
    /// # Complexity
    ///
    /// O(b log b) for a number born on day b.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    /// use shared::surreal_form::Form;
    ///
    /// let form = Form::canonical(Dyadic::new(3, 2));
    /// assert_eq!(form.left()[0].value(), Dyadic::new(1, 1));
    /// assert_eq!(form.right()[0].value(), Dyadic::ONE);
    /// assert_eq!(format!("{form:?}"), "{{{|}|{{|}|}}|{{|}|}}");
    /// ```
    pub fn canonical(number: Dyadic) -> Form {
        canonical(number, &mut BTreeMap::new())
    }

    /// The number that the form denotes: the inverse of the Dalí function. It is the simplest number
    /// between the greatest left option and the least right option (theorems 2 and 4).
    ///
    /// # Complexity
    ///
    /// O(log n) for each of the options in its n parts.
    ///
    /// # Panics
    ///
    /// If a part of the form is not a [`Dyadic`]; such a part is born after day 127.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    /// use shared::surreal_form::Form;
    ///
    /// let number = Dyadic::new(-19, 3);
    /// assert_eq!(Form::canonical(number).value(), number);
    /// ```
    pub fn value(&self) -> Dyadic {
        value(self, &mut BTreeMap::new())
    }

    /// The outcome class of the form as a game. Left wins a positive form and Right a negative one, whoever
    /// begins; in a form equal to 0, the player who does not begin wins (section 2.2.2). No form is won by
    /// the player who begins.
    ///
    /// The game is searched, without comparing numbers.
    ///
    /// # Complexity
    ///
    /// O(log n) for each of the options in its n parts.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    /// use shared::search::OutcomeClass::{L, P, R};
    /// use shared::surreal_form::Form;
    ///
    /// let half = Form::canonical(Dyadic::new(1, 1));
    /// assert_eq!(half.outcome(), L);
    /// assert_eq!((-&half).outcome(), R);
    /// assert_eq!((&half - &half).outcome(), P);
    /// ```
    pub fn outcome(&self) -> OutcomeClass {
        outcome(self, &mut BTreeMap::new())
    }

    /// The same number with at most one option for each player, the greatest left option and the least
    /// right option: all other options are *dominated* (theorem 2).
    ///
    /// # Complexity
    ///
    /// One comparison for each option.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    /// use shared::surreal_form::Form;
    ///
    /// let all = |numbers: &[i64]| -> Vec<Form> {
    ///     numbers.iter().map(|&n| Form::canonical(Dyadic::from(n))).collect()
    /// };
    /// let form = Form::new(all(&[1, 2, 3]), all(&[4, 5])).unwrap();
    /// let least = Form::new(all(&[3]), all(&[4])).unwrap();
    /// assert_eq!(format!("{:?}", form.without_dominated()), format!("{least:?}"));
    /// assert_eq!(form, least);
    /// ```
    #[must_use]
    pub fn without_dominated(&self) -> Form {
        let left = self.left().iter().max().cloned();
        let right = self.right().iter().min().cloned();
        Form::build(left.into_iter().collect(), right.into_iter().collect())
    }

    /// The sum computed from the greatest left options `xl`, `yl` and the least right options `xr`, `yr`
    /// only: `x + y = {max(xl + y, x + yl) | min(xr + y, x + yr)}` (*不平等博弈与超现实数*). This is the sum of
    /// definition 3 with dominated options removed at every step.
    ///
    /// # Complexity
    ///
    /// At most one sum, with two comparisons, for each pair of parts that remain.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    /// use shared::surreal_form::Form;
    ///
    /// let [half, quarter] = [1, 2].map(|exponent| Form::canonical(Dyadic::new(1, exponent)));
    /// let sum = half.plus_undominated(&quarter);
    /// assert_eq!(sum, &half + &quarter);
    /// assert_eq!((sum.left().len(), sum.right().len()), (1, 1));
    /// ```
    #[must_use]
    pub fn plus_undominated(&self, other: &Form) -> Form {
        plus_undominated(self, other, &mut BTreeMap::new())
    }
}

/// Definition 2: `x ≤ y` unless `y` is at most a left option of `x`, or a right option of `y` is
/// at most `x`.
fn at_most(x: &Form, y: &Form) -> bool {
    fn at_most(x: &Form, y: &Form, known: &mut BTreeMap<(Part, Part), bool>) -> bool {
        let key = (Rc::as_ptr(&x.0), Rc::as_ptr(&y.0));
        if let Some(&known) = known.get(&key) {
            return known;
        }
        let answer = !x.left().iter().any(|left| at_most(y, left, known))
            && !y.right().iter().any(|right| at_most(right, x, known));
        known.insert(key, answer);
        answer
    }
    at_most(x, y, &mut BTreeMap::new())
}

fn canonical(number: Dyadic, known: &mut BTreeMap<Dyadic, Form>) -> Form {
    if let Some(form) = known.get(&number) {
        return form.clone();
    }
    let step = Dyadic::new(1, number.exponent());
    let whole = number.exponent() == 0;
    let mut left = Vec::new();
    let mut right = Vec::new();
    if !whole || number > Dyadic::ZERO {
        left.push(canonical(number - step, known));
    }
    if !whole || number < Dyadic::ZERO {
        right.push(canonical(number + step, known));
    }
    let form = Form::build(left, right);
    known.insert(number, form.clone());
    form
}

fn value(form: &Form, known: &mut BTreeMap<Part, Dyadic>) -> Dyadic {
    let key = Rc::as_ptr(&form.0);
    if let Some(&known) = known.get(&key) {
        return known;
    }
    let greatest = form.left().iter().map(|left| value(left, known)).max();
    let least = form.right().iter().map(|right| value(right, known)).min();
    let number = simplest_between(greatest, least);
    let number = number.expect("a form is only built if it is a number");
    known.insert(key, number);
    number
}

fn outcome(form: &Form, known: &mut BTreeMap<Part, OutcomeClass>) -> OutcomeClass {
    let key = Rc::as_ptr(&form.0);
    if let Some(&known) = known.get(&key) {
        return known;
    }
    let mut classes =
        |options: &[Form]| -> Vec<_> { options.iter().map(|form| outcome(form, known)).collect() };
    let (left, right) = (classes(form.left()), classes(form.right()));
    let class = OutcomeClass::of(left, right);
    known.insert(key, class);
    class
}

fn plus_undominated(x: &Form, y: &Form, known: &mut BTreeMap<(Part, Part), Form>) -> Form {
    let key = (Rc::as_ptr(&x.0), Rc::as_ptr(&y.0));
    if let Some(sum) = known.get(&key) {
        return sum.clone();
    }
    let mut sums = |of_x: Option<&Form>, of_y: Option<&Form>| -> Vec<Form> {
        let in_x = of_x.map(|option| plus_undominated(option, y, known));
        let in_y = of_y.map(|option| plus_undominated(x, option, known));
        in_x.into_iter().chain(in_y).collect()
    };
    let left = sums(x.left().iter().max(), y.left().iter().max());
    let right = sums(x.right().iter().min(), y.right().iter().min());
    let sum = Form::build(left, right).without_dominated();
    known.insert(key, sum.clone());
    sum
}

impl PartialEq for Form {
    fn eq(&self, other: &Self) -> bool {
        at_most(self, other) && at_most(other, self)
    }
}

impl Eq for Form {}

impl Ord for Form {
    fn cmp(&self, other: &Self) -> Ordering {
        match (at_most(self, other), at_most(other, self)) {
            (true, true) => Ordering::Equal,
            (true, false) => Ordering::Less,
            (false, _) => Ordering::Greater,
        }
    }
}

impl PartialOrd for Form {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Add for &Form {
    type Output = Form;

    /// Definition 3: a move in a sum is a move in one of the summands.
    ///
    /// The sum of two numbers is a number (theorem 5); addition is commutative (theorem 6, `x + y = y + x`)
    /// and associative (theorem 7, `(x + y) + z = x + (y + z)`).
    fn add(self, other: &Form) -> Form {
        fn add(x: &Form, y: &Form, known: &mut BTreeMap<(Part, Part), Form>) -> Form {
            let key = (Rc::as_ptr(&x.0), Rc::as_ptr(&y.0));
            if let Some(sum) = known.get(&key) {
                return sum.clone();
            }
            let mut options = |of_x: &[Form], of_y: &[Form]| {
                let in_x: Vec<Form> = of_x.iter().map(|option| add(option, y, known)).collect();
                let in_y = of_y.iter().map(|option| add(x, option, known));
                in_x.into_iter().chain(in_y).collect()
            };
            let left = options(x.left(), y.left());
            let right = options(x.right(), y.right());
            let sum = Form::build(left, right);
            known.insert(key, sum.clone());
            sum
        }
        add(self, other, &mut BTreeMap::new())
    }
}

impl Neg for &Form {
    type Output = Form;

    /// Definition 4: the players exchange roles.
    fn neg(self) -> Form {
        fn negative(x: &Form, known: &mut BTreeMap<Part, Form>) -> Form {
            let key = Rc::as_ptr(&x.0);
            if let Some(form) = known.get(&key) {
                return form.clone();
            }
            let mut all = |options: &[Form]| -> Vec<Form> {
                options.iter().map(|x| negative(x, known)).collect()
            };
            let (left, right) = (all(x.right()), all(x.left()));
            let form = Form::build(left, right);
            known.insert(key, form.clone());
            form
        }
        negative(self, &mut BTreeMap::new())
    }
}

impl Sub for &Form {
    type Output = Form;

    /// Definition 5: the sum with the negative.
    fn sub(self, other: &Form) -> Form {
        self + &-other
    }
}

impl fmt::Debug for Form {
    /// Writes options within options, down to `{|}`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, options: &[Form]| {
            for (at, option) in options.iter().enumerate() {
                let comma = if at == 0 { "" } else { "," };
                write!(f, "{comma}{option:?}")?;
            }
            Ok(())
        };
        f.write_str("{")?;
        list(f, self.left())?;
        f.write_str("|")?;
        list(f, self.right())?;
        f.write_str("}")
    }
}
