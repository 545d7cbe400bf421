//! Tries against sorted sets.

use proptest::prelude::*;
use shared::xor_trie::{Trie, Tries};
use std::collections::BTreeSet;

type Set = BTreeSet<u32>;

fn mex(set: &Set) -> u64 {
    let members = set.iter().map(|&number| u64::from(number));
    (0..).zip(members).take_while(|(place, number)| place == number).count() as u64
}

/// An operation on some sets; a union leaves the second set empty.
#[derive(Clone, Debug)]
enum Step {
    Insert(usize, u32),
    XorAll(usize, u32),
    Union(usize, usize),
}

const SETS: usize = 4;

fn steps(
    numbers: impl Strategy<Value = u32> + Clone + 'static,
) -> impl Strategy<Value = Vec<Step>> {
    let insert = || (0..SETS, numbers.clone()).prop_map(|(set, number)| Step::Insert(set, number));
    let step = prop_oneof![
        3 => insert(),
        1 => (0..SETS, numbers.clone()).prop_map(|(set, number)| Step::XorAll(set, number)),
        1 => (0..SETS, 0..SETS).prop_map(|(into, from)| Step::Union(into, from)),
    ];
    prop::collection::vec(step, 0..100)
}

/// Takes the same steps with tries and with sorted sets, and compares their least absent numbers.
fn compare(steps: Vec<Step>) -> (Tries, Vec<Trie>, Vec<Set>) {
    let mut tries = Tries::new();
    let mut sets: Vec<(Trie, Set)> = (0..SETS).map(|_| Default::default()).collect();
    for step in steps {
        let changed = match step {
            Step::Insert(at, number) => {
                tries.insert(&mut sets[at].0, number);
                sets[at].1.insert(number);
                at
            }
            Step::XorAll(at, number) => {
                tries.xor_all(&mut sets[at].0, number);
                sets[at].1 = sets[at].1.iter().map(|&other| other ^ number).collect();
                at
            }
            Step::Union(into, from) => {
                let (trie, set) = std::mem::take(&mut sets[from]);
                let others = std::mem::take(&mut sets[into].0);
                sets[into].0 = tries.union(others, trie);
                sets[into].1.extend(set);
                into
            }
        };
        assert_eq!(tries.mex(&sets[changed].0), mex(&sets[changed].1));
    }
    let (trie, set) = sets.into_iter().unzip();
    (tries, trie, set)
}

proptest! {
    #[test]
    fn dense_sets_have_their_members(steps in steps(0..32_u32)) {
        let (mut tries, trie, sets) = compare(steps);
        for (mut trie, set) in trie.into_iter().zip(sets) {
            // A number is in a set exactly when 0 is in the set after the exclusive or with this number.
            for number in 0..64 {
                tries.xor_all(&mut trie, number);
                prop_assert_eq!(tries.mex(&trie) > 0, set.contains(&number));
                tries.xor_all(&mut trie, number);
            }
        }
    }

    #[test]
    fn sparse_sets_have_their_members(steps in steps(any::<u32>())) {
        let (mut tries, trie, sets) = compare(steps);
        let all: Set = sets.iter().flatten().copied().collect();
        for (mut trie, set) in trie.into_iter().zip(sets) {
            for &number in &all {
                tries.xor_all(&mut trie, number);
                prop_assert_eq!(tries.mex(&trie) > 0, set.contains(&number));
                tries.xor_all(&mut trie, number);
            }
        }
    }
}

#[test]
fn the_greatest_number_is_a_member_like_others() {
    let mut tries = Tries::new();
    let mut trie = Trie::default();
    tries.insert(&mut trie, u32::MAX);
    assert_eq!(tries.mex(&trie), 0);
    tries.xor_all(&mut trie, u32::MAX);
    assert_eq!(tries.mex(&trie), 1);
}

#[test]
fn full_sets_cost_nothing() {
    let mut tries = Tries::new();
    let mut trie = Trie::default();
    assert_eq!(tries.mex(&trie), 0);
    for number in 0..1 << 16 {
        tries.insert(&mut trie, number ^ 0x5555);
    }
    for number in 0..1000 {
        tries.insert(&mut trie, number);
        tries.xor_all(&mut trie, number);
        assert_eq!(tries.mex(&trie), 1 << 16);
    }
    tries.xor_all(&mut trie, 1 << 16);
    assert_eq!(tries.mex(&trie), 0);
}
