// a module in a file of its own
// refused: a solution is one file

mod helper;

fn main() {
    println!("{}", helper::answer());
}
