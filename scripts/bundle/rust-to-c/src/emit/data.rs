//! The initial contents of memory as string literals.

use super::module::Segment;
use std::fmt::Write;

/// The maximum length of a literal in bytes: C89 guarantees 509, and Visual C++ accepts 2,048.
const LONGEST: usize = 500;

/// The shortest run of zeros that is worth a separate call, in bytes.
const SKIPPED: usize = 24;

/// The period of contents that are worth a loop: that of numbers of one, two, four or eight bytes.
const PERIOD: usize = 8;

/// The least length of such contents, in bytes.
const REPEATED: usize = 128;

const DATA: &str = "static void data(u p,const char*s,u n){memcpy(m+p,s,n);}\n";

/// The C function that unpacks [`packed`] bytes into memory.
const PACKED: &str = "static void packed(u p,const char*s){u b=1;for(;*s;++s){b=b<<6|(u)(*s-35);\
     if(b>>24){m[p]=b>>16&255;m[p+1]=b>>8&255;m[p+2]=b&255;p+=3;b=1;}}}\n";

/// The C function that repeats the bytes before an address.
const REPEAT: &str = "static void repeat(u p,u n){for(;n;--n,++p)m[p]=m[p-8];}\n";

pub(super) struct Data {
    pub functions: String,
    pub calls: String,
}

/// The calls that initialise memory, from the lowest address up.
pub(super) fn data(segments: &[Segment]) -> Data {
    let mut calls = String::new();
    for segment in segments {
        let mut start = 0;
        while let Some(zeros) = segment.bytes[start..].iter().position(|&byte| byte != 0) {
            start += zeros;
            let address = segment.address as usize + start;
            let repeated = repeated(&segment.bytes[start..]);
            let is_repeated = repeated >= REPEATED;
            let length = if is_repeated { PERIOD } else { length(&segment.bytes[start..]) };
            let bytes = &segment.bytes[start..start + length];
            let plain = format!("data({address},\"{}\",{length});", literal(bytes));
            let triples = bytes.len().min(LONGEST / 4 * 3) / 3 * 3;
            let packed = packed(&bytes[..triples]);
            let packed = format!("packed({address},\"{}\");", literal(&packed));
            // Compares characters per byte; the function that unpacks counts as 100.
            if !is_repeated && packed.len() * length + 100 * triples < plain.len() * triples {
                let _ = writeln!(calls, "{packed}");
                start += triples;
            } else {
                let _ = writeln!(calls, "{plain}");
                start += length;
            }
            if is_repeated {
                let _ = writeln!(calls, "repeat({},{repeated});", address + PERIOD);
                start += repeated;
            }
        }
    }
    let mut functions = String::new();
    for (name, function) in [("data(", DATA), ("packed(", PACKED), ("repeat(", REPEAT)] {
        if calls.lines().any(|line| line.starts_with(name)) {
            functions += function;
        }
    }
    Data { functions, calls }
}

/// Encodes three bytes as four characters, nearly all of which need no escape.
fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    for &[a, b, c] in bytes.as_chunks().0 {
        let bits = u32::from_be_bytes([0, a, b, c]);
        packed.extend([18, 12, 6, 0].map(|places| b'#' + (bits >> places & 63) as u8));
    }
    packed
}

/// The number of bytes, after the first ones, that repeat those before them.
fn repeated(bytes: &[u8]) -> usize {
    let pairs = bytes.iter().zip(bytes.get(PERIOD..).unwrap_or_default());
    pairs.take_while(|(before, byte)| before == byte).count()
}

/// The bytes for one call: up to a run of zeros that is worth skipping, or to contents that are worth a loop.
fn length(bytes: &[u8]) -> usize {
    let mut zeros = 0;
    for (index, &byte) in bytes.iter().take(LONGEST).enumerate() {
        if index > 0 && byte != 0 && repeated(&bytes[index..]) >= REPEATED {
            return index - zeros;
        }
        zeros = if byte == 0 { zeros + 1 } else { 0 };
        if zeros == SKIPPED {
            return index + 1 - SKIPPED;
        }
    }
    bytes.len().min(LONGEST) - zeros
}

/// The contents of a string literal without the terminating zero.
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
        bytes.extend((0..600_u32).map(|place| b'a' + (place * place % 23) as u8));
        bytes.extend([0; 100]);
        bytes.push(b'y');
        let segment = Segment { address: 1000, bytes: &bytes };
        let heads: Vec<_> = data(&[segment])
            .calls
            .lines()
            .map(|line| line.split_once(',').unwrap().0.to_owned())
            .collect();
        assert_eq!(heads, ["data(1040", "data(1540", "data(1740"]);
    }

    #[test]
    fn equal_numbers_are_written_once() {
        let mut bytes = b"abc".to_vec();
        bytes.extend([0xff, 0xff, 0xff, 0xfe].repeat(1000));
        bytes.extend(b"xyz");
        let segment = Segment { address: 1000, bytes: &bytes };
        let Data { functions, calls } = data(&[segment]);
        let expected = "data(1000,\"abc\",3);\n\
                        data(1003,\"\\377\\377\\377\\376\\377\\377\\377\\376\",8);\n\
                        repeat(1011,3992);\n\
                        data(5003,\"xyz\",3);\n";
        assert_eq!(calls, expected);
        assert_eq!(functions, format!("{DATA}{REPEAT}"));
    }

    #[test]
    fn bytes_that_need_many_escapes_are_packed() {
        let bytes: Vec<u8> = (0..199_u8).map(|byte| byte.wrapping_mul(89)).collect();
        let segment = Segment { address: 8, bytes: &bytes };
        let Data { functions, calls } = data(&[segment]);
        assert!(calls.starts_with("packed(9,\"") && calls.lines().count() == 1, "{calls}");
        assert_eq!(functions, PACKED);
        assert_eq!(packed(&[0, 0x10, 0x83, 0xff, 0, 0]), b"#$%&bS##".to_vec());
    }
}
