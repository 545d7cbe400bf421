// parse and from_str_radix, with errors

fn main() {
    println!(
        "{:?} {} {}",
        "42".parse::<u8>(),
        "256".parse::<u8>().is_err(),
        "-3".parse::<i64>().unwrap()
    );
    println!("{:?} {}", u32::from_str_radix("zz", 36), i64::from_str_radix("-1011", 2).unwrap());
}
