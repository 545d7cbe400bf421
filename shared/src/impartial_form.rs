//! Impartial games as sets of options: the definitions themselves, for learning and testing.
//!
//! An impartial game that ends is the set of the games that one move leads to. A Nim heap of n stones is
//! `*n = {*0, *1, …, *(n-1)}`, and the empty set, `*0 = {}`, is the game without a move. The game alone
//! determines the winner in normal play: it is a *P-position* if the previous player wins, that is, if the
//! player to move loses, and an *N-position* if the next player wins. It is an N-position exactly when one
//! of its options is a P-position.
//!
//! In the *sum* G + H, a move is a move in one of the two games. Games G and G' are *equivalent*, `G ≈ G'`,
//! if for every game H the sums G + H and G' + H are both P-positions or both N-positions: G and G' can be
//! exchanged in any sum. Being won by the same player is not enough: `*1` and `*2` are both N-positions,
//! but `*1 + *1` is a P-position and `*2 + *1` is not.
//!
//! - Adding a P-position P changes nothing: `G ≈ G + P`. The winner of G + H plays as in that sum, and
//!   answers each of the opponent's moves in P by a move in P.
//! - `G ≈ G'` exactly when `G + G'` is a P-position. If they are equivalent, then so are G + G' and G' +
//!   G', and G' + G' is a P-position: the previous player repeats each move in the other copy. If G + G' is
//!   a P-position, then `G ≈ G + (G' + G') = G' + (G + G') ≈ G'`.
//! - Every game is equivalent to one heap of Nim, `*n`, where n is the least number for which no option is
//!   equivalent to `*n` (R. P. Sprague 1935, P. M. Grundy 1939). Indeed, G + `*n` is a P-position: a move
//!   to an option of G that is worth less, or to a smaller heap in place of `*n`, is answered by making the
//!   two equal, and a move to an option that is worth more is answered by moving back to `*n`.
//!
//! Solutions need only n, the Grundy value; see [`grundy`](super::grundy) and [`search`](super::search).
//!
//! Paste with `grundy`, `lists`, `nim`.

use super::grundy::mex;
use std::collections::BTreeMap;
use std::ops::Add;
use std::rc::Rc;

/// An impartial game, stored as the list of its options.
///
/// Forms share their parts: no part is searched twice, and no pair of parts is added twice. Like the
/// definitions, the code is recursive.
///
/// # Examples
///
/// ```
/// use shared::impartial_form::Form;
///
/// let [none, one, two] = [0, 1, 2].map(Form::heap);
/// assert!(none.is_p_position());
/// assert!(one.is_n_position() && two.is_n_position());
/// assert!((&one + &one).is_p_position());
/// assert!((&two + &one).is_n_position());
///
/// // A game with the options *0 and *2 only: no heap has these options, but *1 is equivalent.
/// let game = Form::new(vec![none, two]);
/// assert!(game.is_equivalent(&one));
/// ```
#[derive(Clone, Debug)]
pub struct Form(Rc<Vec<Form>>);

/// A part of a form, used as a key: forms that share the part share its address.
type Part = *const Vec<Form>;

impl Form {
    /// The game with these options.
    pub fn new(options: Vec<Form>) -> Form {
        Form(Rc::new(options))
    }

    /// A heap of Nim, `*n`.
    ///
    /// # Complexity
    ///
    /// O(n²), since a heap has all smaller ones as options.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::impartial_form::Form;
    ///
    /// assert_eq!(Form::heap(3).options().len(), 3);
    /// ```
    pub fn heap(n: u64) -> Form {
        let mut smaller = Vec::new();
        for _ in 0..n {
            smaller.push(Form::new(smaller.clone()));
        }
        Form::new(smaller)
    }

    /// The options of the game.
    pub fn options(&self) -> &[Form] {
        &self.0
    }

    /// Returns whether the previous player wins, that is, whether no option is a P-position.
    ///
    /// # Complexity
    ///
    /// O(log n) for each of the options in its n parts.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::impartial_form::Form;
    ///
    /// let [one, two, three] = [1, 2, 3].map(Form::heap);
    /// assert!((&(&one + &two) + &three).is_p_position());
    /// ```
    pub fn is_p_position(&self) -> bool {
        is_p_position(self, &mut BTreeMap::new())
    }

    /// Returns whether the next player wins, that is, whether some option is a P-position.
    ///
    /// # Complexity
    ///
    /// The same as for [`is_p_position`](Form::is_p_position).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::impartial_form::Form;
    ///
    /// assert!(Form::heap(1).is_n_position());
    /// assert!(!Form::heap(0).is_n_position());
    /// ```
    pub fn is_n_position(&self) -> bool {
        !self.is_p_position()
    }

    /// Returns whether the two games may be exchanged in every sum, that is, whether their own sum is a
    /// P-position.
    ///
    /// # Complexity
    ///
    /// O(log nm) for each of the options in the sum of a game of n parts and a game of m parts.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::impartial_form::Form;
    ///
    /// let [one, two, three] = [1, 2, 3].map(Form::heap);
    /// assert!((&one + &two).is_equivalent(&three));
    /// assert!(!two.is_equivalent(&three));
    /// ```
    pub fn is_equivalent(&self, other: &Form) -> bool {
        (self + other).is_p_position()
    }

    /// The only n for which this game is equivalent to `*n`: its Grundy value, the [`mex`] of its options'
    /// values.
    ///
    /// # Complexity
    ///
    /// O(log n) for each of the options in its n parts.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::impartial_form::Form;
    ///
    /// let [zero, one, two] = [0, 1, 2].map(Form::heap);
    /// assert_eq!(Form::new(vec![zero, one, &two + &two]).nimber(), 2);
    /// ```
    pub fn nimber(&self) -> u64 {
        nimber(self, &mut BTreeMap::new())
    }
}

fn is_p_position(form: &Form, known: &mut BTreeMap<Part, bool>) -> bool {
    let key = Rc::as_ptr(&form.0);
    if let Some(&known) = known.get(&key) {
        return known;
    }
    let lost = !form.options().iter().any(|option| is_p_position(option, known));
    known.insert(key, lost);
    lost
}

fn nimber(form: &Form, known: &mut BTreeMap<Part, u64>) -> u64 {
    let key = Rc::as_ptr(&form.0);
    if let Some(&known) = known.get(&key) {
        return known;
    }
    let value = mex(form.options().iter().map(|option| nimber(option, known)));
    known.insert(key, value);
    value
}

impl Add for &Form {
    type Output = Form;

    /// A move in a sum is a move in one of the summands.
    fn add(self, other: &Form) -> Form {
        fn add(g: &Form, h: &Form, known: &mut BTreeMap<(Part, Part), Form>) -> Form {
            let key = (Rc::as_ptr(&g.0), Rc::as_ptr(&h.0));
            if let Some(sum) = known.get(&key) {
                return sum.clone();
            }
            let in_g = g.options().iter().map(|option| (option, h));
            let in_h = h.options().iter().map(|option| (g, option));
            let moves = in_g.chain(in_h);
            let sum = Form::new(moves.map(|(g, h)| add(g, h, known)).collect());
            known.insert(key, sum.clone());
            sum
        }
        add(self, other, &mut BTreeMap::new())
    }
}
