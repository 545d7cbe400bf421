// cfg(windows), which holds on some judges
// refused: `mod system;` is in a file of its own

#[cfg(windows)]
mod system;

fn main() {
    println!("1");
}
