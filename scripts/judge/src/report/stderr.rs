//! A program's standard error.

use super::{escaped, excerpt_of, short};
use crate::catalog::workspace;
use memchr::memmem;
use std::fmt::Write;
use std::path::Path;

const LINES: usize = 10;

/// The number of places to show of a backtrace.
const PLACES: usize = 5;

/// Returns a solution's standard error, if any. Of a backtrace or sanitizer stack trace, keeps only places in
/// the solution and `shared`.
pub(crate) fn stderr(solution: &str, written: &[u8]) -> String {
    let (message, backtrace) = split_at(written, b"\nstack backtrace:\n");
    let (message, trace) = split_at(message, b"\n    #0 0x");
    let (message, _) = split_at(message, b"\nnote: run with `RUST_BACKTRACE");
    let message = message.trim_ascii_start();
    if message.is_empty() {
        return String::new();
    }
    let mut text = String::from("  standard error:\n") + &excerpt_of(message, LINES);
    for place in places(solution, backtrace).into_iter().chain(traced(solution, trace)) {
        let _ = writeln!(text, "    at {place}");
    }
    text
}

/// Splits a text before a mark near its end.
fn split_at<'a>(written: &'a [u8], mark: &[u8]) -> (&'a [u8], &'a [u8]) {
    const NEAR: usize = 1 << 16;
    let start = written.len().saturating_sub(NEAR);
    let at = memmem::find(&written[start..], mark);
    written.split_at(at.map_or(written.len(), |at| start + at))
}

/// The places of a backtrace in the solution or the workspace, the innermost first. Each follows `at` on a
/// line.
fn places(solution: &str, backtrace: &[u8]) -> Vec<String> {
    let source = format!("{solution}.rs");
    let own = |line: &[u8]| {
        let line = String::from_utf8_lossy(line);
        let place = line.trim().strip_prefix("at ")?;
        let place = place.strip_prefix("./").unwrap_or(place);
        let path = Path::new(place.split(".rs:").next()?);
        if path.with_extension("rs").file_name() == Path::new(solution).file_name() {
            return last_part(place);
        }
        let is_own = path.is_relative()
            || workspace().is_ok_and(|root| path.starts_with(root))
            || path.with_extension("rs").ends_with(&source);
        is_own.then(|| short(Path::new(place)))
    };
    let places = backtrace.split(|&byte| byte == b'\n').filter_map(own);
    places.take(PLACES).collect()
}

/// The places of a sanitizer's stack trace in this source. Each is the last word of a line, as in
/// `#1 0x7f in main /tmp/my.cpp:3:7`.
fn traced(source: &str, trace: &[u8]) -> Vec<String> {
    let name = Path::new(source).file_name().unwrap_or_default();
    let own = |line: &[u8]| {
        let line = String::from_utf8_lossy(line);
        let (_, place) = line.trim().strip_prefix('#')?.rsplit_once(' ')?;
        let place = last_part(place)?;
        let is_own = place.split_once(':').is_some_and(|(file, _)| file == name);
        is_own.then_some(place)
    };
    let (first, _) = split_at(trace, b"\n\n");
    let lines = first.split(|&byte| byte == b'\n').filter_map(own);
    let mut places: Vec<String> = lines.take(PLACES).collect();
    places.dedup();
    places
}

/// A place without its folder, which is temporary.
fn last_part(place: &str) -> Option<String> {
    let part = place.rsplit('/').next()?;
    Some(escaped(part.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_backtrace_shows_the_places_in_the_solution() {
        let written = "\nthread 'main' panicked at library/core/src/num.rs:9:5:\nno number\n\
            stack backtrace:\n   \
            0: std::panicking::begin_panic\n             at /rustc/1/library/std/src/panicking.rs:1:2\n   \
            1: <poj1::Heap as core::ops::Add>::add\n             at ./problems/poj1/poj1.rs:3:9\n   \
            2: call\n             at /home/me/.cargo/registry/src/proconio/src/lib.rs:7:5\n   \
            3: shared::nim::sum\n             at ./shared/src/nim.rs:7:5\n   \
            4: main\n             at /tmp/poj1.rs:8:5\n\
            note: Some details are omitted\n";
        let shown = stderr("poj1", written.as_bytes());
        let as_a_file = stderr("solutions/poj1.rs", written.as_bytes());
        assert!(as_a_file.contains("    at poj1.rs:8:5"), "{as_a_file}");
        let lines: Vec<&str> = shown.lines().collect();
        assert_eq!(lines[0], "  standard error:");
        let places = [
            "    at problems/poj1/poj1.rs:3:9",
            "    at shared/src/nim.rs:7:5",
            "    at /tmp/poj1.rs:8:5",
        ];
        assert_eq!(lines[lines.len() - 3..], places);
        assert!(shown.contains("no number") && !shown.contains("panicking.rs"), "{shown}");
    }

    #[test]
    fn a_stack_trace_shows_the_places_in_the_source() {
        let written = "==7==ERROR: AddressSanitizer: heap-buffer-overflow\n\
            READ of size 4\n    \
            #0 0x55 in std::vector<int>::operator[](unsigned long) /usr/include/stl_vector.h:1123\n    \
            #1 0x56 in add /tmp/1/my.cpp:3:7\n    \
            #2 0x57 in main /tmp/1/my.cpp:9\n\n\
            allocated by thread T0 here:\n    \
            #0 0x58 in main /tmp/1/my.cpp:5\n";
        let shown = stderr("solutions/my.cpp", written.as_bytes());
        assert!(
            shown.ends_with("    READ of size 4\n    at my.cpp:3:7\n    at my.cpp:9\n"),
            "{shown}"
        );
    }

    #[test]
    fn empty_standard_error_is_not_mentioned() {
        assert_eq!(stderr("poj1", b"\n"), "");
    }
}
