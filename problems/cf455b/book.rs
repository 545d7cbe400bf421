use super::prelude::*;
use crate::rules::appending::Appending;

const MAX_LETTERS: usize = 100_000;
const MAX_GAMES: u64 = 1_000_000_000;
const SEARCHED_LETTERS: usize = 60;
const SEARCHED_GAMES: u64 = 20;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The games and the words.
    type Case = (u64, Vec<String>);
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player who begins wins", "First", "Second");

    fn file() -> File<Self::Case> {
        let word = free_word("abcdefghijklmnopqrstuvwxyz", 1, MAX_LETTERS).line();
        let words = headed_list("n", 1..=MAX_LETTERS, number("k", 1..=MAX_GAMES), word);
        let what = "words of at most 100,000 letters in all";
        single(words.such_that(what, |(_, words)| letters(words) <= MAX_LETTERS))
    }

    fn position((games, words): &Self::Case) -> Shown {
        Ok(normal(Appending::new(words), (0, *games)))
    }

    fn answer(&mut self, (games, words): &Self::Case) -> Option<bool> {
        let searchable = letters(words) <= SEARCHED_LETTERS && *games <= SEARCHED_GAMES;
        searchable.then(|| impartial::wins(Appending::new(words), &(0, *games)))
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        let words = cases::words(1..=3, "ab").listed();
        cases::with_each(1..=4, cases::all_lists_of(1..=2, words))
    }

    fn random(rng: &mut Random) -> Self::Case {
        let games = rng.random_range(1..=SEARCHED_GAMES);
        (games, words(rng, SEARCHED_LETTERS as u64))
    }

    fn full(rng: &mut Random) -> Self::Case {
        let games = cases::number(rng, 1..=MAX_GAMES);
        let letters = cases::number(rng, 1..=5000);
        (games, words(rng, letters))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the sorted words, by groups with a common prefix, without a trie: the winner of a game if losing it \
         is good, and if it is bad, game after game until this repeats",
    );

    fn second_opinion(&mut self, (games, words): &Self::Case) -> Option<bool> {
        let mut words: Vec<&[u8]> = words.iter().map(String::as_bytes).listed();
        words.sort_unstable();
        // For each answer to "does the loser of this game win the match?", whether its opener wins the match.
        let opener = [false, true].map(|loser| wins_from(&words, 0, loser));
        let match_of = |games: u64| (0..games).fold(false, |loser, _| opener[usize::from(loser)]);
        // Iterating a map on two elements reaches a cycle, of length at most 2, after at most two steps.
        Some(match_of(if *games <= 4 { *games } else { 4 + games % 2 }))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let one = (MAX_GAMES, vec![word(rng, 26, MAX_LETTERS)]);
        let many = (MAX_GAMES - 1, cases::several(5000, || word(rng, 26, 20)));
        let single = (MAX_GAMES, cases::several(MAX_LETTERS, || word(rng, 26, 1)));
        vec![
            ("one word of 100,000 letters", vec![one]),
            ("5,000 words of 20 letters", vec![many]),
            ("100,000 words of one letter", vec![single]),
        ]
    }
}

fn letters(words: &[String]) -> usize {
    words.iter().map(String::len).sum()
}

fn word(rng: &mut Random, alphabet: u8, length: usize) -> String {
    (0..length).map(|_| char::from(b'a' + rng.random_range(0..alphabet))).collect()
}

/// Many words have common prefixes.
fn words(rng: &mut Random, most: u64) -> Vec<String> {
    let alphabet = rng.random_range(1..=4);
    let count = cases::number(rng, 1..=most.min(40));
    cases::several(count as usize, || {
        let length = cases::number(rng, 1..=most / count) as usize;
        word(rng, alphabet, length)
    })
}

/// Returns whether the player to move wins the match after the first letters, in which these sorted words agree, given
/// whether losing this game wins the match.
fn wins_from(mut words: &[&[u8]], mut length: usize, loser_wins: bool) -> bool {
    let mut is_opponent = false;
    loop {
        let ended = words.partition_point(|word| word.len() == length);
        words = &words[ended..];
        let groups = words.chunk_by(|word, next| word[length] == next[length]);
        let wins = match groups.clone().count() {
            0 => loser_wins,
            1 => {
                length += 1;
                is_opponent = !is_opponent;
                continue;
            }
            _ => groups.into_iter().any(|group| !wins_from(group, length + 1, loser_wins)),
        };
        return wins != is_opponent;
    }
}
