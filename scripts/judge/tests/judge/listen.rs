//! `cargo judge listen`: requests as the extension sends them, and as others might.

use crate::checkout::{copy_checkout, judge};
use judge::catalog::Catalog;
use rstest::rstest;
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Stdio};
use tempfile::TempDir;

/// A command that listens.
struct Listening {
    child: Child,
    stdout: BufReader<ChildStdout>,
    port: u16,
}

impl Listening {
    fn start(folder: &Path, arguments: &[&str]) -> Listening {
        let mut command = judge(folder, &["listen", "--port", "0"]);
        command.args(arguments).env_remove("CARGO_MANIFEST_DIR");
        let command = command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        let port = line.split(' ').nth(3).unwrap().parse().unwrap();
        Listening {
            child,
            stdout,
            port,
        }
    }

    fn request(&self, head: &str, body: &[u8]) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let length = body.len();
        let head = format!(
            "{head}\r\nHost: localhost\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).unwrap();
        // The answer may come before all is read.
        let _ = stream.write_all(body);
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        answer.lines().next().unwrap_or_default().to_owned()
    }

    /// Posts a problem as the extension does.
    fn post(&self, problem: &Value) {
        let status = self.request(POST, problem.to_string().as_bytes());
        assert_eq!(status, "HTTP/1.1 200 OK");
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.stdout.read_line(&mut line).unwrap();
        line
    }

