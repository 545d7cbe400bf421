// shared::module::item without use, and ::shared::…

fn main() {
    println!("{} {}", shared::nim::sum(&[3, 4]), ::shared::nim::sum(&[1, 1]));
}
