//! All pages: complete, small, and as wide as the window.

use crate::{Test, all_pages, catalog, open, read, site, tests};
use serde_json::json;
use std::collections::BTreeSet;
use std::fs;

pub const TRIALS: &[Test] = tests![
    pages_open_without_complaints,
    pages_fit_a_narrow_window,
    pages_are_small,
    links_lead_to_files,
    every_document_is_there,
    theory_leads_to_the_catalogue_and_solutions_to_theory,
    a_wrong_program_leads_to_the_case_that_rejects_it,
];

fn pages_open_without_complaints() {
    let session = open("index.html");
    for page in all_pages() {
        session.go(&crate::address(&page));
        assert_eq!(session.complaints(), [""; 0], "{page}");
        assert_eq!(
            session.value("document.documentElement.lang"),
            "en",
            "{page}"
        );
        assert_ne!(session.text("document.title"), "", "{page}");
        assert_eq!(
            session.value("document.querySelectorAll('h1').length"),
            1,
            "{page}"
        );
    }
}

fn pages_fit_a_narrow_window() {
    let session = open("index.html");
    session.resize(400, 800);
    for page in all_pages() {
        session.go(&crate::address(&page));
        let wide = session.value("document.documentElement.scrollWidth");
        assert!(wide.as_u64().unwrap() <= 400, "{page} is {wide} px wide");
    }
}

/// What a page may have, in bytes, beside the bundles in it.
const MOST: usize = 300_000;

fn pages_are_small() {
    for page in all_pages() {
        let text = fs::read_to_string(site().join(&page)).unwrap();
        // A bundle is longer in the page than in its file: signs are written as words, and colours added.
        let bundles = text.split("<code id=\"bundle-").skip(1);
        let bundles: usize = bundles.map(|rest| rest.find("</code>").unwrap()).sum();
        let length = text.len() - bundles;
        assert!(
            length <= MOST,
            "{page} has {length} bytes without its bundles"
        );
    }
}

/// Every link within the site leads to a file, and to a place in it.
fn links_lead_to_files() {
    let session = open("index.html");
    let mut dead = BTreeSet::new();
    for page in all_pages() {
        session.go(&crate::address(&page));
        let links = session.value(
            "[...document.querySelectorAll('a[href], img[src], link[href], script[src]')]\
             .map(one => one.href || one.src).filter(url => url.startsWith('file:'))",
        );
        for link in links.as_array().unwrap() {
            let link = link.as_str().unwrap();
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let Ok(text) = fs::read(file.trim_start_matches("file://")) else {
                dead.insert(format!("{page}: {link}"));
                continue;
            };
            let text = String::from_utf8_lossy(&text);
            let id = format!("id=\"{anchor}\"");
            if !anchor.is_empty() && !file.contains("/docs/src/") && !text.contains(&id) {
                dead.insert(format!("{page}: {link}"));
            }
        }
    }
    assert_eq!(dead, BTreeSet::new());
}

fn every_document_is_there() {
    let session = open("index.html");
    let links = session.value(
        "[...document.querySelectorAll('#documents a')].map(link => link.getAttribute('href'))",
    );
    assert!(
        links
            .as_array()
            .unwrap()
            .contains(&json!("docs/shared/index.html"))
    );
    session.go(&crate::address("documents/readme.html"));
    let title = read("README.md").lines().next().unwrap().replace("# ", "");
    assert_eq!(
        session.text("document.querySelector('h1').textContent"),
        title
    );
    session.go(&crate::address("documents/problems.html"));
    for problem in &catalog().problems {
        let link = format!(
            "document.querySelector('a[href=\"../problems/{}.html\"]')",
            problem.id
        );
        session.wait(&link);
    }
}

fn theory_leads_to_the_catalogue_and_solutions_to_theory() {
    let session = open("problems/poj1067.html");
    let link = "document.querySelector('#solution pre a[href*=\"/wythoff/fn.\"]')";
    session.run(&format!("{link}.click()"), &json!([]));
    session.wait("location.pathname.includes('/docs/shared/wythoff/fn.')");
    let back = "document.querySelector('#main-content > a')";
    session.wait(back);
    assert_eq!(
        session.text(&format!("{back}.href")),
        crate::address("index.html")
    );
}

fn a_wrong_program_leads_to_the_case_that_rejects_it() {
    let session = open("problems/poj1067.html");
    let link = "document.querySelector('#wrong a[href^=\"#case-edge\"]')";
    let case = format!("document.querySelector({link}.getAttribute('href'))");
    assert_eq!(session.value(&format!("{case}.checkVisibility()")), false);
    session.run(&format!("{link}.click()"), &json!([]));
    session.wait(&format!("{case}.checkVisibility()"));
}
