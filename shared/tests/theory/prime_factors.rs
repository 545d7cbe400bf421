//! Prime factors as Grundy values, against the rules of the two games.

use shared::grundy::mex;
use shared::prime_factors::PrimeFactors;

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

#[test]
fn numbers_replaced_by_divisors_are_worth_their_number_of_prime_factors() {
    let factors = PrimeFactors::up_to(2000);
    let mut values = vec![0];
    for number in 1..=2000_usize {
        let divisors = (1..number).filter(|divisor| number % divisor == 0);
        values.push(mex(divisors.map(|divisor| values[divisor])));
        assert_eq!(u64::from(factors.count(number as u32)), values[number], "{number}");
    }
}

#[test]
fn heaps_that_lose_coprime_numbers_are_worth_the_index_of_their_least_prime_factor() {
    let factors = PrimeFactors::up_to(1000);
    let mut values = vec![0];
    for heap in 1..=1000_u64 {
        let taken = (1..=heap).filter(|&taken| gcd(heap, taken) == 1);
        let value = mex(taken.map(|taken| values[(heap - taken) as usize]));
        values.push(value);
        let expected = match heap {
            1 => 1,
            _ if heap % 2 == 0 => 0,
            _ => u64::from(factors.least_index(heap as u32)),
        };
        assert_eq!(value, expected, "{heap}");
    }
}

#[test]
fn every_bound_has_its_numbers() {
    let all = PrimeFactors::up_to(300);
    for most in 0..=300 {
        let some = PrimeFactors::up_to(most);
        for number in 1..=most {
            assert_eq!(some.least_index(number), all.least_index(number), "{number} of {most}");
            assert_eq!(some.count(number), all.count(number), "{number} of {most}");
        }
    }
}
