// comparing and sorting strings

fn main() {
    let mut words = vec!["pear", "Apple", "fig", "apple"];
    words.sort();
    println!("{words:?} {}", "abc" < "abd");
    words.sort_by_key(|word| (word.len(), std::cmp::Reverse(*word)));
    println!("{words:?}");
}
