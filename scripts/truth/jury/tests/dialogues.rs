//! The interactors play the statements' sessions and are strict, and a perfect opponent wins if possible.

use jury::Random;
use jury::books::book;
use jury::dialogue::{Fault, Interactor, Step, Then};
use jury::rules::card_row::{CardRow, taken, whole};
use jury::rules::zigzag::{Position, Zigzag};
use jury::rules::{Game, Large};
use jury::search::impartial::{Outcomes, Play};
use rand::SeedableRng;
use rand::seq::IndexedRandom;

fn interactor(problem: &str, input: &str) -> Box<dyn Interactor> {
    let interactor = book(problem).unwrap().interactor(input).unwrap();
    interactor.expect("an interactive problem")
}

fn session(problem: &str, input: &str, program: &[&str]) -> (Vec<String>, Then) {
    let mut interactor = interactor(problem, input);
    let mut says = Vec::new();
    let mut step = interactor.begin();
    let mut lines = program.iter();
    loop {
        says.extend(step.says.lines().map(str::to_owned));
        match (step.then, lines.next()) {
            (Then::Listen, Some(line)) => step = interactor.hear(line),
            (then, _) => return (says, then),
        }
    }
}

/// Asserts that some opponent plays like the judge in the sample.
fn assert_plays(problem: &str, sample: &str, program: &[&str], judge: &[&str], report: &str) {
    let plays = |seed: u64| {
        let (says, then) = session(problem, &format!("random {seed}\n{sample}"), program);
        says == judge && then == Then::Over(report.to_owned())
    };
    assert!((0..20_000).any(plays));
}

#[test]
fn the_session_of_abc278_g_can_be_played() {
    assert_plays(
        "abc278_g",
        "6 1 2\n",
        &["First", "2 1", "6 1", "1 1"],
        &["6 1 2", "3 2", "5 1", "0 0"],
        "won\n",
    );
}

#[test]
fn the_session_of_cf1147f_can_be_played() {
    assert_plays(
        "cf1147f",
        "2\n3\n3 1 9\n2 5 7\n6 4 8\n1\n1\n",
        &["A", "D 3", "2", "B", "2"],
        &["2", "3", "3 1 9", "2 5 7", "6 4 8", "6", "-1", "1", "1", "I 1", "-1"],
        "won\nwon\n",
    );
}

fn fault(problem: &str, input: &str, program: &[&str]) -> Option<Fault> {
    match session(problem, input, program).1 {
        Then::Fault(fault, _) => Some(fault),
        _ => None,
    }
}

#[test]
fn abc278_g_is_strict() {
    let fault = |program: &[&str]| fault("abc278_g", "random 1\n6 2 3\n", program);
    for line in ["first", "FIRST", "1 2", "", "0 0"] {
        assert_eq!(fault(&[line]), Some(Fault::MalformedLine), "{line}");
    }
    for line in ["", "1", "1 2 3", "-1 -1", "x 2", "1 2.0", "First"] {
        assert_eq!(fault(&["First", line]), Some(Fault::MalformedLine), "{line}");
    }
    for line in ["1 1", "1 4", "0 2", "6 2", "7 2", "5 3", "18446744073709551615 2", "1 0", "0 1"] {
        assert_eq!(fault(&["First", line]), Some(Fault::IllegalMove), "{line}");
    }
    assert_eq!(fault(&["First", "3 2", "3 2"]), Some(Fault::IllegalMove));
    assert_eq!(fault(&["First", "0 0"]), Some(Fault::LostGame));
    for line in ["3 2", "3  2 "] {
        assert_eq!(fault(&["First", line]), None, "{line}");
    }
}

#[test]
fn cf1147f_is_strict() {
    let input = "random 1\n1\n2\n2 3\n1 4\n";
    let fault = |program: &[&str]| fault("cf1147f", input, program);
    for line in ["a", "C", "", "I 1"] {
        assert_eq!(fault(&[line]), Some(Fault::MalformedLine), "{line}");
    }
    for line in ["I", "1", "I 1 2", "i 1", "I x", "I -1", "1 I"] {
        assert_eq!(fault(&["A", line]), Some(Fault::MalformedLine), "{line}");
    }
    for line in ["I 0", "D 5"] {
        assert_eq!(fault(&["A", line]), Some(Fault::IllegalMove), "{line}");
    }
    for line in ["", "x", "1 2", "-2", "+1"] {
        assert_eq!(fault(&["B", line]), Some(Fault::MalformedLine), "{line}");
    }
    for line in ["0", "5", "18446744073709551615"] {
        assert_eq!(fault(&["B", line]), Some(Fault::IllegalMove), "{line}");
    }
    assert_eq!(fault(&["B", "-1"]), Some(Fault::LostGame));
}

