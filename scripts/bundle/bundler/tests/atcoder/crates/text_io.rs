// 0.1.13
use text_io::scan;

fn main() {
    let (a, b): (i32, i32);
    scan!("4 5\n".bytes() => "{} {}\n", a, b);
    println!("{}", a + b);
}
