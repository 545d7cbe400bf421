// count_ones, leading_zeros, trailing_zeros, rotate_left, swap_bytes, reverse_bits
fn bits() {
    let n = std::hint::black_box(0x1234_5678_9abc_def0u64);
    println!("{} {} {} {}", n.count_ones(), n.leading_zeros(), n.trailing_zeros(), n.count_zeros());
    println!("{:x} {:x} {:x}", n.rotate_left(12), n.swap_bytes(), n.reverse_bits());
    println!("{} {}", 0u32.leading_zeros(), 0u8.trailing_zeros());
}

// to_be_bytes, from_le_bytes
fn bytes() {
    println!("{:?} {}", 258u32.to_be_bytes(), u16::from_le_bytes([1, 2]));
}

// as between integers of all widths, u8 as char, bool as
fn casts() {
    let n = std::hint::black_box(-1i64);
    println!("{} {} {} {}", n as u8, n as u32, n as i16, n as u64);
    println!("{} {} {}", 300u16 as u8, 200u8 as i8, (b'a' + 2) as char);
    println!("{} {}", true as i32 + 1, 'é' as u32);
}

// checked_add, checked_sub, checked_mul, checked_div, checked_pow
fn checked() {
    println!("{:?} {:?}", 250u8.checked_add(5), 250u8.checked_add(6));
    println!("{:?} {:?}", 3u32.checked_sub(4), i64::MAX.checked_mul(2));
    println!("{:?} {:?}", 7u8.checked_div(0), i32::MIN.checked_div(-1));
    println!("{:?} {:?}", 3u64.checked_pow(40), 3u64.checked_pow(41));
}

// From, TryFrom, try_into between integers
fn conversions() {
    println!("{} {:?} {:?}", u64::from(7u32), u8::try_from(300).is_err(), i8::try_from(-128i64));
    let n: usize = 5i32.try_into().unwrap();
    println!("{n} {}", i64::from(true));
}

// a division by zero stops the program
// stdin: 0
// alone: stops the program
fn division() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let n: i64 = line.trim().parse().unwrap();
    println!("before");
    println!("{}", 7 / n);
}

// rem_euclid, div_euclid, abs, signum, abs_diff
fn euclid() {
    println!("{} {} {} {}", (-7i64).rem_euclid(3), (-7i64).div_euclid(3), -7 % 3, -7 / 3);
    println!(
        "{} {} {} {}",
        (-7i32).abs(),
        (-7i32).signum(),
        3u8.abs_diff(9),
        (-5i32).unsigned_abs()
    );
}

// modular power and inverse, modulo 998244353 and 10⁹+7
mod modular {
    fn power(mut base: u64, mut exponent: u64, modulus: u64) -> u64 {
        let mut result = 1;
        base %= modulus;
        while exponent > 0 {
            if exponent & 1 == 1 {
                result = result * base % modulus;
            }
            base = base * base % modulus;
            exponent >>= 1;
        }
        result
    }

    fn main() {
        for modulus in [998_244_353, 1_000_000_007] {
            println!(
                "{} {}",
                power(3, 1_000_000_000_000, modulus),
                power(12345, modulus - 2, modulus)
            );
        }
    }
}

// NonZeroU32, Wrapping
mod non_zero {
    use std::num::{NonZeroU32, Wrapping};

    fn main() {
        println!("{:?} {:?}", NonZeroU32::new(5), NonZeroU32::new(0));
        println!("{}", Wrapping(250u8) + Wrapping(10));
    }
}

// overflowing_add, overflowing_sub, overflowing_mul
fn overflowing() {
    println!("{:?} {:?}", 250u8.overflowing_add(9), 3u32.overflowing_sub(4));
    println!("{:?}", (i64::MAX / 2).overflowing_mul(3));
}

// parse and from_str_radix, with errors
fn parse() {
    println!(
        "{:?} {} {}",
        "42".parse::<u8>(),
        "256".parse::<u8>().is_err(),
        "-3".parse::<i64>().unwrap()
    );
    println!("{:?} {}", u32::from_str_radix("zz", 36), i64::from_str_radix("-1011", 2).unwrap());
}

// pow, ilog2, ilog10, is_power_of_two, next_power_of_two
fn powers() {
    println!("{} {} {}", 3u64.pow(40), 1_000_000u32.ilog2(), 999u32.ilog10());
    println!("{} {} {}", 64u32.is_power_of_two(), 65u64.next_power_of_two(), 17u32.ilog(2));
}

// saturating_add, saturating_sub, saturating_mul, saturating_pow
fn saturating() {
    println!("{} {}", 250u8.saturating_add(9), 3u32.saturating_sub(4));
    println!("{} {}", i64::MIN.saturating_mul(2), 10i32.saturating_pow(20));
}

// i128 and u128: products, quotients, printing
// stdin: 170141183460469231731687303715884105727 9876543210987654321
fn wide() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let n: Vec<i128> = line.split_whitespace().map(|s| s.parse().unwrap()).collect();
    println!("{} {} {}", n[0] / n[1], n[0] % n[1], -n[0] - 1);
    println!("{} {}", u128::MAX, n[1] * n[1] / 7);
}

// i128: checked_mul, overflowing_mul
fn wide_checked() {
    let big = std::hint::black_box(i128::MAX / 3);
    println!("{:?} {:?}", big.checked_mul(3), big.checked_mul(-4));
    println!("{:?} {:?}", big.overflowing_mul(5), i128::MIN.checked_mul(std::hint::black_box(-1)));
    println!("{}", big.wrapping_mul(7));
}

// the integer types from i8 to u64, MIN and MAX
fn widths() {
    println!("{} {} {} {}", i8::MIN, i16::MAX, i32::MIN, i64::MAX);
    println!("{} {} {} {}", u8::MAX, u16::MAX, u32::MAX, u64::MAX);
}

// wrapping_add, wrapping_sub, wrapping_mul, wrapping_neg, wrapping_shl
fn wrapping() {
    println!("{} {}", 250u8.wrapping_add(9), i32::MIN.wrapping_sub(1));
    println!("{} {}", u64::MAX.wrapping_mul(u64::MAX - 1), i64::MIN.wrapping_neg());
    println!("{}", 5u32.wrapping_shl(35));
}
