//! Generates short names.

/// Names for the variables and labels of one function. They never clash with a keyword or with names of the
/// whole program, which are `u`, `U`, `I`, `m`, longer names that begin with `f`, `g`, `l`, `s` or `t`, or
/// several letters. A longer local name is a letter with digits.
pub(super) fn local(index: usize) -> String {
    const SHORT: &[u8] = b"abcdefghijklnopqrstvwxyzABCDEFGHJKLMNOPQRSTVWXYZ";
    const LONG: &[u8] = b"abcdehijknopqrvwxyzABCDEFGHJKLMNOPQRSTVWXYZ";
    if let Some(&letter) = SHORT.get(index) {
        return char::from(letter).to_string();
    }
    let index = index - SHORT.len();
    let letter = char::from(LONG[index % LONG.len()]);
    format!("{letter}{}", index / LONG.len())
}

/// The name of a function of the program.
pub(super) fn function(index: usize) -> String {
    format!("f{index}")
}
