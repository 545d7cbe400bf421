// input! { from source, … } of a text

use proconio::input;
use proconio::source::auto::AutoSource;

fn main() {
    let mut source = AutoSource::from("3 1 4 1");
    input! { from &mut source, n: usize }
    input! { from &mut source, numbers: [u32; n] }
    println!("{numbers:?}");
}
