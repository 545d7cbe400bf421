// Box<dyn Error>, impl From<&str>

use std::error::Error;

fn check(n: i32) -> Result<i32, Box<dyn Error>> {
    if n < 0 {
        return Err("negative".into());
    }
    let text = format!("{n}x");
    Ok(text.parse::<i32>()?)
}

fn main() {
    println!("{} {}", check(-1).unwrap_err(), check(3).is_err());
}
