//! Tests pasted modules of `shared`: each compiles with the modules pasted with it.

use bundler::rust::paste::{modules, paste};
use bundler::rust::rustc::check;
use rayon::prelude::*;
use std::path::Path;

fn workspace() -> &'static Path {
    Path::new("../../..")
}

#[test]
fn every_module_compiles_without_a_warning() {
    let modules = modules(workspace()).unwrap();
    assert!(modules.len() > 20, "{modules:?}");
    modules.par_iter().for_each(|module| {
        let text = paste(workspace(), &[module.as_str()]).unwrap();
        for edition in ["2021", "2024"] {
            let program = format!("fn main() {{}}\n{text}");
            let diagnostics = check(&program, edition, &[]).unwrap();
            assert!(diagnostics.is_empty(), "{module}: {diagnostics:?}");
        }
    });
}

#[test]
fn programs_can_use_pasted_modules() {
    for (module, main) in [
        ("nimber", "use nimber::Nimber; fn main() { let _ = Nimber(2) * Nimber(2); }"),
        ("coin", "fn main() { let _ = coin::mock_turtles(3); }"),
        (
            "reading",
            "fn main() { input! { n: usize, rows: [reading::marker::Chars; n] } drop(rows); }",
        ),
    ] {
        let program = paste(workspace(), &[module]).unwrap() + main;
        let diagnostics = check(&program, "2021", &[]).unwrap();
        assert!(diagnostics.is_empty(), "{module}: {diagnostics:?}");
    }
}

#[test]
fn tests_and_long_comments_are_removed_and_the_licence_is_named() {
    for module in ["nimber", "surreal_form"] {
        let text = paste(workspace(), &[module]).unwrap();
        assert!(text.contains("\n// Licence: "), "{text}");
        for word in ["#[test]", "# Examples", "include_str!", "clippy"] {
            assert!(!text.contains(word), "{module}: {word}");
        }
    }
}
