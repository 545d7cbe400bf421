// 0.1.12
// refused in C: cannot be translated to C: `ForiegnEntry::new(self.items.entry(value)),`
use hashbag::HashBag;

fn main() {
    let bag: HashBag<i32> = [1, 2, 1].into_iter().collect();
    println!("{} {}", bag.contains(&1), bag.len());
}
