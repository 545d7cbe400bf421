// izip!

fn main() {
    for (i, a, b) in itertools::izip!(0.., &[3, 4], "xy".chars()) {
        println!("{i} {a} {b}");
    }
}
