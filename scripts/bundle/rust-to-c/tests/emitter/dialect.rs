//! C compilers, whose programs are compared with the interpreter.

use crate::module::interpreted;
use crate::options;
use rust_to_c::emit;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::OnceLock;

pub struct Dialect {
    pub name: &'static str,
    compiler: &'static str,
    options: &'static [&'static str],
    ending: &'static str,
    works: OnceLock<Result<(), String>>,
}

impl Dialect {
    const fn new(
        name: &'static str,
        compiler: &'static str,
        options: &'static [&'static str],
        ending: &'static str,
    ) -> Self {
        Dialect { name, compiler, options, ending, works: OnceLock::new() }
    }

    /// Compiles a source and runs the program, or returns the compiler's error.
    pub fn run(&self, text: &str) -> Result<Output, String> {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("main");
        let source = program.with_extension(self.ending);
        fs::write(&source, text).unwrap();
        self.compile(&source, &program)?;
        let output = Command::new(&program).env("LC_ALL", "C").output();
        output.map_err(|error| error.to_string())
    }

    fn compile(&self, source: &Path, program: &Path) -> Result<(), String> {
        let output = Command::new(self.compiler)
            .args(self.options)
            .arg(source)
            .arg("-o")
            .arg(program)
            .env("LC_ALL", "C")
            .output()
            .map_err(|error| format!("`{}` cannot be run: {error}", self.compiler))?;
        if output.status.success() {
            return Ok(());
        }
        let messages = String::from_utf8_lossy(&output.stderr);
        Err(format!("`{}` fails: {messages}", self.compiler))
    }

    /// Returns an error if the compiler does not work.
    pub fn works(&self) -> Result<(), String> {
        let compiled = || self.run("int main(void){return 0;}\n").map(drop);
        self.works.get_or_init(compiled).clone()
    }

    pub fn assert_agrees(&self, module: &[u8]) {
        let text = emit(module, &options()).unwrap();
        let output = self.run(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let messages = String::from_utf8_lossy(&output.stderr);
        assert!(!messages.contains("runtime error"), "{messages}\n{text}");
        let actual = output.status.success().then_some(output.stdout);
        let expected = interpreted(module);
        if let (Some(actual), Some(expected)) = (&actual, &expected) {
            let differs = |index: &usize| {
                actual.get(index * 8..index * 8 + 8) != expected.get(index * 8..index * 8 + 8)
            };
            let wrong: Vec<usize> = (0..expected.len() / 8).filter(differs).take(5).collect();
            assert!(actual.len() == expected.len() && wrong.is_empty(), "results {wrong:?} differ");
        }
        assert_eq!(actual.is_some(), expected.is_some(), "only one of C and the interpreter traps");
    }
}

/// The options make an error of everything that is not standard or that C leaves undefined.
pub static DIALECTS: [Dialect; 5] = [
    Dialect::new("c89", "cc", &["-std=c89", "-pedantic-errors", "-Wno-long-long", "-O2"], "c"),
    Dialect::new(
        "c89_with_sanitizer",
        "cc",
        &["-std=c89", "-fsanitize=undefined", "-fno-sanitize-recover", "-O0"],
        "c",
    ),
    Dialect::new(
        "cpp98",
        "c++",
        &["-std=c++98", "-pedantic-errors", "-Wno-long-long", "-O1"],
        "cpp",
    ),
    // The x87 would be this compiler's default.
    Dialect::new("32_bits", "cc", &["-m32", "-O2"], "c"),
    Dialect::new("tcc", "tcc", &[], "c"),
];
