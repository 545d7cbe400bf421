//! Stable matchings: two sides of equal size, each member of which ranks the members of the other
//! side. A perfect matching is *stable* if no two members of different sides prefer each other to
//! their mates.
//!
//! A stable matching always exists (D. Gale, L. S. Shapley, *College admissions and the stability of
//! marriage*, 1962). The members of one side propose, each to the next member on its list while it has no
//! mate; a member of the other side accepts a proposer that it prefers to its current mate, and releases
//! that mate.
//!
//! - Everybody finds a mate: a member that has been proposed to is never alone again, and a proposer
//!   without a mate at the end would have proposed to all members, one of whom is still alone.
//! - The matching is stable: if a proposer prefers another member to its mate, it has proposed there
//!   before, and was refused or released for a proposer that the member prefers; the mates of that member
//!   only get better.
//!
//! Each proposer gets the best mate that it has in any stable matching, whatever the order of the
//! proposals.
//!
//! Paste alone.

/// The stable matching that is best for the proposers: the mate of each proposer.
///
/// Both arguments are lists of preferences, best first: `proposers[p]` ranks the members of the other side,
/// `others[q]` the proposers.
///
/// # Complexity
///
/// O(n²) for n proposers.
///
/// # Panics
///
/// If the sides have different sizes, or a list does not name all members of the other side.
///
/// # Examples
///
/// ```
/// use shared::stable_matching::stable_matching;
///
/// let proposers = [vec![0, 1], vec![0, 1]];
/// let others = [vec![1, 0], vec![0, 1]];
/// assert_eq!(stable_matching(&proposers, &others), [1, 0]);
/// ```
pub fn stable_matching(proposers: &[Vec<usize>], others: &[Vec<usize>]) -> Vec<usize> {
    let size = proposers.len();
    assert!(others.len() == size, "the sides have different sizes");
    let valid = proposers.iter().all(|list| ranks(list, size).is_some());
    let ranks: Option<Vec<_>> = others.iter().map(|list| ranks(list, size)).collect();
    let ranks = ranks.filter(|_| valid);
    let ranks = ranks.expect("a list does not name all members of the other side");

    let mut mates: Vec<Option<usize>> = vec![None; size];
    let mut proposals = vec![0; size];
    let mut alone: Vec<usize> = (0..size).collect();
    while let Some(proposer) = alone.pop() {
        let other = proposers[proposer][proposals[proposer]];
        proposals[proposer] += 1;
        match mates[other] {
            Some(mate) if ranks[other][mate] < ranks[other][proposer] => alone.push(proposer),
            mate => {
                mates[other] = Some(proposer);
                alone.extend(mate);
            }
        }
    }
    let last = proposals.into_iter().zip(proposers);
    last.map(|(count, list)| list[count - 1]).collect()
}

/// The position of each of the numbers `0..size` in a list that contains each of them once; `None` for any
/// other list.
fn ranks(list: &[usize], size: usize) -> Option<Vec<usize>> {
    let mut ranks = vec![size; size];
    for (rank, &named) in list.iter().enumerate() {
        *ranks.get_mut(named)? = rank;
    }
    (list.len() == size && !ranks.contains(&size)).then_some(ranks)
}
