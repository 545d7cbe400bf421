use super::*;
use crate::guess::{of_impartial, unrefuted};
use rstest::rstest;

/// The moves from a state of a game; of each move, the states whose sum it leaves.
type Moves = fn(&[u64]) -> Vec<Vec<Vec<u64>>>;

/// The states of a game that are reached from all states with numbers in `range`.
fn reached(moves: Moves, range: std::ops::Range<u64>, dimension: usize) -> (States, Vec<Vec<u64>>) {
    let ends = vec![range.end; dimension];
    let cases = states_between(&vec![range.start; dimension], &ends).unwrap();
    let names: Vec<String> = cases.iter().map(|numbers| written(numbers)).collect();
    let line = |name: &&str| -> String {
        let numbers: Vec<u64> = name.split(' ').map(|word| word.parse().unwrap()).collect();
        let sum = |parts: Vec<Vec<u64>>| {
            // A move that leaves nothing leaves an empty heap.
            if parts.is_empty() {
                return String::from("0;");
            }
            let names: Vec<String> = parts.iter().map(|part| written(part)).collect();
            names.join("+") + ";"
        };
        moves(&numbers).into_iter().map(sum).collect()
    };
    let mut states = States::default();
    let program = |asked: &[&str]| Ok(asked.iter().map(line).collect());
    states.reach(&program, &names, usize::MAX).unwrap();
    (states, cases)
}

fn with_values(cases: &[Vec<u64>], value: impl Fn(&[u64]) -> u64) -> Vec<Known<Impartial>> {
    let known = |numbers: &Vec<u64>| Known {
        name: written(numbers),
        ..with_value(numbers, value(numbers))
    };
    cases.iter().map(known).collect()
}

/// The proof of a guess about normal play.
fn proof(guess: &Guess<Impartial>, known: &[Known<Impartial>], states: &States) -> Option<Proof> {
    Recognised::new(known, states, false)?.proof(guess)
}

/// The first guess that holds for a game, and its proof.
fn proved(
    moves: Moves,
    range: std::ops::Range<u64>,
    dimension: usize,
    misere: bool,
) -> (String, Option<String>) {
    let (states, cases) = reached(moves, range, dimension);
    let worths = if misere { states.outcomes(true).unwrap() } else { states.grundy().unwrap() };
    let known: Vec<Known<Impartial>> = cases
        .into_iter()
        .map(|numbers| {
            let name = written(&numbers);
            let worth = (*states.worth_of(&worths, &name).unwrap()).into();
            Known { numbers, name, worth }
        })
        .collect();
    let game = Recognised::new(&known, &states, misere);
    let proof = |guess: &Guess<Impartial>| game.as_ref()?.proof(guess);
    let guesses = unrefuted(of_impartial(&known), &known);
    let guess = guesses.first().map_or(String::new(), |guess| guess.text.clone());
    let proofs = guesses.first().and_then(proof);
    // A proof must not depend on which of several true guesses is the first.
    for guess in &guesses {
        let found = proof(guess);
        assert!(
            proofs.is_some() || found.is_none(),
            "not `{}`, but `{}` is proved",
            guesses[0].text,
            guess.text
        );
    }
    (guess, proofs.map(|proof| proof.to_string()))
}

/// All words over `letters` with at least one and at most `longest` letters.
fn words(letters: &str, longest: usize) -> Vec<String> {
    let of_length = |length| (0..length).map(|_| letters.chars()).multi_cartesian_product();
    (1..=longest).flat_map(of_length).map(String::from_iter).collect()
}

/// The states of a game on words, in which the empty word is written as `-`, and the known ones among them.
fn known_words(
    moves: impl Fn(&str) -> Vec<String>,
    cases: Vec<String>,
    misere: bool,
) -> (States, Vec<Known<Impartial>>) {
    let line = |name: &&str| -> String {
        let options: BTreeSet<String> =
            if *name == "-" { BTreeSet::new() } else { moves(name).into_iter().collect() };
        let written =
            |word: &String| if word.is_empty() { "-;".to_owned() } else { format!("{word};") };
        options.iter().map(written).collect()
    };
    let mut states = States::default();
    let program = |asked: &[&str]| Ok(asked.iter().map(line).collect());
    states.reach(&program, &cases, usize::MAX).unwrap();
    let worths = if misere { states.outcomes(true).unwrap() } else { states.grundy().unwrap() };
    let known = |name: String| {
        let worth = (*states.worth_of(&worths, &name).unwrap()).into();
        Known { numbers: Vec::new(), name, worth }
    };
    let known = cases.into_iter().map(known).collect();
    (states, known)
}

