//! Sequences with a proved period.

use shared::periodic::Periodic;

#[test]
fn exceptions_are_the_places_that_differ_from_the_period() {
    let values = [5, 1, 2, 9, 1, 2, 3, 1, 2, 3, 1];
    let periodic = Periodic::prove(&values, |start, period| start + period).unwrap();
    assert_eq!((periodic.preperiod(), periodic.period()), (4, 3));
    assert!(periodic.exceptions().eq([(0, 5), (3, 9)]));
    assert_eq!(periodic.value(u64::MAX), 3); // 2⁶⁴ - 1 is a multiple of 3
}

#[test]
fn no_values_prove_nothing() {
    assert_eq!(Periodic::<u64>::prove(&[], |_, _| 0), None);
}
