// shadowing, blocks as values, tuples, unit, never

fn main() {
    let n = 5;
    let n = {
        let n = n * 2;
        n + 1
    };
    let f = |b: bool| -> i32 {
        if b {
            return 1;
        } else {
            2
        }
    };
    println!("{n} {} {:?}", f(true), ());
}
