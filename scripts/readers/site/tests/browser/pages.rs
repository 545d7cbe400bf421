//! Tests that pages are complete, small, well-formed, and no wider than the window.

use crate::driver::Session;
use crate::{Test, all_pages, catalog, open, read, site, some, tests};
use html5ever::tendril::TendrilSink;
use html5ever::tokenizer::TokenizerOpts;
use html5ever::{ParseOpts, parse_document};
use markup5ever_rcdom::RcDom;
use serde_json::json;
use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::path::Path;
use std::thread;

pub const TRIALS: &[Test] = tests![
    pages_open_fit_a_narrow_window_and_lead_to_files,
    pages_are_small,
    pages_are_well_formed,
    a_strict_content_policy_is_kept,
    every_document_is_there,
    theory_leads_to_the_catalogue_and_solutions_to_theory,
    a_wrong_program_leads_to_the_case_that_rejects_it,
];

/// One test for all three, since opening hundreds of pages takes long.
fn pages_open_fit_a_narrow_window_and_lead_to_files() {
    let session = open("index.html");
    session.resize(400, 800);
    let mut texts = HashMap::new();
    let mut dead = BTreeSet::new();
    for page in some(all_pages()) {
        session.go(&crate::address(&page));
        opens(&session, &page);
        let wide = session.value("document.documentElement.scrollWidth");
        assert!(wide.as_u64().unwrap() <= 400, "{page} is {wide} px wide");
        dead.extend(dead_links(&session, &page, &mut texts));
    }
    assert_eq!(dead, BTreeSet::new());
}

/// Checks that a page opens without warnings and has a language, a title, a description and one heading.
fn opens(session: &Session, page: &str) {
    assert_eq!(session.complaints(), [""; 0], "{page}");
    let language = session.value("document.documentElement.lang");
    assert_eq!(language, "en", "{page}");
    assert_ne!(session.text("document.title"), "", "{page}");
    let description = "document.querySelector('meta[name=description]').content";
    assert_ne!(session.text(description), "", "{page}");
    let headings = session.value("document.querySelectorAll('h1').length");
    assert_eq!(headings, 1, "{page}");
}

/// The links within the site without a target; `texts` caches files.
fn dead_links(session: &Session, page: &str, texts: &mut HashMap<String, String>) -> Vec<String> {
    let links = session.value(
        "[...new Set([...document.querySelectorAll('a[href], img[src], link[href], script[src]')]\
         .map(one => one.href || one.src).filter(url => url.startsWith('file:')))]",
    );
    let links = links.as_array().unwrap().iter();
    let mut is_dead = |link: &str| {
        let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
        let path = file.trim_start_matches("file://");
        // A game's start is not an anchor.
        if anchor.is_empty() || anchor.starts_with("start=") || file.contains("/docs/src/") {
            return !Path::new(path).is_file();
        }
        let text = texts
            .entry(path.to_owned())
            .or_insert_with(|| fs::read_to_string(path).unwrap_or_default());
        !text.contains(&format!("id=\"{anchor}\""))
    };
    links
        .map(|link| link.as_str().unwrap())
        .filter(|link| is_dead(link))
        .map(|link| format!("{page}: {link}"))
        .collect()
}

/// The maximum size of a page without its bundles, in bytes.
const MOST: usize = 300_000;

fn pages_are_small() {
    for page in all_pages() {
        let text = fs::read_to_string(site().join(&page)).unwrap();
        // Escapes and colours make a bundle longer in the page than in its file.
        let bundles = text.split("<code id=\"bundle-").skip(1);
        let bundles: usize = bundles.map(|rest| rest.find("</code>").unwrap()).sum();
        let length = text.len() - bundles;
        assert!(length <= MOST, "{page} has {length} bytes without its bundles");
    }
}

/// Pages have none of the HTML standard's parse errors, not even those that browsers forgive.
fn pages_are_well_formed() {
    for page in some(all_pages()) {
        let text = fs::read_to_string(site().join(&page)).unwrap();
        let options = ParseOpts {
            tokenizer: TokenizerOpts { exact_errors: true, ..TokenizerOpts::default() },
            ..ParseOpts::default()
        };
        let parsed = parse_document(RcDom::default(), options).one(text);
        assert_eq!(*parsed.errors.borrow(), [""; 0], "{page}");
    }
}

