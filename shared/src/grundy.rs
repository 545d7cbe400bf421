//! Grundy values: every impartial game is a heap of Nim in disguise.
//!
//! In an impartial game both players have the same moves; here a game always ends, and who cannot
//! move loses. The *Grundy value* of a position is the least number that is not the value of an
//! option: the [`mex`] (minimum excluded value) of the options' values. A position without moves
//! has value 0, and a heap of `n` in Nim has value `n`.
//!
//! Two facts make the values worth having (R. P. Sprague 1935, P. M. Grundy 1939):
//!
//! - the player to move loses exactly at value 0: from 0 each move leads to another value, and
//!   from any other value some move leads to 0;
//! - the value of a sum of games, where a move is a move in one of them, is the exclusive or of
//!   their values. So a hundred heaps cost no more than a hundred times one heap.
//!
//! This file finds values where positions are heaps ([`heap_values`], [`take_and_break`],
//! [`Subtraction`], [`lasker`]) and where they are the vertices of a graph ([`dag_values`]), and
//! the winning moves of a sum ([`winning_moves`]). The values of many games become periodic;
//! [`Periodic`] holds such a sequence once a theorem has proved that it repeats for ever.

/// The least number that is not among the values.
///
/// # Complexity
///
/// O(n) time and memory for n values, however great they are.
///
/// # Examples
///
/// ```
/// use shared::grundy::mex;
///
/// assert_eq!(mex([0, 1, 3, 1]), 2);
/// assert_eq!(mex([1, 2]), 0);
/// assert_eq!(mex([]), 0);
/// ```
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    let values: Vec<u64> = values.into_iter().collect();
    let mut seen = vec![false; values.len()]; // n values have a mex of at most n
    for value in values {
        if value < seen.len() as u64 {
            seen[value as usize] = true;
        }
    }
    let absent = seen.iter().position(|&seen| !seen);
    absent.unwrap_or(seen.len()) as u64
}

/// The value of a sum of heaps: the exclusive or of their values (Sprague 1935, Grundy 1939).
///
/// # Complexity
///
/// O(heaps).
///
/// # Panics
///
/// If a heap has no entry in `values`.
///
/// # Examples
///
/// ```
/// use shared::grundy::sum_value;
///
/// let values = [0, 1, 2, 0, 1, 2]; // one or two counters a move
/// assert_eq!(sum_value(&values, &[4, 5, 3]), 3);
/// ```
pub fn sum_value(values: &[u64], heaps: &[usize]) -> u64 {
    heaps.iter().fold(0, |sum, &heap| sum ^ values[heap])
}

/// The values of the heaps `0..=largest`, when a move replaces a heap by smaller ones.
///
/// `options(n)` lists what a heap of `n` can be replaced by: each option is a list of heaps, all
/// of them smaller than `n`; the empty list ends the play with this heap.
///
/// # Complexity
///
/// O(total length of all options).
///
/// # Panics
///
/// If an option holds a heap that is not smaller.
///
/// # Examples
///
/// Grundy's game: split a heap in two unequal ones.
///
/// ```
/// use shared::grundy::heap_values;
///
/// let grundy = heap_values(10, |heap| {
///     (1..heap).map(|part| vec![part, heap - part]).filter(|parts| parts[0] < parts[1]).collect()
/// });
/// assert_eq!(grundy, [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0]);
/// ```
pub fn heap_values(largest: usize, mut options: impl FnMut(usize) -> Vec<Vec<usize>>) -> Vec<u64> {
    let mut values = Vec::new();
    for heap in 0..=largest {
        let reached = options(heap);
        let value = mex(reached.iter().map(|heaps| sum_value(&values, heaps)));
        values.push(value);
    }
    values
}

/// The values of the heaps `0..=largest` of a take-and-break game: a move takes some counters from
/// one heap and may break what is left in two.
///
/// `digit(t)` says what a move may do that takes `t` counters, as the digits of an octal code do:
/// add 1 if it may leave no heap (take a whole heap of `t`), 2 if it may leave one heap, 4 if it
/// may leave two. A move that takes nothing can only break: of `digit(0)` just the 4 counts.
///
/// # Complexity
///
/// O(largest²) for each `t` whose digit allows two heaps, O(largest) for each other one.
///
/// # Examples
///
/// Kayles: take one or two counters, and break the rest if you like.
///
/// ```
/// use shared::grundy::take_and_break;
///
/// let kayles = take_and_break(10, |taken| if taken == 1 || taken == 2 { 7 } else { 0 });
/// assert_eq!(kayles, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]);
/// ```
pub fn take_and_break(largest: usize, digit: impl Fn(usize) -> u8) -> Vec<u64> {
    let mut digits: Vec<u8> = (0..=largest).map(digit).collect();
    digits[0] &= 4;
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=largest {
        let mut reached = Vec::new();
        for (taken, digit) in digits[..=heap].iter().enumerate() {
            let rest = heap - taken;
            if digit & 1 != 0 && rest == 0 {
                reached.push(0);
            }
            if digit & 2 != 0 && rest > 0 {
                reached.push(values[rest]);
            }
            if digit & 4 != 0 {
                reached.extend((1..=rest / 2).map(|part| values[part] ^ values[rest - part]));
            }
        }
        values.push(mex(reached));
    }
    values
}