/// The guesses that hold for a game on words, with their proofs.
fn proved_of_words(
    moves: impl Fn(&str) -> Vec<String>,
    letters: &str,
    longest: usize,
    misere: bool,
) -> Vec<(Guess<Impartial>, Option<Proof>)> {
    let (states, known) = known_words(moves, words(letters, longest), misere);
    let game = Recognised::new(&known, &states, misere);
    let guesses = unrefuted(of_impartial(&known), &known).into_iter();
    guesses
        .map(|guess| {
            let proof = game.as_ref().and_then(|game| game.proof(&guess));
            (guess, proof)
        })
        .collect()
}

/// The words in which a part is replaced by another one, at each place.
fn replaced(word: &str, part: &str, by: &str) -> Vec<String> {
    let places = word.char_indices().filter(|(place, _)| word[*place..].starts_with(part));
    let end = |place| place + part.len();
    places.map(|(place, _)| format!("{}{by}{}", &word[..place], &word[end(place)..])).collect()
}

fn sorted(word: &str) -> Vec<String> {
    replaced(word, "ba", "ab")
}

fn from_the_ends(word: &str) -> Vec<String> {
    vec![word[1..].to_owned(), word[..word.len() - 1].to_owned()]
}

fn any_letter(word: &str) -> Vec<String> {
    [replaced(word, "a", ""), replaced(word, "b", "")].concat()
}

#[rstest]
#[case::sorting(
    sorted,
    "ab",
    7,
    false,
    "the value is the number of pairs of letters in descending order, modulo 2",
    "in the game in which a move replaces ba by ab, which all known states have, by the mex rule on all words, checked by an automaton with "
)]
#[case::sorting_three(|word: &str| [replaced(word, "ba", "ab"), replaced(word, "cb", "bc"), replaced(word, "ca", "ac")].concat(), "abc", 6, false, "the value is the number of pairs of letters in descending order, modulo 2", "replaces ba by ab or replaces ca by ac or replaces cb by bc")]
#[case::the_ends(
    from_the_ends,
    "ab",
    8,
    false,
    "the value is the length, modulo 2",
    "by the mex rule on all words"
)]
#[case::any_letter(
    any_letter,
    "ab",
    7,
    false,
    "the value is the length, modulo 2",
    "a move removes a or removes b"
)]
#[case::misere(
    any_letter,
    "ab",
    7,
    true,
    "lost exactly when the length, modulo 2, is 1",
    "in misère play of the game in which a move removes a or removes b, which all known states have, by the definition of lost and won states on all words"
)]
#[case::one_letter(|word: &str| replaced(word, "a", "b"), "ab", 7, false, "the value is the number of letters a, modulo 2", "replaces a by b")]
#[case::one_letter_back(|word: &str| replaced(word, "b", "a"), "ab", 7, false, "the value is the number of letters b, modulo 2", "replaces b by a")]
fn games_on_words_are_proved(
    #[case] moves: fn(&str) -> Vec<String>,
    #[case] letters: &str,
    #[case] longest: usize,
    #[case] misere: bool,
    #[case] guess: &str,
    #[case] reason: &str,
) {
    let found = proved_of_words(moves, letters, longest, misere);
    let found = found.iter().find(|(one, _)| one.text == guess).expect("the guess holds");
    let proof = found.1.as_ref().expect("the guess is proved").to_string();
    assert!(proof.contains(reason), "{proof}");
}

/// Long parts, words that are too short, an exception, and moves that depend on the length of the word.
#[rstest]
#[case::any_part(|word: &str| (0..word.len()).flat_map(|from| (from + 1..=word.len()).map(move |to| (from, to))).map(|(from, to)| word[..from].to_owned() + &word[to..]).collect(), 8)]
#[case::short_words(any_letter, 5)]
#[case::an_exception(|word: &str| if word == "bbababa" { Vec::new() } else { sorted(word) }, 7)]
#[case::by_length(|word: &str| if word.len() > 5 { sorted(word) } else { any_letter(word) }, 8)]
#[case::far_letters(|word: &str| if word.len() > 1 { vec![format!("{}{}", &word[word.len() - 1..], &word[1..word.len() - 1])] } else { Vec::new() }, 8)]
fn other_games_on_words_are_not_proved(
    #[case] moves: fn(&str) -> Vec<String>,
    #[case] longest: usize,
) {
    for (guess, proof) in proved_of_words(moves, "ab", longest, false) {
        assert_eq!(proof, None, "{}", guess.text);
    }
}

