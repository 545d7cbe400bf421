//! A decoded module and its reachable functions.

use super::operation::constant;
use super::table::widened;
use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use wasmparser::{
    ConstExpr, DataKind, ElementItems, ElementKind, ExternalKind, FuncType, FunctionBody, Imports,
    KnownCustom, Name, NameSectionReader, Operator, Parser, Payload, TypeRef, ValType, Validator,
};

/// The linker's name for the variable that points to the end of the stack.
const STACK: &str = "__stack_pointer";

/// The type of a value; a floating-point number is represented by its bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Type {
    /// `i32` or `f32`: C's `unsigned`.
    #[default]
    Word,
    /// `i64` or `f64`: C's `unsigned long long`.
    Long,
}

impl Type {
    /// The type of a WebAssembly value.
    ///
    /// # Errors
    ///
    /// Fails for vectors and references.
    pub(super) fn of(value: ValType) -> Result<Type> {
        match value {
            ValType::I32 | ValType::F32 => Ok(Type::Word),
            ValType::I64 | ValType::F64 => Ok(Type::Long),
            other => bail!("values of type {other} are not supported"),
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Type::Word => "u",
            Type::Long => "U",
        }
    }

    pub(super) fn bits(self) -> u32 {
        match self {
            Type::Word => 32,
            Type::Long => 64,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Signature {
    pub parameters: Vec<Type>,
    pub result: Option<Type>,
}

impl Signature {
    fn of(function: &FuncType) -> Result<Signature> {
        let parameters = function.params().iter().map(|&parameter| Type::of(parameter));
        let result = match function.results() {
            [] => None,
            &[result] => Some(Type::of(result)?),
            _ => bail!("functions with several results are not supported"),
        };
        Ok(Signature { parameters: parameters.collect::<Result<_>>()?, result })
    }
}

pub(super) struct Function<'a> {
    /// The mangled name, if the module contains it.
    pub name: Option<&'a str>,
    pub signature: usize,
    pub origin: Origin<'a>,
}

pub(super) enum Origin<'a> {
    /// An import from the host, the C library, under this name.
    Import(&'a str),
    Body(FunctionBody<'a>),
}

pub(super) struct Segment<'a> {
    pub address: u32,
    pub bytes: &'a [u8],
}

#[derive(Default)]
pub(super) struct Module<'a> {
    types: Vec<FuncType>,
    /// The imported functions, then the module's own.
    pub functions: Vec<Function<'a>>,
    /// The types and initial values of the global variables.
    pub globals: Vec<(Type, u64)>,
    /// The first global variable, which points to the end of the stack.
    pub stack: Option<usize>,
    /// The functions for indirect calls, by index.
    pub table: BTreeMap<u32, usize>,
    /// The initial pages of memory, of 64 KiB each.
    pub pages: u32,
    /// The type of addresses, which are below 2³² in either type.
    pub address: Type,
    pub segments: Vec<Segment<'a>>,
    exports: BTreeMap<&'a str, usize>,
}

impl<'a> Module<'a> {
    /// Decodes a module.
    ///
    /// # Errors
    ///
    /// Fails if the module is invalid or cannot be expressed in C.
    pub(super) fn decode(wasm: &'a [u8]) -> Result<Self> {
        Validator::new()
            .validate_all(&widened(wasm)?)
            .context("the compiler wrote an invalid module")?;
        let mut module = Module::default();
        let mut bodies = 0;
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::TypeSection(types) => {
                    for function in types.into_iter_err_on_gc_types() {
                        module.types.push(function?);
                    }
                }
                Payload::ImportSection(imports) => {
                    for import in imports {
                        let Imports::Single(_, import) = import? else {
                            bail!("grouped imports are not supported");
                        };
                        let TypeRef::Func(signature) = import.ty else {
                            bail!("the import `{}` is not a function", import.name);
                        };
                        let origin = Origin::Import(import.name);
                        module.add(signature, origin);
                    }
                    bodies = module.functions.len();
                }
                Payload::FunctionSection(functions) => {
                    for signature in functions {
                        // The body follows in the code section.
                        module.add(signature?, Origin::Import(""));
                    }
                }
                Payload::MemorySection(memories) => {
                    for memory in memories {
                        let memory = memory?;
                        module.pages = u32::try_from(memory.initial)?;
                        if memory.memory64 {
                            module.address = Type::Long;
                        }
                    }
                }
                Payload::GlobalSection(globals) => {
                    for global in globals {
                        let global = global?;
                        module.globals.push(initial(&global.init_expr)?);
                    }
                }
                Payload::ExportSection(exports) => {
                    for export in exports {
                        let export = export?;
                        if export.kind == ExternalKind::Func {
                            module.exports.insert(export.name, export.index as usize);
                        }
                    }
                }
                Payload::ElementSection(elements) => {
                    for element in elements {
                        let element = element?;
                        let (
                            ElementKind::Active { offset_expr, .. },
                            ElementItems::Functions(items),
                        ) = (element.kind, element.items)
                        else {
                            bail!("only complete tables of functions are supported");
                        };
                        let first = offset(&offset_expr)?;
                        for (index, function) in (first..).zip(items) {
                            module.table.insert(index, function? as usize);
                        }
                    }
                }
                Payload::DataSection(segments) => {
                    for segment in segments {
                        let segment = segment?;
                        let DataKind::Active { offset_expr, .. } = segment.kind else {
                            bail!("data that is copied to memory later is not supported");
                        };
                        module
                            .segments
                            .push(Segment { address: offset(&offset_expr)?, bytes: segment.data });
                    }
                }
                Payload::CodeSectionEntry(body) => {
                    module.functions[bodies].origin = Origin::Body(body);
                    bodies += 1;
                }
                Payload::StartSection { .. } => bail!("start functions are not supported"),
                Payload::CustomSection(section) => {
                    if let KnownCustom::Name(names) = section.as_known() {
                        module.name(names)?;
                    }
                }
                _ => {}
            }
        }
        Ok(module)
    }

    /// Records function names, and finds the stack pointer by name.
    fn name(&mut self, names: NameSectionReader<'a>) -> Result<()> {
        for name in names {
            match name? {
                Name::Function(names) => {
                    for naming in names {
                        let naming = naming?;
                        self.functions[naming.index as usize].name = Some(naming.name);
                    }
                }
                Name::Global(names) => {
                    for naming in names {
                        let naming = naming?;
                        if naming.name == STACK && naming.index == 0 {
                            self.stack = Some(0);
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn add(&mut self, signature: u32, origin: Origin<'a>) {
        self.functions.push(Function { name: None, signature: signature as usize, origin });
    }

    pub(super) fn signature(&self, index: usize) -> Result<Signature> {
        Signature::of(&self.types[index])
    }

    pub(super) fn signature_of(&self, function: usize) -> Result<Signature> {
        self.signature(self.functions[function].signature)
    }

    pub(super) fn export(&self, name: &str) -> Result<usize> {
        let index = self.exports.get(name);
        index.copied().with_context(|| format!("the module does not export the function `{name}`"))
    }

    /// Returns the reached functions, callees before callers (except in recursion), and whether any call is
    /// indirect.
    pub(super) fn reached(&self, entry: usize) -> Result<(Vec<usize>, bool)> {
        let mut indirect = false;
        let mut seen = BTreeSet::new();
        let mut order = Vec::new();
        // Each function is visited twice: before its callees and after.
        let mut pending = vec![(entry, false)];
        while let Some((function, done)) = pending.pop() {
            if done {
                order.push(function);
                continue;
            }
            if !seen.insert(function) {
                continue;
            }
            pending.push((function, true));
            let Origin::Body(body) = &self.functions[function].origin else {
                continue;
            };
            for operator in body.get_operators_reader()? {
                match operator? {
                    Operator::Call { function_index } => {
                        pending.push((function_index as usize, false));
                    }
                    Operator::CallIndirect { .. } => {
                        indirect = true;
                        pending.extend(self.table.values().map(|&function| (function, false)));
                    }
                    _ => {}
                }
            }
        }
        Ok((order, indirect))
    }
}

fn initial(expression: &ConstExpr) -> Result<(Type, u64)> {
    let operator = expression.get_operators_reader().read()?;
    constant(&operator).context("computed initial values are not supported")
}

/// The address or index of a segment.
fn offset(expression: &ConstExpr) -> Result<u32> {
    Ok(u32::try_from(initial(expression)?.1)?)
}
