//! Games on graphs that may go on for ever: attractors, costs, Büchi and parity games.
//!
//! A token moves on a finite graph, the *arena*. Each vertex belongs to one of the players, who moves the
//! token from there. The games below differ in the players' goals. In each of them both players have
//! best strategies that depend on the vertex only (*positional* ones):
//!
//! - *Reachability*: Left wants the token to reach a target. The vertices from which a player can force
//!   this are the *attractor* of the targets: it grows by the player's own vertices with an arc into it,
//!   and by the opponent's vertices that have arcs, all of them into it ([`Arena::attractor`]).
//! - *With costs*: Left wants to reach a target cheaply, and Right wants that to be expensive, or never to
//!   happen. Dijkstra's algorithm runs backwards, from lesser totals to greater ones: a vertex of Left gets
//!   the least total along an arc, and a vertex of Right the greatest, once all its arcs have totals (L.
//!   Khachiyan et al., *On short paths interdiction problems*, 2008): [`Arena::least_costs`].
//! - *Büchi*: Left wants the token to visit goals infinitely often. Right wins where Left cannot force the
//!   token to a goal at all, and where Right can force it to such a vertex. Without these vertices the game
//!   is solved anew; where no such vertex is left, Left wins ([`Arena::buchi`]).
//! - *Parity*: each vertex has a priority. The greatest priority that occurs infinitely often decides: Left
//!   wins if it is even (E. A. Emerson and C. S. Jutla 1991, A. W. Mostowski 1991: [`Arena::parity`]). A
//!   Büchi game is a parity game with priority 2 on the goals and 1 elsewhere.
//!
//! Parity games are solved from the greatest priority down (W. Zielonka 1998). The player whom it favours
//! attracts the token to it, and a smaller game remains. If the opponent wins from no vertex of that game,
//! he wins nowhere at all. Otherwise he wins on the attractor of the vertices that he wins. If that is larger
//! than the set of these vertices, the rest is solved anew. If it is not, the player wins the rest: from there the
//! opponent has no arc to the vertices that he wins, and so the token either comes to the greatest priority
//! again and again or stays in the smaller game from some time on, where the player wins.
//!
//! A game in which the players move in turn is an arena with two vertices for each position, one for each
//! player to move; if whoever cannot move loses, [`retrograde`](super::retrograde) is quicker.
//!
//! Paste with `lists` and `retrograde`.

use super::lists::Lists;
use super::retrograde::Player;
use std::borrow::Borrow;
use std::cmp::Reverse;
use std::mem::{replace, take};

/// A graph whose vertices belong to the players.
///
/// # Examples
///
/// Left wants to move from 0 to 3; Right, who owns 1, wants to prevent that.
///
/// ```
/// use shared::graph_games::Arena;
/// use shared::retrograde::Player::{Left, Right};
///
/// let owners = [Left, Right, Left, Left];
/// let arena = Arena::new(&owners, &[(0, 1), (0, 2), (1, 0), (1, 3), (2, 3), (3, 0)]);
/// let attracted = arena.attractor(Left, &[3]);
/// assert_eq!(attracted, [3, 2, 0, 1]);
/// assert_eq!(arena.buchi(&[false, false, true, false]).winners, [Left; 4]);
/// assert_eq!(arena.parity(&[1, 3, 2, 0]).strategy, [Some(2), None, Some(3), Some(0)]);
/// ```
#[derive(Clone, Debug)]
pub struct Arena {
    owners: Vec<Player>,
    arcs: Vec<(u32, u32)>,
    /// For each vertex, the arcs that lead to it: where each begins, and its number.
    back: Lists<(u32, u32)>,
}

/// The winner from each vertex, and a winning strategy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winners {
    /// For each vertex, the winner if the token begins there.
    pub winners: Vec<Player>,
    /// For each vertex whose owner wins from it, the vertex to which he moves the token.
    pub strategy: Vec<Option<usize>>,
}

/// The cost of reaching a target from each vertex, with the moves that achieve it.
#[derive(Clone, Debug)]
pub struct LeastCosts<'a> {
    arena: &'a Arena,
    reached: Vec<Reached>,
    states: Vec<State>,
}

