//! Games on words in which a move replaces a short part of a word, checked by an automaton.

use super::{Impartial, Known, claimed};
use crate::guess::{Guess, Reader};
use itertools::Itertools;
use jury::rules::Player;
use jury::search::impartial::{Play, mex};
use jury::states::{Moves, States};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fmt;

/// The greatest length of a part that a move replaces.
const MOST_REPLACED: usize = 4;

/// The least greatest length of known words.
const LEAST: usize = 6;

/// The greatest number of replacements that are tried on the known words.
const MOST_TRIED: usize = 20_000_000;

/// The greatest numbers of states of a reader and of the automaton that checks a guess.
const MOST_STATES: (usize, usize) = (1_000, 50_000);

/// The greatest number of letters whose orders are all tried.
const MOST_ORDERED: usize = 4;

/// The number of rules that a description names.
const NAMED: usize = 4;

/// Marks at the ends of words.
const MARKS: (char, char) = ('^', '$');

/// A game in which a move replaces a part of a word by another one. Each rule holds wherever its part occurs between
/// its neighbours; a neighbour may be an end of the word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rewriting {
    letters: Vec<char>,
    rules: BTreeSet<Rule>,
    /// True if the empty word, which has no moves, is a known state or an option of a word.
    has_empty: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Rule {
    before: Vec<char>,
    from: Vec<char>,
    to: Vec<char>,
    after: Vec<char>,
}

impl Rule {
    fn pattern(&self) -> Vec<char> {
        [&self.before[..], &self.from, &self.after].concat()
    }

    /// All words that the rule makes of a word with marks. Equal results at neighbouring places, as in a run, are listed once.
    fn results(&self, word: &[char]) -> Vec<Vec<char>> {
        let pattern = self.pattern();
        let places = word.windows(pattern.len()).enumerate().filter(|(_, part)| *part == pattern);
        let result = |(place, _)| {
            let start = place + self.before.len();
            [&word[..start], &self.to, &word[start + self.from.len()..]].concat()
        };
        places.map(result).dedup().collect()
    }
}

/// The words that a program names, with their options, all with marks.
struct Listed {
    words: Vec<(Vec<char>, HashSet<Vec<char>>)>,
    has_empty: bool,
}

impl Listed {
    /// Reads all states as words over these letters. One state without moves may be another word, which stands for the
    /// empty one.
    fn new(states: &States, letters: &[char]) -> Option<Listed> {
        let is_word = |name: &String| name.chars().all(|letter| letters.contains(&letter));
        let names = states.names();
        let others = names.iter().enumerate().filter(|(_, name)| !is_word(name) || name.is_empty());
        let others: Vec<usize> = others.map(|(state, _)| state).collect();
        if others.len() > 1 || others.iter().any(|state| !moves(states, *state).is_empty()) {
            return None;
        }
        let word = |state: usize| -> Vec<char> {
            let name = if others.contains(&state) { "" } else { &names[state] };
            [MARKS.0].into_iter().chain(name.chars()).chain([MARKS.1]).collect()
        };
        let options = |state: usize| -> Option<HashSet<Vec<char>>> {
            let moves = moves(states, state).iter();
            moves
                .map(|sum| if let [option] = sum[..] { Some(word(option)) } else { None })
                .collect()
        };
        let words = (0..names.len()).map(|state| Some((word(state), options(state)?)));
        Some(Listed { words: words.collect::<Option<_>>()?, has_empty: !others.is_empty() })
    }

    /// The greatest length, if all words of this length are known.
    fn longest(&self, letters: usize) -> Option<usize> {
        let lengths = self.words.iter().map(|(word, _)| word.len() - 2);
        let longest = lengths.clone().max()?;
        let count = lengths.filter(|length| *length == longest).count();
        (letters.checked_pow(longest.try_into().ok()?) == Some(count)).then_some(longest)
    }
}

fn moves(states: &States, state: usize) -> &Moves {
    states.moves_of(state, Player::Left)
}

impl Rewriting {
    /// The game with exactly these moves from all known words, if these are long enough to show that its rules are
    /// about short parts.
    pub(super) fn of(states: &States, known: &[Known<Impartial>]) -> Option<Rewriting> {
        let letters: BTreeSet<char> = known.iter().flat_map(|one| one.name.chars()).collect();
        let letters: Vec<char> = letters.into_iter().collect();
        if letters.is_empty() || [MARKS.0, MARKS.1, ' '].iter().any(|mark| letters.contains(mark)) {
            return None;
        }
        let listed = Listed::new(states, &letters)?;
        let longest = listed.longest(letters.len())?;
        (0..=1).find_map(|neighbours| {
            let rules = rules(&listed, neighbours)?;
            let width = rules.iter().map(|rule| rule.pattern().len()).max()?;
            let is_emptied = |rule: &Rule| {
                let alone = [&[MARKS.0], &rule.from[..], &[MARKS.1]].concat();
                rule.results(&alone).contains(&vec![MARKS.0, MARKS.1])
            };
            let has_empty = listed.has_empty || rules.iter().any(is_emptied);
            let game = Rewriting { letters: letters.clone(), rules, has_empty };
            (longest >= LEAST.max(2 * width + 1) && game.ends()).then_some(game)
        })
    }

