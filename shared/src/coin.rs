//! Coin-turning games: coins show heads or tails; a move turns some of them over, and the last of these, in
//! an order that the game fixes, must go from heads to tails. What the other coins show does not restrict
//! the move. Whoever cannot move loses.
//!
//! Each coin that shows heads plays on its own: the Grundy value of a position is the nim-sum of those with
//! a single head (H. W. Lenstra; *Winning Ways*, ch. 14). The reason is that turning a coin to heads adds
//! the game of that coin to the sum, and turning it back adds the same value once more, which cancels out.
//!
//! So the values of single coins determine a game: `g(x)` is the least number that is not the nim-sum of
//! `g` over the coins turned along with `x` in some move.
//!
//! | rule | coins turned along with coin `x` | value of coin `x = 0, 1, …` |
//! |---|---|---|
//! | one coin | none | 1 |
//! | Turning Turtles | none, or any one before it | `x + 1`: Nim |
//! | Mock Turtles | none, or any one or two before it | [`mock_turtles`]: the odious numbers |
//! | Ruler | all from some coin on up to it | [`ruler`]: the greatest power of two in `x + 1` |
//! | squares | the rest of a square whose lower right coin is `x` | [`square`]: a power of two |
//! | a rooted tree | any of its ancestors | [`ancestors`]: 2 to the depth of `x` |
//!
//! The values of Ruler look like the marks of a ruler, hence its name; those of Mock Turtles have an odd
//! number of binary ones.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/ruler.svg"))]
//!
#![cfg_attr(doc, doc = include_str!("../pictures/mock-turtles.svg"))]
//!
//! The order may be partial: on a board, for example, a coin comes before those that are neither in a
//! higher row nor further to the left. Any [`linear_extension`], a total order of the coins that keeps the
//! partial one, gives the same values; [`Game::on_partial_order`] finds one.
//!
//! In the *product* of two games the coins lie in rows and columns. A move picks rows by a move of one game
//! and columns by a move of the other, and turns the coins where they cross. The coin in row `x` and column
//! `y` is worth `g(x) ⊗ h(y)`, by the product of [`nimber`](super::nimber)s: the *tartan theorem* (J. H.
//! Conway; *Winning Ways*, ch. 14).
//!
//! Paste with `grundy`, `lists`, `nim`, `nimber`.

use super::grundy::mex;
use super::nim;
use super::nimber::Nimber;

/// A coin-turning game with the coins `0, 1, …, n - 1` in this order, and the values of single coins.
///
/// # Examples
///
/// Turning Turtles is Nim:
///
/// ```
/// use shared::coin::Game;
///
/// let turtles = Game::new(10, |coin| {
///     let one_before = (0..coin).map(|other| vec![other]);
///     std::iter::once(vec![]).chain(one_before).collect()
/// });
/// assert_eq!(turtles.value(5), 6);
/// assert_eq!(turtles.position(&[1, 2, 4]), 2 ^ 3 ^ 5);
/// assert!(turtles.wins(&[1, 2, 4]));
/// assert_eq!(turtles.winning_moves(&[1, 2, 4]), [[0, 1, 2]]);
/// ```
pub struct Game<R> {
    values: Vec<u64>,
    rule: R,
}

impl<R: Fn(usize) -> Vec<Vec<usize>>> Game<R> {
    /// The game with `coins` coins in which a move may turn coin `x` together with the coins of any one
    /// list in `rule(x)`.
    ///
    /// # Complexity
    ///
    /// O(total length of all lists of all coins).
    ///
    /// # Panics
    ///
    /// If a list contains a coin that is not before `x`.
    pub fn new(coins: usize, rule: R) -> Self {
        let mut values: Vec<u64> = Vec::new();
        for coin in 0..coins {
            let value = value(&values, &rule(coin));
            values.push(value);
        }
        Game { values, rule }
    }