/// Of all guesses about words, true or not, only those that follow from the moves are proved.
#[test]
fn a_claim_that_breaks_the_mex_rule_is_not_proved() {
    let (states, known) = known_words(sorted, words("ab", 7), false);
    let game = Recognised::new(&known, &states, false).unwrap();
    let guesses = of_impartial(&known);
    let proved = guesses.iter().filter(|guess| game.proof(guess).is_some());
    let proved: Vec<&str> = proved.map(|guess| guess.text.as_str()).collect();
    let inversions = "the number of pairs of letters in descending order, modulo";
    let value = format!("the value is {inversions} 2");
    // The other moduli are even, and all even residues are lost.
    let lost = format!("lost exactly when {inversions}");
    assert!(proved.contains(&value.as_str()));
    let automaton = "the value is that of the last state of an automaton";
    let is_true =
        |text: &&str| *text == value || text.starts_with(&lost) || text.starts_with(automaton);
    assert!(proved.iter().all(is_true), "{proved:?}");
    let read = guesses.iter().filter(|guess| matches!(guess.shape(), Some(Shape::Read(_))));
    assert!(read.count() > 100);
}

/// All games with one or two rules that replace up to two letters by fewer or lesser ones.
#[test]
fn proved_guesses_about_words_hold_for_longer_words() {
    let mut rules: Vec<(String, String)> = Vec::new();
    let parts = words("ab", 2);
    for part in &parts {
        let results =
            parts.iter().filter(|by| by.len() < part.len() || by.len() == part.len() && *by < part);
        rules.push((part.clone(), String::new()));
        rules.extend(results.map(|by| (part.clone(), by.clone())));
    }
    let mut proofs = [0, 0];
    for (place, first) in rules.iter().enumerate() {
        for second in &rules[place..] {
            for misere in [false, true] {
                let moves = |word: &str| {
                    let pair = [first, second].into_iter();
                    pair.flat_map(|(part, by)| replaced(word, part, by)).collect::<Vec<String>>()
                };
                let found = proved_of_words(moves, "ab", 6, misere);
                let proved = found.iter().filter(|(_, proof)| proof.is_some());
                let mut proved = proved.peekable();
                if proved.peek().is_none() {
                    continue;
                }
                let (_, longer) = known_words(moves, words("ab", 10), misere);
                for (guess, _) in proved {
                    proofs[usize::from(misere)] += 1;
                    let exception = guess.refutation(&longer).map(|one| &one.name);
                    assert_eq!(exception, None, "{first:?}, {second:?}: {}", guess.text);
                }
            }
        }
    }
    assert!(proofs.iter().all(|proofs| *proofs >= 20), "{proofs:?}");
}

fn take(n: u64, all: &[u64]) -> Vec<Vec<Vec<u64>>> {
    all.iter().filter(|taken| **taken <= n).map(|taken| vec![vec![n - taken]]).collect()
}

/// The moves that take some numbers from one of the heaps.
fn take_from_one(numbers: &[u64], all: &[&[u64]]) -> Vec<Vec<Vec<u64>>> {
    let heaps = numbers.iter().zip(all).enumerate();
    let moves = heaps.flat_map(|(at, (n, all))| {
        all.iter().filter(move |taken| *taken <= n).map(move |taken| {
            let mut left = numbers.to_vec();
            left[at] -= taken;
            vec![left]
        })
    });
    moves.collect()
}

fn subtract(numbers: &[u64], vectors: &[[u64; 2]]) -> Vec<Vec<Vec<u64>>> {
    let legal = vectors.iter().filter(|vector| numbers.iter().zip(*vector).all(|(n, k)| n >= k));
    legal.map(|vector| vec![numbers.iter().zip(vector).map(|(n, k)| n - k).collect()]).collect()
}

/// The moves of an octal game, in which an empty heap is written as 0 or left out.
fn octal(n: u64, digits: &[u64], empty: &[u64]) -> Vec<Vec<Vec<u64>>> {
    let mut moves = Vec::new();
    for (taken, digit) in (1..=n).zip(digits) {
        let rest = n - taken;
        if digit & 1 > 0 && rest == 0 {
            moves.push(empty.iter().map(|heap| vec![*heap]).collect());
        }
        if digit & 2 > 0 && rest > 0 {
            moves.push(vec![vec![rest]]);
        }
        if digit & 4 > 0 {
            moves.extend((1..=rest / 2).map(|a| vec![vec![a], vec![rest - a]]));
        }
    }
    moves
}

