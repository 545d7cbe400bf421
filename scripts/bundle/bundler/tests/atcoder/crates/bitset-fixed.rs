// 0.1.0
use bitset_fixed::BitSet;

fn main() {
    let mut set = BitSet::new(100);
    set.set(0, true);
    set |= &(&set << 5);
    println!("{} {}", set.count_ones(), set[5]);
}
