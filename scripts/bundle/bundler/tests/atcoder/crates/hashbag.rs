// 0.1.12
use hashbag::HashBag;

fn main() {
    let bag: HashBag<i32> = [1, 2, 1].into_iter().collect();
    println!("{} {}", bag.contains(&1), bag.len());
}
