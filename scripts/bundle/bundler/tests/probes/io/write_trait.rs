// a function of &mut impl Write, Vec<u8> as a Write

use std::io::{self, Write};

fn show(out: &mut impl Write, n: u32) -> io::Result<()> {
    writeln!(out, "{n:>4}")?;
    out.flush()
}

fn main() -> io::Result<()> {
    let mut bytes = Vec::new();
    show(&mut bytes, 5)?;
    println!("{bytes:?}");
    let mut out: Box<dyn Write> = Box::new(io::stdout());
    show(&mut out, 7)
}
