//! The user's own checker, which decides whether an output is right.

use crate::files;
use crate::program::Program;
use crate::report::excerpt;
use crate::runner::{Bounds, End, Runner};
use crate::submission::Executable;
use crate::verdict::{DEFAULT_MEMORY, DEFAULT_TIME, Verdict};
use anyhow::{Result, bail};

/// The exit statuses of testlib for a wrong answer and for a wrong format.
const REJECTED: [i32; 2] = [1, 2];

/// A program that is called like a testlib checker: with the paths of the input, the output and the expected
/// output.
#[derive(Debug)]
pub struct Checker(Executable);

impl Checker {
    /// Builds a checker from a source file or a command.
    ///
    /// # Errors
    ///
    /// The compiler's messages, if it does not compile.
    pub(crate) fn build(name: &str) -> Result<Checker> {
        Executable::helper(name).map(Checker)
    }

    /// Judges an output.
    ///
    /// # Errors
    ///
    /// If the checker cannot be started, exceeds its limits, or ends with an exit status other than 0, 1 and
    /// 2.
    pub(crate) fn judge(&self, input: &[u8], expected: &[u8], actual: &[u8]) -> Result<Verdict> {
        let folder = files::temporary_folder()?;
        let Program { name, path, arguments, allowance } = self.0.program();
        let mut arguments = arguments.to_vec();
        for (name, text) in [("input", input), ("output", actual), ("answer", expected)] {
            let file = folder.path().join(name);
            files::write(&file, text)?;
            arguments.push(file.into_os_string());
        }
        let bounds = Bounds { time: DEFAULT_TIME, memory: Some(DEFAULT_MEMORY) };
        let run = Runner::default().run(path, &arguments, b"", &allowance.beyond(&bounds))?;
        let how = match run.end {
            End::Success => return Ok(Verdict::Accepted),
            End::Failed { status: Some(status), .. } if REJECTED.contains(&status) => {
                return Ok(Verdict::Refuted(reason([&run.stderr, &run.stdout])));
            }
            End::Failed { status: Some(status), .. } => format!("exit status {status}"),
            End::Failed { how, .. } => how,
            End::TimedOut => String::from("it does not end in time"),
            End::OutOfMemory => String::from("it needs too much memory"),
            End::OutputLimit(_) => String::from("it prints too much"),
        };
        bail!(
            "the checker {name}: {how}; expected exit status 0, or 1 or 2 for a wrong answer\n  standard error:\n{}",
            excerpt(&run.stderr).trim_end()
        );
    }
}

/// Returns the first nonblank text, in one line.
fn reason(said: [&[u8]; 2]) -> String {
    let said = said.map(String::from_utf8_lossy);
    let words = said.iter().map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "));
    let mut words = words.filter(|text| !text.is_empty());
    words.next().unwrap_or_else(|| String::from("rejected by the checker, which gives no reason"))
}
