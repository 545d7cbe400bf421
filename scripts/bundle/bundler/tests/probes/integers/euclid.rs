// rem_euclid, div_euclid, abs, signum, abs_diff

fn main() {
    println!("{} {} {} {}", (-7i64).rem_euclid(3), (-7i64).div_euclid(3), -7 % 3, -7 / 3);
    println!(
        "{} {} {} {}",
        (-7i32).abs(),
        (-7i32).signum(),
        3u8.abs_diff(9),
        (-5i32).unsigned_abs()
    );
}
