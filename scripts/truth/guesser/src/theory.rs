//! The theory behind guesses: modules of `shared`, and lessons.

/// The theory of a guess, to read on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theory {
    /// The name of a module of `shared`, if one has the rule.
    pub module: Option<&'static str>,
    /// The file name of a lesson in `docs/lessons`, without its ending.
    pub lesson: &'static str,
}

const SUMS: &str = "05-sums";
const OCTAL: &str = "06-subtraction-and-octal-games";
const TWISTED: &str = "07-heaps-with-a-twist";
const NUMBERS: &str = "10-numbers";

/// The theories by words of guesses; the first words that a guess contains decide.
const THEORIES: [(&str, Option<&str>, &str); 24] = [
    ("in the octal game", Some("octal"), OCTAL),
    ("in the subtraction game", Some("subtraction"), OCTAL),
    ("Euclid's algorithm", None, TWISTED),
    ("the sum of the one before it and of the first one", Some("take_away"), TWISTED),
    ("⌊kα", Some("beatty"), TWISTED),
    ("Zeckendorf", Some("fibonacci"), TWISTED),
    ("nim-sum over the places", Some("coin"), "08-coin-turning"),
    ("Fibonacci", Some("fibonacci"), TWISTED),
    ("golden ratio", Some("wythoff"), TWISTED),
    ("√2", Some("beatty"), TWISTED),
    ("every second", Some("staircase"), TWISTED),
    ("ones at each binary place", Some("moore"), TWISTED),
    ("0, or 1 if none is above 1", Some("nim"), TWISTED),
    ("nim product", Some("nimber"), "08-coin-turning"),
    ("odd number of ones", Some("coin"), "08-coin-turning"),
    ("greatest power of two that divides", Some("coin"), "08-coin-turning"),
    ("values of the single numbers", Some("nim"), SUMS),
    ("values of the runs", Some("nim"), SUMS),
    ("nim-sum", Some("nim"), "04-nim-sum"),
    ("n mod ", Some("bachet"), "01-lost-and-won"),
    ("the period", Some("periodic"), OCTAL),
    ("Hackenbush stalk", Some("hackenbush"), NUMBERS),
    ("is always a number", Some("surreal"), NUMBERS),
    ("the temperature is", Some("temperature"), "11-hot-games"),
];

/// The theory that explains a guess, if it has a name.
pub(crate) fn theory(guess: &str) -> Option<Theory> {
    let (_, module, lesson) = THEORIES.into_iter().find(|(words, ..)| guess.contains(words))?;
    Some(Theory { module, lesson })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn modules_and_lessons_are_there() {
        let workspace = Path::new("../../..");
        for (words, module, lesson) in THEORIES {
            let module = module.map(|name| format!("shared/src/{name}.rs"));
            let lesson = format!("docs/lessons/{lesson}.md");
            let mut files = [lesson].into_iter().chain(module);
            assert!(files.all(|file| workspace.join(file).is_file()), "{words}");
        }
    }
}
