//! Programs in other languages get the same verdicts as programs in Rust, and their mistakes are
//! found and minimised. Without the compiler or interpreter, tests are ignored.

use judge::binaries::built_for_test;
use judge::catalog::{Catalog, Problem, workspace};
use judge::languages::{Asked, CommandLine, Languages};
use judge::program::Program;
use judge::runner::{Bounds, End, Runner};
use judge::stress::{Difference, Effort, stress};
use judge::verdict;
use libtest_mimic::{Arguments, Completion, Trial};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Output, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// A right program, and a mistake that makes it wrong.
struct Row {
    /// The problem, whose programs are in `tests/programs`.
    problem: &'static str,
    /// The wrong program with the same mistake, if there is one.
    rust: Option<&'static str>,
    /// The verdict on its first mistake in the bundled cases.
    verdict: &'static str,
    /// For each language, the replaced text and the mistake.
    cpp: [&'static str; 2],
    py: [&'static str; 2],
}

const ROWS: [Row; 10] = [
    Row {
        problem: "luogu_p2197",
        rust: Some("luogu_p2197_carried"),
        verdict: "WA",
        cpp: ["int sum = 0;", "static int sum = 0;"],
        py: ["sum = 0", "sum = globals().get('sum', 0)"],
    },
    Row {
        problem: "poj1067",
        rust: Some("poj1067_nim"),
        verdict: "WA",
        cpp: ["a != lost", "a != b"],
        py: ["a != lost", "a != b"],
    },
    Row {
        problem: "poj1704",
        rust: Some("poj1704_unsorted"),
        verdict: "WA",
        cpp: ["std::sort(cells.begin(), cells.end());", ""],
        py: ["    cells.sort()\n", ""],
    },
    Row {
        problem: "agc002_e",
        rust: Some("agc002_e_up"),
        verdict: "WA",
        cpp: ["above % 2 || right % 2", "above % 2"],
        py: ["above % 2 or right % 2", "above % 2"],
    },
    Row {
        problem: "agc017_d",
        rust: Some("agc017_d_sizes"),
        verdict: "WA",
        cpp: ["values[parent] ^ value", "parent ? values[parent] + value : values[0] ^ value"],
        py: ["values[parent] ^ value", "values[parent] + value if parent else values[0] ^ value"],
    },
    Row {
        problem: "poj1740",
        rust: Some("poj1740_nim"),
        verdict: "WA",
        cpp: ["paired ?", "!sum ?"],
        py: ["if paired", "if not sum"],
    },
    Row {
        problem: "hdu1846",
        rust: Some("hdu1846_modulus"),
        verdict: "WA",
        cpp: ["n % (m + 1)", "n % m"],
        py: ["n % (m + 1)", "n % m"],
    },
    Row {
        problem: "luogu_p4279",
        rust: Some("luogu_p4279_normal"),
        verdict: "WA",
        cpp: ["(sum != 0) == large", "sum != 0"],
        py: ["(sum != 0) == large", "sum != 0"],
    },
    Row {
        problem: "abc278_g",
        rust: None,
        verdict: "illegal move",
        cpp: ["(n - middle) / 2 + 1", "1"],
        py: ["(n - middle) // 2 + 1", "1"],
    },
    Row {
        problem: "cf1149e",
        rust: None,
        verdict: "WA",
        cpp: ["taxes[to] ^= sums[layers[to]];", ""],
        py: ["    taxes[to] ^= sums[layers[to]]\n", ""],
    },
];

/// A language whose command lines are tried on `luogu_p2197`.
struct Tried {
    /// The language's key in the table.
    key: &'static str,
    extension: &'static str,
    /// The command that prints the version of the compiler or interpreter.
    version: &'static str,
    /// The replaced text and the mistake.
    mistake: [&'static str; 2],
}

/// All languages of the table except C, C++, Rust and Python, which are tested above, and Kotlin, whose
/// compiler is too slow.
const LANGUAGES: [Tried; 9] = [
    Tried { key: "csharp", extension: "cs", version: "mcs --version", mistake: ["^=", "|="] },
    Tried { key: "go", extension: "go", version: "go version", mistake: ["^=", "|="] },
    Tried {
        key: "haskell",
        extension: "hs",
        version: "ghc --version",
        mistake: ["foldl xor", "foldl (+)"],
    },
    Tried { key: "java", extension: "java", version: "javac -version", mistake: ["^=", "|="] },
    Tried { key: "javascript", extension: "js", version: "node --version", mistake: ["^=", "|="] },
    Tried {
        key: "ocaml",
        extension: "ml",
        version: "ocamlfind ocamlopt -version",
        mistake: ["lxor", "lor"],
    },
    Tried { key: "pascal", extension: "pas", version: "fpc -iV", mistake: ["sum xor", "sum or"] },
    Tried { key: "pypy", extension: "py", version: "pypy3 --version", mistake: ["^=", "|="] },
    Tried { key: "ruby", extension: "rb", version: "ruby --version", mistake: ["^=", "|="] },
];

/// The tests with these names, each of which needs this command.
macro_rules! trials {
    ($($version:literal: $($test:ident)+;)+) => {
        [$($(needing($version, stringify!($test).to_owned(), $test)),+),+]
    };
}

fn main() -> ExitCode {
    if let Some(code) = judge::runner::launcher() {
        return code;
    }
    let mut trials = Vec::new();
    for row in &ROWS {
        let cpp = move || judged_as_in_rust(row, "cpp", row.cpp);
        trials.push(needing("g++ --version", format!("{}::cpp", row.problem), cpp));
        let py = move || judged_as_in_rust(row, "py", row.py);
        trials.push(needing("python3 --version", format!("{}::py", row.problem), py));
    }
    for tried in &LANGUAGES {
        let name = format!("luogu_p2197::{}", tried.key);
        trials.push(needing(tried.version, name, || is_judged(tried)));
    }
    for (version, file, text) in DEEP {
        let name = format!("a_deep_recursion_has_the_stack_of_a_judge::{file}");
        trials.push(needing(version, name, || recurses_deep(file, text)));
    }
    for (version, key) in [("gcc --version", "c"), ("g++ --version", "cpp")] {
        let name = format!("the_judge_is_known_by_a_macro::{key}");
        trials.push(needing(version, name, || knows_the_judge(key)));
    }
    for (language, extension, version) in TEMPLATES {
        let name = format!("a_template_of_rules_runs::{language}");
        trials.push(needing(version, name, move || template_runs(language, extension)));
        if !READ_WORDS.contains(&language) {
            let name = format!("a_template_of_lists_of_numbers_refuses_words::{language}");
            trials
                .push(needing(version, name, move || template_refuses_words(language, extension)));
        }
    }
    trials.extend(trials! {
        "g++ --version": a_sanitizer_names_the_line a_source_with_another_extension_is_compiled
            an_empty_line_at_the_end_is_no_difference what_stress_finds_is_run_again;
        "javac -version": a_java_class_is_run_whatever_its_file_is_called
            garbage_is_collected_within_the_judges_memory;
        "node --version": functions_in_javascript_are_of_one_kind;
        "pypy3 --version": a_template_in_python_runs_by_pypy;
        "python3 --version": a_command_is_judged_as_the_file_is a_game_of_a_document_runs a_language_can_be_added
            a_score_is_an_integer an_answer_in_cpp_takes_ascii_letters
            outside_a_workspace_an_interpreter_is_measured_too the_functions_of_a_game_are_of_one_kind
            words_have_left_and_right_moves;
        "rustc --version": a_language_without_editions_is_compiled_once what_does_not_compile_is_said;
    });
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// A test that is ignored if this command, which prints a version, fails.
fn needing(version: &'static str, name: String, test: impl FnOnce() + Send + 'static) -> Trial {
    Trial::ignorable_test(name, move || {
        let mut words = version.split(' ');
        let mut command = Command::new(words.next().unwrap_or_default());
        command.args(words).stdout(Stdio::null()).stderr(Stdio::null());
        if !command.status().is_ok_and(|status| status.success()) {
            return Ok(Completion::ignored_with(format!("`{version}` fails")));
        }
        test();
        Ok(Completion::Completed)
    })
}

fn programs() -> PathBuf {
    workspace().unwrap().join("scripts/judge/tests/programs")
}

/// A file with this text, and its folder.
fn written(name: &str, text: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    (folder, path.to_str().unwrap().to_owned())
}

/// A program of `tests/programs` with this mistake, and its folder.
fn planted(name: &str, [right, wrong]: [&str; 2]) -> (TempDir, String) {
    let text = fs::read_to_string(programs().join(name)).unwrap();
    assert!(text.contains(right), "{name}: {right}");
    written(name, &text.replace(right, wrong))
}

/// A recursion 10^5 levels deep, with more than 8 MiB.
const DEEP: [(&str, &str, &str); 2] = [
    (
        "g++ --version",
        "deep.cpp",
        "#include <iostream>
         int sum(int n, volatile char *above) {
             volatile char own[256];
             own[0] = above[0];
             return n == 0 ? own[0] : sum(n - 1, own) + 1 - own[0];
         }
         int main() { volatile char zero[1] = {0}; std::cout << sum(100000, zero) << std::endl; }",
    ),
    (
        "python3 --version",
        "deep.py",
        "import sys
sys.setrecursionlimit(10 ** 6)

class Sum:
    def __call__(self, n):
        return 0 if n == 0 else self(n - 1) + 1

print(Sum()(100000))
",
    ),
];

/// The output of a source run as by judges, with 1 GiB.
fn prints(file: &str, text: &str) -> String {
    let (_folder, source) = written(file, text);
    let source = Path::new(&source);
    let languages = Languages::load().unwrap();
    let language = languages.of_source(source).unwrap();
    let CommandLine { path, arguments } =
        language.build(source, &Asked::default()).unwrap_or_else(|error| panic!("{error:#}"));
    let bounds = Bounds { time: Duration::from_secs(30), memory: Some(1 << 30) };
    let run = Runner::default().run(&path, &arguments, b"", &bounds).unwrap();
    assert_eq!(run.end, End::Success, "{file}: {run:?}");
    String::from_utf8(run.stdout).unwrap().trim().to_owned()
}

fn recurses_deep(file: &str, text: &str) {
    assert_eq!(prints(file, text), "100000");
}

fn a_java_class_is_run_whatever_its_file_is_called() {
    let main = "static void main(String[] arguments) { System.out.println(new Other().seven()); }";
    let other = "class Other { int seven() { return 7; } }";
    for text in [
        format!("class Main {{ public {main} }} {other}"),
        format!("{other}\n// class my\npublic class Main {{ public {main} }}"),
        format!("public class Solution {{ public {main} }} {other}"),
        format!("{other} class my {{ public {main} }}"),
        format!("public final class Sol {{ public {main} }} // not class Main\n{other}"),
        format!(
            "class Main {{}} public enum Sol {{ A; static class Main {{}} public {main} }} {other}"
        ),
        format!("public record Sol(int a) {{ public {main} }} {other}"),
        format!("public interface Sol {{ {main} }} {other}"),
        format!("package a.b; public class Main {{ public {main} }} {other}"),
    ] {
        assert_eq!(prints("my.java", &text), "7", "{text}");
    }
}

const TEMPLATES: [(&str, &str, &str); 6] = [
    ("cpp", "cpp", "g++ --version"),
    ("go", "go", "go version"),
    ("java", "java", "javac -version"),
    ("javascript", "js", "node --version"),
    ("python", "py", "python3 --version"),
    ("rust", "rs", "rustc --version"),
];

/// The languages whose templates read words, too.
const READ_WORDS: [&str; 2] = ["javascript", "python"];

/// Kinds of templates, each with states, and the first eight values, which repeat.
///
/// A player takes up to three; or Left takes one or two and Right two or three; or a player takes
/// up to three points.
const KINDS: [(&str, &str, &str, [&str; 8]); 3] = [
    ("impartial", "0..7", "grundy", ["0", "1", "2", "3", "0", "1", "2", "3"]),
    ("partizan", "0..7", "temperature", ["-1", "-1", "1/2", "1/2", "-1", "-1", "1/2", "1/2"]),
    ("scoring", "0 0..7", "score", ["0", "1", "2", "3", "2", "1", "0", "1"]),
];

fn template_runs(language: &str, extension: &str) {
    for (kind, states, measure, values) in KINDS {
        let (_folder, source) = template(language, extension, kind);
        let arguments = ["explore", &source, states, "--value", measure, "--csv"];
        let printed = judge(&arguments, 0);
        // A note that cargo is busy may follow.
        let rows = printed.lines().skip(1).take(values.len());
        let last = rows.filter_map(|line| line.rsplit(',').next());
        assert_eq!(last.collect::<Vec<_>>(), values, "{kind}");
    }
}

fn template_refuses_words(language: &str, extension: &str) {
    let (_folder, source) = template(language, extension, "impartial");
    // In C++, the example reads the first number even if there is none.
    let text = fs::read_to_string(&source).unwrap();
    let text = text.replace("long long taken = 1;", "long long taken = 1; !state.empty() &&");
    fs::write(&source, text).unwrap();
    let printed = judge(&["explore", &source, "[RB]{1..2}"], 2);
    assert!(printed.contains("on the state `R`"), "{printed}");
}

fn template(language: &str, extension: &str, kind: &str) -> (TempDir, String) {
    let text = judge(&["explore", "--template", language, "--kind", kind], 0);
    written(&format!("game.{extension}"), &text)
}

/// The output of `cargo judge explore`, which ends with this status, for these functions with the rest of a template.
#[track_caller]
fn explored(
    [language, extension]: [&str; 2],
    functions: &str,
    states: &str,
    status: i32,
) -> String {
    let (_folder, source) = template(language, extension, "impartial");
    let text = fs::read_to_string(&source).unwrap();
    let comment = if extension == "py" { "#" } else { "//" };
    let rest = format!("{comment} The rest of this file");
    let (_, after) = text.split_once(&rest).unwrap();
    fs::write(&source, format!("{functions}\n\n{rest}{after}")).unwrap();
    judge(&["explore", &source, states, "--csv"], status)
}

/// Toads and Frogs. By *Winning Ways*, chapter 5, a toad and a frog with one cell between them are
/// \*, and with two cells 0.
fn words_have_left_and_right_moves() {
    let functions = "
def jumps(strip, own, other, step):
    for at, cell in enumerate(strip):
        for to in (at + step, at + 2 * step):
            is_free = 0 <= to < len(strip) and strip[to] == '_'
            if cell == own and is_free and (to == at + step or strip[at + step] == other):
                cells = list(strip)
                cells[at], cells[to] = '_', own
                yield ''.join(cells)

def left(strip):
    return jumps(strip, 'T', 'F', 1)

def right(strip):
    return jumps(strip, 'F', 'T', -1)
";
    let printed = explored(["python", "py"], functions, "[T_F]{3..4}", 0);
    for row in ["T_F,*", "T__F,0", "F_T,0", "T__,2", "_F_,-1", "TF_,0", "_TF,0", "TT_F,{1/2|0}"] {
        assert!(printed.lines().any(|line| line == row), "{row}: {printed}");
    }
}

/// The game in `docs/any-program.md` runs as written there.
fn a_game_of_a_document_runs() {
    let root = workspace().unwrap();
    let page = fs::read_to_string(root.join("docs/any-program.md")).unwrap();
    let game = fs::read_to_string(programs().join("cutcake.py")).unwrap();
    let (_, rest) = page.split_once("```python\n").unwrap();
    let (functions, _) = rest.split_once("```").unwrap();
    let rest = root.join("scripts/judge/src/explore/templates/python/rest.py");
    assert_eq!(game, format!("{functions}\n{}", fs::read_to_string(rest).unwrap()));
    let printed = explored(["python", "py"], functions, "4 1..8", 0);
    let last = printed.lines().skip(1).filter_map(|line| line.rsplit(',').next());
    // Winning Ways, chapter 2.
    assert_eq!(last.collect::<Vec<_>>(), ["-3", "-1", "-1", "0", "0", "0", "0", "1"]);
}

fn the_functions_of_a_game_are_of_one_kind() {
    for (functions, defined) in [
        ("def left(n): return []", "defined: `left`"),
        ("def moves(n): return []\ndef right(n): return []", "defined: `moves` and `right`"),
        ("def score(n): return 0", "defined: none of them"),
    ] {
        let printed = explored(["python", "py"], functions, "0..3", 2);
        assert!(printed.contains("define either `moves`, or both"), "{printed}");
        assert!(printed.contains(defined), "{printed}");
    }
    // No function is called `left`.
    explored(["python", "py"], "left = 1\ndef moves(n): return []", "0..3", 0);
}

fn functions_in_javascript_are_of_one_kind() {
    let functions = "function left(n) { return []; }\nconst moves = left;";
    let printed = explored(["javascript", "js"], functions, "0..3", 2);
    assert!(printed.contains("defined: `moves` and `left`"), "{printed}");
}

fn a_score_is_an_integer() {
    let functions = "def moves(n): return [n - 1] if n else []\ndef score(n): return n / 2";
    let printed = explored(["python", "py"], functions, "0..3", 2);
    assert!(printed.contains("the state `0` is answered with `=0.0`"), "{printed}");
    assert!(printed.contains("multiply fractions of points"), "{printed}");
}

fn a_template_in_python_runs_by_pypy() {
    let (_folder, source) = template("python", "py", "impartial");
    judge(&["explore", &source, "0..4", "--language", "pypy"], 0);
}

fn a_source_with_another_extension_is_compiled() {
    let (_folder, source) = template("cpp", "txt", "impartial");
    judge(&["explore", &source, "0..4", "--language", "cpp"], 0);
}

fn an_answer_in_cpp_takes_ascii_letters() {
    let (folder, source) = template("python", "py", "impartial");
    let text = fs::read_to_string(&source).unwrap();
    let (_, rest) = text.split_once("# The rest of this file").unwrap();
    let moves = "def moves(word): return [word[1:]] if word else []";
    fs::write(&source, format!("{moves}\n\n# The rest of this file{rest}")).unwrap();
    for (letters, status) in [("[é]{1..9}", 2), ("[e]{1..9}", 0)] {
        let answer = folder.path().join("answer.cpp");
        let arguments = ["explore", &source, letters, "--into", answer.to_str().unwrap()];
        let printed = judge(&arguments, status);
        assert_eq!(printed.contains("ASCII"), status == 2, "{printed}");
    }
}

struct Built {
    name: String,
    command: CommandLine,
    allowance: judge::program::Allowance,
}

impl Built {
    fn new(problem: &Problem, source: &Path) -> Built {
        let languages = Languages::load().unwrap();
        let language = languages.of_source(source).unwrap();
        let asked = Asked { solution: Some(&problem.facts.solutions[0].name), ..Asked::default() };
        Built {
            name: source.display().to_string(),
            command: language.build(source, &asked).unwrap_or_else(|error| panic!("{error:#}")),
            allowance: language.allowance().unwrap(),
        }
    }

    fn program(&self) -> Program<'_> {
        Program {
            arguments: &self.command.arguments,
            allowance: self.allowance,
            ..Program::new(&self.name, &self.command.path)
        }
    }

    fn verdicts(&self, problem: &Problem) -> Vec<(String, &'static str)> {
        let bounds = verdict::bounds(problem);
        let verdict = |case: judge::catalog::Case| {
            let judged =
                verdict::judge(&Runner::default(), problem, &case, &self.program(), &bounds);
            (case.name, judged.unwrap().verdict.code())
        };
        problem.cases().unwrap().into_iter().map(verdict).collect()
    }

    fn difference(&self, problem: &Problem) -> Option<Difference> {
        let effort = Effort::of_cases(20);
        stress(problem, &[self.program()], effort, &|_| {}).unwrap().difference
    }
}

fn judged_as_in_rust(row: &Row, extension: &str, mistake: [&str; 2]) {
    let catalog = Catalog::load().unwrap();
    let problem = catalog.problem(row.problem).unwrap();
    let file = format!("{}.{extension}", row.problem);
    let right = Built::new(problem, &programs().join(&file)).verdicts(problem);
    assert!(right.iter().all(|(_, code)| *code == "AC"), "{right:?}");

    let (folder, source) = planted(&file, mistake);
    let wrong = Built::new(problem, Path::new(&source));
    let verdicts = wrong.verdicts(problem);
    let mistake = verdicts.iter().find(|(_, code)| *code != "AC");
    assert_eq!(mistake.map(|(_, code)| *code), Some(row.verdict), "{verdicts:?}");
    if let Some(name) = row.rust {
        let mut programs = problem.wrong_programs().unwrap().into_iter();
        let rust = programs.find(|program| program.name == name).unwrap();
        let source = folder.path().join(format!("{name}.rs"));
        fs::write(&source, rust.program().unwrap()).unwrap();
        let rust = Built::new(problem, &source);
        assert_eq!(verdicts, rust.verdicts(problem));
    }
    let difference = wrong.difference(problem).expect("the jury finds the mistake");
    // Interpreters start slowly. On a busy machine, the search may end before the input is small.
    let most = if extension == "py" { 40 } else { 16 };
    let words = difference.input.split_whitespace().count();
    assert!(words <= most, "{difference}");
}

/// Runs `cargo judge`; it must end with this status. Returns its standard output, and then its standard error.
#[track_caller]
fn judge(arguments: &[&str], status: i32) -> String {
    judge_with(arguments, None, status)
}

/// The same with this table of languages.
#[track_caller]
fn judge_with(arguments: &[&str], languages: Option<&Path>, expected: i32) -> String {
    let mut command = Command::new(built_for_test("judge"));
    command.args(arguments).stdin(Stdio::null()).current_dir(workspace().unwrap());
    if let Some(languages) = languages {
        command.env(judge::languages::VARIABLE, languages);
    }
    let Output { status, stdout, stderr } = command.output().unwrap();
    let text = String::from_utf8([stdout, stderr].concat()).unwrap();
    assert_eq!(status.code(), Some(expected), "{text}");
    text
}

fn is_judged(tried: &Tried) {
    let judged = |source: &str, status| {
        let language = ["--language", tried.key];
        let arguments = [["run", "luogu_p2197"], [source, "sample-1"], language];
        judge(arguments.as_flattened(), status)
    };
    let file = format!("luogu_p2197.{}", tried.extension);
    judged(programs().join(&file).to_str().unwrap(), 0);
    let (_folder, wrong) = planted(&file, tried.mistake);
    let report = judged(&wrong, 1);
    assert!(report.starts_with("WA "), "{report}");
}

fn garbage_is_collected_within_the_judges_memory() {
    let garbage =
        "int sum = 0; for (int i = 0; i < 10000; i++) sum += new int[10000].length - 10000;";
    let (_folder, source) = planted("luogu_p2197.java", ["int sum = 0;", garbage]);
    judge(&["run", "luogu_p2197", &source, "sample-1"], 0);
}

fn what_stress_finds_is_run_again() {
    let (_folder, source) = &planted("poj1067.cpp", ["a != lost", "a != b + 3"]);
    let before = fs::read_dir(workspace().unwrap().join("testdata/poj1067")).unwrap().count();
    let found = judge(&["stress", "poj1067", source, "--cases", "20", "--seed", "1"], 1);
    let after = fs::read_dir(workspace().unwrap().join("testdata/poj1067")).unwrap().count();
    assert_eq!(before, after, "{found}");
    let replay = found.lines().find_map(|line| line.strip_prefix("replay:  cargo judge "));
    let words: Vec<&str> = replay.expect(&found).split(' ').collect();
    let ["run", "poj1067", file, case] = words[..] else {
        panic!("{found}");
    };
    assert_eq!(file, source);
    assert!(case.starts_with("target/found/poj1067/found-"), "{found}");
    let again = judge(&words, 1);
    assert!(again.contains(case), "{again}");
    let without = judge(&["test", "poj1067", source], 1);
    assert!(!without.contains(case), "{without}");
    let with = judge(&["test", "poj1067", source, "--found"], 1);
    assert!(with.contains(&format!("on {case}: line 1 differs")), "{with}");
    let input = workspace().unwrap().join(case);
    let output = input.with_extension("out");
    fs::write(&output, "the user's\n").unwrap();
    let again = judge(&["stress", "poj1067", source, "--cases", "20", "--seed", "1"], 1);
    assert!(again.contains("is kept, but holds another output"), "{again}");
    assert_eq!(fs::read(&output).unwrap(), b"the user's\n");
    fs::remove_file(output).unwrap();
    fs::remove_file(input).unwrap();
}

fn an_empty_line_at_the_end_is_no_difference() {
    let one_more = ["\"0\");\n    }", "\"0\");\n    }\n    puts(\"\");"];
    let (_folder, source) = planted("poj1067.cpp", one_more);
    judge(&["stress", "poj1067", &source, "--cases", "20", "--seed", "1"], 0);
}

fn a_sanitizer_names_the_line() {
    let mistake = ["at + 1 < n && piles", "at + 1 <= n && piles"];
    let (_folder, source) = planted("agc002_e.cpp", mistake);
    let report = judge(&["run", "agc002_e", &source, "edge-one-pile-odd", "--debug"], 1);
    assert!(report.starts_with("RE "), "{report}");
    assert!(report.contains("    at agc002_e.cpp:1"), "{report}");
}

fn knows_the_judge(key: &str) {
    let text = "#include <stdio.h>\n\
                int main(void) {\n\
                #ifndef ONLINE_JUDGE\n    freopen(\"sum.in\", \"r\", stdin);\n#endif\n    \
                int n;\n    scanf(\"%d\", &n);\n    printf(\"%d\\n\", n + n);\n}\n";
    let (folder, source) = written("sum.c", text);
    fs::write(folder.path().join("1.in"), "4\n").unwrap();
    fs::write(folder.path().join("1.out"), "8\n").unwrap();
    let cases = folder.path().to_str().unwrap();
    judge(&["test", &source, "--cases", cases, "--language", key], 0);
}

fn a_command_is_judged_as_the_file_is() {
    let source = programs().join("poj1067.py");
    let source = source.to_str().unwrap();
    let quoted = format!("python3 '{source}'");
    // The interpreter needs more memory than the judge allows.
    for arguments in [&["test", "poj1067", source][..], &["test", "poj1067", "--program", &quoted]]
    {
        judge(arguments, 0);
    }
    let loops =
        ["test", "poj1067", "--program", "python3 -c 'while True: pass'", "--factor", "0.1"];
    let report = judge(&loops, 1);
    assert!(report.contains("TLE"), "{report}");
    let report = judge(&["test", "--program", "./a.out"], 2);
    assert!(report.contains("name the one problem"), "{report}");
}

fn outside_a_workspace_an_interpreter_is_measured_too() {
    let (folder, _) = written("my.py", "print(2 * int(input()))\n");
    fs::write(folder.path().join("1.in"), "21\n").unwrap();
    fs::write(folder.path().join("1.out"), "42\n").unwrap();
    let output = Command::new(built_for_test("judge"))
        .args(["test", "my.py", "--cases", "."])
        .current_dir(folder.path())
        .env_remove("CARGO_MANIFEST_DIR")
        .output()
        .unwrap();
    let report = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert_eq!(output.status.code(), Some(0), "{report}");
}

fn a_language_can_be_added() {
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("my.toml");
    let language =
        "[snake]\nname = \"Snake\"\nextensions = [\"snake\"]\nrun = \"python3 {source}\"\n";
    fs::write(&table, language).unwrap();
    let source = folder.path().join("right.snake");
    fs::copy(programs().join("hdu1846.py"), &source).unwrap();
    let arguments = ["test", "hdu1846", source.to_str().unwrap()];
    judge_with(&arguments, Some(&table), 0);
    for unset in [None, Some(Path::new(""))] {
        let report = judge_with(&arguments, unset, 2);
        assert!(report.contains("no language has sources with this extension"), "{report}");
    }
    fs::write(&table, "[snake]\n").unwrap();
    let report = judge_with(&arguments, Some(&table), 2);
    assert!(report.contains("my.toml"), "{report}");
}

/// Only a source in Rust that does not compile is tried in another edition.
fn a_language_without_editions_is_compiled_once() {
    let folder = tempfile::tempdir().unwrap();
    let [table, log] = ["my.toml", "log"].map(|name| folder.path().join(name));
    let language = format!(
        "[own]\nname = \"Own\"\nextensions = [\"own\"]\nrun = \"true\"\n\
         compile = \"sh -c 'echo compiled >> {}; exit 1'\"\n",
        log.display()
    );
    fs::write(&table, language).unwrap();
    let source = folder.path().join("wrong.own");
    fs::write(&source, "").unwrap();
    judge_with(&["test", "hdu1846", source.to_str().unwrap()], Some(&table), 2);
    assert_eq!(fs::read_to_string(log).unwrap(), "compiled\n");
}

fn what_does_not_compile_is_said() {
    let (_folder, source) = written("my.rs", "fn main() {\n    nothing()\n}\n");
    let report = judge(&["test", "poj1067", &source], 2);
    assert!(report.contains("┆ CE"), "{report}");
    assert!(report.contains("my.rs:2:5"), "{report}");
}
