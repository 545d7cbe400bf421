//! The translation to C against an interpreter of WebAssembly: every operator on nasty operands,
//! random programs, and what ends a program in an error.

use judge::bundle::c::emit::{Options, emit};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rstest::rstest;
use std::fs;
use std::io::{Write, stderr};
use std::process::{Command, Output};
use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, DataSection, ElementSection, Elements, EntityType,
    ExportKind, ExportSection, Function, FunctionSection, GlobalSection, GlobalType, ImportSection,
    Instruction, MemArg, MemArgTarget, MemorySection, MemoryType, Module, RefType, TableSection,
    TableType, TypeSection, ValType,
};

use Instruction as I;
use ValType::{I32, I64};

/// Where results are written; random programs use the memory below.
const RESULTS: i32 = 8192;

/// The index of the imported function `write`.
const WRITE: u32 = 0;

/// The type of the functions that random programs consist of, after those of `write` and `run`.
const RANDOM_TYPE: u32 = 2;

/// The parameters of those functions.
const PARAMETERS: [ValType; 4] = [I32, I32, I64, I64];

/// A function: its type, its locals besides the parameters, and its body without the end.
struct Body {
    kind: u32,
    locals: Vec<ValType>,
    code: Vec<I<'static>>,
}

/// A module with these functions, of which the last, `run`, is exported.
fn module(bodies: &[Body]) -> Vec<u8> {
    let mut types = TypeSection::new();
    types.ty().function([I32, I32, I32], []);
    types.ty().function([], []);
    types.ty().function(PARAMETERS, [I64]);
    let mut imports = ImportSection::new();
    imports.import("env", "write", EntityType::Function(0));
    let mut functions = FunctionSection::new();
    let mut code = CodeSection::new();
    for body in bodies {
        functions.function(body.kind);
        let mut function = Function::new_with_locals_types(body.locals.iter().copied());
        for instruction in &body.code {
            function.instruction(instruction);
        }
        function.instruction(&I::End);
        code.function(&function);
    }
    let mut tables = TableSection::new();
    tables.table(TableType {
        element_type: RefType::FUNCREF,
        table64: false,
        minimum: bodies.len() as u64 + 1,
        maximum: None,
        shared: false,
    });
    let mut memories = MemorySection::new();
    memories.memory(MemoryType {
        minimum: 2,
        maximum: None,
        memory64: false,
        shared: false,
        page_size_log2: None,
    });
    let mut globals = GlobalSection::new();
    let variable = |val_type| GlobalType {
        val_type,
        mutable: true,
        shared: false,
    };
    globals.global(variable(I32), &ConstExpr::i32_const(77));
    globals.global(variable(I64), &ConstExpr::i64_const(-5));
    let mut exports = ExportSection::new();
    exports.export("memory", ExportKind::Memory, 0);
    exports.export("run", ExportKind::Func, bodies.len() as u32);
    let mut elements = ElementSection::new();
    let callable: Vec<u32> = (1..bodies.len() as u32).collect();
    elements.active(
        None,
        &ConstExpr::i32_const(1),
        Elements::Functions(callable.into()),
    );
    let mut data = DataSection::new();
    let bytes: Vec<u8> = (0..=255).chain([0; 50]).chain(*b"0??=\"\\\n\r%d").collect();
    data.active(0, &ConstExpr::i32_const(100), bytes);
    let mut module = Module::new();
    module
        .section(&types)
        .section(&imports)
        .section(&functions)
        .section(&tables)
        .section(&memories)
        .section(&globals)
        .section(&exports)
        .section(&elements)
        .section(&code)
        .section(&data);
    module.finish()
}

