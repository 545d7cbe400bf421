// eprintln!, eprint! and dbg! write to stderr

fn main() {
    eprintln!("not shown");
    let n = dbg!(3 + 4);
    println!("{n}");
}