impl LeastCosts<'_> {
    /// The total cost from a vertex; `None` if Right keeps the token away from all targets.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Panics
    ///
    /// If there is no such vertex.
    pub fn total(&self, vertex: usize) -> Option<u64> {
        (self.states[vertex] == State::Settled).then_some(self.reached[vertex].best)
    }

    /// For each vertex, the number of the arc along which its owner moves the token; `None` for targets, for
    /// vertices of Left without a total, and for vertices of Right without arcs.
    ///
    /// # Complexity
    ///
    /// O(vertices + arcs).
    pub fn strategy(&self) -> Vec<Option<usize>> {
        let along = |found: &Reached| (found.arc != NONE).then_some(found.arc as usize);
        let mut strategy: Vec<_> = self.reached.iter().map(along).collect();
        let is_settled = |vertex: u32| self.states[vertex as usize] == State::Settled;
        for (arc, &(from, to)) in self.arena.arcs.iter().enumerate() {
            let is_rights = self.arena.owners[from as usize] == Player::Right;
            if is_rights && !is_settled(from) && !is_settled(to) {
                strategy[from as usize] = Some(arc); // The arc keeps the token away.
            }
        }
        strategy
    }
}

impl Arena {
    /// The arena with one vertex for each of `owners`, and with arcs from one vertex to another.
    ///
    /// # Complexity
    ///
    /// O(vertices + arcs).
    ///
    /// # Panics
    ///
    /// If an arc begins or ends at a vertex that does not exist, or if there are 2³² or more vertices or
    /// arcs.
    pub fn new(
        owners: &[Player],
        arcs: impl IntoIterator<Item = impl Borrow<(usize, usize)>>,
    ) -> Self {
        let vertices = owners.len();
        let arcs = arcs.into_iter().map(|arc| {
            let &(from, to) = arc.borrow();
            assert!(from.max(to) < vertices, "an arc ends at a vertex that does not exist");
            (from as u32, to as u32)
        });
        let arcs: Vec<(u32, u32)> = arcs.collect();
        let most = vertices.max(arcs.len());
        assert!(most < 1 << 32, "there must be fewer than 2^32 vertices and arcs");
        let numbered = arcs.iter().zip(0_u32..);
        let back = numbered.map(|(&(from, to), number)| (to as usize, (from, number)));
        Arena { owners: owners.to_vec(), back: Lists::grouped(vertices, back), arcs }
    }

    /// The vertices from which a player can force the token to a target: first the targets, then the others
    /// in ascending order of the number of moves needed at most.
    ///
    /// # Complexity
    ///
    /// O(vertices + arcs).
    ///
    /// # Panics
    ///
    /// If a target is not a vertex.
    pub fn attractor(&self, player: Player, targets: &[usize]) -> Vec<usize> {
        let whole = Part::whole(&self.degrees());
        let (attracted, _) = self.attract(&whole, player, targets.iter().copied());
        let vertices = attracted.into_iter().map(|(vertex, _)| vertex as usize);
        vertices.collect()
    }

    /// For each vertex, the number of its arcs.
    fn degrees(&self) -> Vec<u32> {
        let mut degrees = vec![0; self.owners.len()];
        for &(from, _) in &self.arcs {
            degrees[from as usize] += 1;
        }
        degrees
    }

    /// The attractor within a part, and the rest of the part. Each vertex of the attractor that is the
    /// player's own and not a target comes with the vertex that he moves to.
    fn attract(
        &self,
        part: &Part,
        player: Player,
        targets: impl Iterator<Item = usize>,
    ) -> (Vec<(u32, Option<u32>)>, Part) {
        let mut open = part.open.clone();
        let mut attracted = Vec::with_capacity(part.vertices.len());
        for target in targets {
            if open[target] > 0 {
                open[target] = 0;
                attracted.push((target as u32, None));
            }
        }
        let mut next = 0;
        while next < attracted.len() && attracted.len() < part.vertices.len() {
            let (vertex, _) = attracted[next];
            next += 1;
            for &(from, _) in &self.back[vertex as usize] {
                let open = &mut open[from as usize];
                if *open == 0 {
                    continue;
                }
                let is_own = self.owners[from as usize] == player;
                *open = if is_own { 0 } else { *open - 1 };
                if *open == 0 {
                    attracted.push((from, is_own.then_some(vertex)));
                }
            }
        }
        let left = |vertex: &u32| open[*vertex as usize] > 0;
        let mut vertices = Vec::with_capacity(part.vertices.len() - attracted.len());
        vertices.extend(part.vertices.iter().copied().filter(left));
        let rest = Part { vertices, open };
        (attracted, rest)
    }

