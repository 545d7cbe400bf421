//! The bounds of the problems of Luogu.

use super::{
    apart, ended, index, length, list, number, path, repeat, split, total, unfinished, Row,
};

pub const ROWS: &[Row] = &[
    (
        "luogu_p1971",
        &[
            number("n", 1..=40, |n| {
                format!("{n} 3 .OX {} 1 1 2 1 3", repeat(n - 1, "XXX"))
            }),
            number("m", 1..=40, |n| {
                format!("3 {n} .{0} O{0} X{0} 1 2 1 3 1", "X".repeat(length(n - 1)))
            }),
            unfinished("k", 1..=1000, |n| format!("1 3 .OX {n} 1 2 1 3")),
            index("x", 1..=3, |n| format!("3 2 OX .X OX 1 {n} 1 {n} 2")),
            index("y", 1..=3, |n| format!("2 3 O.O XXX 1 1 {n} 2 {n}")),
        ],
    ),
    (
        "luogu_p2148",
        &[
            number("T", 1..=20, |n| list(n, "2 1 1")),
            number("N", 2..=20_000, |n| format!("1 {}", list(n, "1"))),
            number("a pile", 1..=2_000_000_000, |n| format!("1 2 1 {n}")),
        ],
    ),
    (
        "luogu_p2197",
        &[
            number("T", 1..=10, |n| list(n, "1 1")),
            number("n", 1..=10_000, |n| format!("1 {}", list(n, "1"))),
            number("a heap", 0..=9999, |n| format!("1 2 1 {n}")),
        ],
    ),
    (
        "luogu_p2252",
        &[
            number("a", 0..=1_000_000_000, |n| format!("{n} 1")),
            number("b", 0..=1_000_000_000, |n| format!("1 {n}")),
        ],
    ),
    (
        "luogu_p2490",
        &[
            number("n", 2..=10_000, |n| format!("{n} 2 1")),
            number("k", 2..=100, |n| format!("10000 {n} 1")),
            number("k", 2..=6, |n| format!("6 {n} 1")),
            number("d", 1..=4, |n| format!("6 4 {n}")),
        ],
    ),
    (
        "luogu_p2594",
        &[
            number("T", 1..=50, |n| list(n, "1 1 H")),
            number("n", 1..=100, |n| format!("1 {n} 1 {}", repeat(n, "H"))),
            number("m", 1..=100, |n| {
                format!("1 1 {n} {}", "H".repeat(length(n)))
            }),
        ],
    ),
    (
        "luogu_p2599",
        &[
            number("T", 1..=10, |n| list(n, "1 1")),
            number("n", 1..=1000, |n| format!("1 {}", list(n, "1"))),
            number("a pile", 1..=1_000_000_000, |n| format!("1 2 1 {n}")),
        ],
    ),
    (
        "luogu_p3179",
        &[
            number("n", 1..=1_000_000_000, |n| format!("{n} 1 1 1")),
            number("K", 1..=100, |n| format!("9 {}", list(n, "1 1"))),
            number("w", 1..=100, |n| format!("200 1 {}", list(n, "1"))),
            number("a cell", 1..=9, |n| format!("9 1 2 1 {n}")),
        ],
    ),
    (
        "luogu_p3185",
        &[
            number("t", 1..=10, |n| list(n, "2 1 1")),
            number("n", 2..=21, |n| format!("1 {}", list(n, "1"))),
            number("the number of beans", 0..=10_000, |n| format!("1 2 1 {n}")),
        ],
    ),
    (
        "luogu_p3480",
        &[
            number("u", 1..=10, |n| list(n, "1 1")),
            number("n", 1..=1000, |n| format!("1 {}", list(n, "1"))),
            number("a pile", 0..=10_000, |n| format!("1 1 {n}")),
        ],
    ),
    (
        "luogu_p4055",
        &[
            number("N", 1..=100, |n| format!("{n} 1 {}", repeat(n, "."))),
            number("M", 1..=100, |n| format!("1 {n} {}", ".".repeat(length(n)))),
        ],
    ),
    (
        "luogu_p4101",
        &[
            number("T", 1..=100, |n| list(n, "1 1")),
            number("n", 1..=1_000_000_000, |n| format!("1 {n} 1")),
            number("m", 1..=1_000_000_000, |n| format!("1 1 {n}")),
        ],
    ),
    (
        "luogu_p4136",
        &[ended("n", 1..=10_000, |n| format!("{n} 0"))],
    ),
    (
        "luogu_p4279",
        &[
            number("T", 1..=500, |n| list(n, "1 1")),
            number("N", 1..=50, |n| format!("1 {}", list(n, "1"))),
            number("a pile", 0..=5000, |n| format!("1 2 1 {n}")),
        ],
    ),
    (
        "luogu_p4617",
        &[
            number("N", 1..=5000, |n| format!("{n} 1 1 1")),
            number("M", 1..=9, |n| format!("3 {}", list(n, "1 1"))),
            number("M", 1..=5000, |n| format!("100 {}", list(n, "1 1"))),
            index("a peak", 1..=3, |n| format!("3 1 {n} 1")),
            index("a valley", 1..=3, |n| format!("3 1 1 {n}")),
        ],
    ),
    (
        "luogu_p5363",
        &[
            number("n", 1..=150_000, |n| format!("{n} 1")),
            number("m", 1..=50, |n| format!("100 {n}")),
        ],
    ),
    (
        "luogu_p5675",
        &[
            number("N", 1..=200, |n| list(n, "1")),
            number("a heap", 1..=200, |n| format!("2 1 {n}")),
        ],
    ),
    (
        "luogu_p5970",
        &[
            number("n", 1..=500_000, |n| format!("{n} 1 {}", repeat(n, "1"))),
            number("d", 1..=10, |n| format!("1 {n} 1")),
            number("a heap", 1..=1_000_000, |n| format!("2 1 1 {n}")),
            total("the number of stones", 1..=10_000_000, |n| {
                format!("{} 1 {}", n.min(11), split(n, n.min(11)))
            }),
        ],
    ),
    (
        "luogu_p6487",
        &[number("N", 2..=1_000_000_000_000_000, |n| n.to_string())],
    ),
    (
        "luogu_p6560",
        &[
            unfinished("n", 1..=100_000, |n| format!("{n} 1 1 1 1 1 2")),
            number("m", 1..=500_000, |n| {
                format!("2 {n} 1 {} 1 2", repeat(n, "1 2"))
            }),
            number("q", 1..=500, |n| {
                format!("2 1 {n} 1 2 {}", repeat(n, "1 2"))
            }),
            index("a vertex", 1..=3, |n| {
                format!("3 1 1 1 {n} {} {n}", apart(n))
            }),
        ],
    ),
    (
        "luogu_p6791",
        &[
            number("T", 1..=100_000, |n| list(n, "1 1")),
            number("k", 1..=1_000_000_000_000_000_000, |n| format!("1 {n} 1")),
            number("N", 1..=1_000_000_000_000_000_000, |n| format!("1 1 {n}")),
        ],
    ),
    (
        "luogu_p7589",
        &[
            number("T", 1..=100, |n| list(n, "1 0 1 0 0 1")),
            number("n", 1..=100, |n| {
                format!("1 {n} 0 1 {}", repeat(n, "0 0 1"))
            }),
            number("k", 0..=100, |n| format!("1 1 {n} 1 0 0 1")),
            number("d", 1..=20, |n| format!("1 1 0 {n} 0 0 1")),
            number("y", -100..=100, |n| format!("1 1 0 1 {n} 0 1")),
            number("an abscissa", -1000..=1000, |n| format!("1 1 0 1 0 {n} 0")),
            number("an abscissa", -1000..=1000, |n| format!("1 1 0 1 0 0 {n}")),
        ],
    ),
    (
        "luogu_p7864",
        &[
            number("T", 1..=10, |n| list(n, "1")),
            number("n", 1..=1_000_000, |n| {
                format!("1 {n} {}", repeat(n - 1, "1"))
            }),
            index("a parent", 1..=3, |n| format!("1 3 {n} 1")),
        ],
    ),
    (
        "luogu_p8347",
        &[
            number("T", 1..=5, |n| list(n, "2 1 2")),
            number("n", 2..=100_000, |n| format!("1 {n} {}", path(n))),
            index("a vertex", 1..=3, |n| format!("1 3 2 3 {} {n}", apart(n))),
        ],
    ),
];
