//! The theory behind guesses: modules of `shared`, and lessons.

/// The theory of a guess, to read on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theory {
    /// The name of a module of `shared`.
    pub module: &'static str,
    /// The file name of a lesson in `docs/lessons`, without its ending.
    pub lesson: &'static str,
}

const SUMS: &str = "05-sums";
const OCTAL: &str = "06-subtraction-and-octal-games";
const TWISTED: &str = "07-heaps-with-a-twist";
const NUMBERS: &str = "10-numbers";

/// The theories by words of guesses; the first words that a guess contains decide.
const THEORIES: [(&str, &str, &str); 24] = [
    ("in the octal game", "octal", OCTAL),
    ("in the subtraction game", "subtraction", OCTAL),
    ("Euclid's algorithm", "modular", TWISTED),
    ("the sum of the one before it and of the first one", "take_away", TWISTED),
    ("⌊kα", "beatty", TWISTED),
    ("Zeckendorf", "fibonacci", TWISTED),
    ("nim-sum over the places", "coin", "08-coin-turning"),
    ("Fibonacci", "fibonacci", TWISTED),
    ("golden ratio", "wythoff", TWISTED),
    ("√2", "beatty", TWISTED),
    ("every second", "staircase", TWISTED),
    ("ones at each binary place", "moore", TWISTED),
    ("0, or 1 if none is above 1", "nim", TWISTED),
    ("nim product", "nimber", "08-coin-turning"),
    ("odd number of ones", "coin", "08-coin-turning"),
    ("greatest power of two that divides", "coin", "08-coin-turning"),
    ("values of the single numbers", "nim", SUMS),
    ("values of the runs", "nim", SUMS),
    ("nim-sum", "nim", "04-nim-sum"),
    ("n mod ", "bachet", "01-lost-and-won"),
    ("the period", "periodic", OCTAL),
    ("Hackenbush stalk", "hackenbush", NUMBERS),
    ("is always a number", "surreal", NUMBERS),
    ("the temperature is", "temperature", "11-hot-games"),
];

/// The theory that explains a guess, if it has a name.
pub(crate) fn theory(guess: &str) -> Option<Theory> {
    let (_, module, lesson) = THEORIES.iter().find(|(words, ..)| guess.contains(words))?;
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
            let module = workspace.join(format!("shared/src/{module}.rs"));
            let lesson = workspace.join(format!("docs/lessons/{lesson}.md"));
            assert!(module.is_file() && lesson.is_file(), "{words}");
        }
    }
}
