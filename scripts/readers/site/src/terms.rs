//! Links the words of a theorem to the lessons that explain them.

use crate::lessons::FOLDER;

/// Words and their lessons; a prefix of another comes after it.
const TERMS: [(&str, &str); 35] = [
    ("mirror", "02-stealing-and-pairing"),
    ("symmetry", "02-stealing-and-pairing"),
    ("dominoes", "02-stealing-and-pairing"),
    ("Grundy value", "03-mex"),
    ("nim-value", "03-mex"),
    ("mex", "03-mex"),
    ("nim-sum", "04-nim-sum"),
    ("exclusive or", "04-nim-sum"),
    ("Sprague", "05-sums"),
    ("Lasker's Nim", "05-sums"),
    ("Kayles", "06-subtraction-and-octal-games"),
    ("octal game", "06-subtraction-and-octal-games"),
    ("subtraction game", "06-subtraction-and-octal-games"),
    ("periodic", "06-subtraction-and-octal-games"),
    ("staircase", "07-heaps-with-a-twist"),
    ("Moore", "07-heaps-with-a-twist"),
    ("Wythoff", "07-heaps-with-a-twist"),
    ("Fibonacci", "07-heaps-with-a-twist"),
    ("Zeckendorf", "07-heaps-with-a-twist"),
    ("Mock Turtles", "08-coin-turning"),
    ("nimber", "08-coin-turning"),
    ("nim product", "08-coin-turning"),
    ("tartan theorem", "08-coin-turning"),
    ("Ruler", "08-coin-turning"),
    ("colon principle", "09-green-hackenbush"),
    ("fusion principle", "09-green-hackenbush"),
    ("simplest number", "10-numbers"),
    ("Hackenbush", "10-numbers"),
    ("stalk", "10-numbers"),
    ("switch", "11-hot-games"),
    ("hottest", "11-hot-games"),
    ("retrograde analysis", "12-loops"),
    ("matching", "12-loops"),
    ("peaks", "13-games-of-points"),
    ("matrix game", "14-mixed-strategies"),
];

/// Links the words of a Markdown sentence without links to their lessons, each lesson once.
pub fn linked(sentence: &str) -> String {
    let mut left: Vec<_> = TERMS.to_vec();
    let mut linked = String::new();
    for (at, part) in sentence.split('`').enumerate() {
        if at > 0 {
            linked.push('`');
        }
        // Every second part is code, between backquotes.
        let mut rest = if at % 2 == 0 { part } else { "" };
        while let Some((start, term, lesson)) = first(rest, &left) {
            let (before, after) = rest.split_at(start);
            let end = after[term.len()..].find(|char: char| !char.is_alphanumeric());
            let (word, after) = after.split_at(end.map_or(after.len(), |end| term.len() + end));
            linked.extend([before, "[", word, "](", FOLDER, "/", lesson, ".md)"]);
            left.retain(|(_, other)| *other != lesson);
            rest = after;
        }
        linked += if at % 2 == 0 { rest } else { part };
    }
    linked
}

/// Finds the first term that begins a word; returns the index, the term and its lesson.
fn first<'a>(text: &str, terms: &[(&'a str, &'a str)]) -> Option<(usize, &'a str, &'a str)> {
    let begins = |&(at, _): &(usize, &str)| !text[..at].ends_with(char::is_alphanumeric);
    let found = terms.iter().filter_map(|&(term, lesson)| {
        let (at, _) = text.match_indices(term).find(begins)?;
        Some((at, term, lesson))
    });
    found.min_by_key(|&(at, ..)| at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use judge::catalog::workspace;

    #[test]
    fn words_lead_to_their_lessons_once() {
        assert_eq!(
            linked("lost if the nim-sum of the Grundy values is 0, and no other nim-sum is `mex`"),
            "lost if the [nim-sum](docs/lessons/04-nim-sum.md) of the \
             [Grundy values](docs/lessons/03-mex.md) is 0, and no other nim-sum is `mex`"
        );
        assert_eq!(linked("remexed"), "remexed");
    }

    #[test]
    fn every_term_has_its_lesson() {
        let folder = workspace().unwrap().join(FOLDER);
        for (_, lesson) in TERMS {
            assert!(folder.join(format!("{lesson}.md")).exists(), "{lesson}");
        }
    }
}
