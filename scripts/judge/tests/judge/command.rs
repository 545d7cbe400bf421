//! The command line: what is printed where, and with which exit status.

use serde_json::Value;
use std::process::{Command, Output};

fn judge(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_judge"))
        .args(arguments)
        .output()
        .unwrap()
}

#[test]
fn an_unknown_name_is_status_2() {
    let output = judge(&["test", "poj1068"]);
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        message
            .starts_with("error: no problem or solution is called `poj1068`; did you mean poj1067")
    );
    assert!(output.stdout.is_empty());
}

#[test]
fn an_unknown_command_is_status_2() {
    assert_eq!(judge(&["prove"]).status.code(), Some(2));
}

#[test]
fn verdicts_for_programs_hold_time_and_memory() {
    let output = judge(&["test", "poj1067", "--format", "json"]);
    assert_eq!(output.status.code(), Some(0));
    let verdicts: Value = serde_json::from_slice(&output.stdout).unwrap();
    let poj1067 = &verdicts[0];
    assert_eq!(poj1067["solution"], "poj1067");
    assert_eq!(poj1067["verdict"], "AC");
    for case in poj1067["cases"].as_array().unwrap() {
        assert_eq!(case["verdict"], "AC");
        assert!(case["time_ms"].as_f64().unwrap() > 0.0);
        let memory = case["memory_kib"].as_u64().unwrap();
        assert!((500..10_000).contains(&memory), "{memory} KiB");
    }
}

#[test]
fn the_table_ends_with_totals_and_has_no_colours_in_a_file() {
    let output = judge(&["test", "poj1067"]);
    let table = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(!table.contains('\u{1b}'));
    let last = table.lines().last().unwrap();
    assert!(last.starts_with("1 of 1 solutions accepted; "), "{last}");
}

#[test]
fn the_list_holds_problems_in_all_forms() {
    for arguments in [
        &["list"][..],
        &["list", "--by", "judge"],
        &["list", "--format", "markdown"],
        &["list", "--format", "json"],
    ] {
        let output = judge(arguments);
        assert_eq!(output.status.code(), Some(0));
        let list = String::from_utf8(output.stdout).unwrap();
        assert!(list.contains("poj1067"), "{list}");
        assert!(list.contains("P2252"), "{list}");
    }
}

#[test]
fn stress_says_what_each_full_size_case_was_held_against() {
    let output = judge(&[
        "stress",
        "poj1067",
        "luogu_p2599",
        "--cases",
        "40",
        "--seed",
        "1",
    ]);
    let report = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{report}");
    let line = |problem| {
        report
            .lines()
            .find(|line| line.starts_with(problem))
            .unwrap()
    };
    assert!(line("poj1067").contains("40 of full size"), "{report}");
    assert!(line("poj1067").contains(" by a second opinion"), "{report}");
    assert!(!line("poj1067").contains("only that they end"), "{report}");
    assert!(
        line("luogu_p2599").contains(" only that they end"),
        "{report}"
    );
}

#[test]
fn the_summary_names_each_second_opinion_and_runs_nothing() {
    let output = judge(&["stress", "--summary", "poj1067", "hdu1846"]);
    let summary = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0));
    let titles: Vec<&str> = summary
        .lines()
        .filter(|line| !line.starts_with(' '))
        .collect();
    assert_eq!(titles.len(), 3, "{summary}");
    assert!(
        titles[0].starts_with("1 ") && titles[1].starts_with("1 "),
        "{summary}"
    );
    assert!(titles[2].starts_with("0 "), "{summary}");
    assert!(summary.contains("  poj1067 "), "{summary}");
    assert!(summary.contains("  hdu1846 "), "{summary}");
}

#[test]
fn no_bundle_is_made_for_a_twin_in_another_format() {
    let output = judge(&["bundle", "luogu_p2252", "--for", "poj", "--no-check"]);
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        message.contains("`cargo judge bundle poj1067 --for poj` fits it"),
        "{message}"
    );
    assert!(output.stdout.is_empty());
}
