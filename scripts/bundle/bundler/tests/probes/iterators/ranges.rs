// inclusive ranges, rev, contains, ranges of char

fn main() {
    println!("{:?} {}", (1..=3).rev().collect::<Vec<_>>(), (1..10).contains(&10));
    println!("{} {:?}", ('a'..='d').rev().collect::<String>(), (5..2).next());
    println!("{:?} {}", (..4).contains(&3), (2..=2).is_empty());
}
