// 1.0.2
use maplit::btreemap;

fn main() {
    println!("{:?}", btreemap! { 1 => "one", 2 => "two" });
}
