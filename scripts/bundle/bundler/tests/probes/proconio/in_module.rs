// use of proconio and itertools in a module
// stdin: 3 2 1

mod reader {
    use itertools::Itertools;
    pub use proconio::input;

    pub fn read() -> String {
        input! { a: [u8; 2] }
        a.iter().sorted().join("<")
    }
}

fn main() {
    println!("{}", reader::read());
    reader::input! { last: u8 }
    println!("{last}");
}
