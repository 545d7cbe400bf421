//! The clipboard, through a system program or the terminal.
//!
//! A Linux clipboard library must stay alive as long as the text may be pasted, and speak a window
//! system's protocol. `wl-copy`, `xclip` and `xsel` do both. Without them, as over SSH, most
//! terminals copy the text of the control sequence OSC 52.

use anyhow::{Context, Result};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use std::env;
use std::fs::OpenOptions;
use std::io::Write;
use std::process::{Command, Stdio};

/// Copies a text to the clipboard and returns the name of the program or terminal feature used.
pub(crate) fn copy(text: &str) -> Result<&'static str> {
    for (program, arguments) in programs() {
        if pipe_to(program, arguments, text).is_ok() {
            return Ok(program);
        }
    }
    let mut terminal = OpenOptions::new()
        .write(true)
        .open(if cfg!(windows) { "CONOUT$" } else { "/dev/tty" })
        .context("found no terminal and none of wl-copy, xclip, xsel, pbcopy, clip.exe")?;
    write!(terminal, "\x1b]52;c;{}\x07", STANDARD.encode(text))
        .context("the terminal cannot be written to")?;
    Ok("the terminal (OSC 52)")
}

pub(crate) fn paste() -> Result<String> {
    let programs: &[(&str, &[&str])] = if cfg!(target_os = "macos") {
        &[("pbpaste", &[])]
    } else if cfg!(windows) {
        &[("powershell", &["-NoProfile", "-Command", "Get-Clipboard -Raw"])]
    } else {
        &[
            ("wl-paste", &["--no-newline"]),
            ("xclip", &["-selection", "clipboard", "-out"]),
            ("xsel", &["--clipboard", "--output"]),
        ]
    };
    for (program, arguments) in programs {
        let output = Command::new(program).args(*arguments).stderr(Stdio::null()).output();
        if let Ok(output) = output
            && output.status.success()
        {
            return String::from_utf8(output.stdout).context("the clipboard holds no text");
        }
    }
    let names: Vec<&str> = programs.iter().map(|(program, _)| *program).collect();
    anyhow::bail!(
        "the clipboard cannot be read: none of {} works here; use stdin",
        names.join(", ")
    );
}

/// The programs to try, with their arguments.
fn programs() -> Vec<(&'static str, &'static [&'static str])> {
    if cfg!(target_os = "macos") {
        return vec![("pbcopy", &[])];
    }
    if cfg!(windows) {
        return vec![("clip.exe", &[])];
    }
    let mut programs: Vec<(&str, &[&str])> = Vec::new();
    if env::var_os("WAYLAND_DISPLAY").is_some() {
        programs.push(("wl-copy", &[]));
    }
    if env::var_os("DISPLAY").is_some() {
        programs.push(("xclip", &["-selection", "clipboard"]));
        programs.push(("xsel", &["--clipboard", "--input"]));
    }
    programs
}

/// Runs a program with the text as its standard input.
fn pipe_to(program: &str, arguments: &[&str], text: &str) -> Result<()> {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    let mut stdin = child.stdin.take().context("stdin is piped")?;
    // clip.exe reads UTF-16 if it begins with a byte order mark.
    if cfg!(windows) {
        let units = std::iter::once(0xfeff).chain(text.encode_utf16());
        stdin.write_all(&units.flat_map(u16::to_le_bytes).collect::<Vec<_>>())?;
    } else {
        stdin.write_all(text.as_bytes())?;
    }
    drop(stdin);
    let status = child.wait()?;
    anyhow::ensure!(status.success(), "{program}: {status}");
    Ok(())
}
