//! The file in which a search keeps the values that it has found, so that another one can go on.
//!
//! A line says of which game they are. Then come blocks: the number of values in a block, the values,
//! and a sum of all values so far. A value takes two bytes, or one in a block whose number has the bit
//! [`IN_BYTES`]. A search that is killed leaves the beginning of a block.

use shared::octal::Octal;
use shared::sparse_space::SparseValues;
use std::error::Error;
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, ErrorKind, Read, Seek, SeekFrom, Write};

/// More values are in no block.
const MOST: u64 = 1 << 20;

/// Added to the number of values in a block, if all of them are below 256.
const IN_BYTES: u64 = 1 << 63;

pub struct Kept {
    file: File,
    /// The number of values in it.
    values: usize,
    sum: Sum,
}

impl Kept {
    /// Opens a file, or creates it, and lets the search go on from the values in it.
    pub fn open(
        path: &str,
        game: &Octal,
        heaps: &mut SparseValues,
    ) -> Result<Kept, Box<dyn Error>> {
        let said = |error: io::Error| format!("{path}: {error}");
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true);
        let mut file = options.open(path).map_err(said)?;
        let first = format!("nim-values of the octal game {game}\n");
        if file.metadata().map_err(said)?.len() == 0 {
            file.write_all(first.as_bytes()).map_err(said)?;
        }
        file.rewind().map_err(said)?;
        let mut reader = BufReader::new(&file);
        let mut line = vec![0; first.len()];
        if reader.read_exact(&mut line).is_err() || line != first.as_bytes() {
            return Err(format!("{path}: is no file with values of {game}; name another").into());
        }
        let (mut values, mut sum) = (Vec::new(), Sum::default());
        let mut end = first.len() as u64;
        while let Some((block, length)) = block(&mut reader, &mut sum).map_err(said)? {
            end += length;
            values.extend(block);
        }
        file.set_len(end).map_err(said)?;
        file.seek(SeekFrom::End(0)).map_err(said)?;
        let known = values.len();
        if known > 0 {
            heaps.resume(values);
        }
        Ok(Kept { file, values: known, sum })
    }

    /// Writes those of the values that are not in the file yet.
    pub fn append(&mut self, values: &[u16]) -> io::Result<()> {
        for values in values[self.values..].chunks(MOST as usize) {
            let in_bytes = values.iter().all(|&value| value < 256);
            let flag = if in_bytes { IN_BYTES } else { 0 };
            let mut block = (flag | values.len() as u64).to_le_bytes().to_vec();
            let width = if in_bytes { 1 } else { 2 };
            for value in values {
                self.sum.add(*value);
                block.extend(&value.to_le_bytes()[..width]);
            }
            block.extend(self.sum.0.to_le_bytes());
            self.file.write_all(&block)?;
            self.values += values.len();
        }
        Ok(())
    }
}

/// The next block, and its length in bytes; `None` if there is no whole and sound one.
fn block(reader: &mut impl Read, sum: &mut Sum) -> io::Result<Option<(Vec<u16>, u64)>> {
    let (values, length, written) = match raw_block(reader) {
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(None),
        block => block?,
    };
    let mut with_these = *sum;
    for &value in &values {
        with_these.add(value);
    }
    if with_these.0 != written {
        return Ok(None);
    }
    *sum = with_these;
    Ok(Some((values, length)))
}

/// The values of a block, its length in bytes, and the sum after them.
fn raw_block(reader: &mut impl Read) -> io::Result<(Vec<u16>, u64, u64)> {
    let mut number = [0; 8];
    reader.read_exact(&mut number)?;
    let first = u64::from_le_bytes(number);
    let (count, width) = (first & !IN_BYTES, if first & IN_BYTES == 0 { 2 } else { 1 });
    if count > MOST {
        return Err(ErrorKind::UnexpectedEof.into());
    }
    let mut bytes = vec![0; width * count as usize];
    reader.read_exact(&mut bytes)?;
    reader.read_exact(&mut number)?;
    let value = |bytes: &[u8]| u16::from_le_bytes([bytes[0], bytes.get(1).copied().unwrap_or(0)]);
    let values = bytes.chunks_exact(width).map(value);
    let length = (16 + bytes.len()) as u64;
    Ok((values.collect(), length, u64::from_le_bytes(number)))
}

/// The sum of G. Fowler, L. C. Noll and K.-P. Vo, FNV-1a, of 64 bits.
#[derive(Clone, Copy)]
struct Sum(u64);

impl Default for Sum {
    fn default() -> Self {
        Sum(0xcbf2_9ce4_8422_2325)
    }
}

impl Sum {
    fn add(&mut self, value: u16) {
        for byte in value.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
