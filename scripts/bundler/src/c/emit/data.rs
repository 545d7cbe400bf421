//! The initial contents of memory as string literals.

use super::module::Segment;
use std::fmt::Write;

/// The longest literal: C89 promises 509 bytes, and Visual C++ takes 2,048.
const LONGEST: usize = 500;

/// The shortest run of zeros that is worth a new call.
const SKIPPED: usize = 24;

/// The calls that copy the segments into memory, one a line.
pub fn calls(segments: &[Segment]) -> String {
    let mut calls = String::new();
    for segment in segments {
        let mut start = 0;
        while let Some(zeros) = segment.bytes[start..].iter().position(|&byte| byte != 0) {
            start += zeros;
            let length = length(&segment.bytes[start..]);
            let bytes = &segment.bytes[start..start + length];
            let address = segment.address as usize + start;
            let _ = writeln!(calls, "data({address},\"{}\",{length});", literal(bytes));
            start += length;
        }
    }
    calls
}

/// How many bytes to take at once: up to a run of zeros that is skipped.
fn length(bytes: &[u8]) -> usize {
    let mut zeros = 0;
    for (index, &byte) in bytes.iter().take(LONGEST).enumerate() {
        zeros = if byte == 0 { zeros + 1 } else { 0 };
        if zeros == SKIPPED {
            return index + 1 - SKIPPED;
        }
    }
    bytes.len().min(LONGEST) - zeros
}

/// The contents of a literal; the zero that ends it is not counted.
fn literal(bytes: &[u8]) -> String {
    let mut text = String::new();
    for (index, &byte) in bytes.iter().enumerate() {
        let digit_follows = bytes.get(index + 1).is_some_and(u8::is_ascii_digit);
        match byte {
            b'"' | b'\\' => {
                text.push('\\');
                text.push(char::from(byte));
            }
            b'\n' => text.push_str("\\n"),
            // Two question marks begin a trigraph.
            b'?' if index > 0 && bytes[index - 1] == b'?' => text.push_str("\\?"),
            b' '..=b'~' => text.push(char::from(byte)),
            _ if digit_follows => {
                let _ = write!(text, "\\{byte:03o}");
            }
            _ => {
                let _ = write!(text, "\\{byte:o}");
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_after_an_escape_do_not_join_it() {
        assert_eq!(literal(b"\x017\x01a"), "\\0017\\1a");
    }

    #[test]
    fn trigraphs_are_broken() {
        assert_eq!(literal(b"a??=\"\\\n"), "a?\\?=\\\"\\\\\\n");
    }

    #[test]
    fn zeros_are_skipped_and_literals_are_short() {
        let mut bytes = vec![0; 40];
        bytes.extend([b'x'; 600]);
        bytes.extend([0; 100]);
        bytes.push(b'y');
        let segment = Segment {
            address: 1000,
            bytes: &bytes,
        };
        let calls = calls(&[segment]);
        let heads: Vec<_> = calls
            .lines()
            .map(|line| line.split_once(',').unwrap().0)
            .collect();
        assert_eq!(heads, ["data(1040", "data(1540", "data(1740"]);
    }
}
