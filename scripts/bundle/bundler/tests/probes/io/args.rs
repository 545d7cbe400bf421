// std::env::args: only the program's name

fn main() {
    println!("{} {:?}", std::env::args().count(), std::env::args().nth(1));
}
