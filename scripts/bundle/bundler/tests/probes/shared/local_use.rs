// use shared::… in a function

fn main() {
    use shared::nim::sum;
    println!("{}", sum(&[5, 6]));
}
