// f64: printing with a precision, {:e}, {:?}

fn main() {
    println!("{:.3} {:.0} {} {:?}", 2.0f64 / 3.0, 2.5, 1e21, 1.0);
    println!("{:8.2}| {:e} {} {}", 3.14159, 1234.5, f64::INFINITY, f64::NAN);
}
