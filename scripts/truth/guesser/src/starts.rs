//! Sets of start states: numbers in ranges, and words over some letters.

use crate::answer::Form;
use anyhow::{Result, bail, ensure};
use itertools::Itertools;
use jury::states::one_line;
use std::mem;
use std::ops::RangeInclusive;

/// The maximum number of cases of a template.
const MOST_CASES: u64 = 100_000;

/// The maximum number of letters of all words together.
const MOST_LETTERS: u64 = 1_000_000;

/// Start states, each with the numbers that are chosen for it.
pub type Cases = Vec<(Vec<u64>, String)>;

/// A set of start states.
#[derive(Clone, Debug)]
pub enum Starts {
    Numbers(Template),
    Words(Words),
}

impl Starts {
    /// Parses a text such as `0..40`, `0..12 0..12` or `[RB]{1..6}`.
    ///
    /// # Errors
    ///
    /// If the text has no states, too many of them, or a malformed range.
    pub fn new(text: &str) -> Result<Starts> {
        if let Some(words) = Words::new(text.trim())? {
            return Ok(Starts::Words(words));
        }
        check_ranges(text)?;
        Template::new(text).map(Starts::Numbers)
    }

    /// The number of ranges of numbers.
    pub fn ranges(&self) -> usize {
        match self {
            Starts::Numbers(template) => template.ranges.len(),
            Starts::Words(_) => 0,
        }
    }

    /// All states; words have no numbers.
    pub fn cases(&self) -> Cases {
        match self {
            Starts::Numbers(template) => template.cases(),
            Starts::Words(words) => {
                words.all().into_iter().map(|word| (Vec::new(), word)).collect()
            }
        }
    }

    /// A set of about this many times as many states; `None` if these are too many.
    pub fn wider(&self, factor: u64) -> Option<Starts> {
        match self {
            Starts::Numbers(template) => template.wider(factor).map(Starts::Numbers),
            Starts::Words(words) => words.wider(factor).map(Starts::Words),
        }
    }

    /// A clause that says what guesses call the numbers, if some numbers of the states do not vary.
    pub(crate) fn reservation(&self) -> &'static str {
        match self {
            Starts::Numbers(template) if template.varies_in_part() => match template.ranges.len() {
                1 => ", where n is the number that varies",
                _ => ", where the numbers are those that vary",
            },
            _ => "",
        }
    }

    /// The form of the states; `None` if they are neither words over letters nor numbers.
    pub fn form(&self) -> Option<Form> {
        match self {
            Starts::Words(_) => Some(Form::Word),
            Starts::Numbers(template) => template.form(),
        }
    }
}

/// Refuses a word that is almost a range.
fn check_ranges(text: &str) -> Result<()> {
    ensure!(
        !text.trim().is_empty(),
        "the states to explore are an empty text; name some, such as 0..40"
    );
    let is_digit = |letter: char| letter.is_ascii_digit();
    let is_number = |part: &str| !part.is_empty() && part.chars().all(is_digit);
    for word in text.split_whitespace() {
        let has_dash = word.split_once('-').is_some_and(|(a, b)| is_number(a) && is_number(b));
        ensure!(
            word != ".." && !has_dash,
            "`{word}`: a range has two dots and no blanks, as in 0..40"
        );
        let is_like_range =
            word.contains("..") && (word.starts_with(is_digit) || word.ends_with(is_digit));
        ensure!(
            !is_like_range || range(word).is_some(),
            "`{word}` is not a range of natural numbers; write both ends, as in 0..40"
        );
    }
    Ok(())
}

/// The names of these states, one line each.
pub fn names(cases: &Cases) -> Vec<String> {
    cases.iter().map(|(_, case)| one_line(case).into_owned()).collect()
}

/// The text of a case in which some numbers are ranges `a..b`, including both ends: one case for each choice
/// of a number from each range.
#[derive(Clone, Debug)]
pub struct Template {
    /// The texts before each range, and after the last one.
    fixed: Vec<String>,
    pub ranges: Vec<RangeInclusive<u64>>,
}

impl Template {
    /// Parses a text.
    ///
    /// # Errors
    ///
    /// If a range ends before it begins, or the ranges give too many cases.
    pub fn new(text: &str) -> Result<Template> {
        let (mut fixed, mut ranges) = (Vec::new(), Vec::new());
        let mut before = String::new();
        for token in text.split_inclusive(char::is_whitespace) {
            let word = token.trim_end();
            if let Some(range) = range(word) {
                ensure!(!range.is_empty(), "`{word}`: the range ends before it begins");
                ranges.push(range);
                fixed.push(mem::take(&mut before));
                before += &token[word.len()..];
            } else {
                before += token;
            }
        }
        fixed.push(before);
        let count = ranges.iter().fold(1, |count: u64, range| {
            count.saturating_mul((range.end() - range.start()).saturating_add(1))
        });
        ensure!(
            count <= MOST_CASES,
            "the ranges give {count} cases; at most {MOST_CASES} are explored"
        );
        Ok(Template { fixed, ranges })
    }

