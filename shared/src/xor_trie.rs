//! Sets of numbers as binary tries: the least absent number of a set, the union of two sets, and the
//! exclusive or of all members with a number. Grundy values of trees are computed by these operations.
//!
//! The digits of a number, the highest first, lead down from the root of its set, so numbers with the same
//! first digits share nodes. Four properties make the operations fast:
//!
//! - The last six digits need no nodes: the members with the same digits before them are the bits of a word.
//! - A subtrie that contains all numbers of its height needs no node, nor does an empty one. So the least
//!   absent number is found in one descent, which goes right wherever the left half is full.
//! - The exclusive or with a number exchanges the halves at each digit 1. The number is stored with the link to a node,
//!   and passed on to the node's own links only when they are followed.
//! - The union descends both tries at once, as far as both have nodes, and frees one node of each pair. So
//!   all unions together cost at most the number of nodes ever made.
//!
//! The height of a trie is the length of its greatest number and grows as needed, so small sets are cheap.
//!
//! Paste alone.

/// The nodes of any number of [`Trie`]s that can be united.
///
/// # Examples
///
/// ```
/// use shared::xor_trie::{Trie, Tries};
///
/// let mut tries = Tries::new();
/// let mut evens = Trie::default();
/// for number in [0, 2, 4] {
///     tries.insert(&mut evens, number);
/// }
/// assert_eq!(tries.mex(&evens), 1);
/// let mut odd = Trie::default();
/// tries.insert(&mut odd, 1);
/// let mut all = tries.union(evens, odd); // 0, 1, 2, 4
/// assert_eq!(tries.mex(&all), 3);
/// tries.xor_all(&mut all, 5); // 5, 4, 7, 1
/// assert_eq!(tries.mex(&all), 0);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Tries {
    nodes: Vec<[Link; 2]>,
    /// The nodes that no trie uses any more.
    unused: Vec<u32>,
}

/// A set of numbers below 2³², to be used only with the [`Tries`] that made it. The default is the empty
/// set.
#[derive(Debug, Default)]
pub struct Trie {
    root: Link,
    levels: u32,
}

/// The set of the numbers in a subtrie, all below 2^(levels + 6).
///
/// Without levels, bit `i` says whether `i` is a member. Otherwise it is `NONE`, `ALL`, or a node: the high
/// half is its index plus 1, and the low half is a mask that has yet to be applied, by exclusive or, to all numbers
/// below the node. Digits of the mask beyond 2^(levels + 6) have no meaning.
type Link = u64;

/// The empty set.
const NONE: Link = 0;

/// The set of all numbers below 2^(levels + 6).
const ALL: Link = u64::MAX;

/// The number of digits that the bits of a word stand for.
const WORD: u32 = 6;

impl Tries {
    /// An empty collection of nodes.
    pub fn new() -> Self {
        Tries::default()
    }

    /// Inserts a number into a set.
    ///
    /// # Complexity
    ///
    /// O(height), where all numbers are below 2^height.
    pub fn insert(&mut self, trie: &mut Trie, number: u32) {
        self.grow(trie, levels(number));
        trie.root = self.with(trie.root, number, trie.levels);
    }

    /// Replaces each number of a set by its exclusive or with `number`.
    ///
    /// # Complexity
    ///
    /// O(1), or the number of digits of `number` if it is longer than all numbers of the set.
    pub fn xor_all(&mut self, trie: &mut Trie, number: u32) {
        self.grow(trie, levels(number));
        trie.root = masked(trie.root, number, trie.levels);
    }

    /// The union of two sets.
    ///
    /// # Complexity
    ///
    /// O(height + number of nodes freed).
    pub fn union(&mut self, mut a: Trie, mut b: Trie) -> Trie {
        let levels = a.levels.max(b.levels);
        self.grow(&mut a, levels);
        self.grow(&mut b, levels);
        let root = self.united(a.root, b.root, levels);
        Trie { root, levels }
    }

    /// The least number that is not in the set.
    ///
    /// # Complexity
    ///
    /// O(height).
    pub fn mex(&self, trie: &Trie) -> u64 {
        let (mut link, mut mex) = (trie.root, 0);
        for levels in (0..trie.levels).rev() {
            match link {
                NONE => return mex,
                ALL => return mex + (2 << (levels + WORD)),
                _ => {}
            }
            let [left, right] = self.halves(link, levels);
            link = left;
            if left == ALL {
                mex += 1 << (levels + WORD);
                link = right;
            }
        }
        mex + u64::from(link.trailing_ones())
    }

