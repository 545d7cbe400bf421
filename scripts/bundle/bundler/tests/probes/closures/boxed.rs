// Box<dyn Fn>, Vec of closures, dyn FnMut as an argument

fn run(f: &mut dyn FnMut(i32) -> i32) -> i32 {
    f(1) + f(2)
}

fn main() {
    let functions: Vec<Box<dyn Fn(i32) -> i32>> =
        vec![Box::new(|x| x + 1), Box::new(move |x| x * 10)];
    println!("{:?}", functions.iter().map(|f| f(4)).collect::<Vec<_>>());
    let mut total = 0;
    println!(
        "{}",
        run(&mut |x| {
            total += x;
            total
        })
    );
}