    /// The same template with longer ranges and about this many times as many cases; `None` if these are too many.
    fn wider(&self, factor: u64) -> Option<Template> {
        let ranges = self.ranges.len() as u32;
        let times = (2..=factor).find(|times| times.saturating_pow(ranges) >= factor)?;
        let wider = |range: &RangeInclusive<u64>| {
            let length = (range.end() - range.start()).checked_add(1)?.checked_mul(times)?;
            Some(*range.start()..=range.start().checked_add(length - 1)?)
        };
        let ranges: Vec<_> = self.ranges.iter().map(wider).collect::<Option<_>>()?;
        let count = ranges.iter().map(|range| range.end() - range.start() + 1);
        let is_possible = count.fold(1_u64, u64::saturating_mul) <= MOST_CASES;
        is_possible.then(|| Template { fixed: self.fixed.clone(), ranges })
    }

    /// Returns whether states also have parts that are always the same.
    fn varies_in_part(&self) -> bool {
        !self.ranges.is_empty() && self.fixed.iter().any(|part| !part.trim().is_empty())
    }

    /// The form of the states, if they are numbers.
    fn form(&self) -> Option<Form> {
        let mut numbers = Vec::new();
        for (place, fixed) in self.fixed.iter().enumerate() {
            numbers.extend((place > 0).then_some(None));
            for word in fixed.split_whitespace() {
                numbers.push(Some(word.parse().ok()?));
            }
        }
        Some(Form::Numbers(numbers))
    }

    /// All choices of numbers, each with the text of its case; the last range varies fastest.
    pub fn cases(&self) -> Cases {
        let case = |choice: Vec<u64>| {
            let mut text = self.fixed[0].clone();
            for (number, after) in choice.iter().zip(&self.fixed[1..]) {
                text += &number.to_string();
                text += after;
            }
            (choice, text)
        };
        self.ranges.iter().cloned().multi_cartesian_product().map(case).collect()
    }
}

/// All words over some letters with lengths in a range.
#[derive(Clone, Debug)]
pub struct Words {
    letters: Vec<char>,
    lengths: RangeInclusive<u64>,
}

impl Words {
    /// Parses a text such as `[RB]{1..8}`; `None` for other texts.
    fn new(text: &str) -> Result<Option<Words>> {
        let parts =
            text.strip_prefix('[').and_then(|rest| rest.strip_suffix('}')?.split_once("]{"));
        let Some((letters, lengths)) = parts else {
            ensure!(
                !text.contains("]{") && !text.contains("] {"),
                "`{text}`: words are expected alone and without blanks, as in `[RB]{{1..8}}`"
            );
            return Ok(None);
        };
        let only = |length: u64| length..=length;
        let Some(lengths) = range(lengths).or_else(|| lengths.parse().ok().map(only)) else {
            bail!("`{text}`: lengths are expected in braces, as in `[RB]{{1..8}}`");
        };
        ensure!(!lengths.is_empty(), "`{text}`: the lengths end before they begin");
        ensure!(
            !letters.is_empty(),
            "`{text}`: letters are expected in brackets, as in `[RB]{{1..8}}`"
        );
        ensure!(
            !letters.contains(|letter: char| letter.is_ascii_digit() || letter.is_whitespace()),
            "`{text}`: digits and blanks are no letters, since programs read digits as numbers; use a, b, …"
        );
        let letters: Vec<char> = letters.chars().collect();
        let again = (1..letters.len()).find(|place| letters[..*place].contains(&letters[*place]));
        if let Some(place) = again {
            bail!("`{text}`: the letter {} is given twice", letters[place]);
        }
        let words = Words { letters, lengths };
        ensure!(
            words.count().is_some(),
            "`{text}`: more than {MOST_CASES} words, or {MOST_LETTERS} letters in all, up to this length; give shorter \
             words"
        );
        Ok(Some(words))
    }

    /// The number of words up to each length, for all lengths that can be explored.
    fn counts(&self) -> impl Iterator<Item = u64> {
        let (mut words, mut letters, mut longest) = (0, 0, 1);
        (0..).map_while(move |length| {
            words += longest;
            letters += longest * length;
            longest *= self.letters.len() as u64;
            (words <= MOST_CASES && letters <= MOST_LETTERS).then_some(words)
        })
    }

