// std::env::args: the program's name alone

fn main() {
    println!("{} {:?}", std::env::args().count(), std::env::args().nth(1));
}
