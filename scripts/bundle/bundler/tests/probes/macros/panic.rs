// panic!, assert!, unwrap and expect stop the program

fn main() {
    println!("before");
    let empty: Vec<u32> = std::hint::black_box(Vec::new());
    println!("{}", empty.iter().max().expect("a number"));
}