fn nim(numbers: &[u64]) -> Vec<Vec<Vec<u64>>> {
    let heaps = numbers.iter().enumerate();
    let moves = heaps.flat_map(|(at, n)| {
        (0..*n).map(move |rest| {
            let mut left = numbers.to_vec();
            left[at] = rest;
            vec![left]
        })
    });
    moves.collect()
}

fn wythoff(numbers: &[u64]) -> Vec<Vec<Vec<u64>>> {
    let both = (1..=numbers[0].min(numbers[1])).map(|k| vec![vec![numbers[0] - k, numbers[1] - k]]);
    nim(numbers).into_iter().chain(both).collect()
}

#[rstest]
#[case::bachet(|n: &[u64]| take(n[0], &[1, 2, 3]), 0..41, 1, "the subtraction game {1, 2, 3} (period 4 from 0 on), whose moves all known states have, by the periodicity theorem for subtraction games")]
#[case::one_three_four(|n: &[u64]| take(n[0], &[1, 3, 4]), 0..60, 1, "{1, 3, 4} (period 7 from 0 on)")]
#[case::two_three(|n: &[u64]| take(n[0], &[2, 3]), 0..41, 1, "{2, 3} (period 5 from 0 on)")]
#[case::from_one(|n: &[u64]| take(n[0], &[1, 2, 3]), 1..40, 1, "{1, 2, 3} (period 4 from 0 on), whose moves all known states have, by the periodicity theorem for subtraction games")]
#[case::great_numbers(|n: &[u64]| take(n[0], &[1, 2, 3]), 300..340, 1, "{1, 2, 3}")]
#[case::the_last_one_stays(|n: &[u64]| take(n[0] - 1, &[1, 2]).iter().map(|left| vec![vec![left[0][0] + 1]]).collect(), 1..40, 1, "{1, 2} on a heap of n - 1 (period 3 from 1 on)")]
#[case::dawsons_kayles(|n: &[u64]| octal(n[0], &[0, 7], &[]), 0..260, 1, "the octal game 0.07 (period 34 from 53 on), whose moves all known states have, by the periodicity theorem for octal games")]
#[case::empty_heaps(|n: &[u64]| octal(n[0], &[7], &[0, 0]), 0..40, 1, "the octal game 0.7 (period 2 from 0 on)")]
#[case::dawsons_chess(|n: &[u64]| octal(n[0], &[1, 3, 7], &[0]), 0..260, 1, "the octal game 0.137 (period 34 from 52 on)")]
#[case::kayles(|n: &[u64]| octal(n[0], &[7, 7], &[0]), 0..41, 1, "the octal game 0.77 (period 12 from 71 on)")]
#[case::nim(|n: &[u64]| nim(n), 0..40, 1, "in Nim (value n), whose moves all known states have, by induction")]
#[case::all_but_two(|n: &[u64]| take(n[0], &(1..=n[0]).filter(|taken| *taken != 2).collect::<Vec<_>>()), 0..40, 1, "in the game that takes any number but 2 (growing by 2 every 4 from 0 on), whose moves all known states have, by induction, since what determines the values recurs")]
#[case::small_heaps(|n: &[u64]| take(n[0], &(1..=n[0]).filter(|taken| (n[0], *taken) != (2, 1)).collect::<Vec<_>>()), 0..40, 1, "in the game that takes any number, apart from heaps below 3, (growing by 1 from each number to the next, from 2 on)")]
#[case::a_sum_of_growing_heaps(|n: &[u64]| take_from_one(n, &[&[1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]), 0..13, 2, "a sum of the game that takes any number but 2")]
#[case::nim_of_two(nim, 0..13, 2, "a sum of 2 heaps of Nim (value n), whose moves all known states have, by induction and the Sprague–Grundy theorem")]
#[case::nim_of_three(nim, 0..8, 3, "a sum of 3 heaps of Nim")]
#[case::nim_from_one(nim, 1..13, 2, "2 heaps of Nim")]
#[case::a_product(|n: &[u64]| take_from_one(n, &[&[1, 2], &[1, 2, 3, 4]]), 0..31, 2, "a sum of the subtraction game {1, 2} (period 3 from 0 on) and the subtraction game {1, 2, 3, 4} (period 5 from 0 on)")]
#[case::values_by_vectors(|n: &[u64]| subtract(n, &[[1, 0], [0, 1], [2, 0], [1, 1], [0, 2]]), 0..20, 2, "by the mex rule on all states with numbers below 5, since")]
#[case::vectors(|n: &[u64]| subtract(n, &[[1, 0], [0, 1], [1, 1]]), 0..20, 2, "subtracts (0, 1) or (1, 0) or (1, 1), whose moves all known states have, by the definition of lost and won states on all states with numbers below 3, since the guess repeats")]
fn games_with_a_finite_description_are_proved(
    #[case] moves: Moves,
    #[case] range: std::ops::Range<u64>,
    #[case] dimension: usize,
    #[case] reason: &str,
) {
    let (guess, proof) = proved(moves, range, dimension, false);
    let proof = proof.unwrap_or_else(|| panic!("`{guess}` is not proved"));
    assert!(proof.contains(reason), "{guess}: {proof}");
}