/// Serves pages under the policy that the documents recommend for a server.
fn a_strict_content_policy_is_kept() {
    let documented = read("docs/architecture.md");
    let (_, rest) =
        documented.split_once("Content-Security-Policy: ").expect("the policy is documented");
    let (policy, _) = rest.split_once('`').unwrap();
    let policy = policy.split_whitespace().collect::<Vec<_>>().join(" ");
    let address = serve(site(), policy);
    let session = open("index.html");
    session.complaints();
    for page in some(all_pages()) {
        session.go(&format!("{address}/{page}"));
        assert_eq!(session.complaints(), [""; 0], "{page}");
    }
    session.go(&format!("{address}/problems/poj1067.html"));
    session.act("document.getElementById('run').click()");
    session.wait("document.getElementById('state').textContent.startsWith('Done in')");
    session.go(&format!("{address}/explore.html"));
    session.wait("document.getElementById('said').textContent.startsWith('Guess')");
    assert_eq!(session.complaints(), [""; 0]);
}

/// Serves a folder under this policy while the tests run; returns the address.
fn serve(folder: &'static Path, policy: String) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut request = String::new();
            let mut lines = BufReader::new(&stream);
            // A browser may open a connection without a request.
            if lines.read_line(&mut request).is_err() {
                continue;
            }
            while lines.read_line(&mut request).is_ok_and(|read| read > 2) {}
            let path = request.split(' ').nth(1).unwrap_or("/");
            let (status, body) = match fs::read(folder.join(path.trim_start_matches('/'))) {
                Ok(body) => ("200 OK", body),
                Err(_) => ("404 Not Found", Vec::new()),
            };
            let kind = match Path::new(path).extension().and_then(|one| one.to_str()) {
                Some("html") => "text/html; charset=utf-8",
                Some("css") => "text/css",
                Some("js") => "text/javascript",
                Some("svg") => "image/svg+xml",
                _ => "application/octet-stream",
            };
            let head = format!(
                "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\
                 Content-Security-Policy: {policy}\r\nConnection: close\r\n\r\n",
                body.len()
            );
            // The browser may already be loading the next page.
            let _ = stream.write_all(head.as_bytes());
            let _ = stream.write_all(&body);
        }
    });
    address
}

fn every_document_is_there() {
    let session = open("index.html");
    let links = session.value(
        "[...document.querySelectorAll('#documents a')].map(link => link.getAttribute('href'))",
    );
    assert!(links.as_array().unwrap().contains(&json!("docs/shared/index.html")));
    session.go(&crate::address("documents/readme.html"));
    let title = read("README.md").lines().next().unwrap().replace("# ", "");
    assert_eq!(session.text("document.querySelector('h1').textContent"), title);
    session.go(&crate::address("documents/problems.html"));
    for problem in &catalog().problems {
        let link = format!("document.querySelector('a[href=\"../problems/{}.html\"]')", problem.id);
        session.wait(&link);
    }
}

fn theory_leads_to_the_catalogue_and_solutions_to_theory() {
    let session = open("problems/poj1067.html");
    let link = "document.querySelector('#solution pre a[href*=\"/wythoff/fn.\"]')";
    session.act(&format!("{link}.click()"));
    session.wait("location.pathname.includes('/docs/shared/wythoff/fn.')");
    let back = "document.querySelector('#main-content > a')";
    session.wait(back);
    assert_eq!(session.text(&format!("{back}.href")), crate::address("index.html"));
}

fn a_wrong_program_leads_to_the_case_that_rejects_it() {
    let session = open("problems/poj1067.html");
    let link = "document.querySelector('#wrong a[href^=\"#case-edge\"]')";
    let case = format!("document.querySelector({link}.getAttribute('href'))");
    assert_eq!(session.value(&format!("{case}.checkVisibility()")), false);
    session.act(&format!("{link}.click()"));
    session.wait(&format!("{case}.checkVisibility()"));
}
