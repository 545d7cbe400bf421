//! Compiles a program together with all its mutants, once.

use super::mutate::{Change, Mutant, Together, put_together};
use crate::machine;
use anyhow::{Result, ensure};
use bundler::rust::rustc::{self, Diagnostic};
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::Path;

/// The code added to the program, in a module of its own.
const CHOICE: &str = include_str!("choice.rs");

const EDITION: &str = "2021";

/// Compiles a program with its mutants; the program's first argument selects one by number, counted from 1.
/// Returns the mutants that the compiler accepts.
pub(crate) fn compile(text: &str, mut mutants: Vec<Mutant>, program: &Path) -> Result<Vec<Mutant>> {
    let whole = loop {
        let together = put_together(text, &mutants);
        let whole = format!("{}\nmod choice {{\n{CHOICE}\n}}\n", together.text);
        let mut errors = rustc::check(&whole, EDITION, &[])?;
        errors.retain(Diagnostic::is_error);
        let Some(first) = errors.first() else {
            break whole;
        };
        let refused = refused(&errors, &together, &mutants);
        ensure!(!refused.is_empty(), "the mutants cannot be put together: {first}");
        let kept = (0..).zip(mutants).filter(|(number, _)| !refused.contains(number));
        mutants = kept.map(|(_, mutant)| mutant).collect();
    };
    let failure = "the mutants do not compile";
    machine::compile_rust(&whole, EDITION, ["--cap-lints=allow"], program, failure)?;
    Ok(mutants)
}

/// The mutants, counted from 0, that cause errors: those around the errors or, failing that, those within
/// them, around their explanations, or with iterators of another type.
fn refused(errors: &[Diagnostic], together: &Together, mutants: &[Mutant]) -> BTreeSet<usize> {
    let places = errors.iter().flat_map(|error| &error.spans);
    let (primary, others): (Vec<_>, Vec<_>) = places.partition(|place| place.is_primary);
    let [primary, others] = [primary, others].map(|places| {
        let ranges = places.into_iter().map(|place| place.byte_start..place.byte_end);
        ranges.collect::<Vec<_>>()
    });
    let around = |places: &[Range<usize>]| {
        let innermost = places.iter().filter_map(|place| together.innermost(place));
        innermost.collect::<BTreeSet<usize>>()
    };
    let is_iterator = |&number: &usize| matches!(mutants[number].change, Change::Iterator(_));
    let to_blame = [
        around(&primary),
        primary.iter().flat_map(|place| together.within(place)).collect(),
        around(&others),
        (0..mutants.len()).filter(is_iterator).collect(),
    ];
    let to_blame = to_blame.into_iter().find(|mutants| !mutants.is_empty());
    to_blame.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::mutate;
    use super::*;
    use std::collections::BTreeMap;
    use std::process::Command;

    const TEXT: &str = "\
fn main() {
    let mut list = vec![3_u64, 1, 2];
    list.sort_unstable();
    let large = list[2] << 32;
    let word = String::from(\"a\") + \"b\";
    for x in list.iter().rev() {
        print!(\"{x} \");
    }
    println!(\"{large} {word}\");
}
";

    fn printed() -> BTreeMap<String, String> {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("mutants");
        let mutants = compile(TEXT, mutate::mutants(TEXT).unwrap(), &program).unwrap();
        let print = |number: usize| {
            let output = Command::new(&program).arg(number.to_string()).output();
            String::from_utf8(output.unwrap().stdout).unwrap()
        };
        let original = (String::from("nothing"), print(0));
        let mutants = (1..).zip(mutants);
        let mutants = mutants.map(|(number, mutant)| (mutant.what, print(number)));
        mutants.chain([original]).collect()
    }

    #[test]
    fn a_program_behaves_as_the_selected_mutant() {
        let printed = printed();
        for (what, expected) in [
            ("nothing", "3 2 1 12884901888 ab\n"),
            ("`list.sort_unstable();` is left out", "2 1 3 8589934592 ab\n"),
            ("`list.iter()` is not reversed", "1 2 3 12884901888 ab\n"),
            ("`list[2] << 32` becomes `list[2] >> 32`", "3 2 1 0 ab\n"),
            ("`list[2] << 32` has 32 bits", "3 2 1 0 ab\n"),
        ] {
            assert_eq!(printed[what], expected, "{what}");
        }
        let refused = "`String::from(\"a\") + \"b\"` becomes `String::from(\"a\") - \"b\"`";
        assert!(!printed.contains_key(refused));
    }
}
