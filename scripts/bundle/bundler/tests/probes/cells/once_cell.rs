// OnceCell: get_or_init

use std::cell::OnceCell;

fn main() {
    let cell = OnceCell::new();
    println!("{:?} {} {}", cell.get(), cell.get_or_init(|| 5), cell.get_or_init(|| 6));
    println!("{:?} {:?}", cell.set(7), cell.into_inner());
}
