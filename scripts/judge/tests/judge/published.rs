//! Bundled cases whose SHA-256 the judge publishes have exactly the judge's bytes.

use judge::catalog::workspace;
use rstest::rstest;
use sha2::{Digest, Sha256};

#[rstest]
#[case(
    "librarychecker_nim_product_64/sample-1.in",
    "e4b4d060758d7e55a10ff8bf12761c31a1948ab6d122ae6f0e91afe567a214f4"
)]
#[case(
    "librarychecker_nim_product_64/sample-1.out",
    "d33863abdd27b6c1ac6f84604a1c9710e87b353741c8da569bfe7416c20d55eb"
)]
fn the_bytes_are_those_of_the_judge(#[case] file: &str, #[case] published: &str) {
    let bytes = std::fs::read(workspace().unwrap().join("testdata").join(file)).unwrap();
    assert_eq!(format!("{:x}", Sha256::digest(bytes)), published, "{file}");
}
