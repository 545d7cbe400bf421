// Vec: push, pop, insert, remove, swap_remove, drain, retain, dedup, split_off, extend

fn main() {
    let mut v = vec![1, 2, 3, 4, 5, 5, 6];
    v.dedup();
    v.retain(|n| n % 3 != 0);
    println!("{v:?} {:?} {}", v.pop(), v.remove(0));
    v.insert(1, 9);
    v.extend([7, 8, 9]);
    println!("{:?} {:?} {:?}", v.swap_remove(0), v.drain(1..3).collect::<Vec<_>>(), v.split_off(1));
    v.resize(4, -1);
    println!("{v:?} {} {:?}", v.len(), v.iter().rev().collect::<Vec<_>>());
}
