//! Stable matchings against the definition of stability.

use jury::cases::all_lists;
use jury::Random;
use rand::seq::SliceRandom;
use rand::SeedableRng;
use shared::stable_matching::stable_matching;

type Preferences = Vec<Vec<usize>>;

/// Returns whether the first member is before the second one on a list.
fn prefers(list: &[usize], first: usize, second: usize) -> bool {
    let place = |one| list.iter().position(|&named| named == one);
    place(first) < place(second)
}

/// The definition of a stable matching: it is perfect, and no two members prefer each other to their mates.
fn is_stable(proposers: &Preferences, others: &Preferences, mates: &[usize]) -> bool {
    let size = mates.len();
    let mate_of = |other| mates.iter().position(|&mate| mate == other);
    let Some(mates_of) = (0..size).map(mate_of).collect::<Option<Vec<_>>>() else {
        return false;
    };
    (0..size).all(|one| {
        (0..size).all(|other| {
            !prefers(&proposers[one], other, mates[one])
                || !prefers(&others[other], one, mates_of[other])
        })
    })
}

fn permutations(size: usize) -> Preferences {
    let lists = all_lists(size..=size, 0..=size.saturating_sub(1) as u64);
    let lists = lists.map(|list| list.into_iter().map(|number| number as usize).collect());
    let is_permutation = |list: &Vec<usize>| (0..size).all(|number| list.contains(&number));
    lists.filter(is_permutation).collect()
}

/// All lists of preferences of one side.
fn all(size: usize) -> Vec<Preferences> {
    let mut all = vec![Vec::new()];
    for _ in 0..size {
        let longer = all.iter().flat_map(|lists: &Preferences| {
            permutations(size).into_iter().map(move |list| {
                let mut lists = lists.clone();
                lists.push(list);
                lists
            })
        });
        all = longer.collect();
    }
    all
}

#[test]
fn small_matchings_are_stable_and_best_for_the_proposers() {
    for size in 1..=3 {
        let matchings = permutations(size);
        for proposers in all(size) {
            for others in all(size) {
                let mates = stable_matching(&proposers, &others);
                assert!(is_stable(&proposers, &others, &mates));
                let stable = |mates: &&Vec<usize>| is_stable(&proposers, &others, mates);
                for other in matchings.iter().filter(stable) {
                    let worse = |one: usize| prefers(&proposers[one], other[one], mates[one]);
                    assert!(!(0..size).any(worse), "{proposers:?} {others:?}");
                }
            }
        }
    }
}

#[test]
fn random_matchings_are_stable() {
    let rng = &mut Random::seed_from_u64(1962);
    for size in (0..40).chain([100]) {
        let mut side = || -> Preferences {
            let mut list: Vec<usize> = (0..size).collect();
            let mut shuffled = || {
                list.shuffle(rng);
                list.clone()
            };
            (0..size).map(|_| shuffled()).collect()
        };
        let (proposers, others) = (side(), side());
        let mates = stable_matching(&proposers, &others);
        assert!(is_stable(&proposers, &others, &mates), "{size}");
    }
}

#[test]
fn incomplete_preferences_are_refused() {
    let message = |proposers: Preferences, others: Preferences| {
        crate::panic_message(|| stable_matching(&proposers, &others))
    };
    let (whole, half) = (vec![vec![0, 1], vec![1, 0]], vec![vec![0, 1], vec![1]]);
    let twice = vec![vec![0, 0], vec![1, 0]];
    for lists in [&half, &twice, &vec![vec![0, 2], vec![0, 1]]] {
        for message in
            [message(whole.clone(), lists.clone()), message(lists.clone(), whole.clone())]
        {
            assert_eq!(message, "a list does not name all members of the other side");
        }
    }
    let message = message(whole, vec![vec![0]]);
    assert_eq!(message, "the sides have different sizes");
}
