// 1.15.0
use either::Either;

fn main() {
    let up = true;
    let steps = if up { Either::Left(0..3) } else { Either::Right((0..3).rev()) };
    println!("{:?}", steps.collect::<Vec<_>>());
}