/// What a module writes, by the interpreter; `None` if it traps.
fn interpreted(module: &[u8]) -> Option<Vec<u8>> {
    let engine = wasmi::Engine::default();
    let module = wasmi::Module::new(&engine, module).unwrap();
    let mut store = wasmi::Store::new(&engine, Vec::new());
    let mut linker = wasmi::Linker::new(&engine);
    linker
        .func_wrap(
            "env",
            "write",
            |mut caller: wasmi::Caller<Vec<u8>>, _to: i32, from: i32, length: i32| {
                let memory = caller
                    .get_export("memory")
                    .and_then(wasmi::Extern::into_memory);
                let mut bytes = vec![0; length as usize];
                memory
                    .unwrap()
                    .read(&caller, from as usize, &mut bytes)
                    .unwrap();
                caller.data_mut().extend(bytes);
            },
        )
        .unwrap();
    let instance = linker.instantiate_and_start(&mut store, &module).unwrap();
    let run = instance.get_typed_func::<(), ()>(&store, "run").unwrap();
    run.call(&mut store, ()).ok().map(|()| store.into_data())
}

/// What the C compilers' programs write, in turn; `None` for one that ends in an error.
fn compiled(module: &[u8]) -> Vec<Option<Vec<u8>>> {
    let options = Options {
        heading: Vec::new(),
        entry: String::from("run"),
        memory: 4 << 16,
        method: None,
    };
    let text = emit(module, &options).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut written = Vec::new();
    for (ending, options) in [
        (
            "c",
            ["-std=c89", "-pedantic-errors", "-Wno-long-long", "-O2"],
        ),
        (
            "c",
            [
                "-std=c89",
                "-fsanitize=undefined",
                "-fno-sanitize-recover",
                "-O0",
            ],
        ),
        (
            "cpp",
            ["-std=c++98", "-pedantic-errors", "-Wno-long-long", "-O1"],
        ),
    ] {
        let source = folder.path().join("main").with_extension(ending);
        let program = folder.path().join("main");
        fs::write(&source, &text).unwrap();
        let compiler = if ending == "c" { "cc" } else { "c++" };
        let Ok(output) = run(Command::new(compiler)
            .args(options)
            .arg(&source)
            .args(["-o".as_ref(), program.as_os_str()]))
        else {
            continue; // no C++ here, or no sanitizer
        };
        let messages = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() {
            assert!(
                options[1].starts_with("-fsanitize") && messages.contains("ubsan"),
                "{messages}\n{text}"
            );
            continue;
        }
        let output = run(&mut Command::new(&program)).unwrap();
        let messages = String::from_utf8_lossy(&output.stderr);
        assert!(!messages.contains("runtime error"), "{messages}\n{text}");
        written.push(output.status.success().then_some(output.stdout));
    }
    if written.is_empty() {
        let _ = writeln!(stderr(), "skipped: there is no C compiler");
    }
    written
}

fn run(command: &mut Command) -> std::io::Result<Output> {
    command.env("LC_ALL", "C").output()
}

/// Asserts that both agree.
fn assert_agree(bodies: &[Body]) {
    let module = module(bodies);
    let expected = interpreted(&module);
    for actual in compiled(&module) {
        if let (Some(actual), Some(expected)) = (&actual, &expected) {
            let differs = |index: &usize| {
                actual.get(index * 8..index * 8 + 8) != expected.get(index * 8..index * 8 + 8)
            };
            let wrong: Vec<usize> = (0..expected.len() / 8).filter(differs).take(5).collect();
            assert!(
                actual.len() == expected.len() && wrong.is_empty(),
                "results {wrong:?} differ"
            );
        }
        assert_eq!(actual.is_some(), expected.is_some(), "one of them traps");
    }
}

fn at(offset: u64) -> MemArg {
    MemArg {
        offset,
        align: 0,
        target: MemArgTarget::Memory(0),
        ordering: None,
    }
}

fn constant(kind: ValType, value: i64) -> I<'static> {
    if kind == I32 {
        I::I32Const(value as i32)
    } else {
        I::I64Const(value)
    }
}

