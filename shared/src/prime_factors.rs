//! Prime factors of all numbers up to a bound.
//!
//! In some games on numbers, prime factors determine the values:
//!
//! - If a move replaces a number by a proper divisor of it, the number is worth the *number* of its prime
//!   factors, counted with multiplicity. A proper divisor has fewer factors, and leaving some of them out
//!   gives any smaller number of factors.
//! - If a move takes from a heap of n a number of counters that is coprime to n, the heap is worth 0 if n
//!   is even, 1 if n is 1, and otherwise the *index* of the least prime factor of n among the primes 2, 3,
//!   5, …. The rest is coprime to n, and so never has the same least prime factor. And any prime q below
//!   the least prime factor of n does not divide n and is less than n, so a move can leave q itself. For q
//!   = 2 that is worth 0, and 1 can always be left.
//!
//! Both are Grundy values: the value of several numbers is the nim-sum of their values.
//!
//! Paste alone.

/// The least prime factors of the numbers up to a bound.
///
/// # Examples
///
/// ```
/// use shared::prime_factors::PrimeFactors;
///
/// let factors = PrimeFactors::up_to(100);
/// assert_eq!(factors.count(60), 4); // 2 · 2 · 3 · 5
/// assert_eq!(factors.least_index(35), 3); // 5 is the third prime
/// assert_eq!((factors.count(1), factors.least_index(1)), (0, 0));
/// ```
pub struct PrimeFactors {
    primes: Vec<u32>,
    /// For each odd number, the index of its least prime factor; 0 for 1.
    odd: Vec<u32>,
}

impl PrimeFactors {
    /// The factors of the numbers from 1 to `most`, by the sieve of Eratosthenes.
    ///
    /// # Complexity
    ///
    /// O(n log log n) time and 2n bytes for n = `most`.
    ///
    /// # Panics
    ///
    /// If a table of that many numbers does not fit in memory.
    pub fn up_to(most: u32) -> Self {
        let most = most as usize;
        let mut primes = vec![2];
        let mut odd = vec![0; most / 2 + most % 2];
        for half in 1..odd.len() {
            if odd[half] > 0 {
                continue;
            }
            let prime = 2 * half + 1;
            primes.push(prime as u32);
            let index = primes.len() as u32;
            odd[half] = index;
            // Smaller multiples have smaller prime factors.
            let square = prime.saturating_mul(prime);
            for multiple in (square / 2..odd.len()).step_by(prime) {
                if odd[multiple] == 0 {
                    odd[multiple] = index;
                }
            }
        }
        PrimeFactors { primes, odd }
    }

    /// Returns the index of the least prime factor of a number: 1 for the prime 2, and so on; 0 for the
    /// number 1.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Panics
    ///
    /// If the number is 0, or if it is odd and above the bound.
    pub fn least_index(&self, number: u32) -> u32 {
        assert!(number > 0, "0 has no prime factors");
        if number % 2 == 0 {
            1
        } else {
            self.odd[number as usize / 2]
        }
    }

    /// Returns the number of prime factors of a number, counted with multiplicity.
    ///
    /// # Complexity
    ///
    /// O(log n) for the number n.
    ///
    /// # Panics
    ///
    /// If the number is 0, or if its greatest odd divisor is above the bound.
    pub fn count(&self, number: u32) -> u32 {
        let (mut rest, mut count) = (number, 0);
        while self.least_index(rest) > 0 {
            rest /= self.primes[self.least_index(rest) as usize - 1];
            count += 1;
        }
        count
    }
}
