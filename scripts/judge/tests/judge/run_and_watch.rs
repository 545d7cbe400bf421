//! `cargo judge run`, `watch` and `completions`, and how commands end.

use crate::{folder, judge, outputs, write};
use judge::binaries::built_for_test;
use judge::catalog::workspace;
use std::fs::{File, FileTimes};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::SystemTime;

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(built_for_test("judge"));
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn cells(row: &str) -> Vec<&str> {
    row.split(['│', '┆']).map(str::trim).filter(|cell| !cell.is_empty()).collect()
}

#[test]
fn run_shows_the_answers_beside_the_expected_ones() {
    let [stdout, _] = judge(&["run", "poj1067", "sample-1"], "", 0);
    let rows: Vec<_> = stdout.lines().map(cells).collect();
    assert!(rows.contains(&vec!["case", "input", "expected", "written"]), "{stdout}");
    assert!(rows.contains(&vec!["2", "8 4", "1", "1"]), "{stdout}");
    let last = stdout.lines().last().unwrap();
    assert!(last.starts_with("AC poj1067 on testdata/poj1067/sample-1.in: "), "{last}");
}

#[test]
fn run_asks_the_rules_if_no_output_is_known() {
    let [stdout, _] = judge(&["run", "poj1067", "-"], "1 2\n3 4\n", 0);
    let rows: Vec<_> = stdout.lines().map(cells).collect();
    assert!(rows.contains(&vec!["2", "3 4", "1", "1"]), "{stdout}");
    let last = stdout.lines().last().unwrap();
    assert!(last.starts_with("AC poj1067 on the standard input: "), "{last}");
    assert!(last.ends_with("(expected: what the rules demand)"), "{last}");
}

#[test]
fn run_takes_a_file_and_reports_that_nothing_is_compared() {
    let folder = folder(&[("large.txt", "1000000000 1000000000\n")]);
    let large = folder.path().join("large.txt");
    let [stdout, _] = judge(&["run", "poj1067", large.to_str().unwrap()], "", 0);
    assert!(stdout.starts_with("1\n"), "{stdout}");
    assert!(stdout.contains("too large to be searched by the rules"), "{stdout}");
}

#[test]
fn an_output_is_not_taken_for_an_input() {
    let output = workspace().unwrap().join("testdata/poj1067/sample-1.out");
    for command in [["run", "poj1067"], ["explain", "poj1067"], ["explain", "domineering"]] {
        let [_, error] = judge(&[&command[..], &[output.to_str().unwrap()]].concat(), "", 2);
        assert!(
            error.contains("an expected output, by its extension; name the input, such as"),
            "{error}"
        );
    }
}

#[test]
fn a_path_names_a_file_whatever_the_cases_are_called() {
    let folder = folder(&[("sample-1.in", "3 4\n")]);
    for arguments in [["run", "poj1067", "./sample-1.in"], ["explain", "poj1067", "./sample-1.in"]]
    {
        let output = command(&arguments).current_dir(&folder).output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(text.contains("3 4") && !text.contains("8 4"), "{text}");
    }
}

#[test]
fn text_after_the_last_case_is_mentioned() {
    for command in [&["answer", "luogu_p2252", "-"][..], &["run", "luogu_p2252", "-"]] {
        let [_, stderr] = judge(command, "3 5 1\n", 0);
        assert!(stderr.contains("the text after the last case is ignored"), "{stderr}");
        let [_, stderr] = judge(command, "3 5\n", 0);
        assert!(!stderr.contains("ignored"), "{stderr}");
    }
    let [_, stderr] = judge(&["explain", "luogu_p2252", "3 5 1"], "", 0);
    assert!(stderr.contains("the text after the last case is ignored"), "{stderr}");
}

#[test]
fn a_malformed_input_is_named_with_its_fault() {
    let [stdout, _] = judge(&["run", "luogu_p2197", "-"], "1\n1\n99999999\n", 1);
    assert!(stdout.contains("it is not an input of this problem: a heap is 99999999"), "{stdout}");
}

#[test]
fn run_without_a_case_is_the_solution_itself() {
    let [stdout, stderr] = judge(&["run", "poj1067"], "1 2\n3 4\n", 0);
    assert_eq!((&*stdout, &*stderr), ("0\n1\n", ""));
}

