// 0.5.7
use fixedbitset::FixedBitSet;

fn main() {
    let mut set = FixedBitSet::with_capacity(100);
    set.insert(3);
    set.insert(70);
    println!("{:?}", set.ones().collect::<Vec<_>>());
}