    /// Returns whether each rule makes words shorter, or else less in an order of the letters, so that the game ends
    /// for all words.
    fn ends(&self) -> bool {
        if self.rules.iter().any(|rule| rule.to.len() > rule.from.len()) {
            return false;
        }
        let equal = self.rules.iter().filter(|rule| rule.to.len() == rule.from.len());
        let equal: Vec<&Rule> = equal.collect();
        equal.is_empty()
            || self.letters.len() <= MOST_ORDERED
                && self.letters.iter().permutations(self.letters.len()).any(|order| {
                    let places = |word: &[char]| -> Vec<Option<usize>> {
                        let place = |one: &char| order.iter().position(|other| *other == one);
                        word.iter().map(place).collect()
                    };
                    equal.iter().all(|rule| places(&rule.to) < places(&rule.from))
                })
    }

    /// Checks on all words that a guess whose claim about a word depends only on the state of a reader obeys the mex
    /// rule, or the definition of lost and won states. Returns the number of states of the automaton that checks it.
    ///
    /// The automaton reads a word, and knows the state of the reader, and the set of the states that the reader has
    /// after the options that replace a part already read: of such an option, the reader continues with the same
    /// letters. A part is seen to occur when its last letter is read, since the automaton knows the last letters, and
    /// the state of the reader before these. All its states that words reach are tried, so the rule holds for all
    /// words; as the game ends, the guess is true by induction.
    pub(super) fn proves(
        &self,
        guess: &Guess<Impartial>,
        reader: &Reader,
        is_of_value: bool,
        play: Play,
    ) -> Option<usize> {
        let claims = self.claims(guess, reader)?;
        let width = self.rules.iter().map(|rule| rule.pattern().len()).max()?;
        let start =
            Reading { before: reader.start.clone(), last: vec![MARKS.0], options: BTreeSet::new() };
        let mut seen: HashSet<Reading> = HashSet::from([start.clone()]);
        let mut open = vec![start];
        while let Some(reading) = open.pop() {
            let is_empty = reading.last == [MARKS.0];
            let end = self.read(reader, &reading, MARKS.1, width);
            let state = reader.after(&end.before, &end.last);
            let options: BTreeSet<u64> = end
                .options
                .iter()
                .map(|option| claims.get(option).copied())
                .collect::<Option<_>>()?;
            if !is_empty || self.has_empty {
                let value = match (play, is_of_value) {
                    (Play::Normal, true) => mex(options),
                    (Play::Normal, false) => u64::from(options.contains(&0)),
                    (Play::Misere, _) => u64::from(options.is_empty() || options.contains(&0)),
                };
                if claims.get(&state) != Some(&value) {
                    return None;
                }
            }
            for letter in &self.letters {
                let next = self.read(reader, &reading, *letter, width);
                if seen.insert(next.clone()) {
                    open.push(next);
                }
            }
            if seen.len() > MOST_STATES.1 {
                return None;
            }
        }
        Some(seen.len())
    }

    fn read(&self, reader: &Reader, reading: &Reading, letter: char, width: usize) -> Reading {
        let Reading { before, last, options } = reading;
        let mut options: BTreeSet<Vec<u64>> =
            options.iter().map(|option| reader.after(option, &[letter])).collect();
        let mut last = last.clone();
        last.push(letter);
        for rule in &self.rules {
            if last.ends_with(&rule.pattern()) {
                let start = last.len() - rule.from.len() - rule.after.len();
                let parts = [&last[..start], &rule.to, &rule.after].concat();
                options.insert(reader.after(before, &parts));
            }
        }
        let gone = last.len().saturating_sub(width);
        let before = reader.after(before, &last[..gone]);
        Reading { before, last: last.split_off(gone), options }
    }

