//! Turning multiples against the rules, and against the mex of the sums of multiples.

use jury::rules::multiples::Multiples as Rules;
use jury::search::impartial::Grundy;
use shared::grundy::mex;
use shared::multiples::Multiples;
use shared::nim;

#[test]
fn positions_are_sums_of_single_coins() {
    for coins in 0..=11_u32 {
        let theory = Multiples::new(coins);
        let mut grundy = Grundy::new(Rules { coins: coins as usize });
        for heads in 0..1_u32 << coins {
            let shown = (1..=coins).filter(|coin| heads >> (coin - 1) & 1 == 1);
            let value = nim::sum(shown.map(|coin| theory.value(coin)));
            assert_eq!(value, grundy.value(&heads), "{coins} coins, {heads:b}");
        }
    }
}

#[test]
fn values_are_the_mex_of_the_sums_of_multiples() {
    for coins in (1..300).chain([999, 1000, 3968, 3969, 4095, 4096, 9999]) {
        let theory = Multiples::new(coins);
        let mut values = vec![0; coins as usize + 1];
        for coin in (1..=coins as usize).rev() {
            let multiples = (2 * coin..values.len()).step_by(coin);
            let sums = multiples.scan(0, |sum, multiple| {
                *sum ^= values[multiple];
                Some(*sum)
            });
            values[coin] = mex(std::iter::once(0).chain(sums));
        }
        for coin in 1..=coins {
            let (value, expected) = (theory.value(coin), values[coin as usize]);
            assert_eq!(value, expected, "coin {coin} of {coins}");
        }
    }
}

#[test]
fn a_billion_coins() {
    let values = Multiples::new(1_000_000_000);
    assert_eq!((1..100_000).map(|coin| values.value(coin)).max(), Some(68));
    assert_eq!(values.value(1_000_000_000), 1);
}

#[test]
#[should_panic(expected = "coin 4 is not in 1..=3")]
fn a_coin_that_does_not_exist_is_refused() {
    Multiples::new(3).value(4);
}