const BINARY_32: &[I] = &[
    I::I32Add,
    I::I32Sub,
    I::I32Mul,
    I::I32And,
    I::I32Or,
    I::I32Xor,
    I::I32Shl,
    I::I32ShrS,
    I::I32ShrU,
    I::I32Rotl,
    I::I32Rotr,
];
const DIVISIONS_32: &[I] = &[I::I32DivS, I::I32DivU, I::I32RemS, I::I32RemU];
const COMPARISONS_32: &[I] = &[
    I::I32Eq,
    I::I32Ne,
    I::I32LtS,
    I::I32LtU,
    I::I32GtS,
    I::I32GtU,
    I::I32LeS,
    I::I32LeU,
    I::I32GeS,
    I::I32GeU,
];
const UNARY_32: &[I] = &[
    I::I32Clz,
    I::I32Ctz,
    I::I32Popcnt,
    I::I32Extend8S,
    I::I32Extend16S,
    I::I32Eqz,
];
const BINARY_64: &[I] = &[
    I::I64Add,
    I::I64Sub,
    I::I64Mul,
    I::I64And,
    I::I64Or,
    I::I64Xor,
    I::I64Shl,
    I::I64ShrS,
    I::I64ShrU,
    I::I64Rotl,
    I::I64Rotr,
];
const DIVISIONS_64: &[I] = &[I::I64DivS, I::I64DivU, I::I64RemS, I::I64RemU];
const COMPARISONS_64: &[I] = &[
    I::I64Eq,
    I::I64Ne,
    I::I64LtS,
    I::I64LtU,
    I::I64GtS,
    I::I64GtU,
    I::I64LeS,
    I::I64LeU,
    I::I64GeS,
    I::I64GeU,
];
const UNARY_64: &[I] = &[
    I::I64Clz,
    I::I64Ctz,
    I::I64Popcnt,
    I::I64Extend8S,
    I::I64Extend16S,
    I::I64Extend32S,
];
/// From a long to a word, and the other way.
const NARROWING: &[I] = &[I::I32WrapI64, I::I64Eqz];
const WIDENING: &[I] = &[I::I64ExtendI32S, I::I64ExtendI32U];

const NASTY: &[i64] = &[
    0,
    1,
    -1,
    2,
    -2,
    5,
    31,
    32,
    33,
    63,
    64,
    65,
    127,
    128,
    -128,
    255,
    32767,
    32768,
    65535,
    0x7fff_ffff,
    -0x8000_0000,
    0x8000_0000,
    0xffff_ffff,
    0x1_0000_0000,
    i64::MAX,
    i64::MIN,
    i64::MIN + 1,
    0x0123_4567_89ab_cdef,
];

/// Collects the results of code in memory, and writes them all in the end.
#[derive(Default)]
struct Collector {
    code: Vec<I<'static>>,
    count: i32,
}

impl Collector {
    /// Code that leaves a value of this type is a result.
    fn result(&mut self, kind: ValType, code: impl IntoIterator<Item = I<'static>>) {
        self.code.push(I::I32Const(RESULTS + 8 * self.count));
        self.code.extend(code);
        if kind == I32 {
            self.code.push(I::I64ExtendI32U);
        }
        self.code.push(I::I64Store(at(0)));
        self.count += 1;
    }

    fn write(mut self, from: i32) -> Vec<I<'static>> {
        let length = RESULTS + 8 * self.count - from;
        self.code.extend([
            I::I32Const(1),
            I::I32Const(from),
            I::I32Const(length),
            I::Call(WRITE),
        ]);
        self.code
    }
}

/// Whether an operator would trap.
fn traps(operator: &I, kind: ValType, a: i64, b: i64) -> bool {
    let (a, b, least) = if kind == I32 {
        (
            i64::from(a as i32),
            i64::from(b as i32),
            i64::from(i32::MIN),
        )
    } else {
        (a, b, i64::MIN)
    };
    match operator {
        I::I32DivS | I::I64DivS => b == 0 || a == least && b == -1,
        I::I32DivU | I::I64DivU | I::I32RemS | I::I64RemS | I::I32RemU | I::I64RemU => b == 0,
        _ => false,
    }
}

