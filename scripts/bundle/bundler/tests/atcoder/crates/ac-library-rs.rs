// 0.2.0
use ac_library::{Additive, Dsu, Segtree};

fn main() {
    let mut dsu = Dsu::new(4);
    dsu.merge(0, 2);
    let mut tree = Segtree::<Additive<i64>>::new(5);
    tree.set(1, 4);
    tree.set(3, 5);
    println!("{} {}", dsu.same(0, 2), tree.prod(0..4));
}
