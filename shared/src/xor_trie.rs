//! Sets of numbers as binary tries: the least absent number of a set, the union of two sets, and the
//! exclusive or of all members with a number. Grundy values of trees are computed by these operations.
//!
//! The digits of a number, the highest first, lead down from the root of its set, so numbers with the same
//! first digits share nodes. Three properties make the operations fast:
//!
//! - A subtrie that contains all numbers of its height needs no node, nor does an empty one. So the least
//!   absent number is found in one descent, which goes right wherever the left half is full.
//! - The exclusive or with a number exchanges the halves at each digit 1. It is stored with the link to a
//!   node, and passed on to the links of the node only when these are needed.
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
    /// All numbers of the set are below 2^height.
    height: u32,
}

/// A subtrie, after the exclusive or of all its numbers with `mask`.
#[derive(Clone, Copy, Debug, Default)]
struct Link {
    subtrie: Subtrie,
    mask: u32,
}

/// A set of numbers below 2^height.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Subtrie {
    #[default]
    None,
    All,
    Node(u32),
}

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
        let height = length(number);
        let mut root = Link::ALL;
        for digit in 0..height {
            let halves =
                if number >> digit & 1 == 1 { [Link::NONE, root] } else { [root, Link::NONE] };
            root = self.node(halves);
        }
        *trie = self.union(std::mem::take(trie), Trie { root, height });
    }

    /// Replaces each number of a set by its exclusive or with `number`.
    ///
    /// # Complexity
    ///
    /// O(1), or the number of digits of `number` if it is longer than all numbers of the set.
    pub fn xor_all(&mut self, trie: &mut Trie, number: u32) {
        self.grow(trie, length(number));
        trie.root.mask ^= number;
    }

    /// The union of two sets.
    ///
    /// # Complexity
    ///
    /// O(height + number of nodes freed).
    pub fn union(&mut self, mut a: Trie, mut b: Trie) -> Trie {
        let height = a.height.max(b.height);
        self.grow(&mut a, height);
        self.grow(&mut b, height);
        let root = self.united(a.root, b.root, height);
        Trie { root, height }
    }

    /// The least number that is not in the set.
    ///
    /// # Complexity
    ///
    /// O(height).
    pub fn mex(&self, trie: &Trie) -> u64 {
        let (mut link, mut height, mut mex) = (trie.root, trie.height, 0);
        loop {
            match link.subtrie {
                Subtrie::None => return mex,
                Subtrie::All => return mex + (1 << height),
                Subtrie::Node(node) => {
                    let [left, right] = self.halves(node, link.mask, height);
                    height -= 1;
                    link = left;
                    if left.subtrie == Subtrie::All {
                        mex += 1 << height;
                        link = right;
                    }
                }
            }
        }
    }

    /// Raises the height of a trie to at least `height`.
    fn grow(&mut self, trie: &mut Trie, height: u32) {
        while trie.height < height {
            if trie.root.subtrie != Subtrie::None {
                trie.root = self.node([trie.root, Link::NONE]);
            }
            trie.height += 1;
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
        Link::to(Subtrie::Node(node))
    }

    /// The links of a node below a link with this mask, to subtries one level lower.
    fn halves(&self, node: u32, mask: u32, height: u32) -> [Link; 2] {
        let mut halves = self.nodes[node as usize];
        if mask >> (height - 1) & 1 == 1 {
            halves.swap(0, 1);
        }
        // Digits beyond a subtrie's height may stay in its mask: they are never used.
        halves.map(|half| Link { mask: half.mask ^ mask, ..half })
    }

    /// The union of two subtries of the same height. The nodes of the second are freed or become part of
    /// the first.
    fn united(&mut self, a: Link, b: Link, height: u32) -> Link {
        match (a.subtrie, b.subtrie) {
            (Subtrie::None, _) => b,
            (_, Subtrie::None) => a,
            (Subtrie::Node(first), Subtrie::Node(second)) => {
                let [a_left, a_right] = self.halves(first, a.mask, height);
                let [b_left, b_right] = self.halves(second, b.mask, height);
                self.unused.push(second);
                let left = self.united(a_left, b_left, height - 1);
                let right = self.united(a_right, b_right, height - 1);
                if left.subtrie == Subtrie::All && right.subtrie == Subtrie::All {
                    self.unused.push(first);
                    Link::ALL
                } else {
                    self.nodes[first as usize] = [left, right];
                    Link::to(Subtrie::Node(first))
                }
            }
            _ => {
                self.give_back(a);
                self.give_back(b);
                Link::ALL
            }
        }
    }

    /// Frees the nodes of a subtrie.
    fn give_back(&mut self, link: Link) {
        if let Subtrie::Node(node) = link.subtrie {
            self.unused.push(node);
            let [left, right] = self.nodes[node as usize];
            self.give_back(left);
            self.give_back(right);
        }
    }
}

impl Link {
    const NONE: Link = Link::to(Subtrie::None);
    const ALL: Link = Link::to(Subtrie::All);

    const fn to(subtrie: Subtrie) -> Self {
        Link { subtrie, mask: 0 }
    }
}

/// The number of binary digits.
fn length(number: u32) -> u32 {
    u32::BITS - number.leading_zeros()
}
