//! Checks that translated programs give the output of native ones, that C compilers do not warn, and the
//! messages of failing programs.
//!
//! All tests need a compiler for WebAssembly, and most need a C compiler; without it, a test is ignored and
//! names the missing compiler.

use anyhow::{Context, Result, ensure};
use compilers::{
    DIALECTS, TOOLCHAIN, assert_no_warning, compile_c, dialect_works, output_of, output_of_c, run,
    trial,
};
use libtest_mimic::Arguments;
use rust_to_c::toolchain::{self, Toolchain};
use rust_to_c::{Goal, Options, Program, Refused, translate, wasm};
use std::fs;
use std::process::{Command, ExitCode};
use std::sync::{Arc, OnceLock};

#[path = "programs/compilers.rs"]
mod compilers;

fn main() -> ExitCode {
    // It takes longest, so it begins first.
    let mut trials = vec![trial(
        "a_damaged_library_is_built_again",
        || Ok(()),
        a_damaged_library_is_built_again,
    )];
    let collections = Sample::new(include_str!("programs/collections.rs"));
    let maps = Sample::new(include_str!("programs/maps.rs"));
    let wide = Sample::new(include_str!("programs/wide.rs"));
    for (name, sample) in
        [("empty", &Sample::new("fn main() {}\n")), ("collections", &collections), ("maps", &maps)]
    {
        for dialect in DIALECTS {
            let sample = Arc::clone(sample);
            trials.push(trial(
                format!("compilers_do_not_warn::{name}::{}", dialect.join(" ")),
                || dialect_works(dialect),
                move || assert_no_warning(dialect, sample.in_c()),
            ));
        }
    }
    // Programs whose result may depend on the C compiler run with all compilers.
    for (name, sample, dialects) in [
        ("wide_numbers_are_exact", &wide, &RUNNING[..]),
        ("counts_of_bits_are_signed", &Sample::new(include_str!("programs/counts.rs")), &RUNNING),
        ("sizes_have_64_bits", &Sample::new(include_str!("programs/sizes.rs")), &RUNNING),
        ("floating_point_is_exact", &Sample::new(include_str!("programs/floats.rs")), &RUNNING),
        ("clocks_advance", &Sample::new(include_str!("programs/clocks.rs")), &RUNNING),
        ("collections_and_text_are_the_same", &collections, &RUNNING[..1]),
        ("maps_are_the_same", &maps, &RUNNING[..1]),
        (
            "freed_memory_is_used_again",
            &Sample::new(include_str!("programs/memory.rs")),
            &RUNNING[..1],
        ),
        (
            "functions_that_are_not_reached_are_no_obstacle",
            &Sample::new(include_str!("programs/unreached.rs")),
            &RUNNING[..1],
        ),
    ] {
        for dialect in dialects {
            let sample = Arc::clone(sample);
            trials.push(trial(
                format!("{name}::{}", dialect.join(" ")),
                || dialect_works(dialect),
                move || assert_same_output(dialect, &sample),
            ));
        }
    }
    trials.push(trial("wide_numbers_are_exact::WebAssembly", node_works, move || {
        runs_in_web_assembly(&wide);
    }));
    let functions =
        Sample { source: include_str!("programs/functions.rs"), libm: true, ..Sample::default() };
    let functions = Arc::new(functions);
    for dialect in RUNNING {
        let name = "functions_that_are_taken_along_answer_as_natively";
        let functions = Arc::clone(&functions);
        trials.push(trial(
            format!("{name}::{}", dialect.join(" ")),
            || libm_works(dialect),
            move || functions_that_are_taken_along_answer_as_natively(dialect, &functions),
        ));
    }
    trials.push(trial(
        "a_program_with_floating_point_fits_every_judge",
        || Ok(()),
        || {
            let length = translated(DOUBLING, false).unwrap().len();
            assert!(length <= SHORTEST_LIMIT, "{length} bytes");
        },
    ));
    for (name, program, words) in [
        ("memory_that_is_used_up", EXHAUSTING, "out of memory: "),
        ("an_endless_recursion", RECURSING, "stack overflow"),
    ] {
        trials.push(trial(
            format!("is_said_at_the_end::{name}"),
            || dialect_works(&["cc", "-std=c89"]),
            move || assert_ends_with(program, words),
        ));
    }
    for (name, program, line, item) in REFUSED {
        trials.push(trial(
            format!("what_c_cannot_have_is_named::{name}"),
            || Ok(()),
            move || {
                let error = translated(program, false).unwrap_err();
                let refused: &Refused = error.downcast_ref().unwrap();
                assert_eq!((refused.line, &*refused.item), (line, item), "{refused}");
            },
        ));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// A program, translated once and run natively once for all its tests.
#[derive(Default)]
struct Sample {
    source: &'static str,
    libm: bool,
    in_c: OnceLock<String>,
    native_output: OnceLock<String>,
}

impl Sample {
    fn new(source: &'static str) -> Arc<Sample> {
        Arc::new(Sample { source, ..Sample::default() })
    }

    fn in_c(&self) -> &str {
        self.in_c.get_or_init(|| translated(self.source, self.libm).unwrap())
    }

    fn native_output(&self) -> &str {
        self.native_output.get_or_init(|| native_output(self.source))
    }
}

fn translated(source: &str, libm: bool) -> Result<String> {
    let options = Options { memory: 64 << 20, ..Options::default() };
    let program = Program { source, edition: "2021", goal: Goal::Speed, libm };
    translate(&TOOLCHAIN, &program, &options)
}

/// Compilers with common options.
const RUNNING: [&[&str]; 4] = [
    &["gcc", "-std=c89", "-O2"],
    &["g++", "-xc++", "-std=c++98", "-O1"],
    &["gcc", "-m32", "-O1"],
    &["tcc"],
];

fn assert_same_output(dialect: &[&str], sample: &Sample) {
    let folder = tempfile::tempdir().unwrap();
    compile_c(dialect, folder.path(), sample.in_c());
    let (expected, actual) = (sample.native_output(), output_of_c(folder.path()));
    let first_difference =
        expected.lines().zip(actual.lines()).find(|(expected, actual)| expected != actual);
    assert!(
        actual == expected,
        "{} lines from C, {} lines from Rust; the first difference: {first_difference:?}",
        actual.lines().count(),
        expected.lines().count()
    );
}

fn native_output(program: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("main.rs"), program).unwrap();
    let rust = run(Command::new("rustc")
        .args(["-O", "--edition=2021", "-o"])
        .args([path("rust"), path("main.rs")]));
    let messages = String::from_utf8_lossy(&rust.stderr);
    assert!(rust.status.success(), "{messages}");
    output_of(&path("rust"))
}

/// Runs a WebAssembly module that reads nothing, as a page does. Arguments: the module.
const RUN_MODULE: &str = r#"
let memory;
const bytes = (at, length) => new Uint8Array(memory.buffer, at >>> 0, length >>> 0);
const env = {
  read: () => 0,
  write: (to, from, length) => require("fs").writeSync(to, bytes(from, length)),
  flush() {},
  exit: (code) => process.exit(code),
  exhausted: () => process.exit(1),
  compare: (a, b, length) => Buffer.compare(bytes(a, length), bytes(b, length)),
};
WebAssembly.instantiate(require("fs").readFileSync(process.argv[1]), { env }).then(({ instance }) => {
  memory = instance.exports.memory;
  instance.exports.run();
});
"#;

/// Fails if there is no `node`, which runs WebAssembly as a browser does.
fn node_works() -> Result<()> {
    let output = Command::new("node").arg("--version").output();
    output.context("`node` is not installed")?;
    Ok(())
}

/// Pages run the module itself, without a C compiler.
fn runs_in_web_assembly(sample: &Sample) {
    let folder = tempfile::tempdir().unwrap();
    let program =
        Program { source: sample.source, edition: "2021", goal: Goal::Speed, libm: sample.libm };
    let module = folder.path().join("main.wasm");
    fs::write(&module, wasm(&TOOLCHAIN, &program, 64 << 20).unwrap()).unwrap();
    let output = run(Command::new("node").args(["-e", RUN_MODULE]).arg(&module));
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{messages}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), sample.native_output());
}

