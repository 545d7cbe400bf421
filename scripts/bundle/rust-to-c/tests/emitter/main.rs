//! Compares the translation to C with a WebAssembly interpreter: every operator on boundary values, random
//! programs, and programs that end with an error.
//!
//! Each program is compiled in several dialects; the tests of a missing compiler are ignored.

mod dialect;
mod floats;
mod module;
mod operators;
mod random;

use dialect::{DIALECTS, Dialect};
use libtest_mimic::{Arguments, Completion, Trial};
use module::{Body, Collector, RANDOM_TYPE, RESULTS, at, constant, module, traps};
use operators::{
    BINARY_32, BINARY_64, BOUNDARY, COMPARISONS_32, COMPARISONS_64, DIVISIONS_32, DIVISIONS_64,
    NARROWING, UNARY_32, UNARY_64, WIDENING,
};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rust_to_c::{Options, emit};
use std::process::ExitCode;
use wasm_encoder::{
    BlockType, Instruction as I,
    ValType::{self, F32, F64, I32, I64},
};

fn main() -> ExitCode {
    let binary_32 = [BINARY_32, DIVISIONS_32, COMPARISONS_32];
    let binary_64 = [BINARY_64, DIVISIONS_64, COMPARISONS_64];
    let mut programs = vec![
        (String::from("binary_operators_agree::32"), binary_operators(I32, &binary_32)),
        (String::from("binary_operators_agree::64"), binary_operators(I64, &binary_64)),
        (String::from("unary_operators_agree"), vec![unary_operators()]),
        (String::from("memory_grows::32"), vec![growing_memory(I32)]),
        (String::from("memory_grows::64"), vec![growing_memory(I64)]),
        (String::from("floating_point_agrees::32"), floats::operators(F32)),
        (String::from("floating_point_agrees::64"), floats::operators(F64)),
    ];
    for (name, code) in TRAPS {
        programs.push((format!("traps_agree::{name}"), vec![trapping(code)]));
    }
    for (name, condition, divisor) in
        [("called", 1, 5), ("not_called", 0, 5), ("operand_traps", 1, 0)]
    {
        programs.push((
            format!("functions_that_only_trap_agree::{name}"),
            vec![function_that_only_traps(condition, divisor)],
        ));
    }
    let narrow = [1, 4, 6, 7, 8, 9].map(|seed| (I32, seed));
    for (address, seed) in narrow.into_iter().chain([(I64, 1), (I64, 4), (I64, 7)]) {
        let bits = if address == I32 { 32 } else { 64 };
        programs.push((
            format!("random_programs_agree::addresses_of_{bits}_bits::seed_{seed}"),
            vec![module(address, &random::program(address, seed))],
        ));
    }

    let mut trials = vec![Trial::test("a_table_is_as_wide_as_addresses", || {
        a_table_is_as_wide_as_addresses();
        Ok(())
    })];
    for dialect in &DIALECTS {
        trials.push(ends_with(dialect, "stack overflow", &stack_overflow()));
        trials.push(ends_with(dialect, "out of memory", &exhausted_memory()));
    }
    for (name, modules) in programs {
        for dialect in &DIALECTS {
            trials.push(trial(&name, modules.clone(), dialect));
        }
    }
    for (address, bits) in [(I32, 32), (I64, 64)] {
        let name = format!("many_random_programs_agree::addresses_of_{bits}_bits");
        // From seed 262 on, some show an error of wasmi 2.0.0: V8 has the same results as C.
        let modules = (10..210).map(|seed| module(address, &random::program(address, seed)));
        let many = trial(&name, modules.collect(), &DIALECTS[0]);
        // `.ci/night` runs them.
        trials.push(many.with_ignored_flag(true));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Tests modules against the interpreter; ignored if the dialect's compiler is missing.
fn trial(name: &str, modules: Vec<Vec<u8>>, dialect: &'static Dialect) -> Trial {
    Trial::ignorable_test(format!("{name}::{}", dialect.name), move || {
        if let Err(reason) = dialect.works() {
            return Ok(Completion::ignored_with(reason));
        }
        for module in &modules {
            dialect.assert_agrees(module);
        }
        Ok(Completion::Completed)
    })
}

/// Modules that apply operators to all pairs of boundary values, each as a variable or a constant.
fn binary_operators(kind: ValType, operators: &[&[I<'static>]]) -> Vec<Vec<u8>> {
    let mut modules = Vec::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for operators in operators {
        let mut collector = Collector::new(I32);
        let compare = matches!(operators[0], I::I32Eq | I::I64Eq);
        let result = if compare { I32 } else { kind };
        for operator in *operators {
            for &a in BOUNDARY {
                for &b in BOUNDARY {
                    // A few pairs suffice for each operand to meet each operator.
                    if traps(operator, kind, a, b) || rng.random_range(0..8) > 0 {
                        continue;
                    }
                    collector.code.extend([constant(kind, a), I::LocalSet(0)]);
                    collector.code.extend([constant(kind, b), I::LocalSet(1)]);
                    let (left, right) = (I::LocalGet(0), I::LocalGet(1));
                    let (a, b) = (constant(kind, a), constant(kind, b));
                    let (left, right) = match rng.random_range(0..4) {
                        0 => (a, right),
                        1 => (left, b),
                        2 => (a, b),
                        _ => (left, right),
                    };
                    collector.result(result, [left, right, operator.clone()]);
                }
            }
        }
        modules.push(module(
            I32,
            &[Body { kind: 1, locals: vec![kind; 2], code: collector.write(RESULTS) }],
        ));
    }
    modules
}

fn unary_operators() -> Vec<u8> {
    let mut collector = Collector::new(I32);
    let operators =
        [(UNARY_32, I32, I32), (UNARY_64, I64, I64), (NARROWING, I64, I32), (WIDENING, I32, I64)];
    for (operators, from, to) in operators {
        let local = u32::from(from == I64);
        for operator in operators {
            for &value in BOUNDARY {
                collector.code.extend([constant(from, value), I::LocalSet(local)]);
                collector.result(to, [I::LocalGet(local), operator.clone()]);
                collector.result(to, [constant(from, value), operator.clone()]);
            }
        }
    }
    module(I32, &[Body { kind: 1, locals: vec![I32, I64], code: collector.write(RESULTS) }])
}

/// Code that ends a program with an error, and code that only appears to.
const TRAPS: [(&str, &[I]); 9] = [
    ("unreachable", &[I::Unreachable]),
    ("by_zero_signed", &[I::I32Const(1), I::LocalGet(0), I::I32DivS, I::Drop]),
    ("by_zero_unsigned", &[I::I32Const(1), I::LocalGet(0), I::I32DivU, I::Drop]),
    ("rest_by_zero", &[I::I32Const(1), I::I32Const(0), I::I32RemS, I::Drop]),
    ("rest_by_zero_unsigned", &[I::I64Const(1), I::LocalGet(1), I::I64RemU, I::Drop]),
    ("overflow", &[I::I32Const(i32::MIN), I::I32Const(-1), I::I32DivS, I::LocalSet(0)]),
    ("overflow_64", &[I::I64Const(i64::MIN), I::I64Const(-1), I::I64DivS, I::LocalSet(1)]),
    ("no_overflow", &[I::I64Const(i64::MIN), I::I64Const(-1), I::I64RemS, I::LocalSet(1)]),
    (
        "unselected",
        &[
            I::I32Const(7),
            I::I32Const(7),
            I::LocalGet(0),
            I::I32DivU,
            I::I32Const(1),
            I::Select,
            I::Drop,
        ],
    ),
];

fn trapping(code: &[I<'static>]) -> Vec<u8> {
    module(I32, &[Body { kind: 1, locals: vec![I32, I64], code: code.to_vec() }])
}

/// A module that calls a function that only traps: the call becomes a trap after the effects of its operands.
fn function_that_only_traps(condition: i32, divisor: i32) -> Vec<u8> {
    let trapping = Body {
        kind: RANDOM_TYPE,
        locals: vec![I64],
        code: vec![
            I::LocalGet(0),
            I::If(BlockType::Empty),
            I::I32Const(RESULTS),
            I::LocalGet(2),
            I::LocalTee(4),
            I::I64Store(at(0)),
            I::Unreachable,
            I::End,
            I::Unreachable,
        ],
    };
    let mut collector = Collector::new(I32);
    collector.code.extend([
        I::I32Const(condition),
        I::LocalTee(0),
        I::If(BlockType::Empty),
        I::LocalGet(0),
        I::I32Const(7),
        I::I32Const(divisor),
        I::I32DivU,
        I::I64Const(1),
        I::I64Const(2),
        I::Call(1),
        I::Drop,
        I::End,
    ]);
    collector.result(I32, [I::LocalGet(0)]);
    module(I32, &[trapping, Body { kind: 1, locals: vec![I32], code: collector.write(RESULTS) }])
}

/// A module that grows memory to its limit and reads its size.
fn growing_memory(address: ValType) -> Vec<u8> {
    let mut collector = Collector::new(address);
    let number = |value| constant(address, value);
    let add = if address == I32 { I::I32Add } else { I::I64Add };
    collector.result(address, [I::MemorySize(0)]);
    collector.result(address, [number(1), I::MemoryGrow(0)]);
    collector.result(address, [number(i64::MAX >> 40), I::MemoryGrow(0)]);
    collector.result(address, [I::MemorySize(0), number(0), I::MemoryGrow(0), add]);
    collector.code.extend([number(3 * 65536 - 8), I::I64Const(-9), I::I64Store(at(0))]);
    collector.result(I64, [number(3 * 65536 - 16), I::I64Load(at(8))]);
    module(address, &[Body { kind: 1, locals: Vec::new(), code: collector.write(RESULTS) }])
}

/// Old linkers declare a table with narrow indices for code with wide ones.
fn a_table_is_as_wide_as_addresses() {
    let wide = module(I64, &random::program(I64, 1));
    // The bytes of the declarations of the table and of its elements.
    let find = |bytes: &[u8]| {
        let mut windows = wide.windows(bytes.len());
        windows.position(|window| window == bytes).unwrap() + bytes.len()
    };
    let (table, elements) = (find(&[4, 4, 1, 0x70]), find(&[9, 14, 1, 0]));
    let mut narrow = wide.clone();
    assert_eq!((narrow[table], narrow[elements]), (4, 0x42));
    (narrow[table], narrow[elements]) = (0, 0x41);
    assert_eq!(emit(&narrow, &options()).unwrap(), emit(&wide, &options()).unwrap());
}

/// Tests that a program ends with an error and a message that begins with `words`.
fn ends_with(dialect: &'static Dialect, words: &'static str, module: &[u8]) -> Trial {
    let text = emit(module, &options()).unwrap();
    let name = format!("ends_with::{}::{}", words.replace(' ', "_"), dialect.name);
    Trial::ignorable_test(name, move || {
        if let Err(reason) = dialect.works() {
            return Ok(Completion::ignored_with(reason));
        }
        let output = dialect.run(&text)?;
        let messages = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success());
        assert!(messages.starts_with(words), "{messages}");
        Ok(Completion::Completed)
    })
}

/// A module with a function that takes memory from the stack and calls itself endlessly.
fn stack_overflow() -> Vec<u8> {
    module::with_stack(&[Body {
        kind: 1,
        locals: vec![I64],
        code: vec![
            I::GlobalGet(0),
            I::I64Const(256),
            I::I64Sub,
            I::LocalTee(0),
            I::GlobalSet(0),
            I::Call(module::FIRST),
            I::LocalGet(0),
            I::I64Const(256),
            I::I64Add,
            I::GlobalSet(0),
        ],
    }])
}

fn exhausted_memory() -> Vec<u8> {
    module::with_stack(&[Body {
        kind: 1,
        locals: Vec::new(),
        code: vec![I::Call(module::EXHAUSTED), I::Unreachable],
    }])
}

fn options() -> Options {
    Options { memory: 4 << 16, ..Options::default() }
}