/// The results of operators on all pairs of nasty operands, as variables, and one of them or both
/// as constants.
#[rstest]
#[case::binary_32(I32, &[BINARY_32, DIVISIONS_32, COMPARISONS_32])]
#[case::binary_64(I64, &[BINARY_64, DIVISIONS_64, COMPARISONS_64])]
fn binary_operators_agree(#[case] kind: ValType, #[case] operators: &[&[I<'static>]]) {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    for operators in operators {
        let mut collector = Collector::default();
        let compare = matches!(operators[0], I::I32Eq | I::I64Eq);
        let result = if compare { I32 } else { kind };
        for operator in *operators {
            for &a in NASTY {
                for &b in NASTY {
                    // A few of the pairs: every operand with each operator all the same.
                    if traps(operator, kind, a, b) || random.random_range(0..8) > 0 {
                        continue;
                    }
                    collector.code.extend([constant(kind, a), I::LocalSet(0)]);
                    collector.code.extend([constant(kind, b), I::LocalSet(1)]);
                    let (left, right) = (I::LocalGet(0), I::LocalGet(1));
                    let (a, b) = (constant(kind, a), constant(kind, b));
                    let (left, right) = match random.random_range(0..4) {
                        0 => (a, right),
                        1 => (left, b),
                        2 => (a, b),
                        _ => (left, right),
                    };
                    collector.result(result, [left, right, operator.clone()]);
                }
            }
        }
        assert_agree(&[Body {
            kind: 1,
            locals: vec![kind; 2],
            code: collector.write(RESULTS),
        }]);
    }
}

#[test]
fn unary_operators_agree() {
    let mut collector = Collector::default();
    let operators = [
        (UNARY_32, I32, I32),
        (UNARY_64, I64, I64),
        (NARROWING, I64, I32),
        (WIDENING, I32, I64),
    ];
    for (operators, from, to) in operators {
        let local = u32::from(from == I64);
        for operator in operators {
            for &value in NASTY {
                collector
                    .code
                    .extend([constant(from, value), I::LocalSet(local)]);
                collector.result(to, [I::LocalGet(local), operator.clone()]);
                collector.result(to, [constant(from, value), operator.clone()]);
            }
        }
    }
    assert_agree(&[Body {
        kind: 1,
        locals: vec![I32, I64],
        code: collector.write(RESULTS),
    }]);
}

/// What ends a program in an error, and what only looks as if it did.
#[rstest]
#[case::unreachable(&[I::Unreachable])]
#[case::by_zero_signed(&[I::I32Const(1), I::LocalGet(0), I::I32DivS, I::Drop])]
#[case::by_zero_unsigned(&[I::I32Const(1), I::LocalGet(0), I::I32DivU, I::Drop])]
#[case::rest_by_zero(&[I::I32Const(1), I::I32Const(0), I::I32RemS, I::Drop])]
#[case::rest_by_zero_unsigned(&[I::I64Const(1), I::LocalGet(1), I::I64RemU, I::Drop])]
#[case::overflow(&[I::I32Const(i32::MIN), I::I32Const(-1), I::I32DivS, I::LocalSet(0)])]
#[case::overflow_64(&[I::I64Const(i64::MIN), I::I64Const(-1), I::I64DivS, I::LocalSet(1)])]
#[case::no_overflow(&[I::I64Const(i64::MIN), I::I64Const(-1), I::I64RemS, I::LocalSet(1)])]
#[case::unselected(&[
    I::I32Const(7), I::I32Const(7), I::LocalGet(0), I::I32DivU, I::I32Const(1), I::Select, I::Drop
])]
fn traps_agree(#[case] code: &[I<'static>]) {
    assert_agree(&[Body {
        kind: 1,
        locals: vec![I32, I64],
        code: code.to_vec(),
    }]);
}

/// A function that only traps is written as a trap where it is called, whatever its operands do.
#[rstest]
#[case::called(1, 5)]
#[case::spared(0, 5)]
#[case::operand_traps(1, 0)]
fn functions_that_only_trap_agree(#[case] condition: i32, #[case] divisor: i32) {
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
    let mut collector = Collector::default();
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
    assert_agree(&[
        trapping,
        Body {
            kind: 1,
            locals: vec![I32],
            code: collector.write(RESULTS),
        },
    ]);
}

