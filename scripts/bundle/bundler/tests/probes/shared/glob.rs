// use shared::nim::*

use shared::nim::*;

fn main() {
    println!("{}", sum(&[5, 6]));
}
