//! Hashes of contents, as names.

use sha2::{Digest, Sha256};

/// The hexadecimal SHA-256 of several parts. The division matters: `["ab"]` and `["a", "b"]` differ.
pub fn digest<P: AsRef<[u8]>>(parts: &[P]) -> String {
    let mut hash = Sha256::new();
    for part in parts.iter().map(AsRef::as_ref) {
        hash.update(part.len().to_le_bytes());
        hash.update(part);
    }
    format!("{:x}", hash.finalize())
}
