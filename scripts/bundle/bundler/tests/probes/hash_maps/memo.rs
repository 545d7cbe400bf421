// HashMap: memoised recursion with a tuple as the key

use std::collections::HashMap;

fn wins(a: u32, b: u32, memo: &mut HashMap<(u32, u32), bool>) -> bool {
    if let Some(&known) = memo.get(&(a, b)) {
        return known;
    }
    let result = (1..=a).any(|k| !wins(a - k, b, memo))
        || (1..=b).any(|k| !wins(a, b - k, memo))
        || (1..=a.min(b)).any(|k| !wins(a - k, b - k, memo));
    memo.insert((a, b), result);
    result
}

fn main() {
    let mut memo = HashMap::new();
    let lost = (0..20).flat_map(|a| (a..20).map(move |b| (a, b)));
    println!("{:?}", lost.filter(|&(a, b)| !wins(a, b, &mut memo)).collect::<Vec<_>>());
    println!("{}", memo.len());
}
