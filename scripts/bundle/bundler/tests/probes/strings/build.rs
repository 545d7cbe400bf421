// String: push, push_str, insert, pop, truncate, with_capacity, repeat

fn main() {
    let mut text = String::with_capacity(10);
    text.push('b');
    text.push_str("cd");
    text.insert(0, 'a');
    println!("{text} {:?} {}", text.pop(), text.len());
    text.truncate(1);
    println!("{text} {}", "ab".repeat(3));
}
