// 2.2.0
use recur_fn::{RecurFn, recur_fn};

fn main() {
    let fibonacci = recur_fn(|fibonacci, n: u64| match n {
        0 | 1 => n,
        _ => fibonacci(n - 1) + fibonacci(n - 2),
    });
    println!("{}", fibonacci.call(10));
}
