//! `cargo judge site`: writes `target/site`.

use indicatif::{ProgressBar, ProgressStyle};
use judge::catalog::workspace;
use std::process::ExitCode;

fn main() -> ExitCode {
    if let Some(code) = judge::runner::launcher() {
        return code;
    }
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn write() -> anyhow::Result<()> {
    let style = ProgressStyle::with_template("[{bar:40}] {pos} of {len} solutions {msg}")?;
    let bar = ProgressBar::new(0).with_style(style);
    let folder = workspace()?.join("target/site");
    let pages = site::write(&folder, &bar)?;
    eprintln!(
        "{pages} pages; open {}",
        folder.join("index.html").display()
    );
    Ok(())
}
