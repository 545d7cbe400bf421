//! Surreal numbers: numbers as the options of two players.
//!
//! A form `{L | R}` lists the numbers that Left can move to and those that Right can move to. It
//! is a number if no right option is at most a left option (definition 1). `{|}` is 0: nobody can
//! move. From it come, day by day, `{0|} = 1` and `{|0} = -1`, then `2`, `1/2`, `-1/2`, `-2`, and
//! in the end every dyadic rational (J. H. Conway, *On Numbers and Games*, 1976; the definitions
//! are numbered as in 方展鹏, *浅谈如何解决不平等博弈问题*, 2009).
//!
//! Many forms are the same number: `{L | R}` is the *simplest* number, the one born first, that is
//! greater than all of L and less than all of R ([`simplest_between`]). So a game whose options
//! are numbers, the left ones less than the right ones, is itself a number, and computing it takes
//! one comparison of bits instead of a walk through the days. That is all that solutions need; a
//! [`Form`] does the same by the definitions alone.

use crate::dyadic::Dyadic;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Add, Neg, Sub};
use std::rc::Rc;

/// A number that can bound an interval: a [`Dyadic`] or a [`Fraction`].
///
/// An expansion is a whole number and 128 bits after the binary point.
pub trait Bound: Copy + Ord {
    /// The number 0.
    const ZERO: Self;

    /// The number with the other sign.
    #[must_use]
    fn negative(self) -> Self;

    /// The greatest expansion that is at most this number.
    fn expansion(self) -> (i128, u128);

    /// The greatest expansion that is less than this number.
    fn expansion_below(self) -> (i128, u128);
}

impl Bound for Dyadic {
    const ZERO: Self = Dyadic::ZERO;

    fn negative(self) -> Self {
        -self
    }

    fn expansion(self) -> (i128, u128) {
        let bits = match self.exponent() {
            0 => 0,
            exponent => (self.numerator() as u128) << (128 - exponent),
        };
        (self.floor(), bits)
    }

    fn expansion_below(self) -> (i128, u128) {
        before(self.expansion())
    }
}

/// The expansion that comes before another one.
fn before((whole, bits): (i128, u128)) -> (i128, u128) {
    let borrow = i128::from(bits == 0);
    (whole - borrow, bits.wrapping_sub(1))
}

/// A rational number `p / q`.
#[derive(Clone, Copy, Debug)]
pub struct Fraction {
    numerator: i128,
    denominator: i128,
}

impl Fraction {
    /// The number `numerator / denominator`, which need not be in lowest terms.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Panics
    ///
    /// If the denominator is not positive.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::surreal::Fraction;
    ///
    /// assert_eq!(Fraction::new(2, 6), Fraction::new(1, 3));
    /// assert!(Fraction::new(-1, 2) < Fraction::new(-1, 3));
    /// ```
    pub fn new(numerator: i64, denominator: i64) -> Self {
        assert!(denominator > 0, "a denominator must be positive");
        Fraction {
            numerator: i128::from(numerator),
            denominator: i128::from(denominator),
        }
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.numerator * other.denominator).cmp(&(other.numerator * self.denominator))
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Fraction {}

impl Bound for Fraction {
    const ZERO: Self = Fraction {
        numerator: 0,
        denominator: 1,
    };

    fn negative(self) -> Self {
        Fraction {
            numerator: -self.numerator,
            ..self
        }
    }

    fn expansion(self) -> (i128, u128) {
        let (whole, bits, _) = self.divide();
        (whole, bits)
    }

