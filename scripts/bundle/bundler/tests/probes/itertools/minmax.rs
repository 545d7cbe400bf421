// minmax, into_option

use itertools::Itertools;

fn main() {
    println!("{:?}", [3, 1, 2].iter().minmax());
    println!("{:?}", [3, 1, 2].iter().minmax().into_option());
    println!("{:?}", Vec::<i32>::new().iter().minmax().into_option());
}
