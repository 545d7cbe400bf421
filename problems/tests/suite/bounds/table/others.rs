//! The bounds of the problems of the other judges.

use super::{
    apart, coloured_path, ended, index, length, list, number, path, repeat, sequence, total,
    unfinished, Row,
};

pub const ROWS: &[Row] = &[
    (
        "abc229_h",
        &[number("n", 1..=8, |n| {
            format!("{n} {}", repeat(n.min(9), &".".repeat(length(n.min(9)))))
        })],
    ),
    (
        "abc265_ex",
        &[
            number("H", 1..=8000, |n| format!("{n} 2")),
            number("W", 2..=30, |n| format!("1 {n}")),
        ],
    ),
    (
        "abc278_g",
        &[
            unfinished("N", 1..=2000, |n| format!("{n} 1 1")),
            unfinished("L", 1..=5, |n| format!("5 {n} 5")),
            unfinished("R", 3..=5, |n| format!("5 3 {n}")),
        ],
    ),
    (
        "agc002_e",
        &[
            number("N", 1..=100_000, |n| list(n, "1")),
            number("a pile", 1..=1_000_000_000, |n| format!("2 1 {n}")),
        ],
    ),
    (
        "agc010_f",
        &[
            number("N", 2..=3000, |n| format!("{} {}", list(n, "1"), path(n))),
            number("the number of stones", 0..=1_000_000_000, |n| {
                format!("2 1 {n} 1 2")
            }),
            index("a vertex", 1..=3, |n| {
                format!("3 1 1 1 2 3 {} {n}", apart(n))
            }),
        ],
    ),
    (
        "agc017_d",
        &[
            number("N", 2..=100_000, |n| format!("{n} {}", path(n))),
            index("a vertex", 1..=3, |n| format!("3 2 3 {} {n}", apart(n))),
        ],
    ),
    (
        "arc168_b",
        &[
            number("N", 1..=250_000, |n| list(n, "1")),
            number("a pile", 1..=1_000_000_000, |n| format!("2 1 {n}")),
        ],
    ),
    (
        "cf1147f",
        &[
            unfinished("t", 1..=50, |n| format!("{n} 1 1 I 1")),
            unfinished("n", 1..=50, |n| {
                format!("1 {n} {} I 1", repeat(n.min(51), &repeat(n.min(51), "1")))
            }),
            unfinished("a weight", 1..=4, |n| format!("1 2 1 2 3 {n} I 1")),
            unfinished("the start", 1..=4, |n| format!("1 2 1 2 3 4 I {n}")),
        ],
    ),
    (
        "cf1149e",
        &[
            number("n", 1..=200_000, |n| format!("{n} 0 {}", repeat(n, "1"))),
            number("m", 0..=3, |n| format!("3 {n} 1 1 1 {}", repeat(n, "1 2"))),
            number("m", 0..=200_000, |n| {
                format!("1000 {n} {} {}", repeat(1000, "1"), repeat(n, "1 2"))
            }),
            number("a tax", 0..=1_000_000_000, |n| format!("2 0 1 {n}")),
            index("a city", 1..=3, |n| format!("3 1 1 1 1 {} {n}", apart(n))),
        ],
    ),
    (
        "cf1451f",
        &[
            number("t", 1..=10, |n| format!("{n} {}", repeat(n, "1 1 1"))),
            number("n", 1..=100, |n| format!("1 {n} 1 {}", repeat(n, "1"))),
            number("m", 1..=100, |n| format!("1 1 {n} {}", repeat(n, "1"))),
            number("a number", 0..=1_000_000, |n| format!("1 1 2 1 {n}")),
        ],
    ),
    (
        "cf1704f",
        &[
            number("t", 1..=10_000, |n| format!("{n} {}", repeat(n, "2 RB"))),
            number("n", 2..=500_000, |n| {
                format!("1 {n} {}", "R".repeat(length(n)))
            }),
            total("the sum of n", 2..=500_000, |sum| match sum {
                2 => String::from("1 2 RB"),
                _ => format!("2 2 RB {} {}", sum - 2, "R".repeat(length(sum - 2))),
            }),
        ],
    ),
    (
        "cf494e",
        &[
            number("n", 1..=1_000_000_000, |n| format!("{n} 1 1 1 1 1 1")),
            number("m", 1..=50_000, |n| {
                format!("9 {n} 1 {}", repeat(n, "1 1 2 2"))
            }),
            number("k", 1..=9, |n| format!("9 1 {n} 1 1 1 1")),
            number("a", 1..=9, |n| format!("9 1 1 {n} 1 9 9")),
            number("b", 1..=9, |n| format!("9 1 1 1 {n} 9 9")),
            number("c", 3..=9, |n| format!("9 1 1 3 3 {n} 9")),
            number("d", 3..=9, |n| format!("9 1 1 3 3 9 {n}")),
        ],
    ),
    (
        "cf787c",
        &[
            number("n", 2..=7000, |n| format!("{n} 1 1 1 1")),
            number("k", 1..=6, |n| format!("7 {} 1 1", sequence(n))),
            number("k", 1..=6, |n| format!("7 1 1 {}", sequence(n))),
            number("a step", 1..=6, |n| format!("7 1 {n} 1 1")),
        ],
    ),
    (
        "codechef_gerald08",
        &[
            number("T", 1..=1000, |n| list(n, "1")),
            number("N", 1..=100_000, |n| format!("1 {n} {}", coloured_path(n))),
            total("the sum of N", 1..=100_000, |sum| match sum {
                1 => String::from("1 1"),
                _ => format!("2 1 {} {}", sum - 1, coloured_path(sum - 1)),
            }),
            index("a vertex", 1..=3, |n| {
                format!("1 3 2 3 0 {} {n} 1", apart(n))
            }),
            number("a colour", 0..=1, |n| format!("1 2 1 2 {n}")),
        ],
    ),
    (
        "codechef_hamilg",
        &[
            number("T", 1..=100, |n| list(n, "1 0")),
            number("N", 1..=2000, |n| {
                format!("1 {n} {} {}", (n - 1).max(0), path(n))
            }),
            number("M", 2..=3, |n| format!("1 3 {n} {}", repeat(n, "1 2 2 3"))),
            number("M", 1999..=1_000_000, |n| {
                format!("1 2000 {n} {}", repeat(n, "1 2"))
            }),
            total("the sum of M", 0..=1_000_000, |sum| match sum {
                0 => String::from("1 1 0"),
                _ => format!("2 2 1 1 2 2000 {} {}", sum - 1, repeat(sum - 1, "1 2")),
            }),
            index("a vertex", 1..=3, |n| format!("1 3 2 2 3 {} {n}", apart(n))),
        ],
    ),
    (
        "hdu1846",
        &[
            number("C", 1..=100, |n| list(n, "1 1")),
            number("n", 1..=1000, |n| format!("1 {n} 1")),
            number("m", 1..=1000, |n| format!("1 1 {n}")),
        ],
    ),
    (
        "hdu2516",
        &[ended("n", 2..=2_147_483_647, |n| format!("{n} 0"))],
    ),
    (
        "hdu3032",
        &[
            number("T", 1..=100, |n| list(n, "1 1")),
            number("N", 1..=1_000_000, |n| format!("1 {}", list(n, "1"))),
            number("a heap", 1..=2_147_483_647, |n| format!("1 2 1 {n}")),
        ],
    ),
    (
        "hdu3537",
        &[
            number("n", 0..=100, |n| list(n, "1")),
            number("a coin", 0..=99_999_999, |n| format!("2 1 {n}")),
        ],
    ),
    (
        "hdu3544",
        &[
            number("the number of cases", 1..=1_000_000, |n| list(n, "1 1 1")),
            number("N", 1..=100, |n| format!("1 {}", list(n, "1 1"))),
            number("X", 1..=1_000_000_000, |n| format!("1 1 {n} 1")),
            number("Y", 1..=1_000_000_000, |n| format!("1 1 1 {n}")),
        ],
    ),
    (
        "librarychecker_nim_product_64",
        &[
            number("T", 1..=1_000_000, |n| list(n, "1 1")),
            number("a number", 0..=18_446_744_073_709_551_615, |n| {
                format!("1 {n} 1")
            }),
        ],
    ),
    (
        "mipt100",
        &[
            number("the number of heaps", 0..=1_000_000, |n| list(n, "1")),
            number("a heap", 0..=18_446_744_073_709_551_615, |n| {
                format!("2 1 {n}")
            }),
        ],
    ),
    (
        "spoj_cot3",
        &[
            number("n", 1..=100_000, |n| {
                format!("{} {}", list(n, "0"), path(n))
            }),
            number("a colour", 0..=1, |n| format!("2 0 {n} 1 2")),
            index("a vertex", 1..=3, |n| {
                format!("3 0 0 0 2 3 {} {n}", apart(n))
            }),
        ],
    ),
    (
        "theeasychase",
        &[
            number("n", 2..=20, |n| format!("{n} 1 1 2 2")),
            index("a row", 1..=5, |n| format!("5 {n} 1 2 2")),
            index("a row", 1..=5, |n| format!("5 2 2 {n} 1")),
            index("a column", 1..=5, |n| format!("5 1 {n} 2 2")),
            index("a column", 1..=5, |n| format!("5 2 2 1 {n}")),
        ],
    ),
];
