// f64: + - * /, sqrt, comparison, abs, min, max
// stdin: 2.5 -7
fn arithmetic() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let n: Vec<f64> = line.split_whitespace().map(|s| s.parse().unwrap()).collect();
    println!("{} {} {} {}", n[0] + n[1], n[0] * n[1], n[0] / n[1], n[0].sqrt());
    println!("{} {} {}", n[0] > n[1], n[1].abs(), n[0].max(n[1]));
}

// f64: printing with a precision, {:e}, {:?}
fn printing() {
    println!("{:.3} {:.0} {} {:?}", 2.0f64 / 3.0, 2.5, 1e21, 1.0);
    println!("{:8.2}| {:e} {} {}", 3.14159, 1234.5, f64::INFINITY, f64::NAN);
}

// f64: floor, ceil, round, trunc, as i64, from i32
fn rounding() {
    let n = std::hint::black_box(-2.5f64);
    println!("{} {} {} {} {}", n.floor(), n.ceil(), n.round(), n.trunc(), n as i64);
    println!("{} {} {}", 1e300 as i32, f64::NAN as u8, i64::MAX as f64);
}

// f64: total_cmp, partial_cmp, sorting
fn sort() {
    let mut row = [2.5f64, -1.0, 9.75];
    row.sort_by(|a, b| a.partial_cmp(b).unwrap());
    println!("{row:?}");
    row.sort_by(|a, b| b.total_cmp(a));
    println!("{row:?} {}", row.iter().cloned().fold(f64::NEG_INFINITY, f64::max));
}

// f64: sin, cos, exp, ln, powf
// refused in C: `sin`
fn transcendental() {
    let n = std::hint::black_box(0.5f64);
    println!("{:.6} {:.6} {:.6}", n.sin(), n.ln(), n.powf(1.5));
}
