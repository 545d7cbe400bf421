//! Names that no problem, solution or game can have.

/// Names that the language, cargo, the crates or Windows forbid for modules or programs.
const RESERVED: [&str; 8] = [
    // Rust
    "abstract as async await become box break const continue crate do dyn else enum extern \
     false final fn for gen if impl in let loop macro match mod move mut override priv pub \
     ref return self static struct super trait true try type typeof unsafe unsized use \
     virtual where while yield",
    // Folders of cargo
    "build deps examples incremental",
    // Crates of the compiler
    "alloc core proc_macro std test",
    // Crates of this workspace
    "boards bundler combinatorial_games export guesser judge jury pictures problems rust_to_c \
     shared site wrong",
    // Crates that solutions use
    "itertools proconio",
    // Modules beside the books
    "any games misere_nim prelude shown",
    // A folder beside the problems
    "tests",
    // Windows
    "aux com0 com1 com2 com3 com4 com5 com6 com7 com8 com9 con lpt0 lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7 lpt8 lpt9 \
     nul prn",
];

/// Returns whether a module or program of this name would clash with something else or could not be created
/// on some system.
pub(crate) fn is_reserved(name: &str) -> bool {
    RESERVED.iter().flat_map(|words| words.split(' ')).any(|word| word == name)
}