/// Grows memory to its limit and asks for its size.
#[test]
fn memory_grows() {
    let mut collector = Collector::default();
    collector.result(I32, [I::MemorySize(0)]);
    collector.result(I32, [I::I32Const(1), I::MemoryGrow(0)]);
    collector.result(
        I32,
        [
            I::MemorySize(0),
            I::I32Const(0),
            I::MemoryGrow(0),
            I::I32Add,
        ],
    );
    collector.code.extend([
        I::I32Const(3 * 65536 - 8),
        I::I64Const(-9),
        I::I64Store(at(0)),
    ]);
    collector.result(I64, [I::I32Const(3 * 65536 - 16), I::I64Load(at(8))]);
    assert_agree(&[Body {
        kind: 1,
        locals: Vec::new(),
        code: collector.write(RESULTS),
    }]);
}

/// Floating point is refused, and the message says where it is.
#[test]
fn floating_point_is_refused() {
    let module = module(&[Body {
        kind: 1,
        locals: vec![ValType::F64],
        code: vec![I::F64Const(1.0.into()), I::LocalSet(0)],
    }]);
    let options = Options {
        heading: Vec::new(),
        entry: String::from("run"),
        memory: 4 << 16,
        method: None,
    };
    let error = emit(&module, &options).unwrap_err();
    assert_eq!(
        format!("{error:#}"),
        "in function 1 of the module: floating point"
    );
}

/// A random function.
struct Generator<'r> {
    random: &'r mut ChaCha8Rng,
    code: Vec<I<'static>>,
    locals: Vec<ValType>,
    /// The blocks around: the type that a jump takes along, and whether it is a jump back.
    blocks: Vec<(Option<ValType>, bool)>,
    /// The functions that may be called.
    callable: u32,
    loops: u32,
}

