// a module in a file of its own
// refused: a solution is one file
#[rustfmt::skip]
mod file_module {
    mod helper;

    fn main() {
        println!("{}", helper::answer());
    }
}

// include_str! and env!
// refused: depends on more than the file itself
fn include() {
    println!("{}", include_str!("data.txt"));
}

// a crate that is neither shared, proconio nor itertools
// refused: only the standard library, shared, and the crates that problems/Cargo.toml names
mod other {
    use rand::Rng;

    fn main() {
        println!("{}", rand::thread_rng().gen_range(0..3));
    }
}
