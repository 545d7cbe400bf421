//! Runs a solution in an engine without 64-bit addresses: answers are right, panics have messages, and memory
//! is bounded. Ignored without a compiler for WebAssembly.

use bundler::c::wasm;
use bundler::program::Program;
use libtest_mimic::{Arguments, Completion, Trial};
use rust_to_c::ENTRY;
use rust_to_c::toolchain::{self, Toolchain};
use std::path::Path;
use std::process::ExitCode;
use wasmi::{Caller, Config, Engine, Extern, Linker, Memory, Module, Store};

fn main() -> ExitCode {
    let trial = Trial::ignorable_test("a_solution_runs_in_an_engine", || {
        if let Err(missing) = toolchain::compiler() {
            return Ok(Completion::ignored_with(format!("{missing:#}")));
        }
        a_solution_runs_in_an_engine();
        Ok(Completion::Completed)
    });
    libtest_mimic::run(&Arguments::from_args(), vec![trial]).exit_code()
}

/// The judge's memory limit in bytes.
const MEMORY: u64 = 64 << 20;

fn a_solution_runs_in_an_engine() {
    let workspace = Path::new("../../..");
    let cache = workspace.join("target/judge-wasm");
    let toolchain = Toolchain::new(toolchain::compiler().unwrap(), &cache).unwrap();
    let program = Program::solution(workspace, "problems/poj1067/poj1067.rs", "2021").unwrap();
    let module = wasm(workspace, &toolchain, &program, MEMORY).unwrap();
    let answered = run(&module, "2 1\n8 4\n");
    assert!(answered.ended, "{}", answered.stderr);
    assert_eq!(answered.stdout, "0\n1\n");
    assert_eq!(answered.stderr, "");
    let bounded = answered.most_memory.is_some_and(|most| most <= MEMORY);
    assert!(bounded, "{:?}", answered.most_memory);
    let refused = run(&module, "1 1000000001\n");
    assert!(!refused.ended);
    assert!(refused.stderr.starts_with("panicked: "), "{}", refused.stderr);
    let sentence = "b is 1000000001, not in 0..=1000000000";
    assert!(refused.stderr.contains(sentence), "{}", refused.stderr);
}

struct Ran {
    ended: bool,
    stdout: String,
    stderr: String,
    /// The module's maximum memory in bytes; `None` if unbounded.
    most_memory: Option<u64>,
}

#[derive(Default)]
struct Streams {
    input: Vec<u8>,
    outputs: [Vec<u8>; 2],
}

fn memory(caller: &mut Caller<Streams>) -> Memory {
    let memory = caller.get_export("memory").and_then(Extern::into_memory);
    memory.expect("the memory is exported")
}

fn run(module: &[u8], input: &str) -> Ran {
    // Old browsers lack 64-bit addresses.
    let mut config = Config::default();
    config.wasm_memory64(false);
    let engine = Engine::new(&config);
    let module = Module::new(&engine, module).unwrap();
    let streams = Streams { input: input.into(), ..Streams::default() };
    let mut store = Store::new(&engine, streams);
    let mut linker = Linker::new(&engine);
    let read = |mut caller: Caller<Streams>, to: i32, length: i32| {
        let length = caller.data().input.len().min(length as usize);
        let bytes: Vec<u8> = caller.data_mut().input.drain(..length).collect();
        memory(&mut caller).write(&mut caller, to as usize, &bytes).unwrap();
        length as i32
    };
    let write = |mut caller: Caller<Streams>, to: i32, from: i32, length: i32| {
        let mut bytes = vec![0; length as usize];
        memory(&mut caller).read(&caller, from as usize, &mut bytes).unwrap();
        caller.data_mut().outputs[to as usize - 1].extend(bytes);
    };
    let compare = |mut caller: Caller<Streams>, a: i32, b: i32, length: i32| {
        let memory = memory(&mut caller).data(&caller);
        let bytes = |from: i32| &memory[from as usize..][..length as usize];
        bytes(a).cmp(bytes(b)) as i32
    };
    linker.func_wrap("env", "read", read).unwrap();
    linker.func_wrap("env", "write", write).unwrap();
    linker.func_wrap("env", "compare", compare).unwrap();
    linker.func_wrap("env", "flush", || {}).unwrap();
    linker.func_wrap("env", "exit", |_: i32| {}).unwrap();
    linker.func_wrap("env", "exhausted", || {}).unwrap();
    let instance = linker.instantiate_and_start(&mut store, &module).unwrap();
    let memory = instance.get_memory(&store, "memory").unwrap();
    let most_pages = memory.ty(&store).maximum();
    let entry = instance.get_typed_func::<(), ()>(&store, ENTRY).unwrap();
    let ended = entry.call(&mut store, ()).is_ok();
    let [stdout, stderr] = store.into_data().outputs.map(|text| String::from_utf8(text).unwrap());
    Ran { ended, stdout, stderr, most_memory: most_pages.map(|pages| pages << 16) }
}
