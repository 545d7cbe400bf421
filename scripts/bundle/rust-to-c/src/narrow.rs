//! Converts a module to 32-bit addresses, since many browsers lack 64-bit addresses.
//!
//! `usize` still has 64 bits, but addresses and lengths stay below 2^32 (`std/host.rs`). Addresses are
//! truncated at every access to memory or the table of functions, and arithmetic is unchanged. A stack
//! overflow is still an error: a truncated negative address is beyond all memory of the program.

use crate::emit::{Access, access};
use anyhow::Result;
use std::collections::VecDeque;
use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{
    CodeSection, ConstExpr, DataSection, ElementSection, Function, Instruction, MemoryType, Module,
    TableType,
};
use wasmparser::{
    Data, DataKind, Element, ElementKind, FunctionBody, Operator, Parser, Payload, ValType,
};

pub(crate) fn narrowed(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut module = Module::new();
    let mut narrow = Narrow { parameters: parameters(wasm)? };
    narrow.parse_core_module(&mut module, Parser::new(0), wasm)?;
    Ok(module.finish())
}

/// The number of parameters of each function with a body, in order.
fn parameters(wasm: &[u8]) -> Result<VecDeque<u32>> {
    let mut of_type = Vec::new();
    let mut of_function = VecDeque::new();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::TypeSection(types) => {
                for function in types.into_iter_err_on_gc_types() {
                    of_type.push(function?.params().len() as u32);
                }
            }
            Payload::FunctionSection(functions) => {
                for number in functions {
                    of_function.push_back(of_type[number? as usize]);
                }
            }
            _ => {}
        }
    }
    Ok(of_function)
}

type Done<T = ()> = Result<T, Error<Infallible>>;

struct Narrow {
    /// The numbers of parameters of the functions still to convert.
    parameters: VecDeque<u32>,
}

/// The locals added to each function, for values above an address on the stack.
const TEMPORARIES: [ValType; 5] =
    [ValType::I32, ValType::I32, ValType::I64, ValType::F32, ValType::F64];

impl Reencode for Narrow {
    type Error = Infallible;

    fn memory_type(&mut self, memory: wasmparser::MemoryType) -> Done<MemoryType> {
        Ok(MemoryType { memory64: false, ..utils::memory_type(self, memory) })
    }

    fn table_type(&mut self, table: wasmparser::TableType) -> Done<TableType> {
        Ok(TableType { table64: false, ..utils::table_type(self, table)? })
    }

    fn parse_data(&mut self, section: &mut DataSection, data: Data) -> Done {
        let DataKind::Active { offset_expr, .. } = &data.kind else {
            return utils::parse_data(self, section, data);
        };
        let offset = offset(offset_expr)?;
        section.active(0, &offset, data.data.iter().copied());
        Ok(())
    }

    fn parse_element(&mut self, section: &mut ElementSection, element: Element) -> Done {
        let ElementKind::Active { offset_expr, .. } = &element.kind else {
            return utils::parse_element(self, section, element);
        };
        let offset = offset(offset_expr)?;
        let items = self.element_items(element.items.clone())?;
        section.active(None, &offset, items);
        Ok(())
    }

    fn parse_function_body(&mut self, code: &mut CodeSection, body: FunctionBody) -> Done {
        let mut locals = Vec::new();
        let mut next = self.parameters.pop_front().unwrap_or_default();
        for group in body.get_locals_reader()? {
            let (count, kind) = group?;
            locals.push((count, self.val_type(kind)?));
            next += count;
        }
        for kind in TEMPORARIES {
            locals.push((1, self.val_type(kind)?));
        }
        let mut function = Function::new(locals);
        for operator in body.get_operators_reader()? {
            let operator = operator?;
            let instruction = self.instruction(operator.clone())?;
            write(&mut function, &operator, &instruction, next);
        }
        code.function(&function);
        Ok(())
    }
}

/// The offset of a data or function segment.
fn offset(expression: &wasmparser::ConstExpr) -> Done<ConstExpr> {
    Ok(match expression.get_operators_reader().read()? {
        Operator::I64Const { value } => ConstExpr::i32_const(value as i32),
        _ => {
            utils::const_expr(&mut wasm_encoder::reencode::RoundtripReencoder, expression.clone())?
        }
    })
}

/// Writes an instruction; the temporaries begin at the local `first`.
fn write(function: &mut Function, operator: &Operator, instruction: &Instruction, first: u32) {
    use Instruction::{I32WrapI64, I64ExtendI32S, I64ExtendI32U, LocalGet, LocalSet};
    let (one, other) = (first, first + 1);
    let (before, after): (Vec<Instruction>, Vec<Instruction>) = match operator {
        Operator::MemorySize { .. } => (vec![], vec![I64ExtendI32U]),
        Operator::MemoryGrow { .. } => (vec![I32WrapI64], vec![I64ExtendI32S]),
        Operator::CallIndirect { .. } => (vec![I32WrapI64], vec![]),
        Operator::MemoryCopy { .. } => {
            let length = [I32WrapI64, LocalSet(one)];
            let from = [I32WrapI64, LocalSet(other)];
            let back = [I32WrapI64, LocalGet(other), LocalGet(one)];
            ([&length[..], &from, &back].concat(), vec![])
        }
        Operator::MemoryFill { .. } => {
            let length = [I32WrapI64, LocalSet(one)];
            let back = [LocalSet(other), I32WrapI64, LocalGet(other), LocalGet(one)];
            ([&length[..], &back].concat(), vec![])
        }
        operator => match access(operator) {
            Some((Access::Load(_), ..)) => (vec![I32WrapI64], vec![]),
            Some((Access::Store(_), kind, _)) => {
                let at = TEMPORARIES.iter().position(|other| *other == kind);
                let value = first + at.expect("each kind has one") as u32;
                (vec![LocalSet(value), I32WrapI64, LocalGet(value)], vec![])
            }
            None => (vec![], vec![]),
        },
    };
    for instruction in before.iter().chain([instruction]).chain(&after) {
        function.instruction(instruction);
    }
}