    /// The claims of a guess about words, by the state of its reader: the value, or 0 for lost and 1 for won words.
    fn claims(&self, guess: &Guess<Impartial>, reader: &Reader) -> Option<HashMap<Vec<u64>, u64>> {
        let mut words: BTreeMap<Vec<u64>, String> = BTreeMap::new();
        words.insert(reader.start.clone(), String::new());
        let mut open = vec![reader.start.clone()];
        while let Some(state) = open.pop() {
            for letter in &self.letters {
                let next = reader.after(&state, &[*letter]);
                if !words.contains_key(&next) {
                    let word = format!("{}{letter}", words[&state]);
                    words.insert(next.clone(), word);
                    open.push(next);
                }
            }
            if words.len() > MOST_STATES.0 {
                return None;
            }
        }
        words.into_iter().map(|(state, word)| Some((state, claimed(guess, &word)?))).collect()
    }
}

/// The state of the automaton that has read the first part of a word.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Reading {
    /// The state of the reader before the last letters.
    before: Vec<u64>,
    last: Vec<char>,
    /// The states of the reader after the options so far.
    options: BTreeSet<Vec<u64>>,
}

impl Reader {
    /// The state after some letters; marks are passed over.
    fn after(&self, state: &[u64], letters: &[char]) -> Vec<u64> {
        let letters = letters.iter().filter(|letter| ![MARKS.0, MARKS.1].contains(letter));
        letters.fold(state.to_vec(), |state, letter| (self.step)(&state, *letter))
    }
}

/// The rules with so many neighbours on either side whose results are always options, if they give all options.
fn rules(listed: &Listed, neighbours: usize) -> Option<BTreeSet<Rule>> {
    let mut rules: BTreeSet<Rule> = BTreeSet::new();
    for (word, options) in &listed.words {
        for option in options {
            rules.extend(replacements(word, option, neighbours));
        }
    }
    let letters: usize = listed.words.iter().map(|(word, _)| word.len()).sum();
    if rules.len().checked_mul(letters)? > MOST_TRIED {
        return None;
    }
    rules.retain(|rule| {
        let mut words = listed.words.iter();
        words.all(|(word, options)| rule.results(word).iter().all(|one| options.contains(one)))
    });
    let is_complete = listed.words.iter().all(|(word, options)| {
        let found: HashSet<Vec<char>> = rules.iter().flat_map(|rule| rule.results(word)).collect();
        found.len() == options.len()
    });
    (is_complete && !rules.is_empty()).then_some(rules)
}

/// The rules by which one word with marks may have become another one: the least parts in which they differ.
fn replacements(word: &[char], option: &[char], neighbours: usize) -> Vec<Rule> {
    let same = |pairs: &mut dyn Iterator<Item = (&char, &char)>| {
        pairs.take_while(|(one, other)| one == other).count()
    };
    let shorter = word.len().min(option.len());
    let starts = same(&mut word.iter().zip(option));
    let ends = same(&mut word.iter().rev().zip(option.iter().rev()));
    if word == option {
        return Vec::new();
    }
    let places = if starts + ends > shorter { shorter - ends..=starts } else { starts..=starts };
    let rule = |start: usize| {
        let end = ends.min(shorter - start);
        let from = word[start..word.len() - end].to_vec();
        // The marks of both words are the same.
        let is_inside = start >= neighbours.max(1) && end >= neighbours.max(1);
        (is_inside && (1..=MOST_REPLACED).contains(&from.len())).then(|| Rule {
            before: word[start - neighbours..start].to_vec(),
            from,
            to: option[start..option.len() - end].to_vec(),
            after: word[word.len() - end..][..neighbours].to_vec(),
        })
    };
    places.filter_map(rule).collect()
}

impl fmt::Display for Rewriting {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.rules.len() > NAMED {
            return write!(f, "replaces parts by one of {} rules", self.rules.len());
        }
        let word = |letters: &[char]| letters.iter().collect::<String>();
        let written = |rule: &Rule| {
            let Rule { before, from, to, after } = rule;
            let verb = match to[..] {
                [] => format!("removes {}", word(from)),
                _ => format!("replaces {} by {}", word(from), word(to)),
            };
            if before.is_empty() {
                return verb;
            }
            format!("{verb} between {} and {}", word(before), word(after))
        };
        f.write_str(&self.rules.iter().map(written).collect::<Vec<_>>().join(" or "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A word of one letter would otherwise have as many results as letters, each as long as the word.
    #[test]
    fn each_result_within_a_run_is_listed_once() {
        let rule = Rule { before: vec![], from: vec!['a'], to: vec![], after: vec![] };
        let results = |word: &str| -> Vec<String> {
            let results = rule.results(&word.chars().collect::<Vec<char>>());
            results.into_iter().map(String::from_iter).collect()
        };
        assert_eq!(results("^aaaa$"), ["^aaa$"]);
        assert_eq!(results("^aabaa$"), ["^abaa$", "^aaba$"]);
    }
}
