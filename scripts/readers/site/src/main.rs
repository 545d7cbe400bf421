//! `cargo judge site`: writes `target/site`.

use indicatif::{ProgressBar, ProgressStyle};
use judge::catalog::workspace;
use site::Written;
use std::process::ExitCode;

fn main() -> ExitCode {
    if let Some(code) = judge::runner::launcher() {
        return code;
    }
    match write() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Returns whether the site is complete.
fn write() -> anyhow::Result<bool> {
    let style = ProgressStyle::with_template("[{bar:40}] {pos} of {len} solutions {msg}")?;
    let bar = ProgressBar::new(0).with_style(style);
    // Without a terminal, progress lines replace the bar.
    let progress = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
        if bar.is_hidden() && (done.is_multiple_of(10) || done == all) {
            eprintln!("{done} of {all} solutions");
        }
    };
    let folder = workspace()?.join("target/site");
    let Written { pages, failures } = site::write(&folder, &progress)?;
    bar.finish_and_clear();
    for failure in &failures {
        eprintln!("error: {failure}");
    }
    eprintln!("{pages} pages; open {}", folder.join("index.html").display());
    Ok(failures.is_empty())
}
