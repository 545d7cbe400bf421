//! The discrete Fourier transform modulo a prime.
//!
//! A polynomial of degree below `n` is determined by its values at the `n`-th roots of unity `1, w, w², …`,
//! and values multiply point by point. If `n` is a power of two, the polynomial splits into its even and
//! its odd coefficients, `f(x) = e(x²) + x·o(x²)`, and `f(-x)` follows almost for free: all values take O(n
//! log n) steps (J. W. Cooley, J. W. Tukey, *An algorithm for the machine calculation of complex Fourier
//! series*, 1965). Modulo a prime `P` with `n | P - 1` the roots are integers and everything is exact.
//!
//! The mean of the values is the sum of the coefficients of `x⁰, xⁿ, x²ⁿ, …`. So one coefficient of a power
//! of a polynomial needs no inverse transform: raise the values to the power and take the mean.
//!
//! Paste with `modular`.

use super::modular::Modular;

/// A primitive root of unity of a given order, which is a power of two: a number whose first power equal to
/// 1 is that with the order as exponent.
///
/// # Complexity
///
/// O(log P) on average if `P` is a prime.
///
/// # Panics
///
/// If the order is not a power of two that divides `P - 1`. If there is no such root because `P` is not
/// a prime, which takes O(P log P) to detect.
///
/// # Examples
///
/// ```
/// use shared::transform::root_of_unity;
///
/// assert_eq!(root_of_unity::<17>(2).value(), 16);
/// assert_eq!(root_of_unity::<17>(4).pow(2).value(), 16);
/// ```
pub fn root_of_unity<const P: u32>(order: usize) -> Modular<P> {
    let (order, units) = (order as u64, u64::from(P) - 1);
    assert!(
        order.is_power_of_two() && units % order == 0,
        "the order must be a power of two that divides P - 1"
    );
    if order == 1 {
        return Modular::ONE;
    }
    // Half of all numbers are not squares, and give a root of the full order.
    let minus_one = -Modular::ONE;
    (2..u64::from(P))
        .map(|base| Modular::new(base).pow(units / order))
        .find(|root| root.pow(order / 2) == minus_one)
        .expect("P must be a prime")
}

/// Replaces the coefficients of a polynomial by its values at `1, w, w², …`, where `w` is the
/// [`root_of_unity`] whose order is their number.
///
/// # Complexity
///
/// O(n log n) time, O(n) memory.
///
/// # Panics
///
/// If the number of values is not a power of two that divides `P - 1`, or `P` is not a prime.
///
/// # Examples
///
/// ```
/// use shared::modular::Modular;
/// use shared::transform::transform;
///
/// // 1 + 2x at 1, 4, 16 and 13, the fourth roots of unity modulo 17.
/// let mut polynomial = [1, 2, 0, 0].map(Modular::<17>::new);
/// transform(&mut polynomial);
/// assert_eq!(polynomial.map(Modular::value), [3, 10, 16, 9]);
/// ```
pub fn transform<const P: u32>(values: &mut [Modular<P>]) {
    let length = values.len();
    let mut root = root_of_unity::<P>(length);
    // Entry half + i is the i-th power of the root of order 2 half.
    let mut roots = vec![Modular::ONE; length];
    for digit in (0..length.trailing_zeros()).rev() {
        let half = 1 << digit;
        for i in 1..half {
            roots[half + i] = roots[half + i - 1] * root;
        }
        root *= root;
    }

    reverse_digits(values);
    for digit in 0..length.trailing_zeros() {
        let half = 1 << digit;
        for block in values.chunks_exact_mut(2 * half) {
            let (even, odd) = block.split_at_mut(half);
            for ((even, odd), &root) in even.iter_mut().zip(odd).zip(&roots[half..]) {
                let turned = *odd * root;
                (*even, *odd) = (*even + turned, *even - turned);
            }
        }
    }
}

/// Moves each value to the index with the same binary digits in reverse.
fn reverse_digits<T: Copy>(values: &mut [T]) {
    let unused = values.len().leading_zeros() + 1; // of the digits of a usize
    let before = values.to_vec();
    for (i, value) in values.iter_mut().enumerate().skip(1) {
        *value = before[i.reverse_bits() >> unused];
    }
}

/// Replaces the values of a polynomial at `1, w, w², …` by its coefficients: undoes [`transform`].
///
/// # Complexity
///
/// O(n log n) time, O(n) memory.
///
/// # Panics
///
/// The same as for [`transform`].
///
/// # Examples
///
/// ```
/// use shared::modular::Modular;
/// use shared::transform::inverse;
///
/// let mut values = [3, 10, 16, 9].map(Modular::<17>::new);
/// inverse(&mut values);
/// assert_eq!(values.map(Modular::value), [1, 2, 0, 0]);
/// ```
pub fn inverse<const P: u32>(values: &mut [Modular<P>]) {
    transform(values);
    // The transform of a transform has the coefficients in reverse order, times n.
    values[1..].reverse();
    let share = Modular::new(values.len() as u64).inverse();
    let share = share.expect("the number of values must divide P - 1");
    for value in values {
        *value *= share;
    }
}

/// The product of two polynomials, given and returned as coefficients.
///
/// # Complexity
///
/// O(n log n) for a product of n coefficients.
///
/// # Panics
///
/// If `P` is not a prime, or the first power of two that is at least n does not divide `P - 1`.
///
/// # Examples
///
/// ```
/// use shared::modular::Modular;
/// use shared::transform::multiply;
///
/// let f = [1, 2].map(Modular::<998_244_353>::new);
/// let g = [3, 4, 5].map(Modular::new);
/// assert_eq!(multiply(&f, &g), [3, 10, 13, 10].map(Modular::new));
/// ```
pub fn multiply<const P: u32>(f: &[Modular<P>], g: &[Modular<P>]) -> Vec<Modular<P>> {
    if f.is_empty() || g.is_empty() {
        return Vec::new();
    }
    let coefficients = f.len() + g.len() - 1;
    let length = coefficients.next_power_of_two();
    let padded = |polynomial: &[Modular<P>]| {
        let mut values = polynomial.to_vec();
        values.resize(length, Modular::ZERO);
        transform(&mut values);
        values
    };
    let mut product = padded(f);
    for (value, other) in product.iter_mut().zip(padded(g)) {
        *value *= other;
    }
    inverse(&mut product);
    product.truncate(coefficients);
    product
}