    /// Returns the cost of reaching a target from each vertex, if Left wants it to be low and Right wants
    /// it to be high, or the target never to be reached. `costs` are those of the arcs, in the order in
    /// which these were given. The game is over on a target; a play that ends elsewhere does not reach one.
    ///
    /// # Complexity
    ///
    /// O(vertices + b arcs), where b is the number of bits of the greatest total along an arc.
    ///
    /// # Panics
    ///
    /// If there is not exactly one cost for each arc, if a target is not a vertex, or if a total along an
    /// arc is 2⁶⁴ or more.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::graph_games::Arena;
    /// use shared::retrograde::Player::{Left, Right};
    ///
    /// // From 0, Left can choose between 9, and 1 plus what Right then adds; from 3 Right never leaves.
    /// let arcs = [(0, 2), (0, 1), (1, 2), (1, 2), (3, 3), (3, 2)];
    /// let arena = Arena::new(&[Left, Right, Left, Right], &arcs);
    /// let costs = arena.least_costs(&[9, 1, 5, 7, 1, 1], &[2]);
    /// assert_eq!([0, 1, 2, 3].map(|vertex| costs.total(vertex)), [Some(8), Some(7), Some(0), None]);
    /// assert_eq!(costs.strategy(), [Some(1), Some(3), None, Some(4)]);
    /// ```
    pub fn least_costs(&self, costs: &[u64], targets: &[usize]) -> LeastCosts<'_> {
        assert_eq!(costs.len(), self.arcs.len(), "there must be a cost for each arc");
        let mut reached = vec![Reached::NOT; self.owners.len()];
        for &(from, _) in &self.arcs {
            reached[from as usize].open += 1;
        }
        let mut states = vec![State::Open; self.owners.len()];
        let mut queue = Ascending::new();
        for &target in targets {
            states[target] = State::Target;
            queue.push(0, target as u32);
        }
        while let Some((total, vertex)) = queue.pop() {
            let vertex = vertex as usize;
            if replace(&mut states[vertex], State::Settled) == State::Settled {
                continue;
            }
            for &(from, arc) in &self.back[vertex] {
                let from = from as usize;
                if states[from] != State::Open {
                    continue;
                }
                let found = &mut reached[from];
                let through = total.checked_add(costs[arc as usize]);
                let through = through.expect("a total is 2^64 or more");
                let owner = self.owners[from];
                let is_better = match owner {
                    _ if found.arc == NONE => true,
                    Player::Left => through < found.best,
                    Player::Right => through > found.best,
                };
                if is_better {
                    found.best = through;
                    found.arc = arc;
                }
                found.open -= 1;
                let is_due = match owner {
                    Player::Left => is_better,
                    Player::Right => found.open == 0,
                };
                if is_due {
                    queue.push(found.best, from as u32);
                }
            }
        }
        LeastCosts { arena: self, reached, states }
    }

    /// The winners if Left wants the token to visit goals infinitely often.
    ///
    /// Once it is known that Right wins some vertices, only the vertices whose way to a goal led through these are
    /// examined again.
    ///
    /// # Complexity
    ///
    /// O(vertices × (vertices + arcs)); usually far less.
    ///
    /// # Panics
    ///
    /// If `goals` does not have exactly one entry for each vertex, or a vertex has no arc.
    pub fn buchi(&self, goals: &[bool]) -> Winners {
        let vertices = self.owners.len();
        assert_eq!(goals.len(), vertices, "there must be an entry for each vertex");
        let options = self.arcs.iter().map(|&(from, to)| (from as usize, to));
        let mut game = Buchi {
            arena: self,
            goals,
            options: Lists::grouped(vertices, options),
            ranks: goals.iter().map(|&is_goal| if is_goal { 0 } else { DOUBTFUL }).collect(),
            last_rank: 0,
            strategy: vec![NONE; vertices],
            open: self.degrees(),
            missing: vec![0; vertices],
        };
        assert!(!game.open.contains(&0), "a vertex has no arc");
        let is_doubtful = |vertex: &u32| !goals[*vertex as usize];
        let mut doubtful: Vec<u32> = (0..vertices as u32).filter(is_doubtful).collect();
        while !doubtful.is_empty() {
            let lost = game.settle(&doubtful);
            let lost = game.lose(lost);
            doubtful = game.doubt(lost);
        }
        game.winners()
    }

    /// The winners if Left wants the greatest priority that occurs infinitely often to be even.
    ///
    /// # Complexity
    ///
    /// O(vertices^d × (vertices + arcs)) if there are d + 1 different priorities; usually far less. The memory is
    /// O(vertices × (d + 1)), and the recursion is d + 1 calls deep: thousands of different priorities may be
    /// too many for the stack of a thread of 2 MiB, and ten thousand or more for one of 8 MiB.
    ///
    /// # Panics
    ///
    /// If there is not exactly one priority for each vertex, or a vertex has no arc.
    pub fn parity(&self, priorities: &[u32]) -> Winners {
        let vertices = self.owners.len();
        assert_eq!(priorities.len(), vertices, "there must be a priority for each vertex");
        let degrees = self.degrees();
        assert!(!degrees.contains(&0), "a vertex has no arc");
        let mut solved =
            Winners { winners: vec![Player::Left; vertices], strategy: vec![None; vertices] };
        let mut whole = Part::whole(&degrees);
        whole.vertices.sort_by_key(|&vertex| Reverse(priorities[vertex as usize]));
        self.solve(&whole, priorities, &mut solved);
        for (vertex, owner) in self.owners.iter().enumerate() {
            if solved.winners[vertex] != *owner {
                solved.strategy[vertex] = None;
            }
        }
        solved
    }

    /// Solves the game on a part that no player has to leave. Its vertices are in descending order of
    /// priority.
    fn solve(&self, whole: &Part, priorities: &[u32], solved: &mut Winners) {
        let mut part = whole;
        let mut next;
        while let Some(&first) = part.vertices.first() {
            let top = priorities[first as usize];
            let player = [Player::Left, Player::Right][(top % 2) as usize];
            let tops = part.vertices().take_while(|&vertex| priorities[vertex] == top);
            let (attracted, rest) = self.attract(part, player, tops);
            self.solve(&rest, priorities, solved);
            let is_lost = |vertex: &usize| solved.winners[*vertex] != player;
            let lost = rest.vertices().filter(is_lost).count();
            let (won, kept) = self.attract(part, player.other(), rest.vertices().filter(is_lost));
            let (winner, won, left) = if won.len() > lost {
                (player.other(), won, kept)
            } else {
                self.stay(&kept, &rest, solved);
                (player, attracted, Part::default())
            };
            for (vertex, option) in won {
                let vertex = vertex as usize;
                solved.winners[vertex] = winner;
                if let Some(option) = option {
                    solved.strategy[vertex] = Some(option as usize);
                }
            }
            next = left;
            part = &next;
        }
    }

    /// Records a move within the part for each of its vertices outside `rest`: at the vertices of the
    /// greatest priority, any such move will do.
    fn stay(&self, part: &Part, rest: &Part, solved: &mut Winners) {
        for to in part.vertices() {
            for &(from, _) in &self.back[to] {
                let from = from as usize;
                if part.contains(from) && !rest.contains(from) {
                    solved.strategy[from] = Some(to);
                }
            }
        }
    }
}

