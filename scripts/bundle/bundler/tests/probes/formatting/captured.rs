// captured arguments: {name}, {name:?}, {0}, {:1$}

fn main() {
    let (name, n) = ("pile", 5);
    println!("{name} {n:>3} {name:?} {0} {0} {1}", n, name);
    println!("{{}} {n:#b}");
}