#[rstest]
#[case::bachet(|n: &[u64]| take(n[0], &[1, 2, 3]), 0..41, 1, "lost exactly when n mod 4 is 1", "in misère play of the subtraction game {1, 2, 3} (period 4 from 0 on), whose moves all known states have, by the definition of lost and won states")]
#[case::one_three_four(|n: &[u64]| take(n[0], &[1, 3, 4]), 0..60, 1, "lost exactly when n mod 7 is 1 or 3", "period 7 from 0 on")]
#[case::two_five(|n: &[u64]| take(n[0], &[2, 5]), 0..60, 1, "lost exactly when n mod 7 is 2 or 3 or 6", "period 7 from 0 on")]
#[case::all_or_two(|n: &[u64]| octal(n[0], &[1, 3], &[0]), 0..40, 1, "lost exactly when n mod 4 is 1 or 2", "octal game 0.13")]
#[case::nim(nim, 0..40, 1, "lost exactly when n is 1", "in misère play of Nim (period 1 from 2 on)")]
#[case::nim_of_two(nim, 0..13, 2, "lost exactly when the nim-sum of the numbers is 0, or 1 if none is above 1", "in misère play of a sum of 2 heaps of Nim (value n), whose moves all known states have, by Bouton's theorem on Nim in misère play (1901)")]
#[case::vectors(|n: &[u64]| subtract(n, &[[1, 0], [0, 1], [2, 0], [0, 2], [1, 1]]), 0..20, 2, "lost exactly when the sum of the numbers, modulo 3, is 1", "in misère play of the game that subtracts")]
fn misere_games_with_a_finite_description_are_proved(
    #[case] moves: Moves,
    #[case] range: std::ops::Range<u64>,
    #[case] dimension: usize,
    #[case] guess: &str,
    #[case] reason: &str,
) {
    let (guessed, proof) = proved(moves, range, dimension, true);
    assert_eq!(guessed, guess);
    let proof = proof.unwrap_or_else(|| panic!("`{guess}` is not proved"));
    assert!(proof.contains(reason), "{proof}");
}

/// A sum of heaps that are not those of Nim, a heap that may be split, and Wythoff's game.
#[rstest]
#[case::a_sum(|n: &[u64]| take_from_one(n, &[&[1, 2, 3], &[1, 2, 3, 5]]), 0..20, 2)]
#[case::wythoff(wythoff, 0..13, 2)]
fn other_misere_games_are_not_proved(
    #[case] moves: Moves,
    #[case] range: std::ops::Range<u64>,
    #[case] dimension: usize,
) {
    let (states, cases) = reached(moves, range, dimension);
    let known = with_values(&cases, |_| 0);
    let game = Recognised::new(&known, &states, true).unwrap();
    assert_eq!(game.heaps, None);
}