/// The value of a heap of `n` in Lasker's Nim, where a move takes any number of counters from a
/// heap or splits a heap in two without taking any.
///
/// The values are those of Nim with each `4k - 1` and `4k` exchanged (E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 4).
///
/// # Complexity
///
/// O(1).
///
/// # Examples
///
/// ```
/// use shared::grundy::lasker;
///
/// assert_eq!([1, 2, 3, 4, 5].map(lasker), [1, 2, 4, 3, 5]);
/// assert_eq!(lasker(u32::MAX), 1 << 32);
/// ```
pub fn lasker(n: u32) -> u64 {
    let n = u64::from(n);
    match n % 4 {
        0 if n > 0 => n - 1,
        3 => n + 1,
        _ => n,
    }
}

/// The values of the vertices of a directed graph, or `None` if it has a cycle: a token stands on
/// a vertex, and a move takes it along an arc to one of `options[vertex]`.
///
/// # Complexity
///
/// O(vertices + arcs), without recursion.
///
/// # Panics
///
/// If an option is not a vertex.
///
/// # Examples
///
/// ```
/// use shared::grundy::dag_values;
///
/// assert_eq!(dag_values(&[vec![1, 2], vec![2], vec![]]), Some(vec![2, 1, 0]));
/// assert_eq!(dag_values(&[vec![1], vec![0]]), None);
/// ```
pub fn dag_values(options: &[Vec<usize>]) -> Option<Vec<u64>> {
    let mut sources = vec![Vec::new(); options.len()];
    for (vertex, reached) in options.iter().enumerate() {
        for &option in reached {
            sources[option].push(vertex);
        }
    }
    let mut open: Vec<usize> = options.iter().map(Vec::len).collect(); // options without a value
    let mut ready: Vec<usize> = (0..options.len()).filter(|&v| open[v] == 0).collect();
    let mut values = vec![0; options.len()];
    let mut done = 0;
    while let Some(vertex) = ready.pop() {
        values[vertex] = mex(options[vertex].iter().map(|&option| values[option]));
        done += 1;
        for &source in &sources[vertex] {
            open[source] -= 1;
            if open[source] == 0 {
                ready.push(source);
            }
        }
    }
    (done == options.len()).then_some(values)
}

/// All winning moves of a sum of heaps: which of the heaps to play in, and what to replace it by.
///
/// A move wins if it makes the exclusive or of the values 0. `values` and `options` are those of
/// [`heap_values`]; for tokens on a graph a vertex is a heap, and its options are single vertices.
///
/// # Complexity
///
/// O(total length of the options of all heaps).
///
/// # Panics
///
/// If a heap has no entry in `values`.
///
/// # Examples
///
/// ```
/// use shared::grundy::winning_moves;
///
/// // Nim: a heap of n becomes any smaller one.
/// let nim = |heap: usize| (0..heap).map(|rest| vec![rest]).collect();
/// let values = [0, 1, 2, 3, 4, 5];
/// assert_eq!(winning_moves(&values, &[1, 3, 5], nim), [(2, vec![2])]);
/// ```
pub fn winning_moves(
    values: &[u64],
    heaps: &[usize],
    mut options: impl FnMut(usize) -> Vec<Vec<usize>>,
) -> Vec<(usize, Vec<usize>)> {
    let sum = sum_value(values, heaps);
    let mut moves = Vec::new();
    for (at, &heap) in heaps.iter().enumerate() {
        let wanted = sum ^ values[heap];
        let mut reached = options(heap);
        reached.retain(|option| sum_value(values, option) == wanted);
        moves.extend(reached.into_iter().map(|option| (at, option)));
    }
    moves
}

/// A subtraction game: a move takes a number of counters that is in a given set from one heap.
///
/// # Examples
///
/// ```
/// use shared::grundy::Subtraction;
///
/// let game = Subtraction::new(&[2, 5]);
/// assert_eq!(game.values(8), [0, 0, 1, 1, 0, 2, 1, 0, 0]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subtraction {
    /// What a move may take, ascending, each number once.
    amounts: Vec<usize>,
}

impl Subtraction {
    /// The game of these amounts, in any order, repetitions allowed.
    ///
    /// # Panics
    ///
    /// If 0 is among them: the game would not end.
    pub fn new(amounts: &[usize]) -> Self {
        let mut amounts = amounts.to_vec();
        amounts.sort_unstable();
        amounts.dedup();
        assert_ne!(amounts.first(), Some(&0), "a move must take a counter");
        Subtraction { amounts }
    }

