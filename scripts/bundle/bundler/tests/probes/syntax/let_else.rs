// let-else, if let, while let, matches!

fn first(text: &str) -> Option<i32> {
    let Some(word) = text.split(' ').next() else {
        return None;
    };
    let Ok(n) = word.parse() else { return None };
    Some(n)
}

fn main() {
    println!("{:?} {:?}", first("4 5"), first("x"));
    let mut stack = vec![1, 2];
    while let Some(top) = stack.pop() {
        print!("{top} ");
    }
    println!("{}", matches!(first("9"), Some(n) if n > 5));
}
