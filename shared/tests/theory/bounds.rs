use crate::panic_message;
use shared::bounds::{check, check_each, check_that, Total};

#[test]
fn bounds_are_inclusive() {
    check("n", 1_u8, 1..=3);
    check("n", 3_u8, 1..=3);
    check("x", i64::MIN, i64::MIN..=i64::MAX);
    let beyond = |n: u8| panic_message(|| check("n", n, 1..=3));
    assert_eq!(beyond(0), "n is 0, not in 1..=3");
    assert_eq!(beyond(4), "n is 4, not in 1..=3");
}

#[test]
fn empty_bounds_refuse_every_number() {
    let (most, number) = (0, 1);
    let message = panic_message(|| check("k", number, 1..=most));
    assert_eq!(message, "k is 1, not in 1..=0");
}

#[test]
fn each_number_is_checked() {
    check_each("a heap", &[], 0_u64..=9);
    check_each("a heap", &[0, 9], 0..=9);
    let beyond = |heaps: [i32; 3]| panic_message(move || check_each("a heap", &heaps, 0..=9));
    assert_eq!(beyond([0, 9, 10]), "a heap is 10, not in 0..=9");
    assert_eq!(beyond([-1, 11, 0]), "a heap is -1, not in 0..=9");
}

#[test]
fn totals_are_checked_as_they_grow() {
    let grown = |last| {
        let mut total = Total::new("the sum of n", 2..=9);
        total.add(2);
        total.add(last);
    };
    grown(7);
    for last in [8, usize::MAX] {
        let message = panic_message(|| grown(last));
        assert!(message.ends_with(", not in 2..=9"), "{message}");
    }
}

#[test]
fn a_broken_promise_is_named() {
    check_that(true, "no station charges");
    let message = panic_message(|| check_that(false, "no station charges"));
    assert_eq!(message, "no station charges");
}