/// Allows for the differences of libraries: two results with errors below one step may be two steps apart.
/// Rust derives `atanh` from `ln_1p`, and loses more precision.
fn functions_that_are_taken_along_answer_as_natively(dialect: &[&str], functions: &Sample) {
    let folder = tempfile::tempdir().unwrap();
    compile_c(dialect, folder.path(), functions.in_c());
    let expected = functions.native_output();
    let actual = output_of_c(folder.path());
    assert_eq!(expected.lines().count(), actual.lines().count());
    for (expected, actual) in expected.lines().zip(actual.lines()) {
        let ((call, right), (same_call, value)) =
            (expected.rsplit_once(' ').unwrap(), actual.rsplit_once(' ').unwrap());
        assert_eq!(call, same_call);
        let steps = if call.contains(" atanh ") { 8 } else { 2 };
        let apart = if call.starts_with("f32 ") {
            steps_apart(position_of_f32(right), position_of_f32(value))
        } else {
            steps_apart(position_of_f64(right), position_of_f64(value))
        };
        assert!(apart <= steps, "{call}: {right} natively, {value} in C");
    }
}

/// The index of a number in ascending order; `None` for NaN.
fn position_of_f64(text: &str) -> Option<i64> {
    let number: f64 = text.parse().unwrap();
    let magnitude = number.abs().to_bits() as i64;
    let position = if number < 0.0 { -magnitude } else { magnitude };
    (!number.is_nan()).then_some(position)
}

