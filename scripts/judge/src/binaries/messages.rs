//! Cargo's messages about a build, one JSON object per line.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::PathBuf;

#[derive(Debug, Default)]
pub(crate) struct Messages {
    /// The executables, by program.
    pub(crate) executables: BTreeMap<String, PathBuf>,
    pub(crate) libraries: BTreeMap<String, PathBuf>,
    /// The compiler's errors, by program.
    pub(crate) errors: BTreeMap<String, String>,
    pub(crate) other_errors: String,
    pub(crate) warnings: String,
}

#[derive(Deserialize)]
struct Message {
    target: Target,
    executable: Option<PathBuf>,
    #[serde(default)]
    filenames: Vec<PathBuf>,
    #[serde(rename = "message")]
    diagnostic: Option<Diagnostic>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Diagnostic {
    level: String,
    message: String,
    rendered: Option<String>,
}

impl Messages {
    pub(crate) fn of(output: &str) -> Messages {
        let mut messages = Messages::default();
        let lines = output.lines();
        for message in lines.filter_map(|line| serde_json::from_str(line).ok()) {
            messages.add(message);
        }
        messages
    }

    fn add(&mut self, message: Message) {
        let Target { name, kind } = message.target;
        let is = |what| kind.iter().any(|kind| kind == what);
        if let Some(diagnostic) = message.diagnostic {
            let text = diagnostic.rendered.unwrap_or_default();
            match &*diagnostic.level {
                "warning" => self.warnings += &text,
                // This message only counts the preceding errors.
                _ if diagnostic.message.starts_with("aborting due to") => {}
                level if !level.starts_with("error") => {}
                _ if is("bin") => *self.errors.entry(name).or_default() += &text,
                _ => self.other_errors += &text,
            }
        } else if let Some(executable) = message.executable {
            self.executables.insert(name, executable);
        } else if is("lib") {
            let is_library = |file: &PathBuf| file.extension() == Some(OsStr::new("rlib"));
            let library = message.filenames.into_iter().find(is_library);
            self.libraries.extend(library.map(|library| (name, library)));
        }
    }
}
