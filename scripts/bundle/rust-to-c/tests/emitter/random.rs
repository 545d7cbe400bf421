//! Random WebAssembly programs.

use crate::module::{Body, Collector, PARAMETERS, RANDOM_TYPE, at, constant};
use crate::operators::{
    BINARY_32, BINARY_64, BOUNDARY, COMPARISONS_32, COMPARISONS_64, DIVISIONS_32, DIVISIONS_64,
    NARROWING, UNARY_32, UNARY_64, WIDENING,
};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use wasm_encoder::{
    BlockType, Instruction as I,
    ValType::{self, I32, I64},
};

struct Generator<'r> {
    rng: &'r mut Xoshiro256PlusPlus,
    code: Vec<I<'static>>,
    locals: Vec<ValType>,
    /// The enclosing blocks: the type that a jump passes, and whether the jump goes back.
    blocks: Vec<(Option<ValType>, bool)>,
    address: ValType,
    /// The number of functions that may be called.
    callable: u32,
    loops: u32,
}

impl Generator<'_> {
    fn pick(&mut self, operators: &[I<'static>]) {
        let operator = operators.choose(self.rng).unwrap().clone();
        self.code.push(operator);
    }

    /// A variable other than a loop counter.
    fn variable(&mut self, kind: ValType) -> u32 {
        let word: &[u32] = &[0, 1, 4, 5];
        let long: &[u32] = &[2, 3, 6, 7];
        *(if kind == I32 { word } else { long }).choose(self.rng).unwrap()
    }

    #[allow(clippy::too_many_lines)] // an arm for each kind of expression
    fn value(&mut self, kind: ValType, depth: u32) {
        let leaf = depth == 0 || self.rng.random_range(0..6) == 0;
        if leaf {
            match self.rng.random_range(0..4) {
                0 => {
                    let value = *BOUNDARY.choose(self.rng).unwrap();
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
        match self.rng.random_range(0..14) {
            0..=3 => {
                self.value(kind, depth);
                self.value(kind, depth);
                self.pick(if kind == I32 { BINARY_32 } else { BINARY_64 });
            }
            4 => {
                self.value(kind, depth);
                self.value(kind, depth);
                // The divisor is neither 0 nor -1.
                let (and, or) =
                    if kind == I32 { (I::I32And, I::I32Or) } else { (I::I64And, I::I64Or) };
                self.code.extend([constant(kind, 0xfff), and, constant(kind, 1), or]);
                self.pick(if kind == I32 { DIVISIONS_32 } else { DIVISIONS_64 });
            }
            5 if kind == I32 => {
                let of = *[I32, I64].choose(self.rng).unwrap();
                self.value(of, depth);
                self.value(of, depth);
                self.pick(if of == I32 { COMPARISONS_32 } else { COMPARISONS_64 });
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
                let offset = at(self.rng.random_range(0..100));
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
                let callee = self.rng.random_range(1..=self.callable);
                if self.rng.random() {
                    self.code.push(I::Call(callee));
                } else {
                    self.code.push(constant(self.address, i64::from(callee)));
                    self.code.push(I::CallIndirect { type_index: RANDOM_TYPE, table_index: 0 });
                }
                if kind == I32 {
                    self.code.push(I::I32WrapI64);
                }
            }
        }
    }

    /// Generates code for an address below 2048.
    fn address(&mut self, depth: u32) {
        self.value(I32, depth);
        self.code.extend([I::I32Const(0x7ff), I::I32And]);
        if self.address == I64 {
            self.code.push(I::I64ExtendI32U);
        }
    }

    /// Generates a block that may be left early.
    fn block(&mut self, result: Option<ValType>, depth: u32) {
        self.code.push(I::Block(result.map_or(BlockType::Empty, BlockType::Result)));
        self.blocks.push((result, false));
        self.statements(1, depth);
        if let Some(kind) = result {
            self.value(kind, depth);
        }
        if self.rng.random() {
            self.value(I32, depth);
            self.code.push(I::BrIf(0));
        }
        self.statements(1, depth);
        self.blocks.pop();
        self.code.push(I::End);
    }

    fn statements(&mut self, most: u32, depth: u32) {
        for _ in 0..self.rng.random_range(0..=most) {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: u32) {
        let depth = depth.saturating_sub(1);
        let kind = *[I32, I64].choose(self.rng).unwrap();
        match self.rng.random_range(0..14) {
            0..=2 => {
                self.value(kind, depth);
                let variable = self.variable(kind);
                self.code.push(I::LocalSet(variable));
            }
            3 | 4 => {
                self.address(depth);
                self.value(kind, depth);
                let offset = at(self.rng.random_range(0..100));
                self.pick(&if kind == I32 {
                    vec![I::I32Store(offset), I::I32Store8(offset), I::I32Store16(offset)]
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
                if self.rng.random() {
                    self.address(depth);
                    self.code.extend([
                        constant(self.address, 99),
                        I::MemoryCopy { src_mem: 0, dst_mem: 0 },
                    ]);
                } else {
                    self.value(I32, depth);
                    self.code.extend([constant(self.address, 99), I::MemoryFill(0)]);
                }
            }
            8 => self.block(None, depth),
            9 => {
                self.value(I32, depth);
                self.code.push(I::If(BlockType::Empty));
                self.blocks.push((None, false));
                self.statements(3, depth);
                if self.rng.random() {
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
                self.code.extend([I::I32Const(3), I::LocalSet(counter), I::Loop(BlockType::Empty)]);
                self.blocks.push((None, true));
                self.statements(3, depth);
                self.code.extend([I::LocalGet(counter), I::I32Const(-1), I::I32Add]);
                self.code.extend([I::LocalTee(counter), I::BrIf(0)]);
                self.blocks.pop();
                self.code.push(I::End);
                self.loops -= 1;
            }
            11 => self.jump(depth),
            12 => self.table(depth),
            _ => {
                self.value(I32, depth);
                self.code.push(I::If(BlockType::Empty));
                self.value(I64, depth);
                self.code.extend([I::Return, I::End]);
            }
        }
    }

    /// Generates a jump out of a block; code after an unconditional one is unreachable.
    fn jump(&mut self, depth: u32) {
        let outward = |(index, block): (usize, &(Option<ValType>, bool))| {
            (!block.1).then_some((index, block.0))
        };
        let targets: Vec<_> = self.blocks.iter().rev().enumerate().filter_map(outward).collect();
        let Some(&(target, result)) = targets.choose(self.rng) else {
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

    /// Generates nested blocks, and an indexed jump out of one.
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

/// A random program: functions that call earlier ones, and `run`, which calls each with several arguments and
/// writes the results and the final memory.
pub fn program(address: ValType, seed: u64) -> Vec<Body> {
    const FUNCTIONS: u32 = 8;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut bodies = Vec::new();
    for index in 0..FUNCTIONS {
        let mut generator = Generator {
            rng: &mut rng,
            code: Vec::new(),
            locals: vec![I32, I32, I64, I64],
            blocks: Vec::new(),
            address,
            callable: index.min(2),
            loops: 0,
        };
        generator.statements(8, 4);
        generator.value(I64, 4);
        bodies.push(Body { kind: RANDOM_TYPE, locals: generator.locals, code: generator.code });
    }
    let mut collector = Collector::new(address);
    for function in 1..=FUNCTIONS {
        for _ in 0..6 {
            let mut call = Vec::new();
            for kind in PARAMETERS {
                call.push(constant(kind, *BOUNDARY.choose(&mut rng).unwrap()));
            }
            call.push(I::Call(function));
            collector.result(I64, call);
        }
    }
    collector.result(I32, [I::GlobalGet(0)]);
    collector.result(I64, [I::GlobalGet(1)]);
    bodies.push(Body { kind: 1, locals: Vec::new(), code: collector.write(0) });
    bodies
}
