//! The sparse space against the definition: the mex over all options.

use shared::octal::take_and_break;
use shared::sparse_space::SparseValues;

/// Compares the values of the heaps up to this one by the sparse space and by the definition.
fn both(digits: &[u8], largest: usize) -> [Vec<u64>; 2] {
    let mut sparse = SparseValues::new(digits);
    sparse.extend_to(largest);
    let sparse = sparse.values().iter().copied().map(u64::from).collect();
    let digit = |taken: u64| digits.get(taken as usize).copied().unwrap_or(0);
    [sparse, take_and_break(largest as u64, digit)]
}

/// Every code `0.abc` and `4.abc`; beyond 64 heaps, each has a space of its own.
#[test]
fn values_are_those_of_the_definition() {
    for number in 0..1024_usize {
        let digits = [number >> 9 << 2, number >> 6 & 7, number >> 3 & 7, number & 7];
        let digits = digits.map(|digit| digit as u8);
        let [sparse, defined] = both(&digits, 300);
        assert_eq!(sparse, defined, "{digits:?}");
    }
}

/// Games in which the space changes many times, with many rare values, or with values that outgrow the
/// sets.
#[test]
fn long_games_have_the_values_of_the_definition() {
    for digits in [&[0, 0, 0, 7][..], &[0, 6], &[0, 1, 6], &[0, 3, 7, 6], &[4, 3, 3, 0, 2]] {
        let [sparse, defined] = both(digits, 5000);
        assert_eq!(sparse, defined, "{digits:?}");
    }
}

#[test]
fn values_do_not_depend_on_the_steps_in_which_they_are_found() {
    let mut whole = SparseValues::new(&[0, 1, 6]);
    whole.extend_to(2000);
    let mut steps = SparseValues::new(&[0, 1, 6]);
    assert_eq!(steps.values(), [0]);
    for largest in (0..=2000).step_by(7).chain([5, 2000]) {
        steps.extend_to(largest);
    }
    assert_eq!(steps.values(), whole.values());
}

/// *Winning Ways*, ch. 4: the values of Kayles with an even number of ones are rare, and the last one is at
/// 70.
#[test]
fn kayles_has_a_finite_sparse_space() {
    let mut kayles = SparseValues::new(&[0, 7, 7]);
    kayles.extend_to(5000);
    let rare: Vec<usize> = kayles.rare_heaps().to_vec();
    for &heap in &rare {
        let ones = (kayles.values()[heap] & kayles.mask()).count_ones();
        assert_eq!(ones % 2, 0, "{heap}");
    }
    assert!(rare.iter().all(|&heap| heap <= 70), "{rare:?}");
}

/// For `0.104`, no digits of the values alone make only few of them rare.
#[test]
fn the_size_of_a_heap_is_a_digit_too() {
    let mut game = SparseValues::new(&[0, 1, 0, 4]);
    game.extend_to(5000);
    assert!(game.by_size());
    assert_eq!(game.rare_heaps().last(), Some(&284));
    for (heap, value) in (0..).zip(game.values()).skip(285) {
        let ones = (value & game.mask()).count_ones() + (heap - 3) % 2;
        assert_eq!(ones % 2, 1, "{heap}");
    }
    let [sparse, defined] = both(&[0, 1, 0, 4], 5000);
    assert_eq!(sparse, defined);
}

/// Moves that take one counter or two may leave two heaps.
#[test]
fn the_size_is_no_digit_where_breaks_take_odd_and_even_numbers() {
    let mut game = SparseValues::new(&[0, 4, 4]);
    game.extend_to(1000);
    assert!(!game.by_size());
}

/// The result does not depend on the number of stored values.
#[test]
fn computation_resumes_from_stored_values() {
    for digits in [&[0, 7, 7][..], &[0, 1, 0, 4], &[0, 0, 0, 7]] {
        let mut whole = SparseValues::new(digits);
        whole.extend_to(1000);
        for known in [1, 2, 5, 64, 65, 700, 1001] {
            let mut resumed = SparseValues::new(digits);
            resumed.resume(whole.values()[..known].to_vec());
            resumed.extend_to(1000);
            assert_eq!(resumed.values(), whole.values(), "{digits:?}");
        }
    }
}
