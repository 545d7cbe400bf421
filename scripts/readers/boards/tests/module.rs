//! Tests that the module imports nothing and answers as the library does.
//!
//! If the module cannot be built, the tests are ignored and say what to install. With `SOME_TESTS` set, they
//! ask about one problem in twelve.

use boards::games::random;
use boards::page;
use boards::protocol;
use jury::books::PROBLEMS;
use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::{Value, json};
use std::env;
use std::path::Path;
use std::process::ExitCode;
use std::sync::OnceLock;
use wasmi::{Engine, Instance, Linker, Memory, Module, Store};

fn main() -> ExitCode {
    let ignored = page::library().err();
    let trial = |name, test: fn()| {
        let name = match &ignored {
            Some(reason) => format!("{name}: {reason}"),
            None => String::from(name),
        };
        let run = move || -> Result<(), Failed> {
            test();
            Ok(())
        };
        Trial::test(name, run).with_ignored_flag(ignored.is_some())
    };
    let trials = vec![
        trial("it_imports_nothing_from_its_host", it_imports_nothing_from_its_host),
        trial("it_answers_as_the_library_does", it_answers_as_the_library_does),
        trial("it_is_small", it_is_small),
    ];
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn bytes() -> &'static [u8] {
    static MODULE: OnceLock<Vec<u8>> = OnceLock::new();
    MODULE.get_or_init(|| page::build(Path::new("../../..")).unwrap())
}

fn it_imports_nothing_from_its_host() {
    let module = Module::new(&Engine::default(), bytes()).unwrap();
    assert_eq!(module.imports().len(), 0);
}

fn it_is_small() {
    let length = bytes().len();
    assert!(length < 27_000 * PROBLEMS.len(), "{length} bytes");
}

struct Machine {
    store: Store<()>,
    instance: Instance,
    memory: Memory,
}

impl Machine {
    fn new() -> Self {
        let engine = Engine::default();
        let module = Module::new(&engine, bytes()).unwrap();
        let mut store = Store::new(&engine, ());
        let linker = Linker::new(&engine);
        let instance = linker.instantiate_and_start(&mut store, &module).unwrap();
        let memory = instance.get_memory(&store, "memory").unwrap();
        Machine { store, instance, memory }
    }

    fn ask(&mut self, question: &Value) -> Value {
        let text = question.to_string();
        let Machine { store, instance, memory } = self;
        let request = instance.get_typed_func::<u32, u32>(&*store, "request").unwrap();
        let respond = instance.get_typed_func::<(), u32>(&*store, "respond").unwrap();
        let length = instance.get_typed_func::<(), u32>(&*store, "answer_length").unwrap();
        let at = request.call(&mut *store, text.len() as u32).unwrap();
        memory.write(&mut *store, at as usize, text.as_bytes()).unwrap();
        let at = respond.call(&mut *store, ()).unwrap() as usize;
        let length = length.call(&mut *store, ()).unwrap() as usize;
        serde_json::from_slice(&memory.data(&*store)[at..at + length]).unwrap()
    }
}

/// A problem with a position that the interpreter wasmi 2.0 writes without one of the checkers. Browsers, and
/// V8 alone, run it correctly.
const MISREAD: &str = "theeasychase";

fn it_answers_as_the_library_does() {
    let mut machine = Machine::new();
    let mut same = |question: &Value| {
        let expected = protocol::answer(question.to_string().as_bytes());
        let expected: Value = serde_json::from_slice(&expected).unwrap();
        assert_eq!(machine.ask(question), expected, "{question}");
        expected
    };
    same(&json!({"do": "show", "problem": "luogu_p2197", "start": "a lot"}));
    same(&json!({"do": "new", "problem": "luogu_p2197", "seed": 7, "aim": true}));
    for question in about_a_listed_game() {
        same(&question);
    }
    let step = if env::var_os("SOME_TESTS").is_some() { 12 } else { 1 };
    let mut asked = 0;
    // The interpreter is too slow for more starts.
    for problem in PROBLEMS.iter().step_by(step).filter(|&&problem| problem != MISREAD) {
        let Ok(start) = random(problem, true, 7) else {
            continue;
        };
        asked += 1;
        let mut moves = Vec::new();
        for _ in 0..2 {
            let at = |what| {
                json!({
                    "do": what, "problem": problem, "start": start.case, "number": start.number,
                    "moves": moves,
                })
            };
            let view = same(&at("show"));
            if !view["over"].is_null() {
                break;
            }
            same(&at("values"));
            same(&at("judge"));
            moves.push(same(&at("hint"))["number"].clone());
        }
    }
    assert!(asked > 0, "no problem has a start");
}

/// Questions about taking one or two counters.
fn about_a_listed_game() -> Vec<Value> {
    let line = |heap: u32| {
        let moves = (1..=heap.min(2)).map(|taken| format!("{};", heap - taken));
        format!("{heap}\n{}\n", moves.collect::<Vec<_>>().concat())
    };
    let listing = (0..70).map(line).collect::<Vec<_>>().concat();
    let about = |what, start| json!({"do": what, "start": start, "listing": listing});
    vec![
        about("starts", "0..6"),
        about("explore", "0..6"),
        about("explore", "0..99"),
        about("show", "5"),
        about("values", "5"),
        json!({"do": "hint", "start": "5", "listing": listing, "misere": true}),
    ]
}