#[test]
fn run_shows_the_dialogue_of_an_interactive_problem() {
    let [stdout, _] = judge(&["run", "abc278_g", "-"], "random 1\n5 2 2\n", 0);
    assert_eq!(stdout.lines().next(), Some("judge   5 2 2"));
    assert!(stdout.lines().any(|line| line.starts_with("program ")), "{stdout}");
    assert!(stdout.lines().last().unwrap().starts_with("AC abc278_g on "), "{stdout}");
}

#[test]
fn run_lists_the_cases_if_the_name_is_unknown() {
    let [_, stderr] = judge(&["run", "poj1067", "sample-9"], "", 2);
    assert!(stderr.starts_with("error: sample-9: poj1067 has no such case"), "{stderr}");
    assert!(stderr.contains("sample-1"), "{stderr}");
    let [_, stderr] = judge(&["run", "poj2931", "sample-1"], "", 2);
    assert!(stderr.contains("poj2931_dp"), "{stderr}");
}

#[test]
fn a_debug_build_says_that_it_is_one() {
    for arguments in
        [&["test", "poj1067", "--debug"][..], &["run", "poj1067", "sample-1", "--debug"]]
    {
        let [_, stderr] = judge(arguments, "", 0);
        assert!(stderr.contains("a debug build with overflow checks"), "{stderr}");
        assert!(stderr.contains("5 times the judge's"), "{stderr}");
    }
}

/// `cargo judge watch poj1067`, ended on drop.
struct Watch {
    child: Child,
    lines: BufReader<ChildStdout>,
}

impl Watch {
    fn start(temporary: &Path) -> Watch {
        Watch::at(&["poj1067"], temporary)
    }

    fn at(arguments: &[&str], temporary: &Path) -> Watch {
        let mut command = command(&["watch"]);
        command.args(arguments);
        let mut child = command.env("TMPDIR", temporary).stderr(Stdio::inherit()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap());
        Watch { child, lines }
    }

