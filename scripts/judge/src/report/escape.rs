//! Escapes programs' outputs for a terminal.

use std::fmt::Write;

/// Escapes an output for a terminal. Line breaks stay. Escape sequences replace other control characters,
/// characters that are invisible or change the text's direction (including non-ASCII blanks), and bytes that
/// are not UTF-8.
///
/// # Examples
///
/// ```
/// use judge::report::escaped;
///
/// assert_eq!(escaped("Yes\n必败\n".as_bytes()), "Yes\n必败\n");
/// assert_eq!(escaped(b"\x1b[2J\r\0\xff"), r"\x1b[2J\x0d\x00\xff");
/// assert_eq!(escaped("\u{9b}2J\u{202e}".as_bytes()), r"\u{9b}2J\u{202e}");
/// assert_eq!(escaped("1\u{3000}2\u{200b} 3".as_bytes()), r"1\u{3000}2\u{200b} 3");
/// ```
pub fn escaped(output: &[u8]) -> String {
    let mut text = String::with_capacity(output.len());
    for chunk in output.utf8_chunks() {
        for character in chunk.valid().chars() {
            push(&mut text, character);
        }
        for byte in chunk.invalid() {
            let _ = write!(text, "\\x{byte:02x}");
        }
    }
    text
}

fn push(text: &mut String, character: char) {
    let reverses = matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let unseen = !character.is_ascii() && character.is_whitespace()
        || matches!(character, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}');
    match character {
        '\n' => text.push('\n'),
        '\0'..='\u{7f}' if character.is_control() => {
            let _ = write!(text, "\\x{:02x}", u32::from(character));
        }
        _ if character.is_control() || reverses || unseen => {
            text.extend(character.escape_unicode());
        }
        _ => text.push(character),
    }
}
