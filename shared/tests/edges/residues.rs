//! Residues, nimbers, tries, rectangles.

use crate::panic_message;
use shared::modular::{Binomials, Modular};
use shared::nimber::Nimber;
use shared::rectangles::{union_parities, Rectangle};
use shared::xor_trie::{Trie, Tries};
use shared::{walsh, zero_sum};

/// The greatest prime below 2³².
const GREATEST: u32 = 4_294_967_291;

#[test]
fn modular() {
    type Greatest = Modular<GREATEST>;
    let last = Greatest::new(u64::from(GREATEST) - 1);
    assert_eq!((last + last).value(), GREATEST - 2);
    assert_eq!((last * last, -last, last.inverse()), (Greatest::ONE, Greatest::ONE, Some(last)));
    assert_eq!(Greatest::new(u64::MAX).value(), (u64::MAX % u64::from(GREATEST)) as u32);
    assert_eq!(last.pow(u64::MAX), last);
    assert_eq!(Modular::<{ u32::MAX }>::new(u64::MAX).value(), 0);
    assert_eq!(Modular::<1>::ONE + Modular::<1>::ONE, Modular::ZERO);
    assert_eq!((Greatest::ZERO.inverse(), Greatest::ZERO.pow(0)), (None, Greatest::ONE));
    let none = Binomials::<2>::up_to(0);
    assert_eq!((none.choose(0, 0), none.choose(0, usize::MAX)), (Modular::ONE, Modular::ZERO));
    panic_message(move || none.choose(usize::MAX, 0));
    for most in [2, usize::MAX] {
        let message = panic_message(move || Binomials::<2>::up_to(most));
        assert!(message.contains("greater than"), "{message}");
    }
    let message = panic_message(|| Binomials::<4>::up_to(3));
    assert!(message.contains("prime"), "{message}");
}

#[test]
fn nimber() {
    let last = Nimber(u64::MAX);
    assert_eq!((last + last, last - last), (Nimber::ZERO, Nimber::ZERO));
    assert_eq!(last * last.inverse().unwrap(), Nimber::ONE);
    assert_eq!((last / last, last.sqrt().square()), (Nimber::ONE, last));
    assert_eq!((last.pow(u64::MAX), last.pow(0)), (Nimber::ONE, Nimber::ONE));
    assert_eq!((last * Nimber::ZERO, Nimber::ZERO.pow(0)), (Nimber::ZERO, Nimber::ONE));
    assert_eq!((Nimber::ZERO.inverse(), Nimber::ZERO.sqrt()), (None, Nimber::ZERO));
    let none = || std::iter::empty::<Nimber>();
    assert_eq!((none().sum(), none().product()), (Nimber::ZERO, Nimber::ONE));
    let message = panic_message(|| last / Nimber::ZERO);
    assert!(message.contains("no inverse"), "{message}");
}

#[test]
fn rectangles() {
    let all = (0, u64::MAX);
    let parities = |rows, columns| union_parities(&[Rectangle { rows, columns }]);
    assert_eq!(union_parities(&[]), 0);
    // For each t, the number of rows that 2^t divides, ⌊(2⁶⁴ - 1) / 2^t⌋, is odd, and so is that of the
    // columns.
    assert_eq!(parities(all, all), u64::MAX);
    assert_eq!(parities(all, (u64::MAX, u64::MAX)), 0);
    assert_eq!(parities((u64::MAX - 1, u64::MAX), (0, 1)), 1);
    for (rows, columns) in [((u64::MAX, 0), all), (all, (1, 0))] {
        let message = panic_message(move || parities(rows, columns));
        assert!(message.contains("ends before it begins"), "{message}");
    }
}

#[test]
fn walsh() {
    let mut one = [i64::MIN];
    walsh::transform(&mut one);
    assert_eq!(one, [i64::MIN]);
    let mut two = [i64::MAX, 0];
    walsh::transform(&mut two);
    assert_eq!(two, [i64::MAX; 2]);
    assert_eq!(walsh::scaled_convolution(&[1 << 31], &[1_i64 << 31]), [1 << 62]);
    let message = panic_message(|| walsh::transform::<i64>(&mut []));
    assert!(message.contains("power of two"), "{message}");
    let message = panic_message(|| walsh::scaled_convolution(&[1], &[1, 2]));
    assert!(message.contains("the same length"), "{message}");
}

#[test]
fn xor_trie() {
    let mut tries = Tries::new();
    let mut trie = Trie::default();
    assert_eq!(tries.mex(&trie), 0);
    tries.xor_all(&mut trie, u32::MAX);
    assert_eq!(tries.mex(&trie), 0);
    tries.insert(&mut trie, u32::MAX);
    assert_eq!(tries.mex(&trie), 0);
    tries.xor_all(&mut trie, u32::MAX);
    assert_eq!(tries.mex(&trie), 1);
    tries.insert(&mut trie, 0);
    let mut all = tries.union(trie, Trie::default());
    for number in 1..32 {
        let mut shifted = Trie::default();
        tries.insert(&mut shifted, number);
        all = tries.union(all, shifted);
    }
    assert_eq!(tries.mex(&all), 32);
    tries.xor_all(&mut all, 1 << 31);
    assert_eq!(tries.mex(&all), 0);
}

#[test]
fn zero_sum() {
    let counts = |heaps: &[u64], divisor| {
        let counts = zero_sum::count_sets::<GREATEST>(heaps, divisor);
        counts.into_iter().map(Modular::value).collect::<Vec<_>>()
    };
    assert_eq!(counts(&[], 1), [1]);
    assert_eq!(counts(&[0], 3), [1, 1, 0]);
    let message = panic_message(move || counts(&[u64::MAX], 1));
    assert!(message.contains("a heap"), "{message}");
    let message = panic_message(move || counts(&[1], 0));
    assert!(message.contains("divisor"), "{message}");
    let message = panic_message(|| zero_sum::count_sets::<2>(&[1], 1));
    assert!(message.contains("odd"), "{message}");
}
