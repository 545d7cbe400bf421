// f64: sin, cos, exp, ln, powf
// refused in C: `sin`

fn main() {
    let n = std::hint::black_box(0.5f64);
    println!("{:.6} {:.6} {:.6}", n.sin(), n.ln(), n.powf(1.5));
}
