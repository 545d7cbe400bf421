// iproduct!

fn main() {
    for (i, j, k) in itertools::iproduct!(0..2, 0..2, 5..7) {
        println!("{i}{j}{k}");
    }
    println!("{}", itertools::iproduct!(0..3, 0..4).count());
}