    /// What it has printed to standard error; it must have ended with success.
    fn end(mut self) -> String {
        let mut errors = String::new();
        let mut stderr = self.child.stderr.take().unwrap();
        stderr.read_to_string(&mut errors).unwrap();
        assert!(self.child.wait().unwrap().success(), "{errors}");
        errors
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        // It has ended already, if it was to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const POST: &str = "POST / HTTP/1.1\r\nContent-Type: application/json";

/// A problem as the extension sends it.
fn sent(name: &str, url: &str) -> Value {
    json!({
        "name": name,
        "group": "A contest",
        "url": url,
        "interactive": false,
        "memoryLimit": 256,
        "timeLimit": 1500,
        "tests": [
            { "input": "2\n1 2\n", "output": "First\n" },
            { "input": "1\r\n5", "output": "Second" },
        ],
        "testType": "single",
        "input": { "type": "stdin" },
        "output": { "type": "stdout" },
        "languages": { "java": { "mainClass": "Main", "taskClass": "Task" } },
        "batch": { "id": "123e67c8-03c6-44a4-a3f9-5918533f9fb2", "size": 1 },
    })
}

/// The addresses of ten judges, and what their problems are called here.
const TEN: [(&str, &str, &str, &str); 10] = [
    (
        "https://codeforces.com/contest/1369/problem/F",
        "cf1369f",
        "codeforces",
        "1369F",
    ),
    (
        "https://atcoder.jp/contests/arc116/tasks/arc116_f",
        "arc116_f",
        "atcoder",
        "arc116_f",
    ),
    ("http://poj.org/problem?id=1067", "poj1067", "poj", "1067"),
    (
        "https://acm.hdu.edu.cn/showproblem.php?pid=1846",
        "hdu1846",
        "hdu",
        "1846",
    ),
    (
        "https://www.luogu.com.cn/problem/P2197",
        "luogu_p2197",
        "luogu",
        "P2197",
    ),
    (
        "https://www.spoj.com/problems/COT3/",
        "spoj_cot3",
        "spoj",
        "COT3",
    ),
    (
        "https://www.acmicpc.net/problem/9655",
        "boj9655",
        "baekjoon",
        "9655",
    ),
    (
        "https://cses.fi/problemset/task/1729",
        "cses1729",
        "cses",
        "1729",
    ),
    (
        "https://www.codechef.com/problems/NIM1",
        "codechef_nim1",
        "codechef",
        "NIM1",
    ),
    (
        "https://open.kattis.com/problems/bobby",
        "kattis_bobby",
        "kattis",
        "bobby",
    ),
];

/// A workspace without problems.
fn workspace() -> TempDir {
    let root = tempfile::tempdir().unwrap();
    for folder in ["problems/src/bin", "scripts/jury", "testdata"] {
        fs::create_dir_all(root.path().join(folder)).unwrap();
    }
    let write = |path: &str, text: &str| fs::write(root.path().join(path), text).unwrap();
    write("Cargo.toml", "# problems, scripts/jury");
    write(
        "problems/Cargo.toml",
        "bin = [\n    { name = \"aaa\", test = false },\n]\n",
    );
    root
}

#[test]
fn ten_judges_send_a_contest() {
    let root = workspace();
    let mut listening = Listening::start(root.path(), &["--once"]);
    for (number, (url, ..)) in TEN.iter().enumerate() {
        let mut problem = sent(&format!("Game {number}"), url);
        problem["batch"]["size"] = TEN.len().into();
        problem["interactive"] = (number == 9).into();
        listening.post(&problem);
    }
    let mut said = String::new();
    listening.stdout.read_to_string(&mut said).unwrap();
    assert!(said.ends_with("10 of 10 problems of A contest\n"), "{said}");
    assert_eq!(listening.end(), "");

    let catalog = Catalog::of(root.path()).unwrap().whole().unwrap();
    assert_eq!(catalog.problems.len(), TEN.len());
    let manifest = fs::read_to_string(root.path().join("problems/Cargo.toml")).unwrap();
    for (at, (url, id, judge, number)) in TEN.iter().enumerate() {
        let problem = catalog.problem(id).unwrap();
        let facts = &problem.facts;
        assert_eq!(facts.title, format!("Game {at}"));
        assert_eq!((&*facts.judge, &*facts.number), (*judge, *number));
        assert_eq!(facts.url.as_deref(), Some(*url));
        assert_eq!(facts.limits.time_ms, Some(1500));
        assert_eq!(facts.limits.memory_kib, Some(256 << 10));
        assert_eq!(facts.interactive, at == 9);
        let cases = problem.cases().unwrap();
        let texts: Vec<_> = cases
            .iter()
            .flat_map(|case| [&case.input, &case.output])
            .map(|path| fs::read_to_string(path).unwrap())
            .collect();
        assert_eq!(texts, ["2\n1 2\n", "First\n", "1\n5\n", "Second\n"]);
        assert!(manifest.contains(&format!("\"{id}\"")), "{manifest}");
        assert!(
            said.contains(&format!("made {id}, with 2 samples")),
            "{said}"
        );
        let source = root.path().join(format!("problems/src/bin/{id}.rs"));
        let source = fs::read_to_string(source).unwrap();
        assert!(
            source.contains("the judge allows 1.5 s and 256 MiB."),
            "{source}"
        );
    }
}

#[test]
fn what_exists_is_not_overwritten_and_the_next_is_made() {
    let root = workspace();
    let mut listening = Listening::start(root.path(), &[]);
    let first = sent("Stones", "http://poj.org/problem?id=1067");
    listening.post(&first);
    assert!(listening.line().contains("made poj1067"));
    listening.post(&sent("Other stones", "http://poj.org/problem?id=1067"));
    listening.post(&sent("More", "http://poj.org/problem?id=1740"));
    assert!(listening.line().contains("made poj1740"));
    let catalog = Catalog::of(root.path()).unwrap();
    assert_eq!(catalog.problem("poj1067").unwrap().facts.title, "Stones");
}

#[test]
fn outside_a_workspace_a_folder_of_samples_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let into = folder.path().join("a/contest");
    let mut listening =
        Listening::start(folder.path(), &["--once", "--into", into.to_str().unwrap()]);
    listening.post(&sent(
        "../../evil",
        "https://example.org/../..?x=/etc/passwd",
    ));
    assert!(listening.line().contains("with 2 samples"));
    assert_eq!(listening.end(), "");
    let entries = |folder: &Path| -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<_> = names.collect();
        names.sort();
        names
    };
    assert_eq!(entries(&into), ["example_passwd"]);
    assert_eq!(
        entries(&into.join("example_passwd")),
        ["sample-1.in", "sample-1.out", "sample-2.in", "sample-2.out"]
    );

    let mut command = judge(folder.path(), &["listen", "--port", "0"]);
    let output = command.env_remove("CARGO_MANIFEST_DIR").output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(error.contains("--into"), "{error}");
}

