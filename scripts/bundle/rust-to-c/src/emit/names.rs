//! Short names.

/// Names for the variables and labels of one function. They never clash with those of the whole program
/// that it uses, which are `u`, `U`, `I`, `m`, or begin with `f`, `g`, `l`, `s` or `t` and are longer,
/// or are several letters, nor with a keyword: a longer one is a letter and digits.
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
