//! The Fourier transform against its definition.

use proptest::prelude::*;
use shared::modular::Modular;
use shared::transform::{inverse, multiply, root_of_unity, transform};

const P: u32 = 998_244_353;
type Mod = Modular<P>;

#[test]
fn roots_have_their_order_and_no_smaller_one() {
    for digits in 0..=23 {
        let root = root_of_unity::<P>(1 << digits);
        assert_eq!(root.pow(1 << digits), Mod::ONE);
        if digits > 0 {
            assert_eq!(root.pow(1 << (digits - 1)), -Mod::ONE);
        }
    }
    assert_eq!(root_of_unity::<65_537>(1 << 16).pow(1 << 15).value(), 65_536);
}

fn polynomials() -> impl Strategy<Value = Vec<Mod>> {
    prop::collection::vec(any::<u64>().prop_map(Mod::new), 1..40)
}

proptest! {
    #[test]
    fn values_at_the_roots_determine_a_polynomial(mut polynomial in polynomials()) {
        polynomial.resize(polynomial.len().next_power_of_two(), Mod::ZERO);
        let mut values = polynomial.clone();
        transform(&mut values);
        let root = root_of_unity::<P>(values.len());
        for (i, &value) in values.iter().enumerate() {
            let at = root.pow(i as u64);
            let sum = polynomial.iter().rev().fold(Mod::ZERO, |sum, &next| sum * at + next);
            prop_assert_eq!(value, sum);
        }
        inverse(&mut values);
        prop_assert_eq!(values, polynomial);
    }

    #[test]
    fn products_are_those_of_the_school_method(f in polynomials(), g in polynomials()) {
        let mut product = vec![Mod::ZERO; f.len() + g.len() - 1];
        for (i, &x) in f.iter().enumerate() {
            for (j, &y) in g.iter().enumerate() {
                product[i + j] += x * y;
            }
        }
        prop_assert_eq!(multiply(&f, &g), product);
        prop_assert_eq!(multiply(&f, &[]), vec![]);
    }
}
