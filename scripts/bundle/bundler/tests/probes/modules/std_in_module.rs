// use std::… in a nested module, and paths without use

mod counting {
    use std::collections::BTreeMap;

    pub fn count(text: &str) -> BTreeMap<char, usize> {
        let mut counts = BTreeMap::new();
        text.chars().for_each(|c| *counts.entry(c).or_insert(0) += 1);
        counts
    }
}

fn main() {
    println!("{:?} {}", counting::count("abca"), std::cmp::max(3, 4));
}
