//! Comparison of `shared::reading` with the crate `proconio`. This test itself is the reader with either of
//! them, when it is started with [`READER`] in its environment.

mod agreement;

use agreement::{trials, Readers};
use libtest_mimic::Arguments;
use std::env;
use std::process::{Command, ExitCode};

/// The environment variable that turns this test into a reader with the crate or with the module.
const READER: &str = "READING_READER";

mod by_crate {
    use super::more;
    use proconio::marker::{Bytes, Chars, Isize1, Usize1};
    use proconio::{input, input_interactive, is_stdin_empty};
    use std::fmt::Write;

    include!("reader.rs");
}

mod by_module {
    use super::more;
    use shared::reading::is_stdin_empty;
    use shared::reading::marker::{Bytes, Chars, Isize1, Usize1};
    use shared::{input, input_interactive};
    use std::fmt::Write;

    include!("reader.rs");
}

fn more(way: &str, _: &mut String) {
    panic!("there is no way called {way}");
}

fn main() -> ExitCode {
    match env::var(READER).as_deref() {
        Ok("crate") => by_crate::main(),
        Ok(_) => by_module::main(),
        Err(_) => {
            let readers =
                Readers { original: || reader("crate"), others: || vec![reader("module")] };
            let trials = trials(readers, &[]);
            return libtest_mimic::run(&Arguments::from_args(), trials).exit_code();
        }
    }
    ExitCode::SUCCESS
}

fn reader(with: &str) -> Command {
    let mut reader = Command::new(env::current_exe().unwrap());
    reader.env(READER, with);
    reader
}
