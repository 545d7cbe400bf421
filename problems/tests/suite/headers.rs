//! The header of each solution: its parts, the judge's address, and the judge's limits.

use crate::for_each_problem;
use judge::catalog::{workspace, Limits, Problem};
use libtest_mimic::Trial;
use std::fs;

pub fn trials() -> Vec<Trial> {
    for_each_problem("catalogue::headers", agree_with_the_catalogue)
}

fn agree_with_the_catalogue(problem: &Problem) {
    let limits = limits(&problem.facts.limits);
    for solution in &problem.facts.solutions {
        let path = format!("problems/src/bin/{}.rs", solution.name);
        let source = fs::read_to_string(workspace().unwrap().join(&path)).unwrap();
        let header: Vec<&str> = source
            .lines()
            .map_while(|line| line.strip_prefix("//!"))
            .flat_map(str::split_whitespace)
            .collect();
        let header = header.join(" ");
        for part in ["Game:", "Theorem:", "Cost:", "Status:"] {
            assert!(header.contains(part), "{path}: no `{part}` in its header");
        }
        if let Some(url) = &problem.facts.url {
            assert!(header.contains(url), "{path}: no {url} in its header");
        }
        let (_, cost) = header.split_once("Cost:").unwrap();
        let (cost, _) = cost.split_once("Status:").unwrap();
        // It may be a sentence of its own.
        assert!(
            cost.trim_end().ends_with(&limits[1..]),
            "{path}: the `Cost:` of its header should end with `{limits}`, \
             according to testdata/{}.toml",
            problem.id
        );
    }
}

/// The judge's limits as headers state them: time in seconds, memory in MiB, both exact, as
/// `1.5 s` and `9.765625 MiB`.
fn limits(limits: &Limits) -> String {
    let time = limits
        .time()
        .map(|time| format!("{} s", time.as_secs_f64()));
    let memory = limits.memory_kib.map(|kib| {
        let kib = u32::try_from(kib).expect("no judge gives terabytes");
        format!("{} MiB", f64::from(kib) / 1024.0)
    });
    match (time, memory) {
        (Some(time), Some(memory)) => format!("the judge allows {time} and {memory}."),
        (Some(time), None) => format!("the judge allows {time}; its memory limit is unknown."),
        (None, Some(memory)) => format!("the judge allows {memory}; its time limit is unknown."),
        (None, None) => String::from("the judge's limits are unknown."),
    }
}
