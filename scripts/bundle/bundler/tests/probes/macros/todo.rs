// todo!() compiles and stops the program

fn main() {
    println!("before");
    if std::hint::black_box(true) {
        todo!();
    }
}
