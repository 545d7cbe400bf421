// i128 and u128: products, quotients, printing
// stdin: 170141183460469231731687303715884105727 9876543210987654321

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let n: Vec<i128> = line.split_whitespace().map(|s| s.parse().unwrap()).collect();
    println!("{} {} {}", n[0] / n[1], n[0] % n[1], -n[0] - 1);
    println!("{} {}", u128::MAX, n[1] * n[1] / 7);
}
