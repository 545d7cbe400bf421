// input! of i128 and u128
// stdin: -170141183460469231731687303715884105728 170141183460469231731687303715884105727
// stdin: 340282366920938463463374607431768211455 7

use proconio::input;

fn main() {
    input! {
        least: i128,
        most: i128,
        all: u128,
        small: u128,
    }
    println!("{} {}", least + most, least / 3);
    println!("{} {}", all / small, all % 1_000_000_007);
    println!("{least} {most} {all}");
}
