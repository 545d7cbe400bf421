// functions, structs and constants within a function

fn main() {
    const LIMIT: i32 = 3;
    #[derive(Debug)]
    struct Pair(i32, i32);
    fn make(n: i32) -> Pair {
        Pair(n, LIMIT)
    }
    println!("{:?}", make(1));
}
