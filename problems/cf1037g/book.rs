use super::prelude::*;
use crate::rules::letter_deletion::LetterDeletion;

const ALPHABET: &str = "abcdefghijklmnopqrstuvwxyz";
const MAX_LENGTH: usize = 100_000;
const MAX_QUERIES: usize = 100_000;
const SEARCHED_LETTERS: usize = 12;
const SECOND_OPINION_LETTERS: usize = 300;

/// The string, and the first and the last letter of each query, from 1.
type Case = (String, Vec<(usize, usize)>);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    type Answer = Vec<bool>;
    const QUESTION: Question<Vec<bool>> =
        yes_no("Alice, who begins, wins", "Alice", "Bob").each("query", "\n");

    fn file() -> File<Case> {
        let query = (number("l", 1..=MAX_LENGTH), number("r", between("l", MAX_LENGTH))).line();
        let case = (free_word(ALPHABET, 1, MAX_LENGTH).line(), list("m", 1..=MAX_QUERIES, query));
        // A query that must reach far needs a long string.
        let case =
            case.chosen_by(|choices| chosen(choices, 1).or_else(|| chosen(choices, MAX_LENGTH)));
        single(case.such_that("queries within the string", |(string, queries)| {
            queries.iter().all(|&(_, r)| r <= string.len())
        }))
    }

    fn positions(case: &Case) -> AllShown {
        let position = |substring: &str| normal(LetterDeletion, vec![substring.to_owned()]);
        Ok(substrings(case).map(position).listed())
    }

    fn answer(&mut self, case: &Case) -> Option<Vec<bool>> {
        only_if(substrings(case).all(|substring| substring.len() <= SEARCHED_LETTERS))?;
        let mut outcomes = impartial::Outcomes::new(LetterDeletion, Play::Normal);
        Some(substrings(case).map(|part| outcomes.wins(&vec![part.to_owned()])).listed())
    }

    fn small() -> impl Iterator<Item = Case> {
        cases::words(1..=7, "abc").map(all_substrings)
    }

    fn random(rng: &mut Random) -> Case {
        let length = rng.random_range(1..=SEARCHED_LETTERS);
        all_substrings(string(rng, length))
    }

    fn full(rng: &mut Random) -> Case {
        let most = [40, SECOND_OPINION_LETTERS, 2000][rng.random_range(0..3)];
        let length = rng.random_range(1..=most);
        let string = string(rng, length);
        let queries = queries(rng, length, 100);
        (string, queries)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the values of all substrings that arise, by definition, in strings of up to 300 letters; the solution \
         adds up pieces from prefix nim-sums",
    );

    fn second_opinion(&mut self, case: &Case) -> Option<Vec<bool>> {
        only_if(case.0.len() <= SECOND_OPINION_LETTERS)?;
        let known = &mut Memo::default();
        let value = |part: &str| value_by_parts(&LetterDeletion, &vec![part.to_owned()], known);
        Some(substrings(case).map(value).map(|value| value > 0).listed())
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let cycled = ALPHABET.chars().cycle().take(MAX_LENGTH).collect();
        let uniform = cases::uniform(rng, MAX_LENGTH, 'a'..='z').into_iter().collect();
        let mut asked = |string: String| {
            let queries = queries(rng, string.len(), MAX_QUERIES);
            vec![(string, queries)]
        };
        vec![("the alphabet again and again", asked(cycled)), ("random letters", asked(uniform))]
    }
}

/// Queries in a string of at least this length.
fn chosen(choices: &mut Choices, least: usize) -> Option<Case> {
    let string = free_word(ALPHABET, least, MAX_LENGTH).choose(choices)?;
    let count = choices.count("m", 1..=MAX_QUERIES)?;
    let mut queries = Vec::with_capacity(count);
    for _ in 0..count {
        let l = choices.number("l", 1..=string.len())?;
        let r = choices.number("r", between("l", string.len()))?;
        queries.push((l as usize, r as usize));
    }
    Some((string, queries))
}

fn substrings((string, queries): &Case) -> impl Iterator<Item = &str> {
    queries.iter().map(|&(l, r)| &string[l - 1..r])
}

fn all_substrings(string: String) -> Case {
    let length = string.len();
    (string, (1..=length).flat_map(|l| (l..=length).map(move |r| (l, r))).listed())
}

fn string(rng: &mut Random, length: usize) -> String {
    let letters = rng.random_range(1..=ALPHABET.len());
    let alphabet: Vec<char> = ALPHABET.chars().take(letters).listed();
    cases::row(rng, &alphabet, length).into_iter().collect()
}

fn queries(rng: &mut Random, length: usize, count: usize) -> Vec<(usize, usize)> {
    cases::several(count, || {
        let [a, b] = [(); 2].map(|()| rng.random_range(1..=length));
        (a.min(b), a.max(b))
    })
}
