// fn main() -> Result<(), Box<dyn Error>>
// stdin: 4
// stdin: x

use std::error::Error;
use std::io::stdin;

fn main() -> Result<(), Box<dyn Error>> {
    let mut line = String::new();
    stdin().read_line(&mut line)?;
    println!("{}", line.trim().parse::<i32>()? * 2);
    line.clear();
    stdin().read_line(&mut line)?;
    let n: i32 = line.trim().parse()?;
    println!("{n}");
    Ok(())
}