    /// The game with coins in a partial order: as [`new`](Game::new), but the coins may be numbered in any
    /// way. A coin is below another one if it is turned along with it; `None` if this relation has a cycle,
    /// so that play need not end.
    ///
    /// # Complexity
    ///
    /// O(total length of all lists of all coins).
    ///
    /// # Panics
    ///
    /// If a list contains a coin that does not exist.
    ///
    /// # Examples
    ///
    /// A board of 3 × 3 coins. A move turns one of them, or two; the second one must not be in a lower row
    /// or further to the right.
    ///
    /// ```
    /// use shared::coin::Game;
    ///
    /// let side = 3;
    /// let board = Game::on_partial_order(side * side, |coin| {
    ///     let (row, column) = (coin / side, coin % side);
    ///     let above = (0..=row).flat_map(|row| (0..=column).map(move |column| side * row + column));
    ///     let one_more = above.filter(|&other| other != coin).map(|other| vec![other]);
    ///     std::iter::once(vec![]).chain(one_more).collect()
    /// });
    /// let board = board.unwrap();
    /// let values: Vec<_> = (0..9).map(|coin| board.value(coin)).collect();
    /// assert_eq!(values, [1, 2, 3, 2, 3, 4, 3, 4, 5]);
    /// ```
    pub fn on_partial_order(coins: usize, rule: R) -> Option<Self> {
        let lists: Vec<Vec<Vec<usize>>> = (0..coins).map(&rule).collect();
        let below: Vec<Vec<usize>> = lists.iter().map(|lists| lists.concat()).collect();
        let mut values = vec![0; coins];
        for coin in linear_extension(&below)? {
            values[coin] = value(&values, &lists[coin]);
        }
        Some(Game { values, rule })
    }

    /// The Grundy value of the position in which only this coin shows heads.
    ///
    /// # Panics
    ///
    /// If there is no such coin.
    pub fn value(&self, coin: usize) -> u64 {
        self.values[coin]
    }

    /// The Grundy value of a position, given by the coins that show heads.
    ///
    /// # Panics
    ///
    /// If there is no such coin.
    pub fn position(&self, heads: &[usize]) -> u64 {
        sum(&self.values, heads)
    }

    /// Returns whether the player to move wins a position, given by the coins that show heads.
    ///
    /// # Panics
    ///
    /// If there is no such coin.
    pub fn wins(&self, heads: &[usize]) -> bool {
        self.position(heads) != 0
    }

    /// All positions that winning moves lead to, each as the coins that show heads in ascending order.
    /// Empty exactly when the player to move loses.
    ///
    /// # Complexity
    ///
    /// O(n) for each list of each coin that shows heads, for n coins.
    ///
    /// # Panics
    ///
    /// If there is no such coin.
    pub fn winning_moves(&self, heads: &[usize]) -> Vec<Vec<usize>> {
        let sum = self.position(heads);
        let mut moves = Vec::new();
        for &coin in heads {
            let wanted = self.values[coin] ^ sum;
            for turned in (self.rule)(coin) {
                if self.position(&turned) == wanted {
                    moves.push(self.turned(heads, coin, &turned));
                }
            }
        }
        moves
    }

    /// The coins that show heads after a move has turned a coin and others.
    fn turned(&self, heads: &[usize], coin: usize, others: &[usize]) -> Vec<usize> {
        let mut shown = vec![false; self.values.len()];
        for &turned in heads.iter().chain(others).chain([&coin]) {
            shown[turned] = !shown[turned];
        }
        (0..shown.len()).filter(|&coin| shown[coin]).collect()
    }
}

/// The value of a coin, from the values of the coins that may be turned along with it.
fn value(values: &[u64], lists: &[Vec<usize>]) -> u64 {
    mex(lists.iter().map(|turned| sum(values, turned)))
}

/// The nim-sum of the values of some coins.
fn sum(values: &[u64], coins: &[usize]) -> u64 {
    nim::sum(coins.iter().map(|&coin| values[coin]))
}

/// All elements of a finite partial order, each after those below it; `None` if some element would be below
/// itself. `below[x]` lists elements below `x`; elements below these are below `x` too and need not be
/// listed.
///
/// # Complexity
///
/// O(elements + entries), without recursion.
///
/// # Panics
///
/// If an entry is not an element of the order.
///
/// # Examples
///
/// ```
/// use shared::coin::linear_extension;
///
/// assert_eq!(linear_extension(&[vec![2], vec![0], vec![]]), Some(vec![2, 0, 1]));
/// assert_eq!(linear_extension(&[vec![1], vec![0]]), None);
/// ```
pub fn linear_extension(below: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut above = vec![Vec::new(); below.len()];
    for (element, entries) in below.iter().enumerate() {
        for &entry in entries {
            above[entry].push(element);
        }
    }
    let mut missing: Vec<usize> = below.iter().map(Vec::len).collect();
    let mut order: Vec<usize> = (0..below.len()).filter(|&at| missing[at] == 0).collect();
    let mut next = 0;
    while let Some(&element) = order.get(next) {
        next += 1;
        for &greater in &above[element] {
            missing[greater] -= 1;
            if missing[greater] == 0 {
                order.push(greater);
            }
        }
    }
    (order.len() == below.len()).then_some(order)
}

