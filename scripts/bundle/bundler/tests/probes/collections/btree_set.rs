// BTreeSet: range, union, difference, first, pop_first, replace

use std::collections::BTreeSet;

fn main() {
    let a: BTreeSet<i32> = [5, 1, 3].into();
    let b = BTreeSet::from([3, 4]);
    println!("{a:?} {:?} {:?}", a.union(&b).collect::<Vec<_>>(), &a - &b);
    println!("{:?} {:?} {:?}", a.range(2..).next(), a.range(..5).next_back(), a.first());
    let mut c = a.clone();
    println!("{:?} {} {}", c.pop_first(), c.insert(3), c.is_subset(&a));
}
