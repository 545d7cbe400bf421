// f64: + - * /, sqrt, comparison, abs, min, max
// stdin: 2.5 -7

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let n: Vec<f64> = line.split_whitespace().map(|s| s.parse().unwrap()).collect();
    println!("{} {} {} {}", n[0] + n[1], n[0] * n[1], n[0] / n[1], n[0].sqrt());
    println!("{} {} {}", n[0] > n[1], n[1].abs(), n[0].max(n[1]));
}