    /// Adds levels to a trie until there are at least `levels`.
    fn grow(&mut self, trie: &mut Trie, levels: u32) {
        while trie.levels < levels {
            if trie.root != NONE {
                trie.root = self.node([trie.root, NONE]);
            }
            trie.levels += 1;
        }
    }

    /// A new node.
    fn node(&mut self, halves: [Link; 2]) -> Link {
        let node = if let Some(node) = self.unused.pop() {
            self.nodes[node as usize] = halves;
            node
        } else {
            self.nodes.push(halves);
            self.nodes.len() as u32 - 1
        };
        u64::from(node + 1) << 32
    }

    /// The subtries of a node, which have `levels` levels each.
    fn halves(&self, link: Link, levels: u32) -> [Link; 2] {
        let mask = link as u32;
        let mut halves = self.nodes[index(link) as usize];
        if mask >> (levels + WORD) & 1 == 1 {
            halves.swap(0, 1);
        }
        halves.map(|half| masked(half, mask, levels))
    }

    /// Gives a node these halves, unless both are full, so that no node is needed.
    fn joined(&mut self, link: Link, halves: [Link; 2]) -> Link {
        let node = index(link);
        if halves == [ALL; 2] {
            self.unused.push(node);
            return ALL;
        }
        self.nodes[node as usize] = halves;
        u64::from(node + 1) << 32
    }

    /// A subtrie with one more number.
    fn with(&mut self, link: Link, number: u32, levels: u32) -> Link {
        if levels == 0 {
            return link | 1 << (number % (1 << WORD));
        }
        let below = levels - 1;
        let half = (number >> (below + WORD) & 1) as usize;
        match link {
            NONE => {
                let mut halves = [NONE; 2];
                halves[half] = self.with(NONE, number, below);
                self.node(halves)
            }
            ALL => ALL,
            _ => {
                let mut halves = self.halves(link, below);
                halves[half] = self.with(halves[half], number, below);
                self.joined(link, halves)
            }
        }
    }

    /// The union of two subtries with the same number of levels. The nodes of the second are freed or
    /// become part of the first.
    fn united(&mut self, a: Link, b: Link, levels: u32) -> Link {
        if levels == 0 {
            return a | b;
        }
        match (a, b) {
            (NONE, _) => b,
            (_, NONE) => a,
            (ALL, _) | (_, ALL) => {
                self.give_back(a, levels);
                self.give_back(b, levels);
                ALL
            }
            _ => {
                let below = levels - 1;
                let [a_left, a_right] = self.halves(a, below);
                let [b_left, b_right] = self.halves(b, below);
                self.unused.push(index(b));
                let left = self.united(a_left, b_left, below);
                let right = self.united(a_right, b_right, below);
                self.joined(a, [left, right])
            }
        }
    }

    /// Frees the nodes of a subtrie.
    fn give_back(&mut self, link: Link, levels: u32) {
        if levels > 0 && link != NONE && link != ALL {
            self.unused.push(index(link));
            for half in self.nodes[index(link) as usize] {
                self.give_back(half, levels - 1);
            }
        }
    }
}

/// The node that a link leads to.
fn index(link: Link) -> u32 {
    (link >> 32) as u32 - 1
}

/// A subtrie after the exclusive or of all its numbers with `mask`.
fn masked(link: Link, mask: u32, levels: u32) -> Link {
    match link {
        NONE | ALL => link,
        _ if levels > 0 => link ^ u64::from(mask),
        _ => shuffled(link, mask),
    }
}

/// A word in which bit `i` is the bit `i ^ mask` of the given one, for the last six digits of `mask`.
fn shuffled(mut word: u64, mask: u32) -> u64 {
    // The bits at the places with a digit 0: every other one, every other pair, and so on.
    const ZEROS: [u64; WORD as usize] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0F0F_0F0F_0F0F_0F0F,
        0x00FF_00FF_00FF_00FF,
        0x0000_FFFF_0000_FFFF,
        0x0000_0000_FFFF_FFFF,
    ];
    for (digit, zeros) in (0..).zip(ZEROS) {
        let shift = 1 << digit;
        if mask & shift != 0 {
            word = word >> shift & zeros | (word & zeros) << shift;
        }
    }
    word
}

/// The levels that a trie needs to contain a number.
fn levels(number: u32) -> u32 {
    (u32::BITS - number.leading_zeros()).saturating_sub(WORD)
}
