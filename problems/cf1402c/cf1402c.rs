//! Codeforces 1402C — Star Trek (<https://codeforces.com/problemset/problem/1402/C>)
//!
//! Game:      D + 1 copies of a tree of N planets; a portal leads from any planet of each copy to any planet of the
//!            next one. In turn, two players fly along an edge or a portal to a planet that has not been visited,
//!            beginning at planet 1 of the first copy. Whoever cannot move loses. With how many choices of the D
//!            portals does the player who begins win?
//! Theorem:   all copies together are a tree, and play only leads away from the start: a planet is lost iff no
//!            child is lost. The portal of a copy gives a planet A one more child. If the planet behind the portal
//!            is won, it changes nothing. If it is lost, A is won; let K be the number of choices of A with which
//!            the root of the copy becomes or stays lost. If no child of a planet v is lost, v is lost as long as
//!            the child above A stays won, so K(v) = Σ (s(u) - K(u)) over its children u, of subtrees of s(u)
//!            planets. If exactly one child u is lost, it has to become won: K(v) = s(u) - K(u). In all other
//!            cases, K(v) = 0. Rerooting yields the K of all roots. Let L and W be the numbers of roots that are
//!            lost and won in a single copy. Consider all pairs of an entry planet and a choice of the portals behind
//!            it: let l of them be lost and w won. One more copy turns these numbers into l ΣK + w N L and l (N² -
//!            ΣK) + w N W.
//! Cost:      O(N + log D), for N up to 100,000. The judge allows 1 s and 256 MiB.
//! Status:    the sample; all trees of up to 5 planets with D = 1 and of up to 3 with D = 2, and random ones, against
//!            the rules with all choices; up to 40 planets and D up to 200 against K by its definition, step by step.
//! Limits:    N and D at least 1.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::check;
use shared::modular::Modular;
use shared::tree::leaves_first;

type Residue = Modular<1_000_000_007>;

/// A rooted tree: its planets, and the number of them that make the root lost if they get one more lost child.
#[derive(Clone, Copy)]
struct Rooted {
    planets: u64,
    /// K of the root.
    losing: u64,
    is_lost: bool,
}

/// The trees below the children of a vertex.
#[derive(Clone, Copy, Default)]
struct Children {
    planets: u64,
    lost: usize,
    /// The sum of s(u) - K(u) over all children, and over those that are lost.
    kept: u64,
    turned: u64,
}

impl Children {
    fn add(&mut self, child: Rooted) {
        let changing = child.planets - child.losing;
        self.planets += child.planets;
        self.kept += changing;
        if child.is_lost {
            self.lost += 1;
            self.turned += changing;
        }
    }

    fn without(mut self, child: Rooted) -> Self {
        let changing = child.planets - child.losing;
        self.planets -= child.planets;
        self.kept -= changing;
        if child.is_lost {
            self.lost -= 1;
            self.turned -= changing;
        }
        self
    }

    fn rooted(self) -> Rooted {
        let losing = match self.lost {
            0 => self.kept,
            1 => self.turned,
            _ => 0,
        };
        Rooted { planets: self.planets + 1, losing, is_lost: self.lost == 0 }
    }
}

fn main() {
    input! { n: usize, d: u64 }
    check("N", n, 1..=100_000);
    check("D", d, 1..=1_000_000_000_000_000_000);
    assert!(n > 0 && d > 0, "N and D must be at least 1");
    input! { tunnels: [(Usize1, Usize1); n - 1] }
    for &(u, v) in &tunnels {
        check("a planet", u.max(v) + 1, 1..=n);
    }
    let roots = all_roots(n, &tunnels);
    let count = |is_lost| roots.iter().filter(|root| root.is_lost == is_lost).count() as u64;
    let (lost, won) = (Residue::new(count(true)), Residue::new(count(false)));
    let losing: Residue = roots.iter().map(|root| Residue::new(root.losing)).sum();
    let all = Residue::new(n as u64);
    let step = [[losing, all * lost], [all * all - losing, all * won]];
    let [l, w] = after(step, d - 1, [lost, won]);
    let start = roots[0];
    let mut answer = (all - Residue::new(start.losing)) * l;
    if !start.is_lost {
        answer += all * w;
    }
    println!("{}", answer.value());
}

/// The whole tree with each planet as its root.
fn all_roots(n: usize, tunnels: &[(usize, usize)]) -> Vec<Rooted> {
    let mut children = vec![Children::default(); n];
    let branches = leaves_first(n, tunnels, 0);
    for branch in &branches {
        let child = children[branch.child].rooted();
        children[branch.parent].add(child);
    }
    for branch in branches.iter().rev() {
        // By now, all neighbours of the parent count as its children.
        let child = children[branch.child].rooted();
        let above = children[branch.parent].without(child).rooted();
        children[branch.child].add(above);
    }
    children.into_iter().map(Children::rooted).collect()
}

/// The vector after this many multiplications by a matrix.
fn after(mut matrix: [[Residue; 2]; 2], mut times: u64, mut vector: [Residue; 2]) -> [Residue; 2] {
    while times > 0 {
        if times % 2 == 1 {
            vector = matrix.map(|[a, b]| a * vector[0] + b * vector[1]);
        }
        let [[a, b], [c, d]] = matrix;
        matrix = [[a * a + b * c, a * b + b * d], [c * a + d * c, c * b + d * d]];
        times /= 2;
    }
    vector
}
