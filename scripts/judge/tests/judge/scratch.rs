//! Temporary files: solutions may destroy their folder, it may not fit on the disk, and killed
//! commands leave it behind. Also the compilers of an interrupted command.

use crate::checkout::judge;
use crate::verdicts::compile;
use crate::{FACTS, manifest_with, outputs, runner, write};
use judge::runner::Bounds;
use rstest::rstest;
use rustix::process::{Pid, Signal, kill_process};
use std::fs;
use std::io::Read;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

const DOUBLING: &str = r#"
    for line in std::io::stdin().lines().filter(|line| line.as_ref().is_ok_and(|line| line != "")) {
        println!("{}", 2 * line.unwrap().parse::<u64>().unwrap());
    }"#;

/// Replaces each temporary file by a pipe without a reader, unless a concurrent run comes first.
const PLUGGING: &str = r#"
    for folder in std::fs::read_dir(std::env::temp_dir()).into_iter().flatten().flatten() {
        for file in std::fs::read_dir(folder.path()).into_iter().flatten().flatten() {
            let _ = std::fs::remove_file(file.path());
            let _ = std::process::Command::new("mkfifo").arg(file.path()).output();
        }
    }"#;

/// Writes into each temporary file.
const SCRIBBLING: &str = r#"
    for folder in std::fs::read_dir(std::env::temp_dir()).into_iter().flatten().flatten() {
        for file in std::fs::read_dir(folder.path()).into_iter().flatten().flatten() {
            let _ = std::fs::write(file.path(), "garbage");
        }
    }"#;

/// Removes all folders of temporary files.
const REMOVING: &str = r"
    for folder in std::fs::read_dir(std::env::temp_dir()).into_iter().flatten().flatten() {
        let _ = std::fs::remove_dir_all(folder.path());
    }";

/// A workspace with these solutions, and a folder for temporary files.
fn workspace(solutions: &[&str]) -> TempDir {
    let root = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| write(root.path(), path, text);
    write(
        "Cargo.toml",
        "[workspace]\nresolver = \"2\"\nmembers = [\"problems\"] # and not scripts/truth/jury\n",
    );
    let mut ids = Vec::new();
    for (number, main) in (1..).zip(solutions) {
        let id = format!("poj{number}");
        write(&format!("problems/{id}/problem.toml"), &FACTS.replace("poj1", &id));
        write(&format!("testdata/{id}/sample-1.in"), "1\n2\n");
        write(&format!("testdata/{id}/sample-1.out"), "2\n4\n");
        write(&format!("testdata/{id}/sample-2.in"), "3\n");
        write(&format!("testdata/{id}/sample-2.out"), "6\n");
        let program = format!("fn main() {{{main}}}");
        write(&format!("problems/{id}/{id}.rs"), &program);
        ids.push(id);
    }
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    write("problems/Cargo.toml", &manifest_with(&ids));
    for folder in ["scripts/truth/jury", "tmp"] {
        fs::create_dir_all(root.path().join(folder)).unwrap();
    }
    root
}

fn judge_in(root: &Path, arguments: &[&str]) -> Command {
    let mut judge = judge(root, arguments);
    judge.env("TMPDIR", root.join("tmp"));
    judge
}

