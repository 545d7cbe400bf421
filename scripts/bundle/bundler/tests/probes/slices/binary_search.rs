// binary_search, binary_search_by, partition_point

fn main() {
    let a = [1, 3, 5, 7];
    println!("{:?} {:?}", a.binary_search(&5), a.binary_search(&4));
    println!("{} {:?}", a.partition_point(|&x| x < 6), a.binary_search_by(|x| x.cmp(&7)));
    println!("{:?}", a.binary_search_by_key(&6, |x| x * 2));
}
