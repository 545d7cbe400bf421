//! The laws of the field of nimbers.

use jury::search::impartial::mex;
use proptest::prelude::*;
use shared::nimber::Nimber;

/// Numbers of every length.
fn nimber() -> impl Strategy<Value = Nimber> {
    (any::<u64>(), 0..64).prop_map(|(number, shift)| Nimber(number >> shift))
}

proptest! {
    #[test]
    fn sums_and_products_are_those_of_a_field(a in nimber(), b in nimber(), c in nimber()) {
        prop_assert_eq!(a + b, b + a);
        prop_assert_eq!(a * b, b * a);
        prop_assert_eq!((a + b) + c, a + (b + c));
        prop_assert_eq!((a * b) * c, a * (b * c));
        prop_assert_eq!(a * (b + c), a * b + a * c);
        prop_assert_eq!(a * Nimber::ONE, a);
        prop_assert_eq!(a + Nimber::ZERO, a);
        prop_assert_eq!(a - a, Nimber::ZERO);
        prop_assert_eq!(a - b + b, a);
        if b != Nimber::ZERO {
            prop_assert_eq!(b.inverse().map(|inverse| b * inverse), Some(Nimber::ONE));
            prop_assert_eq!(a / b * b, a);
        }
    }

    #[test]
    fn squares_powers_and_roots(a in nimber(), b in nimber(), exponent in 0..200_u64) {
        prop_assert_eq!((a + b).square(), a.square() + b.square());
        prop_assert_eq!(a.square().sqrt(), a);
        prop_assert_eq!(a.sqrt().square(), a);
        prop_assert_eq!(a.pow(exponent), (0..exponent).map(|_| a).product());
    }

    #[test]
    fn assignments_do_what_their_operators_do(a in nimber(), b in nimber()) {
        let mut number = a;
        number += b;
        number *= b;
        number -= a;
        prop_assert_eq!(number, (a + b) * b - a);
        if b != Nimber::ZERO {
            number /= b;
            prop_assert_eq!(number, ((a + b) * b - a) / b);
        }
    }
}

/// The numbers below 2, 4, 16, 256, … are fields of their own.
#[test]
fn small_fields_are_closed() {
    for bits in [1, 2, 4, 8] {
        let all = 0..1_u64 << bits;
        for a in all.clone() {
            for b in all.clone() {
                let product = Nimber(a) * Nimber(b);
                assert!(all.contains(&product.0), "{a} {b} below 2^{bits}");
            }
            assert!(all.contains(&Nimber(a).sqrt().0), "{a} below 2^{bits}");
            match Nimber(a).inverse() {
                Some(inverse) => assert!(all.contains(&inverse.0), "{a} below 2^{bits}"),
                None => assert_eq!(a, 0),
            }
        }
    }
}

/// The table in *On Numbers and Games*, ch. 6.
#[test]
fn the_published_table_of_products() {
    let products = [
        [1, 2, 3, 4, 5, 6, 7],
        [2, 3, 1, 8, 10, 11, 9],
        [3, 1, 2, 12, 15, 13, 14],
        [4, 8, 12, 6, 2, 14, 10],
        [5, 10, 15, 2, 7, 8, 13],
        [6, 11, 13, 14, 8, 5, 3],
        [7, 9, 14, 10, 13, 3, 4],
    ];
    for (a, row) in (1..).zip(products) {
        for (b, product) in (1..).zip(row) {
            assert_eq!(Nimber(a) * Nimber(b), Nimber(product), "{a} {b}");
        }
    }
}

#[test]
fn sums_of_iterators_and_the_ends_of_the_range() {
    assert_eq!([1, 2, 4].map(Nimber).into_iter().sum::<Nimber>(), Nimber(7));
    let most = Nimber(u64::MAX);
    assert_eq!(most * most, Nimber(11_290_409_524_105_353_207));
    assert_eq!(most / most, Nimber::ONE);
    assert_eq!(most.to_string(), "18446744073709551615");
}

#[test]
#[should_panic(expected = "0 has no inverse")]
fn division_by_zero_panics() {
    let _ = Nimber::ONE / Nimber::ZERO;
}

/// `a ⊗ b` is the mex of `a' ⊗ b ⊕ a ⊗ b' ⊕ a' ⊗ b'` for `a' < a` and `b' < b`, in a table that uses no
/// other definition of the product.
#[test]
fn the_product_is_the_mex_of_its_definition() {
    let count = 20;
    let mut table = vec![vec![0; count]; count];
    for a in 0..count {
        for b in 0..count {
            let less = (0..a).flat_map(|x| (0..b).map(move |y| (x, y)));
            let value = mex(less.map(|(x, y)| table[x][b] ^ table[a][y] ^ table[x][y]));
            table[a][b] = value;
            assert_eq!(Nimber(a as u64) * Nimber(b as u64), Nimber(value), "{a} {b}");
        }
    }
}