    fn expansion_below(self) -> (i128, u128) {
        match self.divide() {
            (whole, bits, 0) => before((whole, bits)),
            (whole, bits, _) => (whole, bits),
        }
    }
}

impl Fraction {
    /// Long division in digits of 64 bits: the whole part, 128 bits, and what the first digit
    /// leaves. That is 0 exactly if the expansion ends, for no greater power of two than 2⁶² can
    /// be a denominator.
    fn divide(self) -> (i128, u128, u128) {
        let divisor = self.denominator as u128;
        let remainder = self.numerator.rem_euclid(self.denominator) as u128;
        let high = (remainder << 64) / divisor;
        let remainder = (remainder << 64) % divisor;
        let low = (remainder << 64) / divisor;
        let whole = self.numerator.div_euclid(self.denominator);
        (whole, (high << 64) + low, remainder)
    }
}

/// The simplest number that lies strictly between two bounds, where `None` is no bound at all;
/// `None` if there is no number between them.
///
/// It is 0 if 0 lies between. Otherwise it is the integer nearest to 0, if there is one, and if
/// there is none, it is the number where the binary expansions of the bounds part: the one of the
/// left bound, and the one just below the right bound (Conway 1976; theorems 3 and 4 of the
/// paper).
///
/// # Complexity
///
/// O(1).
///
/// # Panics
///
/// If the number is no [`Dyadic`]: its denominator is above `2¹²⁷` or its numerator leaves `i128`.
/// Between two fractions that cannot happen.
///
/// # Examples
///
/// ```
/// use shared::dyadic::Dyadic;
/// use shared::surreal::{simplest_between, Fraction};
///
/// let fraction = |p, q| Some(Fraction::new(p, q));
/// let simplest = |left, right| simplest_between(left, right).unwrap().to_string();
/// assert_eq!(simplest(None, fraction(666, 1)), "0");
/// assert_eq!(simplest(fraction(1, 3), fraction(666, 1)), "1");
/// assert_eq!(simplest(fraction(-114_514, 1), fraction(-19, 7)), "-3");
/// assert_eq!(simplest(fraction(1, 919), fraction(8, 10)), "1/2");
///
/// let half = Some(Dyadic::new(1, 1));
/// assert_eq!(simplest_between(half, Some(Dyadic::ONE)), Some(Dyadic::new(3, 2)));
/// assert_eq!(simplest_between(half, half), None);
/// ```
pub fn simplest_between<B: Bound>(left: Option<B>, right: Option<B>) -> Option<Dyadic> {
    match (left, right) {
        (Some(left), Some(right)) if left >= right => None,
        (Some(left), _) if left >= B::ZERO => Some(positive(left, right)),
        (_, Some(right)) if right <= B::ZERO => {
            let mirrored = positive(right.negative(), left.map(B::negative));
            Some(-mirrored)
        }
        _ => Some(Dyadic::ZERO),
    }
}

/// The simplest number between bounds that are in order, the left one at least 0.
fn positive<B: Bound>(left: B, right: Option<B>) -> Dyadic {
    let (whole, low) = left.expansion();
    if let Some((last, high)) = right.map(B::expansion_below) {
        if last == whole {
            let k = (low ^ high).leading_zeros() + 1;
            let fraction = Dyadic::new((high >> (128 - k)) as i128, k);
            return Dyadic::new(whole, 0) + fraction;
        }
    }
    let integer = whole.checked_add(1);
    Dyadic::new(integer.expect("the next integer overflows"), 0)
}

/// A number as it was built: its left options and its right options, numbers themselves.
///
/// Forms are compared by value: `{-1 | 1} == {|}`. All of it follows the definitions, which only
/// speak of options; no arithmetic comes in but in [`Form::canonical`] and [`Form::value`]. Forms
/// share their parts, and no pair of parts is compared or added twice. The code is recursive as the
/// definitions are: a form born after many thousands of days is too deep for the stack.
///
/// # Examples
///
/// ```
/// use shared::surreal::Form;
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

/// A part of a form, as a key: forms that share it share its address.
type Part = *const Options;

impl Form {
    /// The form `{left | right}`, or `None` if a right option is at most a left option, so that it
    /// is no number (definition 1).
    ///
    /// # Complexity
    ///
    /// As many comparisons as there are pairs of a left and a right option.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::surreal::Form;
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
        Form(Rc::new(Options {
            left,
            right,
            birthday: birthday.unwrap_or(0),
        }))
    }

    /// The left options.
    pub fn left(&self) -> &[Form] {
        &self.0.left
    }

    /// The right options.
    pub fn right(&self) -> &[Form] {
        &self.0.right
    }

    /// The day on which the form can first be built: later than all its options, on day 0 if it
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
    /// use shared::surreal::Form;
    ///
    /// let one = Form::canonical(Dyadic::ONE);
    /// let zero = Form::new(vec![-&one], vec![one]).unwrap();
    /// assert_eq!(zero.birthday(), 2);
    /// assert_eq!(zero.value().birthday(), 0);
    /// ```
    pub fn birthday(&self) -> u64 {
        self.0.birthday
    }

    /// The oldest form of a number, with at most one option a player: the paper's Dalí function
    /// `δ(0) = {|}`, `δ(n) = {δ(n-1)|}`, `δ(-n) = {|δ(1-n)}`,
    /// `δ(j/2^k) = {δ((j-1)/2^k) | δ((j+1)/2^k)}`.
    ///
    /// # Complexity
    ///
    /// O(b log b) for a number that is born on day b.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    /// use shared::surreal::Form;
    ///
    /// let form = Form::canonical(Dyadic::new(3, 2));
    /// assert_eq!(form.left()[0].value(), Dyadic::new(1, 1));
    /// assert_eq!(form.right()[0].value(), Dyadic::ONE);
    /// assert_eq!(format!("{form:?}"), "{{{|}|{{|}|}}|{{|}|}}");
    /// ```
    pub fn canonical(number: Dyadic) -> Form {
        canonical(number, &mut BTreeMap::new())
    }

    /// The number that this is a form of: the Dalí function backwards. It is the simplest number
    /// between the greatest left option and the least right option (theorems 2 and 4).
    ///
    /// # Complexity
    ///
    /// O(log n) for each of the options in its n parts.
    ///
    /// # Panics
    ///
    /// If a part of the form is no [`Dyadic`]: only after more than 127 days.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    /// use shared::surreal::Form;
    ///
    /// let number = Dyadic::new(-19, 3);
    /// assert_eq!(Form::canonical(number).value(), number);
    /// ```
    pub fn value(&self) -> Dyadic {
        value(self, &mut BTreeMap::new())
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

    /// Definition 4: the players change places.
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

    /// Definition 5: the negative is added.
    fn sub(self, other: &Form) -> Form {
        self + &-other
    }
}

impl fmt::Debug for Form {
    /// Options within options, down to `{|}`.
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
