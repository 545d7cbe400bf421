//! Names for contents.

use sha2::{Digest, Sha256};

/// The SHA-256 of some parts, in hexadecimal digits: different, however parts are divided.
pub fn digest<P: AsRef<[u8]>>(parts: &[P]) -> String {
    let mut hash = Sha256::new();
    for part in parts.iter().map(AsRef::as_ref) {
        hash.update(part.len().to_le_bytes());
        hash.update(part);
    }
    format!("{:x}", hash.finalize())
}
