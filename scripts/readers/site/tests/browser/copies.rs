//! Tests that a problem's page has the files that `cargo judge bundle` writes.

use crate::{Test, all_pages, catalog, open, site, some, tests};
use judge::bundle::{Language, Style, Target, bundle};
use serde_json::json;
use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};

pub const TRIALS: &[Test] = tests![
    copy_buttons_give_the_files,
    a_download_from_a_disk_saves_the_file,
    files_are_what_the_command_writes,
];

fn copy_buttons_give_the_files() {
    let session = open("index.html");
    session.allow_the_clipboard();
    let mut copied = 0;
    let pages: Vec<String> = some(all_pages()).collect();
    for page in &pages {
        let text = fs::read_to_string(site().join(page)).unwrap();
        if !text.contains("data-copy=") {
            continue;
        }
        session.go(&crate::address(page));
        let ids = session.value(
            "[...document.querySelectorAll('button[data-copy]')].map(one => one.dataset.copy)",
        );
        for id in ids.as_array().unwrap() {
            let id = id.as_str().unwrap();
            let button = format!("document.querySelector('button[data-copy={id}]')");
            session.act(&format!("navigator.clipboard.writeText(''); {button}.click()"));
            session.wait(&format!("{button}.textContent === 'Copied'"));
            let text = session.text("navigator.clipboard.readText()");
            let link = format!("{button}.parentElement.querySelector('a[download]').href");
            let file = session.text(&link);
            let expected = fs::read_to_string(file.trim_start_matches("file://")).unwrap();
            assert!(text == expected, "{page}: {id} is not {file}");
            copied += 1;
        }
    }
    let problems = catalog().problems.iter();
    let opened = problems.filter(|one| pages.contains(&format!("problems/{}.html", one.id)));
    let solutions: usize = opened.map(|problem| problem.facts.solutions.len()).sum();
    assert!(solutions > 0 && copied >= solutions);
}

fn a_download_from_a_disk_saves_the_file() {
    let session = open("problems/poj1067.html");
    let folder = tempfile::tempdir().unwrap();
    let parameters = json!({ "behavior": "allow", "downloadPath": folder.path() });
    session.devtools("Browser.setDownloadBehavior", &parameters);
    session.act("document.querySelector('a[download]').click()");
    let name = session.text("document.querySelector('a[download]').download");
    let saved = folder.path().join(&name);
    let begun = Instant::now();
    while !saved.exists() && begun.elapsed() < Duration::from_secs(60) {
        sleep(Duration::from_millis(20));
    }
    let expected = fs::read_to_string(site().join("bundles").join(&name)).unwrap();
    assert_eq!(fs::read_to_string(saved).unwrap(), expected, "{name}");
    assert_eq!(
        session.text("location.href"),
        crate::address("problems/poj1067.html"),
        "the page stays open"
    );
}

/// Compares the site's files, for each language and kind of judge, with the library's bundles.
fn files_are_what_the_command_writes() {
    for (solution, key, language, file) in [
        ("poj1067", None, Language::Rust, "poj1067.rs"),
        ("poj1067", Some("poj"), Language::C, "poj1067-poj.c"),
        ("cf787c", Some("codeforces"), Language::Rust, "cf787c-codeforces.rs"),
        ("agc017_d", Some("atcoder"), Language::Rust, "agc017_d-atcoder.rs"),
        ("theeasychase_spfa", Some("topcoder"), Language::C, "theeasychase_spfa-topcoder.cpp"),
        ("spoj_cot3", Some("spoj"), Language::C, "spoj_cot3-spoj.c"),
    ] {
        let (problem, solution) = catalog().solution(solution).unwrap();
        let target = Target::new(problem, key, Some(language)).unwrap();
        let expected = bundle(problem, solution, &target, Style::default()).unwrap();
        let written = fs::read_to_string(site().join("bundles").join(file)).unwrap();
        assert!(written == expected, "{file}");
    }
}