/// A Büchi game that is being solved. A vertex is *sure* while Left is known to force the token from it to a goal
/// that Right does not win.
struct Buchi<'a> {
    arena: &'a Arena,
    goals: &'a [bool],
    options: Lists<u32>,
    /// For each vertex that is sure, 0 for a goal, or else a number greater than that of the vertex (of all
    /// options, if Right moves) by way of which a goal is reached. For the others, [`DOUBTFUL`] or [`LOST`].
    ranks: Vec<u64>,
    /// The greatest rank that was given to a sure vertex.
    last_rank: u64,
    /// For each vertex that is sure and Left's, and no goal, the next vertex on the way to a goal; for each
    /// lost vertex that is Right's, one at which the token stays lost.
    strategy: Vec<u32>,
    /// For each vertex of Left, the number of its arcs to vertices that are not lost.
    open: Vec<u32>,
    /// For each doubtful vertex, the number of further arcs that must lead to sure vertices before it is sure
    /// itself; 0 for all others.
    missing: Vec<u32>,
}

/// The rank of a vertex from which Left may or may not force the token to a goal.
const DOUBTFUL: u64 = u64::MAX - 1;

/// The rank of a vertex that Right wins.
const LOST: u64 = u64::MAX;

impl Buchi<'_> {
    /// Makes those of the doubtful vertices sure from which Left can force the token to a sure vertex, and
    /// returns the others.
    fn settle(&mut self, doubtful: &[u32]) -> Vec<u32> {
        let Self { arena, options, ranks, last_rank, strategy, missing, .. } = self;
        let mut queue = Vec::with_capacity(doubtful.len());
        for &vertex in doubtful {
            let at = vertex as usize;
            let options = options[at].iter().copied();
            let is_sure = |option: &u32| ranks[*option as usize] < DOUBTFUL;
            missing[at] = match arena.owners[at] {
                Player::Left => {
                    // Goes through all options: to stop at a sure one would be a branch that is hard to
                    // predict, and takes longer.
                    let last_sure = |found, option| if is_sure(&option) { option } else { found };
                    let sure = options.fold(NONE, last_sure);
                    strategy[at] = sure;
                    u32::from(sure == NONE)
                }
                Player::Right => options.filter(|option| !is_sure(option)).count() as u32,
            };
            if missing[at] == 0 {
                queue.push(vertex);
            }
        }
        let mut next = 0;
        while let Some(&vertex) = queue.get(next) {
            next += 1;
            *last_rank += 1;
            ranks[vertex as usize] = *last_rank;
            for &(from, _) in &arena.back[vertex as usize] {
                let at = from as usize;
                let is_last = missing[at] == 1;
                missing[at] = missing[at].saturating_sub(1);
                if is_last {
                    strategy[at] = vertex; // Of no use if Right owns it.
                    queue.push(from);
                }
            }
        }
        let is_doubtful = |vertex: &u32| ranks[*vertex as usize] == DOUBTFUL;
        doubtful.iter().copied().filter(is_doubtful).collect()
    }

    /// Gives vertices to Right from which Left cannot force the token to a sure vertex, and those from which
    /// Right can force it to one of them. Returns both.
    fn lose(&mut self, mut lost: Vec<u32>) -> Vec<u32> {
        let Self { arena, options, ranks, strategy, open, missing, .. } = self;
        for &vertex in &lost {
            let mut options = options[vertex as usize].iter();
            let stays = options.find(|&&option| ranks[option as usize] == DOUBTFUL);
            strategy[vertex as usize] = stays.copied().unwrap_or(NONE);
        }
        for &vertex in &lost {
            ranks[vertex as usize] = LOST;
            missing[vertex as usize] = 0;
        }
        let mut next = 0;
        while let Some(&vertex) = lost.get(next) {
            next += 1;
            for &(from, _) in &arena.back[vertex as usize] {
                let at = from as usize;
                if ranks[at] == LOST {
                    continue;
                }
                open[at] -= 1;
                if arena.owners[at] == Player::Right || open[at] == 0 {
                    ranks[at] = LOST;
                    strategy[at] = vertex; // Of no use if Left owns it.
                    lost.push(from);
                }
            }
        }
        lost
    }

    /// Makes those vertices doubtful whose way to a goal leads through lost vertices, and returns them. At a
    /// vertex of Left, another option of a lesser rank will do.
    fn doubt(&mut self, lost: Vec<u32>) -> Vec<u32> {
        let Self { arena, options, ranks, strategy, .. } = self;
        let doubtful_from = lost.len();
        let mut queue = lost;
        let mut next = 0;
        while let Some(&vertex) = queue.get(next) {
            next += 1;
            for &(from, _) in &arena.back[vertex as usize] {
                let at = from as usize;
                let rank = ranks[at];
                if rank == 0 || rank >= DOUBTFUL {
                    continue;
                }
                if arena.owners[at] == Player::Left {
                    if strategy[at] != vertex {
                        continue;
                    }
                    let mut options = options[at].iter();
                    if let Some(&option) = options.find(|&&option| ranks[option as usize] < rank) {
                        strategy[at] = option;
                        continue;
                    }
                }
                ranks[at] = DOUBTFUL;
                queue.push(from);
            }
        }
        queue.split_off(doubtful_from)
    }

    /// The winners, once each vertex is sure or lost.
    fn winners(self) -> Winners {
        let Self { arena, goals, options, ranks, strategy, .. } = self;
        let winner = |&rank: &u64| if rank < LOST { Player::Left } else { Player::Right };
        let winners: Vec<Player> = ranks.iter().map(winner).collect();
        let moves = (0..winners.len()).map(|vertex| {
            let owner = arena.owners[vertex];
            if owner != winners[vertex] {
                return None;
            }
            // From a goal of Left, any vertex that is not lost will do.
            let mut options = options[vertex].iter().map(|&option| option as usize);
            match owner {
                Player::Left if goals[vertex] => options.find(|&option| winners[option] == owner),
                _ => Some(strategy[vertex] as usize),
            }
        });
        let strategy = moves.collect();
        Winners { winners, strategy }
    }
}