/// The value of a coin in Mock Turtles, where a move turns one, two or three coins: the `x`th
/// *odious* number, which has an odd number of ones among its binary digits (*Winning Ways*,
/// ch. 14).
///
/// # Complexity
///
/// O(1).
///
/// # Panics
///
/// If the coin is 2⁶³ or more: its value would be 2⁶⁴ or more.
///
/// # Examples
///
/// ```
/// use shared::coin::mock_turtles;
///
/// let first: Vec<_> = (0..8).map(mock_turtles).collect();
/// assert_eq!(first, [1, 2, 4, 7, 8, 11, 13, 14]);
/// ```
pub fn mock_turtles(coin: u64) -> u64 {
    let even = coin.checked_mul(2).expect("the value is 2^64 or more");
    even + u64::from(coin.count_ones() % 2 == 0)
}

/// The value of a coin in Ruler, where a move turns neighbouring coins: the greatest power of two that
/// divides its position, counted from 1 (*Winning Ways*, ch. 14).
///
/// # Complexity
///
/// O(1).
///
/// # Panics
///
/// If the coin is `u64::MAX`: its value would be 2⁶⁴.
///
/// # Examples
///
/// ```
/// use shared::coin::ruler;
///
/// let first: Vec<_> = (0..8).map(ruler).collect();
/// assert_eq!(first, [1, 2, 1, 4, 1, 2, 1, 8]);
/// ```
pub fn ruler(coin: u64) -> u64 {
    let place = coin.checked_add(1).expect("the value is 2^64 or more");
    place & place.wrapping_neg()
}

/// The value of a coin on a vertex of a rooted tree, where a move turns it and any of its ancestors: 2 to
/// the power of its depth, which is 0 for the root.
///
/// The ancestors are worth 1, 2, 4, …, so the sums of sets of them are exactly the numbers below that
/// power.
///
/// # Complexity
///
/// O(1).
///
/// # Panics
///
/// If the depth is 64 or more: the value would be 2⁶⁴ or more.
///
/// # Examples
///
/// ```
/// use shared::coin::ancestors;
///
/// assert_eq!(ancestors(0), 1);
/// assert_eq!(ancestors(3), 8);
/// ```
pub fn ancestors(depth: u32) -> u64 {
    let value = 1_u64.checked_shl(depth);
    value.expect("the value is 2^64 or more")
}

/// The value of the coin in row `row` and column `column`, both counted from 1, where a move turns a square
/// with side at most `most` whose lower right coin it is: the greatest power of two that divides the row
/// and the column and is at most `most`.
///
/// Proof: let `2ᵉ` be that power, and `1 ≤ s ≤ 2ᵉ`. In the square of side `s` without its last coin, the
/// value of a coin depends only on its two distances from the last one, and `2ᵗ` divides both distances of
/// `⌈s / 2ᵗ⌉² - 1` coins: an odd number if and only if `s - 1` has the digit `2ᵗ`. So the number of coins
/// with exactly the value `2ᵗ` is odd if `s - 1` has one of the digits `2ᵗ` and `2ᵗ⁺¹` but not both, and
/// the nim-sum of the square without its last coin is the Gray code of `s - 1`. For `s` up to `2ᵉ`, this
/// takes every value below `2ᵉ`. No side gives `2ᵉ` itself, which would make the sum of the whole square
/// 0: if `2ᵗ` is the greatest power of two that divides the side `s`, an odd number of rows and an odd
/// number of columns of the square are multiples of it, so an odd number of its coins have a value of at
/// least `2ᵗ`.
///
/// # Complexity
///
/// O(1).
///
/// # Panics
///
/// If an argument is 0.
///
/// # Examples
///
/// ```
/// use shared::coin::square;
///
/// assert_eq!(square(12, 8, 100), 4);
/// assert_eq!(square(12, 8, 3), 2);
/// assert_eq!(square(12, 7, 100), 1);
/// ```
pub fn square(row: u64, column: u64, most: u64) -> u64 {
    assert!(
        row.min(column).min(most) > 0,
        "the row, the column and the greatest side must be at least 1"
    );
    let exponent = row.trailing_zeros().min(column.trailing_zeros());
    1 << exponent.min(most.ilog2())
}

/// The value of a coin in the product of games: the nim product of its values in these games, of which
/// there may be more than two, since the product is associative.
///
/// # Complexity
///
/// O(1) for each game.
///
/// # Examples
///
/// The coins at the corners of a rectangle, the last of which must show heads:
///
/// ```
/// use shared::coin::tartan;
///
/// assert_eq!(tartan(&[1, 2]), 2);
/// assert_eq!(tartan(&[2, 2]), 3);
/// assert_eq!(tartan(&[2, 3, 3]), 3);
/// ```
pub fn tartan(values: &[u64]) -> u64 {
    let product: Nimber = values.iter().copied().map(Nimber).product();
    product.0
}
