// multiunzip

use itertools::Itertools;

fn main() {
    let (a, b, c): (Vec<_>, Vec<_>, Vec<_>) =
        [(1, 'x', "p"), (2, 'y', "q")].into_iter().multiunzip();
    println!("{a:?} {b:?} {c:?}");
}
