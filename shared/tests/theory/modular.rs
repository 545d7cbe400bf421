//! Residues against the integers, and binomial coefficients against Pascal's triangle.

use crate::panic_message;
use proptest::prelude::*;
use shared::modular::{Binomials, Modular};

/// The greatest prime of 32 bits: sums of residues overflow `u32`.
const P: u32 = 4_294_967_291;

/// Any integer, often at an end of the range of residues.
fn integer() -> impl Strategy<Value = u64> {
    let end = prop::sample::select(vec![0, 1, P - 1, P]);
    prop_oneof![any::<u64>(), end.prop_map(u64::from)]
}

proptest! {
    #[test]
    fn residues_compute_as_integers_do(a in integer(), b in integer()) {
        let residue = |integer: i128| Modular::<P>::new(integer.rem_euclid(P.into()) as u64);
        let (x, y) = (Modular::<P>::new(a), Modular::<P>::new(b));
        let (a, b) = (i128::from(a), i128::from(b));
        prop_assert!(x.value() < P);
        prop_assert_eq!(x, residue(a));
        prop_assert_eq!(x + y, residue(a + b));
        prop_assert_eq!(x - y, residue(a - b));
        prop_assert_eq!(x * y, residue(a % i128::from(P) * b));
        prop_assert_eq!(-x, residue(-a));
        prop_assert_eq!([x, y, x].into_iter().sum::<Modular<P>>(), residue(2 * a + b));
        let mut z = x;
        z += y;
        z *= x;
        z -= y;
        prop_assert_eq!(z, (x + y) * x - y);
    }

    #[test]
    fn powers_are_repeated_products(base in integer(), exponent in 0..200u64) {
        let base = Modular::<P>::new(base);
        let product = (0..exponent).fold(Modular::ONE, |product, _| product * base);
        prop_assert_eq!(base.pow(exponent), product);
        // Fermat's little theorem.
        prop_assert_eq!(base.pow(u64::from(P) + exponent), base.pow(exponent + 1));
    }

    #[test]
    fn inverses_give_one(integer in integer()) {
        let residue = Modular::<P>::new(integer);
        let product = residue.inverse().map(|inverse| inverse * residue);
        prop_assert_eq!(product, (residue.value() != 0).then_some(Modular::ONE));
    }
}

#[test]
fn modulo_a_composite_the_units_are_the_coprime_residues() {
    let units = (0..12).filter(|&n| Modular::<12>::new(n).inverse().is_some());
    assert_eq!(units.collect::<Vec<_>>(), [1, 5, 7, 11]);
    assert_eq!(Modular::<1>::new(5).value(), 0);
}

#[test]
fn binomial_coefficients_are_those_of_pascals_triangle() {
    let binomials = Binomials::<67>::up_to(66);
    let mut row = vec![Modular::<67>::ONE];
    for n in 0..=66 {
        for (k, &entry) in row.iter().enumerate() {
            assert_eq!(binomials.choose(n, k), entry, "{n} {k}");
        }
        assert_eq!(binomials.choose(n, n + 1), Modular::ZERO);
        let inner = row.windows(2).map(|pair| pair[0] + pair[1]);
        let one = Modular::ONE;
        row = [one].into_iter().chain(inner).chain([one]).collect();
    }
}

#[test]
fn no_table_without_inverses() {
    let too_small = || Binomials::<7>::up_to(7);
    assert!(panic_message(too_small).contains("a prime greater than every n"));
    let not_prime = || Binomials::<12>::up_to(4);
    assert!(panic_message(not_prime).contains("a prime greater than every n"));
}
