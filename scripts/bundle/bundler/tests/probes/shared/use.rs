// use shared::…: an item, a group, a module, a new name

use shared::nim;
use shared::wythoff::wins as wins_wythoff;
use shared::{fibonacci, grundy};

fn main() {
    println!("{} {}", nim::sum(&[3, 4]), wins_wythoff(1, 2));
    println!("{} {}", fibonacci::wins(5, 4), grundy::mex([0, 1, 3]));
}
