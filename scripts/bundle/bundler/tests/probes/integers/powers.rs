// pow, ilog2, ilog10, is_power_of_two, next_power_of_two

fn main() {
    println!("{} {} {}", 3u64.pow(40), 1_000_000u32.ilog2(), 999u32.ilog10());
    println!("{} {} {}", 64u32.is_power_of_two(), 65u64.next_power_of_two(), 17u32.ilog(2));
}
