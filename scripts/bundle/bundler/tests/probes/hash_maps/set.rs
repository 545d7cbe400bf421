// HashSet: insert, contains, union, intersection, difference, is_subset, from

use std::collections::HashSet;

fn main() {
    let a: HashSet<i32> = (0..6).collect();
    let b = HashSet::from([4, 5, 6]);
    let sorted = |numbers: Vec<&i32>| {
        let mut numbers: Vec<i32> = numbers.into_iter().copied().collect();
        numbers.sort();
        numbers
    };
    println!("{:?} {:?}", sorted(a.intersection(&b).collect()), sorted(a.union(&b).collect()));
    println!(
        "{:?} {:?}",
        sorted(a.difference(&b).collect()),
        sorted(a.symmetric_difference(&b).collect())
    );
    let mut c = a.clone();
    println!("{} {} {} {:?}", c.insert(3), c.insert(9), c.remove(&0), c.take(&1));
    println!("{} {} {}", a.is_subset(&c), a.is_disjoint(&[7].into()), a == (0..6).rev().collect());
}
