// count_ones, leading_zeros, trailing_zeros, rotate_left, swap_bytes, reverse_bits

fn main() {
    let n = std::hint::black_box(0x1234_5678_9abc_def0u64);
    println!("{} {} {} {}", n.count_ones(), n.leading_zeros(), n.trailing_zeros(), n.count_zeros());
    println!("{:x} {:x} {:x}", n.rotate_left(12), n.swap_bytes(), n.reverse_bits());
    println!("{} {}", 0u32.leading_zeros(), 0u8.trailing_zeros());
}
