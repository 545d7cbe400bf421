// std::process::exit

fn main() {
    println!("before");
    if std::hint::black_box(true) {
        std::process::exit(0);
    }
    println!("after");
}
