// sort, sort_unstable, sort_by, sort_by_key, sort_by_cached_key

fn main() {
    let mut a = [5, 3, 9, 1];
    a.sort();
    println!("{a:?}");
    a.sort_by(|x, y| y.cmp(x));
    println!("{a:?}");
    a.sort_unstable_by_key(|x| x % 4);
    println!("{}", a[0] % 4);
    let mut words = ["ccc", "a", "bb"];
    words.sort_by_cached_key(|word| word.len());
    println!("{words:?}");
}