fn temporary(root: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(root.join("tmp")).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

#[rstest]
#[case::by_pipes(PLUGGING)]
#[case::by_writing(SCRIBBLING)]
#[case::by_removing(REMOVING)]
fn a_solution_that_destroys_the_temporary_files_harms_nobody(#[case] vandal: &str) {
    let root = workspace(&[DOUBLING, &format!("{vandal}{DOUBLING}")]);
    let [table, _] = outputs(judge_in(root.path(), &["test"]).output().unwrap(), 0);
    assert!(table.contains("2 of 2 solutions accepted"), "{table}");
    assert!(temporary(root.path()).is_empty());
}

/// A command that waits for a script in place of cargo, which starts a process and waits for it.
struct Waiting {
    judge: Child,
    /// The script, and the process that it started.
    below: [Pid; 2],
}

impl Waiting {
    fn start(root: &Path) -> Waiting {
        let script = root.join("cargo");
        let said = root.join("said");
        let text = format!(
            "#!/bin/sh\nsleep 600 &\necho $$ $! >{0}.new\nmv {0}.new {0}\nwait\n",
            said.display()
        );
        fs::write(&script, text).unwrap();
        fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
        let judge =
            judge_in(root, &["test"]).env("CARGO", &script).stderr(Stdio::piped()).spawn().unwrap();
        while !said.exists() {
            std::thread::sleep(Duration::from_millis(5));
        }
        let pids = fs::read_to_string(&said).unwrap();
        let pids = pids.split_whitespace().map(|pid| pid.parse().unwrap());
        let below: Vec<Pid> = pids.map(|pid| Pid::from_raw(pid).unwrap()).collect();
        Waiting { judge, below: below.try_into().unwrap() }
    }

    fn signal(&mut self, signal: Signal) -> Option<i32> {
        kill_process(Pid::from_child(&self.judge), signal).unwrap();
        self.judge.wait().unwrap().code()
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        for pid in self.below {
            let _ = kill_process(pid, Signal::KILL);
        }
    }
}

#[rstest]
#[case::interrupted(Signal::INT)]
#[case::terminated(Signal::TERM)]
fn a_signal_to_the_command_alone_ends_its_processes(#[case] signal: Signal) {
    let root = workspace(&[DOUBLING]);
    let mut waiting = Waiting::start(root.path());
    assert_eq!(waiting.signal(signal), Some(130));
    for pid in waiting.below {
        assert!(!Path::new(&format!("/proc/{pid}")).exists());
    }
    assert!(temporary(root.path()).is_empty());
}

#[test]
fn slow_builds_are_reported() {
    let root = workspace(&[DOUBLING]);
    let mut waiting = Waiting::start(root.path());
    let mut said = [0; 13];
    let mut stderr = waiting.judge.stderr.take().unwrap();
    stderr.read_exact(&mut said).unwrap();
    assert_eq!(&said, b"building poj1");
    waiting.signal(Signal::TERM);
}

#[test]
fn leftovers_of_a_killed_command_are_removed_by_the_next() {
    let root = workspace(&[DOUBLING]);
    let list = || judge_in(root.path(), &["list"]).output().unwrap();
    let mut waiting = Waiting::start(root.path());
    let folders = temporary(root.path());
    assert_eq!(folders.len(), 1);
    list();
    assert_eq!(temporary(root.path()), folders, "its process lives");
    waiting.signal(Signal::KILL);
    let other = root.path().join("tmp/cargo-judge-0123456789abcdef");
    fs::create_dir(&other).unwrap();
    list();
    assert_eq!(temporary(root.path()), [other], "it may be locked soon");
}

#[test]
fn a_folder_of_the_user_with_a_similar_name_is_kept() {
    let root = workspace(&[]);
    let folder = root.path().join("tmp/cargo-judge-experiments");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("lock"), "the user's").unwrap();
    judge_in(root.path(), &["list"]).output().unwrap();
    assert!(folder.join("lock").exists());
}

#[test]
fn a_finisher_removes_no_folder_but_its_own() {
    let root = workspace(&[]);
    let name = "cargo-judge-0123456789abcdef";
    let (elsewhere, deeper) = (name.to_owned(), format!("tmp/{name}/y"));
    for folder in ["tmp/other", "tmp/cargo-judge-x", &elsewhere, &deeper] {
        let folder = root.path().join(folder);
        fs::create_dir_all(&folder).unwrap();
        let mut finish = judge_in(root.path(), &["--finish"]);
        outputs(finish.arg(&folder).output().unwrap(), 2);
        assert!(folder.exists());
    }
}

#[test]
fn a_missing_temporary_folder_is_an_error_with_its_cause() {
    let root = workspace(&[DOUBLING]);
    fs::remove_dir(root.path().join("tmp")).unwrap();
    let [_, error] = outputs(judge_in(root.path(), &["test"]).output().unwrap(), 2);
    assert!(error.contains("a temporary folder cannot be created: No such file"), "{error}");
    assert!(error.contains("/tmp/cargo-judge-"), "{error}");
}

const PLANTED: &str = "JUDGE_TEST_PLANTED";

/// Not a test, but a command that cannot write files.
#[test]
#[ignore = "the next test starts it as a process of its own"]
fn runs_without_room() {
    let program = std::env::var_os(PLANTED).expect("the next test sets it");
    let bounds = Bounds { time: Duration::from_secs(10), memory: None };
    let ran = runner().run(program.as_ref(), &[], b"1\n", &bounds);
    eprintln!("{:#}", ran.unwrap_err());
}

#[test]
fn a_full_disk_is_an_error_with_its_cause() {
    let program = compile("fn main() {}");
    let mut child = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$@\"", "sh"])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "--ignored", "--nocapture", "scratch::runs_without_room"])
        .env(PLANTED, &program.path)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(child.wait().unwrap().success(), "{said}");
    assert!(said.contains("a temporary file cannot be created: File too large"), "{said}");
}