#[rstest]
#[case::an_exception(|n: &[u64]| take(n[0], if n[0] == 102 { &[1, 3] } else { &[1, 2, 3] }), 0..102, 110, 1)]
#[case::by_parity(|n: &[u64]| take(n[0], if n[0].is_multiple_of(2) { &[1, 2] } else { &[1] }), 0..100, 100, 1)]
#[case::a_short_table(|n: &[u64]| take(n[0], &[1, 2, 3]), 0..12, 12, 1)]
#[case::great_moves(|n: &[u64]| take(n[0], &[1, 20]), 0..60, 60, 1)]
#[case::all_but_a_third(|n: &[u64]| take(n[0], &(1..=n[0]).filter(|taken| *taken != n[0] / 3).collect::<Vec<_>>()), 0..60, 60, 1)]
#[case::all_but_many(|n: &[u64]| take(n[0], &(1..=n[0]).filter(|taken| *taken != 20).collect::<Vec<_>>()), 0..50, 50, 1)]
#[case::up_to_half(|n: &[u64]| (n[0].div_ceil(2)..n[0]).map(|rest| vec![vec![rest]]).collect(), 0..100, 100, 1)]
#[case::up_to_a_root(|n: &[u64]| (n[0] - n[0].isqrt()..n[0]).map(|rest| vec![vec![rest]]).collect(), 0..100, 100, 1)]
#[case::grundys_game(|n: &[u64]| (1..n[0].div_ceil(2)).map(|a| vec![vec![a], vec![n[0] - a]]).collect(), 0..100, 100, 1)]
#[case::wythoff(wythoff, 0..13, 13, 2)]
#[case::lasker(|n: &[u64]| nim(n).into_iter().chain((1..=n[0] / 2).map(|a| vec![vec![a], vec![n[0] - a]])).collect(), 0..40, 40, 1)]
#[case::any_number_of_heaps(|n: &[u64]| (1..=n[0]).map(|parts| vec![vec![1]; parts as usize]).collect(), 0..40, 40, 1)]
#[case::numbers_that_interact(|n: &[u64]| take_from_one(n, &[&[1, 2, 3], if n[0] == 7 { &[1] } else { &[1, 2, 3] }]), 0..13, 13, 2)]
#[case::numbers_never_large_together(|n: &[u64]| take_from_one(n, &[&[1, 2], &[1, 2]]), 0..6, 6, 2)]
#[case::an_exceptional_vector(|n: &[u64]| subtract(n, if n == [9, 9] { &[[1, 0], [0, 1]] } else { &[[1, 0], [0, 1], [1, 1]] }), 0..20, 20, 2)]
fn other_games_are_not_proved(
    #[case] moves: Moves,
    #[case] shown: std::ops::Range<u64>,
    #[case] end: u64,
    #[case] dimension: usize,
) {
    let (states, cases) = reached(moves, shown.start..end.max(shown.end), dimension);
    // Even claims without content are not proved unless the game is recognised.
    let shapes = [1, 2, 4, 12].map(|period| Shape::Periodic { from: 0, period });
    for shape in shapes {
        let listed = Listed::new(&states, dimension).unwrap();
        let known = with_values(&cases, |_| 0);
        let guess = Guess::anything(shape);
        assert_eq!(proof(&guess, &known, &states), None, "{:?}", listed.heaps(Play::Normal));
    }
}

#[test]
fn a_guess_must_agree_with_the_values_of_the_code() {
    let (states, cases) = reached(|n| take(n[0], &[1, 2, 3]), 0..41, 1);
    let known = with_values(&cases, |numbers| numbers[0] % 4);
    let guesses = unrefuted(of_impartial(&known), &known);
    let proofs: Vec<bool> =
        guesses.iter().map(|guess| proof(guess, &known, &states).is_some()).collect();
    assert!(proofs[0], "{}", guesses[0].text);
    let other = with_values(&cases, |numbers| numbers[0] % 5);
    for guess in unrefuted(of_impartial(&other), &other) {
        assert_eq!(proof(&guess, &known, &states), None, "{}", guess.text);
    }
}

/// The least period and its beginning by the values of many heaps.
fn code(digits: &[u64]) -> Rules {
    let mut seen = Seen::default();
    for n in 0..60 {
        let sizes = |left: Vec<Vec<u64>>| left.concat();
        seen.add(n, octal(n, digits, &[]).into_iter().map(sizes)).unwrap();
    }
    seen.rules(LEAST).unwrap()
}

#[rstest]
// Berlekamp, Conway, Guy, *Winning Ways*, ch. 4, table 6.
#[case::kayles(&[7, 7], 71, 12)]
#[case::dawsons_kayles(&[0, 7], 53, 34)]
#[case::treblecross(&[0, 0, 7], 0, 0)]
#[case::guiles(&[1, 5], 1, 10)]
#[case::dawsons_chess(&[1, 3, 7], 52, 34)]
fn octal_games_have_the_periods_of_the_literature(
    #[case] digits: &[u64],
    #[case] from: u64,
    #[case] period: u64,
) {
    match code(digits).values(Play::Normal) {
        Some(Values::Periodic(values)) => assert_eq!((values.from, values.period), (from, period)),
        other => assert_eq!((other, period), (None, 0)),
    }
}
