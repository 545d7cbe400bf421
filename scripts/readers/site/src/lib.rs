//! The catalogue as a web site of static files. Each problem has a page with its bundles, its wrong programs,
//! their cases, and the solution, which runs in the page. The site includes the documentation of `shared` and
//! the project's documents, and works from disk: no page uses `fetch` or starts a worker from a file.

mod bundles;
mod code;
mod dialogue;
mod figures;
mod lessons;
mod links;
mod markdown;
mod pages;
mod picture;
mod play;
mod programs;
mod terms;
mod theory;
mod wrong;

pub use bundles::{Bundle, Targets};
pub use dialogue::{Line, dialogue};

use anyhow::{Context, Result};
use boards::{games, page};
use code::Highlighter;
use judge::bundle::{Language, toolchain};
use judge::catalog::{Catalog, Problem, Solution, workspace};
use judge::packages;
use markdown::Document;
use pages::Pages;
use picture::Picture;
use rayon::prelude::*;
use std::panic::resume_unwind;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{fs, thread};
use theory::Theory;
use wrong::Wrong;

/// The files that do not depend on the catalogue.
const ASSETS: [(&str, &str); 7] = [
    ("site.css", include_str!("../assets/site.css")),
    ("theme.js", include_str!("../assets/theme.js")),
    ("copy.js", include_str!("../assets/copy.js")),
    ("catalogue.js", include_str!("../assets/catalogue.js")),
    ("explore.js", include_str!("../assets/explore.js")),
    ("lesson.js", include_str!("../assets/lesson.js")),
    ("try.js", include_str!("../assets/try.js")),
];

/// A problem and the contents of its page.
struct Entry<'a> {
    problem: &'a Problem,
    solutions: Vec<Shown<'a>>,
    wrong: Vec<Wrong>,
    /// The file with the wrong programs.
    wrong_file: String,
    has_board: bool,
    picture: Option<Picture>,
    /// The file name of the package for other judges, if written.
    package: Option<String>,
}

struct Shown<'a> {
    solution: &'a Solution,
    source: String,
    bundles: Vec<Bundle>,
    /// The name of a case and the dialogue about it, for an interactive problem.
    dialogue: Option<(String, Vec<Line>)>,
    /// The reason why the solution cannot be bundled or compiled, if it cannot.
    failure: Option<String>,
}

pub struct Written {
    pub pages: usize,
    /// The solutions that failed, with the reasons.
    pub failures: Vec<String>,
}

/// Replaces a folder's contents by the site. Calls `progress` with the numbers of finished and of all
/// solutions.
///
/// # Errors
///
/// Fails if part of the catalogue is broken or if there is no compiler for WebAssembly.
pub fn write(folder: &Path, progress: &(dyn Fn(usize, usize) + Sync)) -> Result<Written> {
    let catalog = Catalog::load()?.whole()?;
    // The site is written beside the folder and then moved there, so that a failure leaves the old one.
    let fresh = &folder.with_extension("new");
    remove(fresh)?;
    // If the compiler for the boards is missing, the others need not begin.
    page::library()?;
    // Cargo builds the boards mostly on one processor, beside all other steps.
    let (written, boards) = thread::scope(|scope| {
        let boards = scope.spawn(|| play::write(fresh));
        let written = write_pages(&catalog, fresh, progress);
        (written, boards.join().unwrap_or_else(|panic| resume_unwind(panic)))
    });
    boards?;
    let written = written?;
    remove(folder)?;
    fs::rename(fresh, folder)?;
    Ok(written)
}

/// Writes all but the boards' files.
fn write_pages(
    catalog: &Catalog,
    folder: &Path,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Written> {
    let theory = Theory::document(&folder.join("docs"))?;
    let documents = Document::all(workspace()?)?;
    let entries = entries(catalog, folder, progress)?;
    let pages = Pages {
        theory: &theory,
        documents: &documents,
        highlighter: &Highlighter::new(),
        entries: &entries,
    };
    let pages = pages.write(folder)?;
    for (name, text) in ASSETS {
        write_file(&folder.join("assets").join(name), text)?;
    }
    let shown = entries.iter().flat_map(|entry| &entry.solutions);
    let failures = shown.filter_map(|shown| {
        let failure = shown.failure.as_ref()?;
        Some(format!("{}: {failure}", shown.solution.name))
    });
    Ok(Written { pages, failures: failures.collect() })
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        let unremoved = || format!("{}: cannot be removed", folder.display());
        fs::remove_dir_all(folder).with_context(unremoved)?;
    }
    Ok(())
}

fn entries<'a>(
    catalog: &'a Catalog,
    folder: &Path,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Vec<Entry<'a>>> {
    let all = catalog.solutions().count();
    let done = AtomicUsize::new(0);
    toolchain()?;
    let mut wrong = Wrong::all(catalog)?;
    let dialogues = dialogue::Dialogues::new(catalog)?;
    let entry = |problem: &'a Problem| {
        let shown = |solution: &'a Solution| {
            let source = workspace()?.join(&solution.path);
            let mut shown = Shown {
                source: fs::read_to_string(source)?,
                bundles: Vec::new(),
                dialogue: None,
                failure: None,
                solution,
            };
            let mut make = || {
                programs::write(problem, solution, folder)?;
                shown.bundles = bundles::of(problem, solution)?;
                shown.dialogue = dialogues.of(problem, solution)?;
                anyhow::Ok(())
            };
            shown.failure = make().err().map(|error| format!("{error:#}"));
            for bundle in &shown.bundles {
                write_file(&folder.join("bundles").join(&bundle.file), &bundle.text)?;
            }
            progress(1 + done.fetch_add(1, Ordering::Relaxed), all);
            Ok(shown)
        };
        let solutions = problem.facts.solutions.par_iter().map(shown);
        Ok(Entry {
            has_board: games::has_board(&problem.id),
            picture: Picture::of(problem)?,
            package: copy_package(problem, folder)?,
            problem,
            solutions: solutions.collect::<Result<_>>()?,
            wrong: Vec::new(),
            wrong_file: fs::read_to_string(problem.wrong_file()).unwrap_or_default(),
        })
    };
    let entries = catalog.problems.par_iter().map(entry);
    let mut entries = entries.collect::<Result<Vec<_>>>()?;
    for entry in &mut entries {
        entry.wrong = wrong.remove(&entry.problem.id).unwrap_or_default();
    }
    Ok(entries)
}

/// Copies the zip file of `cargo judge export`, if any, and returns its name.
fn copy_package(problem: &Problem, folder: &Path) -> Result<Option<String>> {
    let written =
        workspace()?.join("target/packages").join(packages::folder(problem)).with_extension("zip");
    let Some(name) = written.file_name().filter(|_| written.is_file()) else {
        return Ok(None);
    };
    let folder = folder.join("packages");
    fs::create_dir_all(&folder)?;
    fs::copy(&written, folder.join(name)).with_context(|| written.display().to_string())?;
    Ok(Some(name.to_string_lossy().into_owned()))
}

fn write_file(path: &Path, text: &str) -> Result<()> {
    let write = || {
        fs::create_dir_all(path.parent().unwrap_or(path))?;
        fs::write(path, text)
    };
    write().with_context(|| format!("{}: cannot be written", path.display()))
}

fn ending(language: Language, is_class: bool) -> &'static str {
    match language {
        Language::Rust => "rs",
        Language::C if is_class => "cpp",
        Language::C => "c",
    }
}