#[test]
fn cf1147f_knows_sides_visits_and_weights() {
    // Alice takes heavier edges and begins on 1. Bob moves to 3 along 2 or to 4 along 3, and Alice can only
    // answer the latter, by 2 along 4. Then Bob, who needs a lighter edge, moves to 3 along 1.
    let ends = |program: &[&str]| {
        let endings = (0..50).map(|seed| {
            let input = format!("random {seed}\n1\n2\n2 3\n1 4\n");
            let (says, then) = session("cf1147f", &input, program);
            (says[4..].join(" "), then)
        });
        endings.collect::<Vec<_>>()
    };
    let is = |then: &Then, expected| matches!(then, Then::Fault(fault, _) if *fault == expected);
    for (says, then) in ends(&["A", "I 1", "2", "-1"]) {
        match says.as_str() {
            "3 -2" => assert!(is(&then, Fault::IllegalMove), "1 is lighter than 2"),
            "4 3" => assert!(is(&then, Fault::LostGame)),
            _ => panic!("{says}"),
        }
    }
    for vertex in ["1", "3", "4"] {
        for (says, then) in ends(&["A", "I 1", vertex]) {
            assert!(says.ends_with("-2") && is(&then, Fault::IllegalMove), "{says}");
        }
    }
}

/// Plays against a random program. Returns its fault if it does not win.
fn play(mut interactor: Box<dyn Interactor>, mut program: impl FnMut(&str) -> String) -> Then {
    let Step { mut says, mut then } = interactor.begin();
    while then == Then::Listen {
        let line = program(&says);
        Step { says, then } = interactor.hear(&line);
    }
    then
}

#[test]
fn a_perfect_opponent_wins_rows_of_cards_where_it_can() {
    let rng = &mut Random::seed_from_u64(1);
    for (cards, least, most) in [(5, 2, 2), (7, 1, 1), (8, 1, 3), (9, 2, 2), (10, 3, 3), (11, 2, 5)]
    {
        let game = CardRow { least, most };
        let mut runs = whole(cards);
        // The program chooses the losing side.
        let begins = !Outcomes::new(game, Play::Normal).wins(&runs);
        for seed in 0..20 {
            let input = format!("perfect {seed}\n{cards} {least} {most}\n");
            runs = whole(cards);
            let mut is_chosen = false;
            let then = play(interactor("abc278_g", &input), |says| {
                if !is_chosen {
                    is_chosen = true;
                    return String::from(if begins { "First" } else { "Second" });
                }
                let numbers: Vec<u64> = says.split_whitespace().flat_map(str::parse).collect();
                if let [first, count] = numbers[..] {
                    runs = game.take(&runs, first, count).expect("the judge's move");
                }
                if !game.can_move(&runs) {
                    return String::from("0 0");
                }
                let option = game.random_move(&runs, rng);
                let (first, count) = taken(&runs, &option);
                runs = option;
                format!("{first} {count}")
            });
            assert!(matches!(then, Then::Fault(Fault::LostGame, _)), "{input}: {then:?}");
        }
    }
}

#[test]
fn a_perfect_bob_wins_against_any_alice() {
    let weights = vec![vec![3, 1, 9], vec![2, 5, 7], vec![6, 4, 8]];
    let game = Zigzag::new(weights);
    let rng = &mut Random::seed_from_u64(2);
    for start in 0..6 {
        for increasing in [false, true] {
            for seed in 0..20 {
                let input = format!("perfect {seed}\n1\n3\n3 1 9\n2 5 7\n6 4 8\n");
                let mut position = Position::start(start, !increasing);
                let mut said = 0;
                let then = play(interactor("cf1147f", &input), |says| {
                    said += 1;
                    if said == 1 {
                        return String::from("A");
                    }
                    if said == 2 {
                        let letter = if increasing { 'I' } else { 'D' };
                        return format!("{letter} {}", start + 1);
                    }
                    let vertex: usize = says.trim().parse().unwrap();
                    position = game.moved(&position, vertex - 1).expect("the judge's move");
                    let Some(&option) = game.options(&position).choose(rng) else {
                        return String::from("-1");
                    };
                    position = option;
                    format!("{}", position.token + 1)
                });
                assert!(matches!(then, Then::Fault(Fault::LostGame, _)), "{input}: {then:?}");
            }
        }
    }
}

#[test]
fn an_unknown_opponent_is_malformed() {
    for (input, message) in [
        ("7 1\n6 1 2\n", "expected random, greedy or perfect, found `7`"),
        ("random x\n6 1 2\n", "expected the opponent's seed, found `x`, on line 1"),
        ("random 1\n6 3 2\n", "R is 2, not in 3..=6, on line 2"),
    ] {
        let error = book("abc278_g").unwrap().interactor(input).err().unwrap();
        assert_eq!(error.to_string(), message);
    }
}
