//! Short games without options, and with the greatest and the finest numbers.

use crate::panic_message;
use shared::atomic_weight::{atomic_weight as weight, is_all_small};
use shared::dyadic::Dyadic;
use shared::retrograde::Player;
use shared::search::OutcomeClass::N;
use shared::short_game::{Game, Games};
use shared::switches::stops;
use shared::temperature::Thermographs;
use std::panic::AssertUnwindSafe;

/// The greatest number, the least one, and the least positive one.
fn extremes(games: &mut Games) -> [Game; 3] {
    [(i128::MAX, 0), (i128::MIN, 0), (1, 127)].map(|(j, k)| games.number(Dyadic::new(j, k)))
}

/// The panic message of a call with new games.
fn refusal<T>(call: impl FnOnce(&mut Games) -> T) -> String {
    panic_message(AssertUnwindSafe(|| call(&mut Games::new())))
}

#[test]
fn short_game() {
    let games = &mut Games::new();
    let [greatest, least, finest] = extremes(games);
    let zero = games.canonical(&[], &[]);
    assert_eq!(games.as_number(zero), Some(Dyadic::ZERO));
    assert_eq!(games.canonical(&[least], &[greatest]), zero);
    assert_eq!(games.canonical(&[least], &[]), zero);
    assert_eq!(games.options(zero, Player::Left), []);
    assert_eq!(games.options(least, Player::Left), []);
    assert_eq!(games.options(finest, Player::Left), [zero]);
    assert_eq!(games.birthday(least), u64::MAX);
    assert_eq!(games.nimber(0), zero);
    assert_eq!(games.multiple(i64::MIN, zero), zero);
    let one = games.number(Dyadic::ONE);
    let product = games.multiple(i64::MIN, one);
    assert_eq!(games.as_number(product), Some(Dyadic::from(i64::MIN)));
    assert_eq!(games.ordinal_sum(zero, zero), zero);

    let switch = games.canonical(&[greatest], &[least]);
    assert_eq!(games.outcome(switch), N);
    let texts = [greatest, least].map(|game| games.text(game));
    assert_eq!(texts, [i128::MAX, i128::MIN].map(|number| number.to_string()));
    assert_eq!(games.text(switch), format!("{{{}|{}}}", i128::MAX, i128::MIN));
    let ends = [i128::MAX, i128::MIN].map(|number| Dyadic::new(number, 0));
    assert_eq!(games.as_switch(switch), Some((ends[0], ends[1])));
    assert_eq!(games.as_number_up_star(switch), None);
    let message = refusal(|games| {
        let [greatest, ..] = extremes(games);
        games.sum(greatest, greatest)
    });
    assert!(message.contains("overflows"), "{message}");
    let message = refusal(|games| {
        let [_, least, _] = extremes(games);
        games.negative(least)
    });
    assert!(message.contains("overflows"), "{message}");
    let message = refusal(|games| {
        let [.., finest] = extremes(games);
        let zero = games.number(Dyadic::ZERO);
        games.canonical(&[zero], &[finest])
    });
    assert!(message.contains("too large for a dyadic"), "{message}");
}

