// std::time::Instant: a program in C has no clock
// refused in C: has no clock

fn main() {
    let start = std::time::Instant::now();
    println!("{}", start.elapsed().as_secs() > 1000);
}