    /// The number of words up to the greatest length; `None` if these are too many.
    fn count(&self) -> Option<u64> {
        self.counts().nth(usize::try_from(*self.lengths.end()).ok()?)
    }

    /// The same letters with greater lengths and at least this many times as many words; `None` if these are too
    /// many.
    fn wider(&self, factor: u64) -> Option<Words> {
        let least = factor * self.count()?;
        let longest = self.counts().position(|count| count >= least)?;
        let lengths = *self.lengths.start()..=longest as u64;
        Some(Words { letters: self.letters.clone(), lengths })
    }

    /// The words, the shorter ones first.
    fn all(&self) -> Vec<String> {
        let of_length = |length| (0..length).map(|_| &self.letters).multi_cartesian_product();
        self.lengths.clone().flat_map(of_length).map(String::from_iter).collect()
    }
}

/// Parses a word as a range.
fn range(word: &str) -> Option<RangeInclusive<u64>> {
    let (start, end) = word.split_once("..")?;
    Some(start.parse().ok()?..=end.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(template: &str) -> Vec<String> {
        let template = Template::new(template).unwrap();
        template.cases().into_iter().map(|(_, text)| text).collect()
    }

    #[test]
    fn a_template_gives_a_case_for_each_choice() {
        assert_eq!(texts("2 1 3"), ["2 1 3"]);
        assert_eq!(texts("2\n0..1 9..10"), ["2\n0 9", "2\n0 10", "2\n1 9", "2\n1 10"]);
        let template = Template::new("0..1 5 7..7").unwrap();
        assert_eq!(template.cases()[1], (vec![1, 7], String::from("1 5 7")));
        assert_eq!(texts("..x"), ["..x"], "no range");
    }

    #[test]
    fn too_many_cases_and_empty_ranges_are_refused() {
        let error = |text| Template::new(text).unwrap_err().to_string();
        assert!(error("3..2").contains("`3..2`"), "{}", error("3..2"));
        assert!(error("0..999 0..999").contains("1000000 cases"));
        assert!(error("0..18446744073709551615 1..9").contains("at most"));
    }

    #[test]
    fn a_word_that_is_almost_a_range_is_refused() {
        for (text, found) in [("0 .. 40", "`..`"), ("0-40 0..12", "`0-40`"), ("0..", "`0..`")] {
            let error = Starts::new(text).unwrap_err().to_string();
            assert!(error.starts_with(found) && error.ends_with("as in 0..40"), "{error}");
        }
        assert!(Starts::new("-3").is_ok());
    }

    #[test]
    fn words_are_listed_by_their_lengths() {
        let listed = |text| Words::new(text).unwrap().unwrap().all();
        assert_eq!(listed("[RB]{1..2}"), ["R", "B", "RR", "RB", "BR", "BB"]);
        assert_eq!(listed("[x]{0..2}"), ["", "x", "xx"]);
        assert!(Words::new("0..3").unwrap().is_none());
        assert_eq!(listed("[x]{2}"), ["xx"]);
        let error = |text| Words::new(text).unwrap_err().to_string();
        assert!(error("[RB]{x}").contains("lengths are expected"));
        assert!(error("[RB]{2..1}").contains("end before they begin"));
        assert!(error("[]{1..2}").contains("letters are expected"));
        assert!(error("[a1]{1..2}").contains("digits and blanks are no letters"));
        assert!(error("[aba]{1..2}").contains("the letter a is given twice"));
        for text in ["x[ab]{1..2}", "[ab] {1..2}", "[ab]{1..2", "[ab]{1..2}x"] {
            let error = Starts::new(text).unwrap_err().to_string();
            assert!(error.contains("words are expected alone"), "{error}");
        }
        assert!(matches!(Starts::new(" [ab]{1..2} "), Ok(Starts::Words(_))));
        for text in ["[abcdefghij]{1..9}", "[a]{0..5000}", "[a]{18446744073709551615}"] {
            assert!(error(text).contains("100000 words, or 1000000 letters in all"), "{text}");
        }
    }

    #[test]
    fn there_are_ten_times_as_many_longer_words() {
        let wider =
            |text| Words::new(text).unwrap().unwrap().wider(10).map(|words| words.all().len());
        assert_eq!(wider("[RB]{1..3}"), Some(2 + 4 + 8 + 16 + 32 + 64 + 128));
        assert_eq!(wider("[x]{0..2}"), Some(30));
        assert_eq!(wider("[RB]{1..14}"), None);
        assert_eq!(wider("[x]{0..1000}"), None);
    }
}
