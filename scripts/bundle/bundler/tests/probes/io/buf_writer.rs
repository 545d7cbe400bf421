// BufWriter::new(stdout().lock()), writeln!, flush

use std::io::{BufWriter, Write, stdout};

fn main() {
    let mut out = BufWriter::new(stdout().lock());
    for n in 0..3 {
        write!(out, "{n} ").unwrap();
    }
    writeln!(out).unwrap();
    out.write_all(b"bytes\n").unwrap();
    out.flush().unwrap();
    drop(out);
    let out = stdout();
    let mut out = BufWriter::with_capacity(100, out);
    writeln!(&mut out, "last").unwrap();
}
