//! Tests the site in a headless Chromium, opened from disk. The variable [`SITE`] names the folder that
//! `cargo judge site` has written, which takes minutes. Without the variable or a browser, the tests are
//! ignored. With `SOME_TESTS` set, they try one in twelve of similar pages and boards; the nightly run tries
//! all.

mod accessible;
mod boards;
mod catalogue;
mod copies;
mod driver;
mod explore;
mod lessons;
mod pages;
mod tries;

use driver::{Browser, Session};
use judge::catalog::{Catalog, workspace};
use libtest_mimic::{Arguments, Completion, Trial};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::LazyLock;
use std::{env, fs};

fn main() -> ExitCode {
    if let Some(code) = judge::runner::launcher() {
        return code;
    }
    let arguments = Arguments::from_args();
    let missing = match SITE.as_deref() {
        Some(site) => {
            assert!(site.is_dir(), "SITE is not a folder: {}", site.display());
            Browser::find().err()
        }
        None => {
            Some("no site: `cargo judge site` writes one, and SITE=target/site names it".into())
        }
    };
    let trials = [
        pages::TRIALS,
        catalogue::TRIALS,
        copies::TRIALS,
        tries::TRIALS,
        accessible::TRIALS,
        boards::TRIALS,
        explore::TRIALS,
        lessons::TRIALS,
    ];
    let trials = trials.concat().into_iter().map(|(name, test)| {
        let missing = missing.clone();
        Trial::ignorable_test(name, move || {
            Ok(match missing.or_else(test) {
                Some(reason) => Completion::ignored_with(reason),
                None => Completion::Completed,
            })
        })
    });
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}

/// A named test, which returns the reason if it is skipped.
type Test = (&'static str, fn() -> Option<String>);

macro_rules! tests {
    ($($test:ident,)*) => {
        &[$((stringify!($test), || {
            $test();
            None
        })),*]
    };
}
use tests;

/// The site's folder; a relative `SITE` is relative to the workspace.
static SITE: LazyLock<Option<PathBuf>> =
    LazyLock::new(|| Some(workspace().unwrap().join(env::var_os("SITE")?)));

fn site() -> &'static PathBuf {
    SITE.as_ref().unwrap()
}

fn catalog() -> &'static Catalog {
    static CATALOG: LazyLock<Catalog> = LazyLock::new(|| Catalog::load().unwrap().whole().unwrap());
    &CATALOG
}

fn address(page: &str) -> String {
    format!("file://{}/{page}", site().display())
}

fn open(page: &str) -> Session {
    let session = Browser::find().unwrap().open();
    session.go(&address(page));
    session
}

/// The site's pages, without the documentation of `shared`.
fn all_pages() -> Vec<String> {
    let mut pages = vec![String::from("explore.html"), String::from("index.html")];
    for folder in ["problems", "documents", "lessons", "play"] {
        for entry in fs::read_dir(site().join(folder)).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            pages.push(format!("{folder}/{name}"));
        }
    }
    pages.sort();
    pages
}

/// All of these items, or one in twelve with `SOME_TESTS` set.
fn some<T>(all: impl IntoIterator<Item = T>) -> impl Iterator<Item = T> {
    all.into_iter().step_by(if only_some() { 12 } else { 1 })
}

fn only_some() -> bool {
    env::var_os("SOME_TESTS").is_some()
}

fn read(path: &str) -> String {
    fs::read_to_string(workspace().unwrap().join(path)).unwrap()
}
