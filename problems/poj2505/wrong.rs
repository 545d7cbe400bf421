use proconio::{input, is_stdin_empty};

/// Lets both players multiply by 9.
pub fn greedy() {
    while !is_stdin_empty() {
        input! { goal: u64 }
        let (mut product, mut stan) = (1, false);
        while product < goal {
            stan = !stan;
            product *= 9;
        }
        println!("{} wins.", if stan { "Stan" } else { "Ollie" });
    }
}

/// Multiplies in 32 bits.
pub fn narrow() {
    while !is_stdin_empty() {
        input! { goal: u32 }
        let (mut product, mut stan) = (1_u32, false);
        while product < goal {
            stan = !stan;
            product = product.wrapping_mul(if stan { 9 } else { 2 });
            if product == 0 {
                break;
            }
        }
        println!("{} wins.", if stan { "Stan" } else { "Ollie" });
    }
}
