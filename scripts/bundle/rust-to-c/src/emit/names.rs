//! Generates short names.

/// The name of a variable or label: a letter, with digits if letters run out. The name never clashes with a
/// keyword or a global name; those are `u`, `U`, `I`, `m`, names of several letters, and longer names that
/// begin with `f`, `g`, `l`, `s` or `t`.
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

pub(super) fn function(index: usize) -> String {
    format!("f{index}")
}