    /// Reads up to a line that begins with `start`.
    fn read_until(&mut self, start: &str) -> String {
        let mut text = String::new();
        loop {
            let before = text.len();
            assert_ne!(self.lines.read_line(&mut text).unwrap(), 0, "{text}");
            if text[before..].starts_with(start) {
                return text;
            }
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn watch_tests_again_after_a_change() {
    let temporary = tempfile::tempdir().unwrap();
    let mut watch = Watch::start(temporary.path());
    let first = watch.read_until("waiting for a change");
    assert!(first.contains("1 of 1 solution accepted"), "{first}");
    let case = judge::catalog::workspace().unwrap().join("testdata/poj1067/sample-1.in");
    let touched = FileTimes::new().set_modified(SystemTime::now());
    File::options().append(true).open(case).unwrap().set_times(touched).unwrap();
    let second = watch.read_until("waiting for a change");
    assert!(second.contains("testdata/poj1067/sample-1.in has changed"), "{second}");
    assert!(second.contains("1 of 1 solution accepted"), "{second}");
}

#[test]
#[cfg_attr(not(unix), ignore = "there is no `cat`")]
fn watch_tests_on_the_cases_of_a_folder() {
    let temporary = tempfile::tempdir().unwrap();
    let cases = folder(&[("1.in", "7\n"), ("1.out", "8\n")]);
    let folder = cases.path().to_str().unwrap();
    let arguments = ["--cases", folder, "--program", "cat"];
    let mut watch = Watch::at(&arguments, temporary.path());
    let first = watch.read_until("waiting for a change");
    assert!(first.contains("0 of 1 solution accepted"), "{first}");
    write(cases.path(), "1.out", "7\n");
    let second = watch.read_until("waiting for a change");
    assert!(second.contains("1.out has changed"), "{second}");
    assert!(second.contains("1 of 1 solution accepted"), "{second}");
}

#[test]
#[cfg_attr(not(unix), ignore = "there is no `sh`")]
fn watch_tests_again_after_a_change_of_the_checker() {
    let temporary = tempfile::tempdir().unwrap();
    let cases = folder(&[("1.in", "7\n"), ("1.out", "7\n")]);
    let other = folder(&[("check.sh", "exit 1\n")]);
    let checker = other.path().join("check.sh");
    let call = format!("sh {}", checker.display());
    let folder = cases.path().to_str().unwrap();
    let arguments = ["--cases", folder, "--program", "cat", "--checker", &call];
    let mut watch = Watch::at(&arguments, temporary.path());
    let first = watch.read_until("waiting for a change");
    assert!(first.contains("0 of 1 solution accepted"), "{first}");
    std::fs::write(&checker, "exit 0\n").unwrap();
    let second = watch.read_until("waiting for a change");
    assert!(second.contains("check.sh has changed"), "{second}");
    assert!(second.contains("1 of 1 solution accepted"), "{second}");
}

#[test]
#[cfg_attr(not(unix), ignore = "there are no signals")]
fn an_interrupted_command_leaves_no_file() {
    let temporary = tempfile::tempdir().unwrap();
    let files = || std::fs::read_dir(temporary.path()).unwrap().count();
    let mut watch = Watch::start(temporary.path());
    watch.read_until("waiting for a change");
    assert_eq!(files(), 1);
    let kill = Command::new("kill").arg(watch.child.id().to_string()).status();
    assert!(kill.unwrap().success());
    assert_eq!(watch.child.wait().unwrap().code(), Some(130));
    assert_eq!(files(), 0);
}

#[test]
fn a_closed_pipe_ends_a_command_quietly() {
    for arguments in
        [&["list"][..], &["list", "--format", "json"], &["test", "poj1067"], &["--help"]]
    {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let [_, stderr] = outputs(command(arguments).stdout(writer).output().unwrap(), 141);
        assert_eq!(stderr, "", "{arguments:?}");
    }
}

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "there is no /dev/full")]
fn a_full_disk_is_an_error() {
    for arguments in
        [&["list"][..], &["run", "poj1067", "sample-1"], &["completions", "bash"], &["--help"]]
    {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let [_, message] = outputs(command(arguments).stdout(full).output().unwrap(), 2);
        assert!(message.starts_with("error: the standard output cannot be written: "), "{message}");
        assert_eq!(message.lines().count(), 1, "{message}");
    }
}

#[test]
fn absurd_numbers_are_refused() {
    for arguments in [
        ["stress", "--seconds", "18446744073709551615"],
        ["stress", "--seconds", "0"],
        ["stress", "--cases", "0"],
    ] {
        let [stdout, stderr] = judge(&arguments, "", 2);
        assert!(stdout.is_empty() && stderr.starts_with("error: "), "{stderr}");
        assert!(stderr.contains(arguments[1]) && stderr.contains("1.."), "{stderr}");
    }
}

/// The completions of the last word in bash.
fn completed(line: &str) -> Vec<String> {
    let script = r#"
        source "$1"
        COMP_WORDS=($2)
        [[ $2 == *' ' ]] && COMP_WORDS+=('')
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        complete=$(complete -p "${COMP_WORDS[0]}")
        [[ $complete =~ -F\ ([^\ ]+) ]]
        "${BASH_REMATCH[1]}" "${COMP_WORDS[0]}" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
        printf '%s\n' "${COMPREPLY[@]}""#;
    let [completions, _] = judge(&["completions", "bash"], "", 0);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("completions.bash");
    std::fs::write(&file, completions).unwrap();
    let output = Command::new("bash")
        .args(["-c", script, "bash", file.to_str().unwrap(), line])
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{errors}");
    let words = String::from_utf8(output.stdout).unwrap();
    words.lines().map(str::to_owned).collect()
}

#[test]
#[cfg_attr(not(unix), ignore = "needs bash")]
fn bash_completes_commands_options_and_names() {
    for command in ["cargo judge", "judge"] {
        let completed = |words| completed(&format!("{command} {words}"));
        assert_eq!(completed("b"), ["bench", "bundle"]);
        assert_eq!(completed("stress --sec"), ["--seconds"]);
        assert_eq!(completed("test --format "), ["table", "json"]);
        assert_eq!(completed("run poj2931_"), ["poj2931_dp", "poj2931_surreal"]);
        assert!(completed("test ").contains(&String::from("poj1067")));
    }
}

#[test]
fn every_shell_has_completions() {
    for (shell, of_cargo, alone) in [
        ("bash", " cargo\n", " judge\n"),
        ("elvish", "arg-completer[cargo]", "arg-completer[judge]"),
        ("fish", "complete -c cargo ", "complete -c judge "),
        ("powershell", "-CommandName 'cargo'", "-CommandName 'judge'"),
        ("zsh", "#compdef cargo-judge ", "    compdef _cargo-judge cargo-judge judge\n"),
    ] {
        let [script, _] = judge(&["completions", shell], "", 0);
        for part in ["stress", of_cargo, alone] {
            assert!(script.contains(part), "{shell}, {part}: {script}");
        }
        let later = script.lines().skip_while(|line| line.is_empty() || line.starts_with("using"));
        assert!(!later.into_iter().any(|line| line.starts_with("using")), "{script}");
    }
}