#[rstest]
#[case::no_json("{", 400)]
#[case::no_text("\u{0}", 400)]
#[case::another_shape("[1, 2]", 400)]
#[case::no_name(r#"{"url": "http://poj.org/problem?id=1", "tests": []}"#, 400)]
#[case::no_address(r#"{"name": "x", "url": "poj", "tests": []}"#, 400)]
#[case::a_comment_that_ends(r#"{"name": "x", "url": "http://x/\nfn main", "tests": []}"#, 400)]
fn malformed_requests_are_refused(#[case] body: &str, #[case] status: u16) {
    let root = workspace();
    let listening = Listening::start(root.path(), &[]);
    let answer = listening.request(POST, body.as_bytes());
    assert!(
        answer.starts_with(&format!("HTTP/1.1 {status} ")),
        "{answer}"
    );
    assert!(Catalog::of(root.path()).unwrap().problems.is_empty());
}

#[test]
fn requests_that_are_none_of_the_extension_are_refused() {
    let root = workspace();
    let mut listening = Listening::start(root.path(), &[]);
    let problem = |number: usize| {
        let url = format!("http://poj.org/problem?id={number}");
        sent("Stones", &url).to_string()
    };
    let length = 16 << 20;
    let with = |origin: &str| format!("{POST}\r\nOrigin: {origin}");
    for (head, body, status) in [
        ("GET / HTTP/1.1", String::new(), 405),
        (&POST.replace("POST / ", "POST /x "), problem(1), 404),
        (
            &POST.replace("application/json", "text/plain"),
            problem(1),
            415,
        ),
        ("POST / HTTP/1.1", problem(1), 415),
        (POST, " ".repeat(length + 1), 413),
        (&with("https://example.org"), problem(1), 403),
        (&with("http://localhost:8000"), problem(1), 403),
        (&with("null"), problem(1), 403),
        (&with("moz-extension://6d7d2f2c"), problem(2), 200),
        (&with("chrome-extension://cjnmckjn"), problem(3), 200),
        (POST, problem(4), 200),
    ] {
        let answer = listening.request(head, body.as_bytes());
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status} ")),
            "{head}: {answer}"
        );
    }
    for id in ["poj2", "poj3", "poj4"] {
        assert!(listening.line().contains(&format!("made {id}")));
    }
    assert_eq!(Catalog::of(root.path()).unwrap().problems.len(), 3);
}

/// As long as they are fewer than the four threads that the server has from its start.
#[test]
fn silent_clients_keep_nobody_waiting() {
    let root = workspace();
    let mut listening = Listening::start(root.path(), &[]);
    let silent: Vec<TcpStream> = (0..2)
        .map(|_| {
            let mut stream = TcpStream::connect(("127.0.0.1", listening.port)).unwrap();
            let head = format!("{POST}\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{{");
            stream.write_all(head.as_bytes()).unwrap();
            stream
        })
        .collect();
    listening.post(&sent("Stones", "http://poj.org/problem?id=1067"));
    assert!(listening.line().contains("made poj1067"));
    drop(silent);
}

const SEQUENTIAL_NIM: &str = r#"//! Sequential Nim.

use proconio::input;

fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, piles: [u64; count] }
        let ones = piles.iter().take_while(|&&pile| pile == 1).count();
        let first_wins = (ones % 2 == 0) != (ones == count);
        println!("{}", if first_wins { "First" } else { "Second" });
    }
}
"#;

#[test]
fn what_the_browser_sends_is_solved_and_bundled() {
    let copied = tempfile::tempdir().unwrap();
    let root = copied.path();
    copy_checkout(root);
    let mut listening = Listening::start(root, &["--once"]);
    let mut problem = sent(
        "B. Sequential Nim",
        "https://codeforces.com/problemset/problem/1382/B",
    );
    problem["tests"] = json!([{
        "input": "3\n3\n2 5 4\n8\n1 1 1 1 1 1 1 1\n3\n1 1 1\n",
        "output": "First\nSecond\nFirst\n",
    }]);
    listening.post(&problem);
    assert!(
        listening
            .line()
            .contains("write problems/src/bin/cf1382b.rs")
    );
    assert_eq!(listening.end(), "");

    fs::write(root.join("problems/src/bin/cf1382b.rs"), SEQUENTIAL_NIM).unwrap();
    for arguments in [
        &["test", "cf1382b"][..],
        &["bundle", "cf1382b", "-o", "answer.rs"],
    ] {
        let output = judge(root, arguments).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {said}");
    }
    assert!(root.join("answer.rs").is_file());
}
