// std::fs: no judge lets a solution read files
// refused in C: has no files

fn main() {
    let text = std::fs::read_to_string("input.txt").unwrap_or_default();
    println!("{}", text.len());
}
