// cfg(windows), which some judges meet
// refused: `mod system;` is in a file of its own

#[cfg(windows)]
mod system;

fn main() {
    println!("1");
}
