// first, last, split_first, get, iter().max, contains, starts_with, concat

fn main() {
    let a = vec![4, 9, 2];
    println!("{:?} {:?} {:?} {:?}", a.first(), a.last(), a.split_first(), a.get(7));
    println!("{:?} {} {}", a.iter().max(), a.contains(&2), a.starts_with(&[4, 9]));
    println!("{:?} {:?}", [[1, 2], [3, 4]].concat(), a.to_vec().repeat(2));
}
