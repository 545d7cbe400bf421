// include_str! and env!
// refused: depends on more than the file itself

fn main() {
    println!("{}", include_str!("data.txt"));
}
