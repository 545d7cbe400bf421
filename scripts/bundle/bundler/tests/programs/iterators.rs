// The imports of the reader in `shared/tests/reading`, and its mode for iterators.

use itertools::Itertools;
use proconio::marker::{Bytes, Chars, Isize1, Usize1};
use proconio::{input, input_interactive, is_stdin_empty};
use std::fmt::Write;

fn more(way: &str, read: &mut String) {
    assert_eq!(way, "iterators");
    input! { a: [i32] }
    let order = a.iter().sorted().join(" ");
    let other_order = a.iter().sorted_unstable().collect_vec();
    let by_key = a.iter().sorted_by_key(|&&x| i64::from(x).abs()).join("");
    let same = a.iter().all_equal();
    let sparse = a.iter().map(|x| if *x > 0 { "+" } else { "" }).join(",");
    write!(read, "{order} {other_order:?} {by_key} {same} {sparse}").unwrap();
}
