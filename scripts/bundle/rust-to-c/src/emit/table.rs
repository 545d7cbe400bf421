//! Corrects the index type of the function table: linkers before LLVM 20 declare narrow indices even for code
//! with wide ones.

use anyhow::Result;
use std::borrow::Cow;
use wasmparser::{Parser, Payload};

/// The flag for wide indices in table limits.
const WIDE: u8 = 4;

const I64_CONST: u8 = 0x42;

/// The module with table indices as wide as addresses.
pub(super) fn widened(wasm: &[u8]) -> Result<Cow<'_, [u8]>> {
    let mut memory64 = false;
    let mut wide = Cow::Borrowed(wasm);
    // The byte to change follows the declaration of one function table and of one list of its elements.
    let (one_table, one_list) = ([1, 0x70], [1, 0]);
    let (mut table, mut offset) = (None, None);
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::MemorySection(memories) => {
                for memory in memories {
                    memory64 |= memory?.memory64;
                }
            }
            Payload::TableSection(tables) => {
                table = byte_after(wasm, tables.range().start, one_table);
            }
            Payload::ElementSection(elements) => {
                offset = byte_after(wasm, elements.range().start, one_list);
            }
            _ => {}
        }
    }
    if let (true, Some(table)) = (memory64, table)
        && wasm[table] & WIDE == 0
    {
        let wide = wide.to_mut();
        wide[table] |= WIDE;
        if let Some(offset) = offset {
            wide[offset] = I64_CONST;
        }
    }
    Ok(wide)
}

fn byte_after(wasm: &[u8], start: u64, bytes: [u8; 2]) -> Option<usize> {
    let start = usize::try_from(start).ok()?;
    let end = start + bytes.len();
    (wasm.get(start..end) == Some(&bytes) && end < wasm.len()).then_some(end)
}