impl Generator<'_> {
    fn pick(&mut self, operators: &[I<'static>]) {
        let operator = operators.choose(self.random).unwrap().clone();
        self.code.push(operator);
    }

    /// A variable of this type; not one that counts a loop.
    fn variable(&mut self, kind: ValType) -> u32 {
        let word: &[u32] = &[0, 1, 4, 5];
        let long: &[u32] = &[2, 3, 6, 7];
        *(if kind == I32 { word } else { long })
            .choose(self.random)
            .unwrap()
    }

    #[allow(clippy::too_many_lines)] // one arm for each kind of expression
    fn value(&mut self, kind: ValType, depth: u32) {
        let leaf = depth == 0 || self.random.random_range(0..6) == 0;
        if leaf {
            match self.random.random_range(0..4) {
                0 => {
                    let value = *NASTY.choose(self.random).unwrap();
                    self.code.push(constant(kind, value));
                }
                1 if kind == I32 => self.code.push(I::GlobalGet(0)),
                1 => self.code.push(I::GlobalGet(1)),
                _ => {
                    let variable = self.variable(kind);
                    self.code.push(I::LocalGet(variable));
                }
            }
            return;
        }
        let depth = depth - 1;
        match self.random.random_range(0..14) {
            0..=3 => {
                self.value(kind, depth);
                self.value(kind, depth);
                self.pick(if kind == I32 { BINARY_32 } else { BINARY_64 });
            }
            4 => {
                self.value(kind, depth);
                self.value(kind, depth);
                // Neither 0 nor -1.
                let (and, or) = if kind == I32 {
                    (I::I32And, I::I32Or)
                } else {
                    (I::I64And, I::I64Or)
                };
                self.code
                    .extend([constant(kind, 0xfff), and, constant(kind, 1), or]);
                self.pick(if kind == I32 {
                    DIVISIONS_32
                } else {
                    DIVISIONS_64
                });
            }
            5 if kind == I32 => {
                let of = *[I32, I64].choose(self.random).unwrap();
                self.value(of, depth);
                self.value(of, depth);
                self.pick(if of == I32 {
                    COMPARISONS_32
                } else {
                    COMPARISONS_64
                });
            }
            5 => {
                self.value(I32, depth);
                self.pick(WIDENING);
            }
            6 if kind == I32 => {
                self.value(I64, depth);
                self.pick(NARROWING);
            }
            6 | 7 => {
                self.value(kind, depth);
                self.pick(if kind == I32 { UNARY_32 } else { UNARY_64 });
            }
            8 => {
                self.address(depth);
                let offset = at(self.random.random_range(0..100));
                self.pick(&if kind == I32 {
                    vec![
                        I::I32Load(offset),
                        I::I32Load8S(offset),
                        I::I32Load8U(offset),
                        I::I32Load16S(offset),
                        I::I32Load16U(offset),
                    ]
                } else {
                    vec![
                        I::I64Load(offset),
                        I::I64Load8S(offset),
                        I::I64Load8U(offset),
                        I::I64Load16S(offset),
                        I::I64Load16U(offset),
                        I::I64Load32S(offset),
                        I::I64Load32U(offset),
                    ]
                });
            }
            9 => {
                self.value(kind, depth);
                self.value(kind, depth);
                self.value(I32, depth);
                self.code.push(I::Select);
            }
            10 => {
                self.value(kind, depth);
                let variable = self.variable(kind);
                self.code.push(I::LocalTee(variable));
            }
            11 => self.block(Some(kind), depth),
            12 => {
                self.value(I32, depth);
                self.code.push(I::If(BlockType::Result(kind)));
                self.blocks.push((Some(kind), false));
                self.statements(1, depth);
                self.value(kind, depth);
                self.code.push(I::Else);
                self.value(kind, depth);
                self.blocks.pop();
                self.code.push(I::End);
            }
            _ => {
                if self.callable == 0 {
                    return self.value(kind, depth);
                }
                for kind in PARAMETERS {
                    self.value(kind, depth.min(1));
                }
                let callee = self.random.random_range(1..=self.callable);
                if self.random.random() {
                    self.code.push(I::Call(callee));
                } else {
                    self.code.push(I::I32Const(callee as i32));
                    self.code.push(I::CallIndirect {
                        type_index: RANDOM_TYPE,
                        table_index: 0,
                    });
                }
                if kind == I32 {
                    self.code.push(I::I32WrapI64);
                }
            }
        }
    }

    /// An address below 2048.
    fn address(&mut self, depth: u32) {
        self.value(I32, depth);
        self.code.extend([I::I32Const(0x7ff), I::I32And]);
    }

    /// A block that may be left early.
    fn block(&mut self, result: Option<ValType>, depth: u32) {
        self.code
            .push(I::Block(result.map_or(BlockType::Empty, BlockType::Result)));
        self.blocks.push((result, false));
        self.statements(1, depth);
        if let Some(kind) = result {
            self.value(kind, depth);
        }
        if self.random.random() {
            self.value(I32, depth);
            self.code.push(I::BrIf(0));
        }
        self.statements(1, depth);
        self.blocks.pop();
        self.code.push(I::End);
    }

    fn statements(&mut self, most: u32, depth: u32) {
        for _ in 0..self.random.random_range(0..=most) {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: u32) {
        let depth = depth.saturating_sub(1);
        let kind = *[I32, I64].choose(self.random).unwrap();
        match self.random.random_range(0..14) {
            0..=2 => {
                self.value(kind, depth);
                let variable = self.variable(kind);
                self.code.push(I::LocalSet(variable));
            }
            3 | 4 => {
                self.address(depth);
                self.value(kind, depth);
                let offset = at(self.random.random_range(0..100));
                self.pick(&if kind == I32 {
                    vec![
                        I::I32Store(offset),
                        I::I32Store8(offset),
                        I::I32Store16(offset),
                    ]
                } else {
                    vec![
                        I::I64Store(offset),
                        I::I64Store8(offset),
                        I::I64Store16(offset),
                        I::I64Store32(offset),
                    ]
                });
            }
            5 => {
                self.value(kind, depth);
                self.code.push(I::GlobalSet(u32::from(kind == I64)));
            }
            6 => {
                self.value(kind, depth);
                self.code.push(I::Drop);
            }
            7 => {
                self.address(depth);
                if self.random.random() {
                    self.address(depth);
                    self.code.extend([
                        I::I32Const(99),
                        I::MemoryCopy {
                            src_mem: 0,
                            dst_mem: 0,
                        },
                    ]);
                } else {
                    self.value(I32, depth);
                    self.code.extend([I::I32Const(99), I::MemoryFill(0)]);
                }
            }
            8 => self.block(None, depth),
            9 => {
                self.value(I32, depth);
                self.code.push(I::If(BlockType::Empty));
                self.blocks.push((None, false));
                self.statements(3, depth);
                if self.random.random() {
                    self.code.push(I::Else);
                    self.statements(3, depth);
                }
                self.blocks.pop();
                self.code.push(I::End);
            }
            10 if self.loops < 2 => {
                let counter = PARAMETERS.len() as u32 + self.locals.len() as u32;
                self.locals.push(I32);
                self.loops += 1;
                self.code.extend([
                    I::I32Const(3),
                    I::LocalSet(counter),
                    I::Loop(BlockType::Empty),
                ]);
                self.blocks.push((None, true));
                self.statements(3, depth);
                self.code
                    .extend([I::LocalGet(counter), I::I32Const(-1), I::I32Add]);
                self.code.extend([I::LocalTee(counter), I::BrIf(0)]);
                self.blocks.pop();
                self.code.push(I::End);
                self.loops -= 1;
            }
            11 => self.jump(depth),
            12 => self.table(depth),
            _ => {
                // A return, or not.
                self.value(I32, depth);
                self.code.push(I::If(BlockType::Empty));
                self.value(I64, depth);
                self.code.extend([I::Return, I::End]);
            }
        }
    }

    /// A jump out of a block, always or not; the rest is then not reached.
    fn jump(&mut self, depth: u32) {
        let outward = |(index, block): (usize, &(Option<ValType>, bool))| {
            (!block.1).then_some((index, block.0))
        };
        let targets: Vec<_> = self
            .blocks
            .iter()
            .rev()
            .enumerate()
            .filter_map(outward)
            .collect();
        let Some(&(target, result)) = targets.choose(self.random) else {
            return;
        };
        self.value(I32, depth);
        self.code.push(I::If(BlockType::Empty));
        if let Some(kind) = result {
            self.value(kind, depth);
        }
        self.code.push(I::Br(target as u32 + 1));
        self.code.push(I::End);
    }

    /// Nested blocks, one of which is left by an index.
    fn table(&mut self, depth: u32) {
        self.code.extend([
            I::Block(BlockType::Empty),
            I::Block(BlockType::Empty),
            I::Block(BlockType::Empty),
        ]);
        self.value(I32, depth);
        self.code.extend([
            I::I32Const(3),
            I::I32And,
            I::BrTable([0, 2, 1].to_vec().into(), 1),
            I::End,
        ]);
        self.blocks.extend([(None, false); 2]);
        self.statements(2, depth);
        self.code.push(I::End);
        self.blocks.pop();
        self.statements(2, depth);
        self.code.push(I::End);
        self.blocks.pop();
    }
}

/// A random program: functions that call those before them, and `run`, which calls each with
/// several arguments and writes the results, and what has become of memory.
fn random_program(seed: u64) -> Vec<Body> {
    const FUNCTIONS: u32 = 8;
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut bodies = Vec::new();
    for index in 0..FUNCTIONS {
        let mut generator = Generator {
            random: &mut random,
            code: Vec::new(),
            locals: vec![I32, I32, I64, I64],
            blocks: Vec::new(),
            callable: index.min(2),
            loops: 0,
        };
        generator.statements(8, 4);
        generator.value(I64, 4);
        bodies.push(Body {
            kind: RANDOM_TYPE,
            locals: generator.locals,
            code: generator.code,
        });
    }
    let mut collector = Collector::default();
    for function in 1..=FUNCTIONS {
        for _ in 0..6 {
            let mut call = Vec::new();
            for kind in PARAMETERS {
                call.push(constant(kind, *NASTY.choose(&mut random).unwrap()));
            }
            call.push(I::Call(function));
            collector.result(I64, call);
        }
    }
    collector.result(I32, [I::GlobalGet(0)]);
    collector.result(I64, [I::GlobalGet(1)]);
    bodies.push(Body {
        kind: 1,
        locals: Vec::new(),
        code: collector.write(0),
    });
    bodies
}

#[rstest]
fn random_programs_agree(#[values(1, 4, 6, 7, 8, 9)] seed: u64) {
    assert_agree(&random_program(seed));
}