/// A set of vertices.
#[derive(Clone, Default)]
struct Part {
    vertices: Vec<u32>,
    /// For each vertex of the part, the number of its arcs within the part, or 1 if it has no arc at all;
    /// for each other vertex of the arena, 0.
    open: Vec<u32>,
}

impl Part {
    /// All vertices, which have these numbers of arcs.
    fn whole(degrees: &[u32]) -> Self {
        let open = degrees.iter().map(|&degree| degree.max(1)).collect();
        Part { vertices: (0..degrees.len() as u32).collect(), open }
    }

    fn vertices(&self) -> impl Iterator<Item = usize> + '_ {
        self.vertices.iter().map(|&vertex| vertex as usize)
    }

    fn contains(&self, vertex: usize) -> bool {
        self.open[vertex] > 0
    }
}

/// A queue of vertices by their totals, none of which is less than the last one taken: a radix heap (R. K. Ahuja,
/// K. Mehlhorn, J. Orlin and R. E. Tarjan, *Faster algorithms for the shortest path problem*, 1990). Unlike in a binary
/// heap, no branch depends on which of two totals is less.
struct Ascending {
    last: u64,
    /// Vertices with the total `last`.
    equal: Vec<u32>,
    /// For each bit, the vertices whose totals differ from `last` in this bit and in no higher one.
    greater: Vec<Vec<(u64, u32)>>,
    /// The bits for which there are such vertices.
    used: u64,
}

