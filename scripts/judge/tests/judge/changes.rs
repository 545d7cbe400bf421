//! Only changes to watched files are reported.

use judge::changes::Changes;
use std::fs;
use std::path::Path;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// Returns the changes reported before that of the source, in a folder with a source, a folder of cases and
/// an unwatched file. Once the files are watched, `change` changes some of them; then the source changes.
fn changed_before_the_source(change: fn(&Path)) -> Vec<String> {
    let folder: TempDir = tempfile::tempdir().unwrap();
    let root = folder.path().canonicalize().unwrap();
    fs::create_dir(root.join("cases")).unwrap();
    for path in ["source.rs", "other.rs", "cases/1.in"] {
        fs::write(root.join(path), "1\n").unwrap();
    }
    let changes = Changes::of([root.join("source.rs"), root.join("cases")]).unwrap();
    let (send, changed) = channel();
    let follow = thread::spawn(move || {
        while let Ok(path) = changes.next() {
            let is_last = path.ends_with("source.rs");
            let _ = send.send(path);
            if is_last {
                return;
            }
        }
    });
    change(&root);
    // Quick changes count as one, so the source changes after a pause.
    thread::sleep(Duration::from_secs(1));
    fs::write(root.join("source.rs"), "2\n").unwrap();
    follow.join().unwrap();
    changed
        .iter()
        .map(|path| path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/"))
        .collect()
}

#[test]
fn a_case_that_is_written_or_added_is_a_change() {
    let write = |root: &Path| fs::write(root.join("cases/1.in"), "2\n").unwrap();
    assert_eq!(changed_before_the_source(write), ["cases/1.in", "source.rs"]);
    let add = |root: &Path| fs::write(root.join("cases/2.in"), "2\n").unwrap();
    assert_eq!(changed_before_the_source(add), ["cases/2.in", "source.rs"]);
}

#[test]
fn reading_and_other_files_do_not_count_as_changes() {
    let read = |root: &Path| {
        fs::read(root.join("cases/1.in")).unwrap();
        fs::read(root.join("source.rs")).unwrap();
        fs::write(root.join("other.rs"), "2\n").unwrap();
    };
    assert_eq!(changed_before_the_source(read), ["source.rs"]);
}

#[test]
fn a_file_may_be_replaced_by_another() {
    let replace = |root: &Path| {
        fs::write(root.join("other.rs"), "2\n").unwrap();
        fs::rename(root.join("other.rs"), root.join("source.rs")).unwrap();
    };
    assert_eq!(changed_before_the_source(replace), ["source.rs"]);
}

#[test]
fn a_missing_file_cannot_be_watched() {
    let error = Changes::of(["/no/such/file".into()]).map(drop).unwrap_err();
    assert!(error.to_string().starts_with("/no/such/file: "), "{error}");
}