    /// What a heap can become.
    pub fn options(&self, heap: usize) -> Vec<Vec<usize>> {
        let amounts = self.amounts.iter().take_while(|&&amount| amount <= heap);
        amounts.map(|amount| vec![heap - amount]).collect()
    }

    /// The values of the heaps `0..=largest`.
    ///
    /// # Complexity
    ///
    /// O(largest · amounts).
    pub fn values(&self, largest: usize) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        // By which heap each value was seen last.
        let mut seen_from = vec![usize::MAX; self.amounts.len() + 1];
        for heap in 0..=largest {
            // The loop is a third faster on slices, which nothing in it can move.
            let (smaller, seen_from) = (values.as_slice(), seen_from.as_mut_slice());
            for amount in self.amounts.iter().take_while(|&&amount| amount <= heap) {
                seen_from[smaller[heap - amount] as usize] = heap;
            }
            let absent = seen_from.iter().position(|&from| from != heap);
            values.push(absent.unwrap_or(self.amounts.len()) as u64);
        }
        values
    }

    /// The values of all heaps, if they can be proved periodic from those of `0..=limit`.
    ///
    /// A value depends on the `m` values before it, where `m` is the greatest amount: once `m`
    /// values in a row are those of `p` heaps earlier, all later ones are too. As no value exceeds
    /// the number of amounts, there are finitely many rows of `m` values, and so a great enough
    /// limit always succeeds; but the period may grow exponentially with `m`.
    ///
    /// # Complexity
    ///
    /// O(limit · amounts) to find the values; the periods are tried in ascending order, each in
    /// O(1) steps if the values differ soon, at most O(limit) steps.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::grundy::Subtraction;
    ///
    /// let values = Subtraction::new(&[2, 5]).periodic(100).unwrap();
    /// assert_eq!((values.preperiod(), values.period()), (0, 7));
    /// assert_eq!(values.value(7_000_000_000_005), 2);
    /// ```
    pub fn periodic(&self, limit: usize) -> Option<Periodic> {
        let longest = self.amounts.last().copied().unwrap_or(0);
        Periodic::prove(&self.values(limit), |start, _| start + longest)
    }
}

/// An infinite sequence of values of which a period is proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Periodic {
    /// The values before the first period, and the first period.
    values: Vec<u64>,
    preperiod: usize,
}

impl Periodic {
    /// The sequence that begins with these values, if a period is proved by them: the least
    /// period, and the least place from which on it holds.
    ///
    /// `until(n0, p)` is the game's theorem: it says up to which `n` (exclusive) the value of
    /// `n + p` must be seen to be that of `n`, from `n = n0` on, for that to be so for ever.
    ///
    /// # Complexity
    ///
    /// O(n) for each period that is tried, of which most take O(1).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::grundy::Periodic;
    ///
    /// // A theorem for sequences in which each value depends on the one before only.
    /// let values = Periodic::prove(&[7, 1, 2, 3, 1, 2], |start, _| start + 1).unwrap();
    /// assert_eq!((values.preperiod(), values.period()), (1, 3));
    /// assert_eq!(values.value(1_000_000), 1);
    /// ```
    pub fn prove(values: &[u64], until: impl Fn(usize, usize) -> usize) -> Option<Self> {
        (1..values.len()).find_map(|period| {
            let mut pairs = values.iter().zip(&values[period..]);
            let preperiod = pairs.rposition(|(a, b)| a != b).map_or(0, |last| last + 1);
            let proved = until(preperiod, period) + period <= values.len();
            proved.then(|| Periodic {
                values: values[..preperiod + period].to_vec(),
                preperiod,
            })
        })
    }

    /// The value at any place.
    pub fn value(&self, n: u64) -> u64 {
        let (start, period) = (self.preperiod as u64, self.period() as u64);
        let place = match n.checked_sub(start) {
            Some(beyond) => start + beyond % period,
            None => n,
        };
        self.values[place as usize]
    }

    /// The first place from which on the sequence is periodic.
    pub fn preperiod(&self) -> usize {
        self.preperiod
    }

    /// The length of the period.
    pub fn period(&self) -> usize {
        self.values.len() - self.preperiod
    }

    /// The places, with their values, where the sequence differs from its period continued to the
    /// left, ascending.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::octal::Octal;
    ///
    /// let kayles: Octal = "0.77".parse().unwrap();
    /// let exceptions = kayles.periodic(200).unwrap().exceptions();
    /// assert_eq!(exceptions.len(), 14);
    /// assert_eq!(exceptions.last(), Some(&(70, 6)));
    /// ```
    pub fn exceptions(&self) -> Vec<(usize, u64)> {
        let (start, period) = (self.preperiod, self.period());
        let cycle = &self.values[start..];
        let continued = |n: usize| cycle[(period - (start - n) % period) % period];
        let early = self.values[..start].iter().copied().enumerate();
        early.filter(|&(n, value)| value != continued(n)).collect()
    }
}
