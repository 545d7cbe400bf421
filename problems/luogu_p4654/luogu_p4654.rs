//! Luogu P4654 — (CEOI 2017) Mousetrap (<https://www.luogu.com.cn/problem/P4654>)
//!
//! Game:      a tree of n rooms; a trap in room t, a mouse in room m. In turn, the keeper may block a corridor or
//!            clean a dirty one, and the mouse goes through a clean, unblocked corridor, which becomes dirty; it
//!            stays if there is none. How many actions does the keeper need until the mouse is in the trap?
//! Theorem:   root the tree at the trap. A mouse that goes down into a room cannot turn back: the keeper lets it
//!            run into a leaf, and then blocks the open corridors beside its way. Before that, he blocks the branch
//!            in which the mouse would cost most, so f = (number of children) + (second greatest f of a child) is the
//!            cost until the mouse is shut up and its way back is clean. On the way from m to the trap, each side
//!            branch costs one action sooner or later. If the mouse enters a branch at some room, the total is the f
//!            of that branch, plus one action for each branch at this room and above, plus the actions taken before.
//!            A budget therefore decides which branches must be blocked, from m upwards. The keeper has time for them
//!            if, up to each room, there are at most as many of them as steps that the mouse has made, plus one. The
//!            contest claims that the keeper cannot do with less; this is not proved here.
//! Cost:      O(n log n), for n up to 1,000,000. The judge's limits are unknown.
//! Status:    the sample; all trees of up to 5 rooms and random ones of up to 7 against the rules; up to 300 rooms
//!            against each budget from 0 on.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::check;
use shared::lists::Lists;
use shared::tree::leaves_first;

/// The costs of the children of a room.
#[derive(Clone, Copy, Default)]
struct Children {
    count: usize,
    /// The greatest and the second greatest cost of a child.
    costs: [usize; 2],
}

impl Children {
    fn add(&mut self, cost: usize) {
        let [first, second] = self.costs;
        self.count += 1;
        self.costs = [first.max(cost), second.max(cost.min(first))];
    }

    fn cost(self) -> usize {
        self.count + self.costs[1]
    }
}

fn main() {
    input! { n: usize, trap: usize, mouse: usize }
    check("n", n, 1..=1_000_000);
    check("t", trap, 1..=n);
    check("m", mouse, 1..=n);
    input! { corridors: [(Usize1, Usize1); n - 1] }
    for &(a, b) in &corridors {
        check("a room", a.max(b) + 1, 1..=n);
    }
    let branches = side_branches(n, &corridors, trap - 1, mouse - 1);
    // The number of branches beside the way from each of its rooms on.
    let mut beside = vec![0; branches.len() + 1];
    for at in (0..branches.len()).rev() {
        beside[at] = beside[at + 1] + branches[at].len();
    }
    let (mut too_little, mut enough) = (0, 2 * n + 1);
    while too_little < enough {
        let budget = (too_little + enough) / 2;
        if is_enough(&branches, &beside, budget) {
            enough = budget;
        } else {
            too_little = budget + 1;
        }
    }
    println!("{enough}");
}

/// Returns the costs of the branches beside the way, for each room from the mouse to the last one before the trap.
fn side_branches(
    n: usize,
    corridors: &[(usize, usize)],
    trap: usize,
    mouse: usize,
) -> Lists<usize> {
    let branches = leaves_first(n, corridors, trap);
    let mut children = vec![Children::default(); n];
    let mut parents = vec![trap; n];
    for branch in &branches {
        let cost = children[branch.child].cost();
        children[branch.parent].add(cost);
        parents[branch.child] = branch.parent;
    }
    let mut places = vec![None; n];
    let (mut room, mut length) = (mouse, 0);
    while room != trap {
        places[room] = Some(length);
        length += 1;
        room = parents[room];
    }
    let beside = branches.iter().filter_map(|branch| {
        let (place, on_the_way) = (places[branch.parent]?, places[branch.child].is_some());
        (!on_the_way).then(|| (place, children[branch.child].cost()))
    });
    Lists::grouped(length, beside)
}

/// Returns whether the keeper can block all branches that would cost more than a budget before the mouse reaches
/// them.
fn is_enough(branches: &Lists<usize>, beside: &[usize], budget: usize) -> bool {
    let mut blocked = 0;
    for place in 0..branches.len() {
        let is_dear = |&&cost: &&usize| cost + beside[place] + blocked > budget;
        blocked += branches[place].iter().filter(is_dear).count();
        if blocked > budget.min(place + 1) {
            return false;
        }
    }
    true
}
