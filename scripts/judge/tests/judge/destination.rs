//! Writing bundles and generated pages loses no file of the user.

use judge::bundle::destination::Destination;
use judge::files;
use std::fs;
use std::path::Path;

const BUNDLE: &str = "//! Bundled by `cargo judge bundle` from problems/poj1067/poj1067.rs\n";

/// The refusal to write to this path.
fn refusal(path: &Path) -> String {
    Destination::to(path, false).unwrap_err().to_string()
}

#[test]
fn a_new_file_and_a_bundle_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("answer.rs");
    Destination::to(&path, false).unwrap().write(BUNDLE).unwrap();
    let longer = BUNDLE.repeat(2);
    Destination::to(&path, false).unwrap().write(&longer).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), longer);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn the_mark_counts_only_in_the_header() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.rs");
    for text in [
        String::from("fn main() {}\n"),
        format!("fn main() {{}}\n{BUNDLE}"),
        format!("const MARK: &str = {BUNDLE:?};\n"),
        format!("//! About {BUNDLE}"),
        String::new(),
    ] {
        fs::write(&path, &text).unwrap();
        assert!(refusal(&path).contains("exists and is not a bundle"));
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    Destination::to(&path, true).unwrap().write(BUNDLE).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), BUNDLE);
}

#[test]
fn folders_are_named_as_such() {
    let folder = tempfile::tempdir().unwrap();
    assert!(refusal(folder.path()).contains("is a folder"));
    let missing = folder.path().join("answers/nim.rs");
    assert!(refusal(&missing).contains("there is no folder"));
}

#[cfg(unix)]
mod unix {
    use super::{BUNDLE, refusal};
    use crate::odd_files::mkfifo;
    use judge::bundle::destination::Destination;
    use std::fs;
    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::path::Path;

    #[test]
    fn a_fifo_is_refused_and_devices_are_written() {
        let folder = tempfile::tempdir().unwrap();
        let fifo = folder.path().join("fifo");
        mkfifo(&fifo);
        assert!(refusal(&fifo).contains("neither a file nor a device"));
        for stdout in ["-", "/dev/stdout"] {
            assert!(matches!(Destination::to(Path::new(stdout), false), Ok(Destination::Stdout)));
        }
        let null = Destination::to(Path::new("/dev/null"), false).unwrap();
        null.write(BUNDLE).unwrap();
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_full_disk_is_an_error() {
        let full = Destination::to(Path::new("/dev/full"), false).unwrap();
        assert!(full.write(BUNDLE).is_err());
    }

    #[test]
    fn links_stay_and_permissions_too() {
        let folder = tempfile::tempdir().unwrap();
        let [path, link] = ["answer.rs", "link.rs"].map(|name| folder.path().join(name));
        fs::write(&path, BUNDLE).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        symlink(&path, &link).unwrap();
        let longer = BUNDLE.repeat(2);
        Destination::to(&link, false).unwrap().write(&longer).unwrap();
        assert!(link.is_symlink());
        assert_eq!(fs::read_to_string(&path).unwrap(), longer);
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    }
}

#[test]
fn a_failed_write_leaves_the_old_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("missing/page.md");
    let message = files::write(&path, "new").unwrap_err().to_string();
    assert!(message.contains("cannot be written"), "{message}");
    assert!(!path.exists());
}
