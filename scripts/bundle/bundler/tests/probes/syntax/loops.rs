// labelled loops, break with a value, continue

fn main() {
    let found = 'outer: loop {
        for a in 1.. {
            for b in 1..a {
                if a * a - b * b == 45 {
                    break 'outer (a, b);
                }
                if b > 30 {
                    continue 'outer;
                }
            }
        }
    };
    println!("{found:?}");
    let value = 'block: {
        if found.0 > 100 {
            break 'block 1;
        }
        2
    };
    println!("{value}");
}
