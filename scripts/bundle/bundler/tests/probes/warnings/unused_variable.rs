// unused variables, imports and assignments, needless mut

use std::collections::BTreeMap;

fn main() {
    let unused = 5;
    let mut n = 3;
    let mut assigned = 1;
    assigned = n;
    println!("{n}");
}
