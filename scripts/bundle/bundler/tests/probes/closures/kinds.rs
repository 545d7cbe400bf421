// Fn, FnMut, FnOnce, function pointers, returned closures

fn twice(f: impl Fn(i32) -> i32, x: i32) -> i32 {
    f(f(x))
}

fn adder(n: i32) -> impl Fn(i32) -> i32 {
    move |x| x + n
}

fn each(mut f: impl FnMut(u32)) {
    (0..3).for_each(&mut f);
}

fn main() {
    let mut sum = 0;
    each(|n| sum += n);
    let text = String::from("moved");
    let once = move || text.len();
    let table: [fn(i32) -> i32; 2] = [i32::abs, |x| x * x];
    println!("{} {sum} {} {:?}", twice(adder(5), 1), once(), table.map(|f| f(-3)));
}
