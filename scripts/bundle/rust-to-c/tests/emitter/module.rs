//! Encodes and interprets WebAssembly modules, and collects their results.

use wasm_encoder::{
    CodeSection, ConstExpr, DataSection, ElementSection, Elements, EntityType, ExportKind,
    ExportSection, Function, FunctionSection, GlobalSection, GlobalType, ImportSection,
    Instruction as I, MemArg, MemArgTarget, MemorySection, MemoryType, Module, NameMap,
    NameSection, RefType, TableSection, TableType, TypeSection,
    ValType::{self, I32, I64},
};

/// The address of the results, above the memory of random programs.
pub const RESULTS: i32 = 8192;

/// The index of the imported function `write`.
pub const WRITE: u32 = 0;

/// The index of the type of random functions, after the types of `write` and `run`.
pub const RANDOM_TYPE: u32 = 2;

pub const PARAMETERS: [ValType; 4] = [I32, I32, I64, I64];

/// A function's type, its locals without the parameters, and its code without the final `end`.
pub struct Body {
    pub kind: u32,
    pub locals: Vec<ValType>,
    pub code: Vec<I<'static>>,
}

/// A module with these functions; the last one, `run`, is exported. Addresses and indices of the table have
/// the type `address`.
pub fn module(address: ValType, bodies: &[Body]) -> Vec<u8> {
    let wide = address == I64;
    let offset = |value: i32| match address {
        I64 => ConstExpr::i64_const(i64::from(value)),
        _ => ConstExpr::i32_const(value),
    };
    let mut types = TypeSection::new();
    types.ty().function([I32, I32, I32], []);
    types.ty().function([], []);
    types.ty().function(PARAMETERS, [I64]);
    let mut imports = ImportSection::new();
    imports.import("env", "write", EntityType::Function(0));
    let (functions, code) = sections(bodies);
    let mut tables = TableSection::new();
    tables.table(TableType {
        element_type: RefType::FUNCREF,
        table64: wide,
        minimum: bodies.len() as u64 + 1,
        maximum: None,
        shared: false,
    });
    let mut memories = MemorySection::new();
    memories.memory(memory(wide));
    let mut globals = GlobalSection::new();
    globals.global(variable(I32), &ConstExpr::i32_const(77));
    globals.global(variable(I64), &ConstExpr::i64_const(-5));
    let mut exports = ExportSection::new();
    exports.export("memory", ExportKind::Memory, 0);
    exports.export("run", ExportKind::Func, bodies.len() as u32);
    let mut elements = ElementSection::new();
    let callable: Vec<u32> = (1..bodies.len() as u32).collect();
    elements.active(None, &offset(1), Elements::Functions(callable.into()));
    let mut data = DataSection::new();
    let bytes: Vec<u8> = (0..=255).chain([0; 50]).chain(*b"0??=\"\\\n\r%d").collect();
    data.active(0, &offset(100), bytes);
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

/// The index of the import `exhausted` in a module with a stack.
pub const EXHAUSTED: u32 = 0;

/// The first function's index in a module with a stack.
pub const FIRST: u32 = 1;

/// Like [`module`], with wide addresses and a stack of 1,024 bytes, to which the first global points.
pub fn with_stack(bodies: &[Body]) -> Vec<u8> {
    let mut types = TypeSection::new();
    types.ty().function([I32, I32, I32], []);
    types.ty().function([], []);
    let mut imports = ImportSection::new();
    imports.import("env", "exhausted", EntityType::Function(1));
    let (functions, code) = sections(bodies);
    let mut memories = MemorySection::new();
    memories.memory(memory(true));
    let mut globals = GlobalSection::new();
    globals.global(variable(I64), &ConstExpr::i64_const(1024));
    let mut exports = ExportSection::new();
    exports.export("run", ExportKind::Func, bodies.len() as u32);
    let mut variables = NameMap::new();
    variables.append(0, "__stack_pointer");
    let mut names = NameSection::new();
    names.globals(&variables);
    let mut module = Module::new();
    module
        .section(&types)
        .section(&imports)
        .section(&functions)
        .section(&memories)
        .section(&globals)
        .section(&exports)
        .section(&code)
        .section(&names);
    module.finish()
}

fn sections(bodies: &[Body]) -> (FunctionSection, CodeSection) {
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
    (functions, code)
}

fn memory(wide: bool) -> MemoryType {
    MemoryType { minimum: 2, maximum: None, memory64: wide, shared: false, page_size_log2: None }
}

fn variable(val_type: ValType) -> GlobalType {
    GlobalType { val_type, mutable: true, shared: false }
}

/// The output of a module in the interpreter; `None` if the module traps.
pub fn interpreted(module: &[u8]) -> Option<Vec<u8>> {
    let engine = wasmi::Engine::default();
    let module = wasmi::Module::new(&engine, module).unwrap();
    let mut store = wasmi::Store::new(&engine, Vec::new());
    let mut linker = wasmi::Linker::new(&engine);
    linker
        .func_wrap(
            "env",
            "write",
            |mut caller: wasmi::Caller<Vec<u8>>, _to: i32, from: i32, length: i32| {
                let memory = caller.get_export("memory").and_then(wasmi::Extern::into_memory);
                let mut bytes = vec![0; length as usize];
                memory.unwrap().read(&caller, from as usize, &mut bytes).unwrap();
                caller.data_mut().extend(bytes);
            },
        )
        .unwrap();
    let instance = linker.instantiate_and_start(&mut store, &module).unwrap();
    let run = instance.get_typed_func::<(), ()>(&store, "run").unwrap();
    run.call(&mut store, ()).ok().map(|()| store.into_data())
}

pub fn at(offset: u64) -> MemArg {
    MemArg { offset, align: 0, target: MemArgTarget::Memory(0), ordering: None }
}

pub fn constant(kind: ValType, value: i64) -> I<'static> {
    if kind == I32 { I::I32Const(value as i32) } else { I::I64Const(value) }
}

/// Stores results in memory, and writes them all at the end.
pub struct Collector {
    pub code: Vec<I<'static>>,
    address: ValType,
    count: i32,
}

impl Collector {
    pub fn new(address: ValType) -> Collector {
        Collector { code: Vec::new(), address, count: 0 }
    }

    /// Adds code that leaves a result on the stack.
    pub fn result(&mut self, kind: ValType, code: impl IntoIterator<Item = I<'static>>) {
        let place = i64::from(RESULTS + 8 * self.count);
        self.code.push(constant(self.address, place));
        self.code.extend(code);
        if kind == I32 {
            self.code.push(I::I64ExtendI32U);
        }
        self.code.push(I::I64Store(at(0)));
        self.count += 1;
    }

    pub fn write(mut self, from: i32) -> Vec<I<'static>> {
        let length = RESULTS + 8 * self.count - from;
        self.code.extend([I::I32Const(1), I::I32Const(from), I::I32Const(length), I::Call(WRITE)]);
        self.code
    }
}

pub fn traps(operator: &I, kind: ValType, a: i64, b: i64) -> bool {
    let (a, b, least) = if kind == I32 {
        (i64::from(a as i32), i64::from(b as i32), i64::from(i32::MIN))
    } else {
        (a, b, i64::MIN)
    };
    match operator {
        I::I32DivS | I::I64DivS => b == 0 || a == least && b == -1,
        I::I32DivU | I::I64DivU | I::I32RemS | I::I64RemS | I::I32RemU | I::I64RemU => b == 0,
        _ => false,
    }
}
