//! Suggestions for misspelt names.

use strsim::damerau_levenshtein;

/// The maximum number of names to suggest.
const MOST: usize = 3;

/// Returns whether one word may be a misspelling of the other, with at most a third of its letters wrong.
pub(crate) fn is_near(misspelt: &str, word: &str) -> bool {
    distance(misspelt, word).is_some()
}

/// The number of wrong letters, if it is small enough.
fn distance(misspelt: &str, word: &str) -> Option<usize> {
    let [misspelt, word] = [misspelt, word].map(str::to_lowercase);
    let distance = damerau_levenshtein(&misspelt, &word);
    (distance <= misspelt.chars().count() / 3).then_some(distance)
}

/// The end of a sentence about an unknown name: `; did you mean poj1067?`, or nothing.
pub(crate) fn did_you_mean<'a>(misspelt: &str, names: impl IntoIterator<Item = &'a str>) -> String {
    let names = names.into_iter();
    let mut near: Vec<(usize, &str)> =
        names.filter_map(|name| Some((distance(misspelt, name)?, name))).collect();
    near.sort_unstable();
    near.dedup();
    let near: Vec<&str> = near.into_iter().map(|(_, name)| name).take(MOST).collect();
    match near.split_last() {
        None => String::new(),
        Some((only, [])) => format!("; did you mean {only}?"),
        Some((last, others)) => format!("; did you mean {} or {last}?", others.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_near_names_are_suggested() {
        let names = ["poj1067", "poj1704", "theeasychase", "agc002_e"];
        let offered = |name| did_you_mean(name, names);
        assert_eq!(offered("poj1068"), "; did you mean poj1067?");
        assert_eq!(offered("POJ1706"), "; did you mean poj1704 or poj1067?");
        assert_eq!(offered("easychase"), "; did you mean theeasychase?");
        assert_eq!(offered("kayles"), "");
        assert_eq!(offered("x"), "");
    }
}