/// The same index means another game in other [`Games`].
#[test]
fn games_of_others_are_refused() {
    type Call = fn(&mut Games, Game, Game);
    let calls: [(&str, Call); 24] = [
        ("canonical", |games, own, other| {
            let _ = games.canonical(&[own], &[other]);
        }),
        ("canonical", |games, own, other| {
            let _ = games.canonical(&[other], &[own]);
        }),
        ("options", |games, _, other| {
            let _ = games.options(other, Player::Left);
        }),
        ("as_number", |games, _, other| {
            let _ = games.as_number(other);
        }),
        ("left_stop", |games, _, other| {
            let _ = games.left_stop(other);
        }),
        ("right_stop", |games, _, other| {
            let _ = games.right_stop(other);
        }),
        ("birthday", |games, _, other| {
            let _ = games.birthday(other);
        }),
        ("negative", |games, _, other| {
            let _ = games.negative(other);
        }),
        ("sum", |games, own, other| {
            let _ = games.sum(own, other);
        }),
        ("sum", |games, own, other| {
            let _ = games.sum(other, own);
        }),
        ("difference", |games, own, other| {
            let _ = games.difference(own, other);
        }),
        ("multiple", |games, _, other| {
            let _ = games.multiple(0, other);
        }),
        ("ordinal_sum", |games, own, other| {
            let _ = games.ordinal_sum(own, other);
        }),
        ("ordinal_sum", |games, own, other| {
            let _ = games.ordinal_sum(other, own);
        }),
        ("at_most", |games, own, other| {
            let _ = games.at_most(own, other);
        }),
        ("at_most", |games, _, other| {
            let _ = games.at_most(other, other);
        }),
        ("compare", |games, _, other| {
            let _ = games.compare(other, other);
        }),
        ("outcome", |games, _, other| {
            let _ = games.outcome(other);
        }),
        ("as_nimber", |games, _, other| {
            let _ = games.as_nimber(other);
        }),
        ("as_number_up_star", |games, _, other| {
            let _ = games.as_number_up_star(other);
        }),
        ("as_switch", |games, _, other| {
            let _ = games.as_switch(other);
        }),
        ("text", |games, _, other| {
            let _ = games.text(other);
        }),
        ("weight", |games, _, other| {
            let _ = weight(games, other);
        }),
        ("is_all_small", |games, _, other| {
            let _ = is_all_small(games, other);
        }),
    ];
    for (name, call) in calls {
        let message = refusal(|games| {
            let own = games.nimber(3);
            let other = Games::new().nimber(1);
            call(games, own, other);
            panic!("{name} returns");
        });
        assert!(message.contains("belongs to other"), "{name}: {message}");
    }
    let message = refusal(|games| {
        let mut others = Games::new();
        let (mut thermographs, other) = (Thermographs::new(), others.nimber(1));
        thermographs.of(&mut others, other);
        thermographs.of(games, other)
    });
    assert!(message.contains("belongs to other"), "{message}");
}

#[test]
fn handles_stay_valid_when_games_are_moved() {
    let mut games = vec![Games::new()];
    let star = games[0].nimber(1);
    let [mut moved] = <[Games; 1]>::try_from(std::mem::take(&mut games)).unwrap();
    games.push(Games::new());
    assert_eq!(moved.as_nimber(star), Some(1));
    assert_eq!(moved.text(star), "*");
}

#[test]
fn temperature() {
    let games = &mut Games::new();
    let [.., finest] = extremes(games);
    let thermographs = &mut Thermographs::new();
    let mast = thermographs.of(games, finest);
    assert_eq!(mast.temperature, Dyadic::new(-1, 127));
    assert_eq!(mast.left.at(Dyadic::new(i128::MAX, 0)), mast.mean);
    let message = panic_message(AssertUnwindSafe(|| mast.right.at(mast.temperature)));
    assert!(message.contains("is negative"), "{message}");
    let message = refusal(|games| {
        let [greatest, least, _] = extremes(games);
        let switch = games.canonical(&[greatest], &[least]);
        Thermographs::new().of(games, switch)
    });
    assert!(message.contains("overflows"), "{message}");
}

#[test]
fn atomic_weight() {
    let games = &mut Games::new();
    let zero = games.number(Dyadic::ZERO);
    assert!(is_all_small(games, zero));
    assert_eq!(weight(games, zero), Some(zero));
    for game in extremes(games) {
        assert_eq!(weight(games, game), None);
    }
}

#[test]
fn switches() {
    assert_eq!(stops(&[]), (0, 0));
    let (least, greatest) = (i64::MIN, i64::MAX);
    assert_eq!(stops(&[(greatest, least)]), (greatest, least));
    // The hotter switch is played first, although its temperature does not fit in an i64.
    assert_eq!(stops(&[(1, -1), (greatest, least)]), (greatest - 1, least + 1));
    let message = panic_message(|| stops(&[(greatest, 0), (greatest, 1)]).0);
    assert!(message.contains("overflows"), "{message}");
    let message = panic_message(|| stops(&[(least, greatest)]));
    assert!(message.contains("a less than b"), "{message}");
}