fn position_of_f32(text: &str) -> Option<i64> {
    let number: f32 = text.parse().unwrap();
    let magnitude = i64::from(number.abs().to_bits());
    let position = if number < 0.0 { -magnitude } else { magnitude };
    (!number.is_nan()).then_some(position)
}

fn steps_apart(one: Option<i64>, other: Option<i64>) -> u64 {
    match (one, other) {
        (Some(one), Some(other)) => one.abs_diff(other),
        (None, None) => 0,
        _ => u64::MAX,
    }
}

/// A program that reads and prints a number.
const DOUBLING: &str = "fn main() {\n    let mut line = String::new();\n    \
                        std::io::stdin().read_line(&mut line).unwrap();\n    \
                        let number: f64 = line.trim().parse().unwrap();\n    \
                        println!(\"{} {:.9}\", number, 2.0 * number);\n}";

/// The bytes that the strictest judge accepts.
const SHORTEST_LIMIT: usize = 50_000;

/// A program that needs more than the 64 MiB that these tests allow.
const EXHAUSTING: &str = "fn main() {\n    let size = std::hint::black_box(100_000_000);\n    \
                          println!(\"{}\", std::hint::black_box(vec![1u8; size]).len());\n}";

/// A deep recursion whose calls use much memory but little of C's own stack.
const RECURSING: &str = "fn deeper(n: usize) -> usize {\n    \
                         let kept = std::hint::black_box([n; 2000]);\n    \
                         if n == 1_000_000 {\n        return n;\n    }\n    \
                         deeper(n + 1) + kept[n % 2000]\n}\n\n\
                         fn main() {\n    println!(\"{}\", deeper(0));\n}";

/// Asserts that a program ends with an error and a message that begins with `words`.
fn assert_ends_with(program: &str, words: &str) {
    let folder = tempfile::tempdir().unwrap();
    compile_c(&["cc", "-std=c89"], folder.path(), &translated(program, false).unwrap());
    let output = run(&mut Command::new(folder.path().join("c")));
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    assert!(messages.starts_with(words), "{messages}");
}

/// The library is truncated, as by a full disk.
fn a_damaged_library_is_built_again() {
    let cache = tempfile::tempdir().unwrap();
    let whole = TOOLCHAIN.library();
    let damaged = cache.path().join(whole.file_name().unwrap());
    fs::create_dir(&damaged).unwrap();
    for file in fs::read_dir(whole).unwrap() {
        let file = file.unwrap();
        if file.file_type().unwrap().is_file() {
            fs::copy(file.path(), damaged.join(file.file_name())).unwrap();
        }
    }
    let cut = damaged.join("libstd.rlib");
    fs::write(&cut, "!<arch>\n").unwrap();
    let again = Toolchain::new(toolchain::compiler().unwrap(), cache.path()).unwrap();
    assert_eq!(again.library(), damaged);
    assert!(fs::read(&cut).unwrap().len() > 1000);
}

/// Fails unless a compiler can compile programs with functions of `libm`.
fn libm_works(dialect: &[&str]) -> Result<()> {
    ensure!(TOOLCHAIN.has_libm(), "the compiler has no source of libm");
    dialect_works(dialect)
}

/// Programs that use something unavailable in C, with the line and the item.
const REFUSED: [(&str, &str, usize, &str); 4] = [
    (
        "file",
        "use std::fs::File;\n\nfn main() {\n    File::open(\"x\").unwrap();\n}",
        1,
        "std::fs::File",
    ),
    (
        "sine",
        "fn main() {\n    let n = std::env::args().len() as f64;\n    println!(\"{}\", n.sin() > 0.5);\n}",
        3,
        "sin",
    ),
    (
        "a logarithm in a function that is called",
        "fn log(n: usize) -> f32 {\n    (n as f32).ln()\n}\n\nfn main() {\n    println!(\"{}\", log(std::env::args().len()));\n}",
        2,
        "ln",
    ),
    (
        "a function of another library",
        "extern \"C\" {\n    fn clock() -> i64;\n}\n\nfn main() {\n    println!(\"{}\", unsafe { clock() });\n}",
        6,
        "clock",
    ),
];
