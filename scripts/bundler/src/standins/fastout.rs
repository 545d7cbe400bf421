//! What `#[fastout]` makes of a function: `print!` and `println!` in it write to a buffer, which is
//! flushed when the function ends. The argument is a `$`, for the macros within.

#[macro_export]
macro_rules! fastout {
    ($d:tt) => {
        #[allow(unused)]
        let mut stdout = std::io::BufWriter::new(std::io::stdout().lock());
        #[allow(unused)]
        macro_rules! print {
            ($d($d text:tt)*) => {{
                use std::io::Write as _;
                write!(stdout, $d($d text)*).unwrap();
            }};
        }
        #[allow(unused)]
        macro_rules! println {
            ($d($d text:tt)*) => {{
                use std::io::Write as _;
                writeln!(stdout, $d($d text)*).unwrap();
            }};
        }
    };
}
