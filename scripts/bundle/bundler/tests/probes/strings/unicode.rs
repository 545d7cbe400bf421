// text that is not ASCII: len, chars().count(), width in a table

fn main() {
    let text = "αβγ 中文";
    println!("{} {} [{text:>8}]", text.len(), text.chars().count());
}