impl Ascending {
    fn new() -> Self {
        Ascending { last: 0, equal: Vec::new(), greater: vec![Vec::new(); 64], used: 0 }
    }

    fn push(&mut self, total: u64, vertex: u32) {
        match (total ^ self.last).checked_ilog2() {
            None => self.equal.push(vertex),
            Some(bit) => {
                self.greater[bit as usize].push((total, vertex));
                self.used |= 1 << bit;
            }
        }
    }

    /// Takes a vertex with the least total.
    fn pop(&mut self) -> Option<(u64, u32)> {
        if self.equal.is_empty() {
            let bit = self.used.trailing_zeros() as usize;
            let mut next = take(self.greater.get_mut(bit)?);
            self.used &= self.used - 1;
            self.last = next.iter().map(|&(total, _)| total).min()?;
            for (total, vertex) in next.drain(..) {
                self.push(total, vertex);
            }
            self.greater[bit] = next; // Its memory is used again.
        }
        self.equal.pop().map(|vertex| (self.last, vertex))
    }
}

/// The state of a vertex while totals are computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Open,
    /// A target that is still in the queue.
    Target,
    /// Its total is known.
    Settled,
}

/// The best arc from a vertex, as far as totals have been computed.
#[derive(Clone, Copy, Debug)]
struct Reached {
    /// The total along the best arc; 0 for a target.
    best: u64,
    /// The number of that arc, or [`NONE`].
    arc: u32,
    /// The number of arcs that lead to vertices without a settled total.
    open: u32,
}

impl Reached {
    const NOT: Self = Reached { best: 0, arc: NONE, open: 0 };
}

/// The marker of a missing arc.
const NONE: u32 = u32::MAX;
