// usize::MAX, usize::BITS, size_of::<usize>

fn main() {
    println!("{} {} {} {}", usize::MAX, usize::BITS, isize::MIN, std::mem::size_of::<usize>());
    println!("{}", (!0usize).count_ones());
}
