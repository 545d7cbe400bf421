//! `cargo judge ready`, in a copy with planted mistakes.

use crate::checkout::{copy_checkout, judge};
use crate::{outputs, printed};
use judge::ready;
use jury::books::book;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

fn replace(path: &Path, old: &str, new: &str) {
    let text = fs::read_to_string(path).unwrap();
    assert!(text.contains(old), "{}: no {old}", path.display());
    fs::write(path, text.replace(old, new)).unwrap();
}

/// The open tasks, by problem, without bundles in C, which some machines cannot make.
fn to_do(output: &str) -> BTreeMap<&str, Vec<(&str, String)>> {
    let mut problems: BTreeMap<&str, Vec<(&str, String)>> = BTreeMap::new();
    let mut id = "";
    for line in output.lines() {
        if let Some(check) = line.strip_prefix("  to do  ") {
            let (what, why) = check.split_at(14);
            if what.trim() != "bundle in C" {
                let to_do = problems.get_mut(id).unwrap();
                to_do.push((what.trim(), why.trim().to_owned()));
            }
        } else if !line.is_empty() && !line.starts_with(' ') && !line.contains(' ') {
            id = line;
            problems.insert(id, Vec::new());
        } else if let Some(further) = line.strip_prefix("      ")
            && let Some((_, why)) = problems.get_mut(id).and_then(|to_do| to_do.last_mut())
        {
            *why += further;
        }
    }
    problems
}

/// Copies the checkout and plants mistakes.
fn spoil(root: &Path) {
    copy_checkout(root);
    // Building the library for bundles in C takes a minute.
    #[cfg(unix)]
    {
        let library = judge::catalog::workspace().unwrap().join("target/judge-wasm");
        fs::create_dir_all(&library).unwrap();
        fs::create_dir(root.join("target")).unwrap();
        std::os::unix::fs::symlink(library, root.join("target/judge-wasm")).unwrap();
    }
    let at = |path: &str| root.join(path);

    replace(
        &at("problems/hdu1846/problem.toml"),
        "theorem = \"",
        "theorem = \"not written yet\" # ",
    );
    replace(&at("problems/hdu1846/hdu1846.rs"), "Status:", "State:");
    replace(&at("problems/hdu1846/hdu1846.rs"), "check(\"m\"", "check(\"M\"");
    replace(&at("shared/src/guide.rs"), "`hdu1846`", "`hdu 1846`");
    fs::write(at("testdata/poj1704/sample-1.out"), "nobody\n").unwrap();
    replace(&at("problems/poj1704/poj1704.rs"), "fn main() {", "fn unused() {}\n\nfn main() {");
    // Only the sample is left.
    for case in fs::read_dir(at("testdata/poj1740")).unwrap() {
        let path = case.unwrap().path();
        if path.file_name().unwrap().to_string_lossy().starts_with("edge-") {
            fs::remove_file(path).unwrap();
        }
    }
    replace(&at("problems/poj1740/wrong.rs"), "use shared::nim;", "use  shared::nim;");
    let twice = "row = \"at most twice the last move\"";
    let misspelt = twice.replace("move", "mve");
    replace(&at("problems/hdu2516/problem.toml"), twice, &misspelt);
    // A right program among the wrong ones: its table is long enough.
    replace(&at("problems/hdu2516/wrong.rs"), "numbers.len() < 40", "numbers.len() < 45");
    // The brute force now calls every position lost.
    replace(&at("problems/poj1740/brute.py"), "return True", "return False");
    fs::write(at("case.in"), "1\n").unwrap();
    printed(&mut judge(root, &["new", "poj9999", "--case", "case.in", "case.in"]), 0);
}

/// The mistakes as they are printed, each with a part of what is said about it.
const EXPECTED: &str = "
poj2348
hdu1846
  to do  description    `theorem` is `not written yet`
  to do  header         no `Status:` in its header
  to do  bounds         hdu1846 should say `m is 0, not in 1..=1000`
  to do  guide          does not say what problems/hdu1846/problem.toml does
poj1704
  to do  solution       cargo judge test poj1704
  to do  format         testdata/poj1704/sample-1.out
  to do  mutants        a bundled case rejects the program
  to do  bundle in Rust sample-1
poj1740
  to do  mutants        target/found/poj1740/found-
  to do  brute force    poj1740 differs
  to do  formatting     poj1740/wrong.rs
hdu2516
  to do  wrong programs hdu2516/wrong.rs: no case rejects hdu2516_short
  to do  guide          did you mean at most twice the last move
poj9999
  to do  description    write it
  to do  header         not written yet
  to do  solution       cargo judge test poj9999
  to do  book           problems/poj9999/book.rs
  to do  format         no book
  to do  rules          no book
  to do  second opinion no book
  to do  stress         no book
  to do  bounds         no book
  to do  largest inputs no book
  to do  mutants        no book
  to do  wrong programs problems/poj9999/wrong.rs
  to do  brute force    problems/poj9999/brute.py: missing
  to do  guide          problems/poj9999/problem.toml: no [[guide]]
  to do  bundle in Rust poj9999
";

#[test]
fn exactly_the_planted_mistakes_are_named() {
    let copied = tempfile::tempdir().unwrap();
    let root = copied.path();
    spoil(root);
    let ids = ["poj2348", "hdu1846", "poj1704", "poj1740", "hdu2516", "poj9999"];
    let [text, stderr] = outputs(judge(root, &["ready"]).args(ids).output().unwrap(), 1);
    let solution = fs::read_to_string(root.join("problems/poj1704/poj1704.rs")).unwrap();
    let line = 1 + solution.lines().position(|line| line == "fn unused() {}").unwrap();
    // Each build of the solution would print the warning again.
    let place = format!("problems/poj1704/poj1704.rs:{line}:");
    assert_eq!(stderr.matches(&place).count(), 1, "{stderr}");
    let to_do = to_do(&text);
    for (id, expected) in self::to_do(EXPECTED) {
        let found = &to_do[id];
        let [names, expected_names] = [found, &expected]
            .map(|checks| checks.iter().map(|(what, _)| *what).collect::<Vec<&str>>());
        assert_eq!(names, expected_names, "{text}");
        for ((what, why), (_, part)) in found.iter().zip(&expected) {
            assert!(why.contains(part), "{id}, {what}: {why}");
        }
    }
}

#[test]
fn a_second_opinion_is_reported_as_another_method_only_if_it_is_one() {
    let report = |problem| ready::reported(book(problem).unwrap().second_opinion_method());
    assert!(report("poj1067").contains("another method"));
    assert!(report("mipt100").contains("the solution's claim"));
    assert!(!report("mipt100").contains("another method"));
    assert_eq!(report("luogu_p7864"), "the rules, searched further");
    assert!(!report("hdu1846").contains("another method"));
}
