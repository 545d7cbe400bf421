//! The bounds of the problems of POJ.

use super::{apart, ended, index, list, number, repeat, sequence, Row};

pub const ROWS: &[Row] = &[
    (
        "poj1067",
        &[
            number("a", 0..=1_000_000_000, |n| format!("{n} 1")),
            number("b", 0..=1_000_000_000, |n| format!("1 {n}")),
        ],
    ),
    (
        "poj1704",
        &[
            number("T", 1..=20, |n| list(n, "1 1")),
            number("N", 1..=1000, |n| format!("1 {}", sequence(n))),
            number("a cell", 1..=10_000, |n| format!("1 2 5000 {n}")),
        ],
    ),
    (
        "poj1740",
        &[
            ended("n", 1..=10, |n| format!("{} 0", list(n, "1"))),
            number("a pile", 0..=100, |n| format!("2 1 {n} 0")),
        ],
    ),
    (
        "poj2315",
        &[
            number("N", 1..=30, |n| format!("{n} 1 9 1 {}", repeat(n, "1"))),
            number("M", 1..=3, |n| format!("3 {n} 9 1 1 1 1")),
            number("L", 1..=99_999_999, |n| format!("1 1 {n} 1 1")),
            number("R", 1..=9999, |n| format!("1 1 9 {n} 1")),
            number("S", 1..=99_999_999, |n| format!("1 1 9 1 {n}")),
        ],
    ),
    (
        "poj2348",
        &[
            number("a number", 1..=18_446_744_073_709_551_615, |n| {
                format!("{n} 1 0 0")
            }),
            number("a number", 1..=18_446_744_073_709_551_615, |n| {
                format!("1 {n} 0 0")
            }),
        ],
    ),
    (
        "poj2425",
        &[
            ended("N", 1..=1000, |n| format!("{n} {} 1 0 0", repeat(n, "0"))),
            number("X", 0..=100_000, |n| {
                format!("3 {} 0 0 1 0 0", list(n, "1"))
            }),
            number("a position", 0..=2, |n| format!("3 0 0 0 1 {n} 0")),
            number("a position", 0..=2, |n| format!("3 0 1 {n} 0 1 0 0")),
            ended("M", 1..=10, |n| format!("3 0 0 0 {} 0", list(n, "1"))),
        ],
    ),
    (
        "poj2931",
        &[
            number("the number of tests", 1..=1_000_000, |n| {
                format!("{n} {}", repeat(n, "Test 1 0 0 0 0 0 0"))
            }),
            number("a height", 0..=50, |n| {
                format!("1 Test 1 {n} 0 0 {} 0 0 0", repeat(n, "W"))
            }),
            number("a height", 0..=50, |n| {
                format!("1 Test 1 0 0 0 0 0 {n} {}", repeat(n, "W"))
            }),
        ],
    ),
    (
        "poj2960",
        &[
            ended("k", 1..=100, |n| format!("{} 1 1 1 0", list(n, "1"))),
            number("a number of S", 1..=10_000, |n| format!("1 {n} 1 1 1 0")),
            number("m", 1..=100, |n| format!("1 1 {} 0", list(n, "1 1"))),
            number("l", 1..=100, |n| format!("1 1 1 {} 0", list(n, "1"))),
            number("a heap", 0..=10_000, |n| format!("1 1 1 1 {n} 0")),
        ],
    ),
    (
        "poj3480",
        &[
            number("T", 1..=474, |n| list(n, "1 1")),
            number("N", 1..=47, |n| format!("1 {}", list(n, "1"))),
            number("a heap", 1..=4747, |n| format!("1 2 1 {n}")),
        ],
    ),
    (
        "poj3533",
        &[
            number("N", 0..=1_000_000, |n| list(n, "1 1 1")),
            number("a coordinate", 1..=4_294_967_295, |n| format!("1 {n} 1 1")),
            number("a coordinate", 1..=4_294_967_295, |n| format!("1 1 {n} 1")),
            number("a coordinate", 1..=4_294_967_295, |n| format!("1 1 1 {n}")),
        ],
    ),
    ("poj3537", &[number("n", 3..=2000, |n| n.to_string())]),
    (
        "poj3710",
        &[
            number("N", 0..=99, |n| list(n, "1 0")),
            number("m", 1..=99, |n| format!("1 {n} 0")),
            number("k", 0..=499, |n| format!("1 2 {}", list(n, "1 2"))),
            index("a vertex", 1..=3, |n| format!("1 3 2 2 3 {} {n}", apart(n))),
        ],
    ),
];
