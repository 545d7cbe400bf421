//! Rows of numbers from whose ends two players take in turn: each wants the sum of his numbers to be as
//! large as possible.
//!
//! A *row* is open at both ends. A *stack* is open at one end, its top; the other end is a wall. A move
//! takes a number from any open end. The *lead* is the sum of the player to move less that of his opponent
//! under best play.
//!
//! *Folding.* If an inner number y is at least as great as both its neighbours x and z, the three become
//! one number, `x - y + z`: whoever takes x gives y away, and gets z for it. The order does not matter: if
//! two peaks touch, y and z are equal, and either way the outer two numbers are left; other peaks are
//! apart. After folding, no peak is left inside, so the numbers fall from either end to the least one. In a
//! stack, as long as the number u at the wall is at least the next one, v, the two are *set aside*; the
//! rest then rises towards the top. It makes no difference whether this is done before or after a number r
//! above them is folded: `u - (v - r + w) = (u - v) + (r - w)`.
//!
//! **Theorem.** Let n be the count of all numbers, K the sum of the differences `u - v` of the pairs set
//! aside, and `p1 ≥ p2 ≥ …` all other numbers after folding, the *pool* P. Then the lead is `f(P) + K` if n
//! is odd, and `f(P) - K` if n is even, where `f(P) = p1 - p2 + p3 - …`: players take the greatest number
//! of the pool, and in the end whoever has to take a v leaves its u. (A folk theorem: the game of Luogu
//! P3210, of 2010.)
//!
//! *Proof.* By induction on n. Let `N(t)` be the count of numbers above t in a set Q, and let b be less than all
//! numbers. Then f(Q) is the total length of the intervals of t > b in which N(t) is odd, plus b if Q has an odd
//! number of elements. So
//!
//! > (1) for `y1 ≥ z1 ≥ y2 ≥ z2 ≥ … ≥ w`,
//! > `f(Q + w) + f(Q + y1 + z1 + y2 + z2 + …) ≥ w + (y1 - z1) + (y2 - z2) + …`,
//!
//! because below w, and from each z up to its y, one of the two counts is odd and the other even. Equality
//! holds if no number of Q is above w, because nothing else counts above w then. Let x be the end number
//! that a move takes from a row or stack whose rest is folded to `y1, z1, y2, …`. Putting x back folds
//! `k ≥ 0` times, each time with the next two numbers, until a number `w = x - (y1 - z1) - … - (yk - zk)`
//! does not fold.
//!
//! If w belongs to the pool, K is as before, the pool has w in place of `y1, z1, …, zk`, and the move is
//! worth `x - f(Q + y1 + z1 + …) ± K`, by (1) at most `f(Q + w) ± K`, with equality if w is the greatest
//! number of the pool. If w is set aside with the number r at the wall, then Q is the pool, K was
//! `K - (r - w)`, and `f(Q) + f(Q + r + y1 + z1 + …) ≥ r + (y1 - z1) + …` by (1): the move is worth at most
//! `f(Q) - K`, even if n is even, with equality if Q is empty. So no move is worth more than the theorem
//! says, and one is worth exactly that: the move that takes the greatest number of the pool, which is at an
//! open end, or any move if the pool is empty. ∎
//!
//! Paste alone.

/// Rows and stacks, folded as they are added.
///
/// # Examples
///
/// ```
/// use shared::scores::OpenEnds;
///
/// let mut game = OpenEnds::new();
/// game.add_row([10, 80, 90, 30]);
/// assert_eq!(game.lead(), 10);
///
/// // Taking 1 from the stack gives the opponent access to 5: both put it off.
/// let mut game = OpenEnds::new();
/// game.add_stack([5, 1]);
/// assert_eq!(game.lead(), -4);
/// game.add_row([2]);
/// assert_eq!(game.lead(), 6);
/// ```
#[derive(Clone, Debug, Default)]
pub struct OpenEnds {
    /// The numbers that the players take by size.
    pool: Vec<i64>,
    /// The sum of the differences of the pairs set aside.
    set_aside: i64,
    count: usize,
}

impl OpenEnds {
    /// The game without numbers.
    pub fn new() -> Self {
        OpenEnds::default()
    }

    /// Adds a row, which is open at both ends.
    ///
    /// # Complexity
    ///
    /// O(n) for n numbers, amortised.
    ///
    /// # Panics
    ///
    /// If a number overflows when it is folded, or if the sum of the differences set aside overflows.
    pub fn add_row(&mut self, numbers: impl IntoIterator<Item = i64>) {
        self.fold(numbers);
    }

    /// Adds a stack, given from the wall to its open end.
    ///
    /// # Complexity
    ///
    /// O(n) for n numbers, amortised.
    ///
    /// # Panics
    ///
    /// The same as for [`add_row`](OpenEnds::add_row).
    pub fn add_stack(&mut self, numbers: impl IntoIterator<Item = i64>) {
        let start = self.pool.len();
        self.fold(numbers);
        let pairs = self.pool[start..].chunks_exact(2).take_while(|pair| pair[0] >= pair[1]);
        let mut length = 0;
        for pair in pairs {
            self.set_aside = sum(self.set_aside, difference(pair[0], pair[1]));
            length += 2;
        }
        self.pool.drain(start..start + length);
    }

    /// Returns the lead of the player to move, which is negative if he loses.
    ///
    /// # Complexity
    ///
    /// O(n log n) for the n numbers of the pool.
    ///
    /// # Panics
    ///
    /// If the lead overflows.
    pub fn lead(&self) -> i64 {
        let mut pool = self.pool.clone();
        pool.sort_unstable_by(|a, b| b.cmp(a));
        let gain = |pair: &[i64]| pair.get(1).map_or(pair[0], |&next| difference(pair[0], next));
        let by_size = pool.chunks(2).map(gain).fold(0, sum);
        if self.count % 2 == 1 {
            sum(by_size, self.set_aside)
        } else {
            difference(by_size, self.set_aside)
        }
    }

    /// Appends these numbers to the pool, folding inner peaks.
    fn fold(&mut self, numbers: impl IntoIterator<Item = i64>) {
        let start = self.pool.len();
        for mut next in numbers {
            self.count += 1;
            while let [.., before, peak] = self.pool[start..] {
                if peak < before || peak < next {
                    break;
                }
                next = sum(next, difference(before, peak));
                self.pool.truncate(self.pool.len() - 2);
            }
            self.pool.push(next);
        }
    }
}

fn sum(a: i64, b: i64) -> i64 {
    a.checked_add(b).expect("a sum of numbers overflows")
}

fn difference(a: i64, b: i64) -> i64 {
    a.checked_sub(b).expect("a difference of numbers overflows")
}

/// Returns the lead of the player to move on a single row, which is open at both ends: the value of
/// `d(l, r) = max(a_l - d(l + 1, r), a_r - d(l, r - 1))` for the whole row.
///
/// # Complexity
///
/// O(n log n) for n numbers; the recursion would take O(n²).
///
/// # Panics
///
/// The same as for [`OpenEnds::add_row`] and [`OpenEnds::lead`].
///
/// # Examples
///
/// ```
/// use shared::scores::row_lead;
///
/// assert_eq!(row_lead([4, 7, 2, 9, 5, 2]), 7);
/// assert_eq!(row_lead([10, 100, 10]), -80);
/// assert_eq!(row_lead([]), 0);
/// ```
pub fn row_lead(numbers: impl IntoIterator<Item = i64>) -> i64 {
    let mut game = OpenEnds::new();
    game.add_row(numbers);
    game.lead()
}
