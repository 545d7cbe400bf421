//! Tests running solutions in the page.

use crate::driver::Session;
use crate::{Test, address, catalog, only_some, open, some, tests};
use judge::binaries::Binaries;
use judge::verdict;
use serde_json::json;
use site::Line;
use std::fs;

pub const TRIALS: &[Test] = tests![
    solutions_answer_the_cases,
    interactive_solutions_answer_the_reader_as_they_answer_the_judge,
    outputs_are_compared_line_by_line,
    numbers_may_be_off_by_the_tolerance,
    a_panic_shows_its_message,
    an_input_error_is_explained_in_the_readers_words,
    a_program_that_hangs_can_be_stopped,
    a_program_that_is_stopped_while_it_is_loaded_does_not_start,
    the_page_survives_a_program_that_crashes,
];

const IDLE: &str = "!document.getElementById('attempt').hasAttribute('aria-busy')";

fn attempt(session: &Session, input: &str) -> String {
    let script = "document.getElementById('input').value = arguments[0];\
                  document.getElementById('run').click();";
    session.run(script, &json!([input]));
    session.wait(IDLE);
    session.text("document.getElementById('output').value")
}

fn write(session: &Session, id: &str, text: &str) {
    let script = "const box = document.getElementById(arguments[0]);\
                  box.value = arguments[1];\
                  box.dispatchEvent(new Event('input', { bubbles: true }));";
    session.run(script, &json!([id, text]));
}

fn state(session: &Session) -> String {
    session.text("document.getElementById('state').textContent")
}

fn choose_solution(session: &Session, name: &str) {
    session.run("document.getElementById('program').value = arguments[0]", &json!([name]));
}

/// Runs each solution on every case of its page, not only on samples; with `SOME_TESTS` set, on one in four.
fn solutions_answer_the_cases() {
    let session = open("index.html");
    let problems = catalog().problems.iter();
    for problem in some(problems.filter(|problem| !problem.facts.interactive)) {
        session.go(&address(&format!("problems/{}.html", problem.id)));
        for solution in &problem.facts.solutions {
            choose_solution(&session, &solution.name);
            let step = if only_some() { 4 } else { 1 };
            for case in problem.cases().unwrap().into_iter().step_by(step) {
                let script = "const choice = document.getElementById('case');\
                              choice.value = arguments[0];\
                              choice.dispatchEvent(new Event('change'));\
                              document.getElementById('run').click();";
                session.run(script, &json!([case.name]));
                session.wait(IDLE);
                let what = format!("{} on {}", solution.name, case.name);
                assert!(state(&session).starts_with("Done in "), "{what}: {}", state(&session));
                let output = session.text("document.getElementById('output').value");
                let input = fs::read(&case.input).unwrap();
                let expected = fs::read(&case.output).unwrap();
                let verdict = verdict::of_output(problem, &input, &expected, output.as_bytes());
                assert!(verdict.unwrap().is_accepted(), "{what}:\n{output}");
            }
        }
        assert_eq!(session.complaints(), [""; 0], "{}", problem.id);
    }
}

/// The reader plays the judge and types its lines of a recorded dialogue.
fn interactive_solutions_answer_the_reader_as_they_answer_the_judge() {
    let session = open("index.html");
    for problem in catalog().problems.iter().filter(|problem| problem.facts.interactive) {
        session.go(&address(&format!("problems/{}.html", problem.id)));
        for solution in &problem.facts.solutions {
            choose_solution(&session, &solution.name);
            let programs = Binaries::build([&*solution.name]).unwrap();
            for case in problem.cases().unwrap() {
                let case = fs::read_to_string(&case.input).unwrap();
                let lines =
                    site::dialogue(problem, &case, programs.path(&solution.name).unwrap()).unwrap();
                let (mut judge, mut program) = (String::new(), String::new());
                for line in &lines {
                    let (said, line) = match line {
                        Line::Judge(line) => (&mut judge, line),
                        Line::Program(line) => (&mut program, line),
                    };
                    *said += line;
                    said.push('\n');
                }
                assert_eq!(attempt(&session, &judge), program, "{}", problem.id);
            }
            let none = attempt(&session, "");
            assert_eq!(none, "", "{}: output before the first line", problem.id);
            assert!(state(&session).contains("waits for the judge"), "{}", state(&session));
        }
    }
}

fn outputs_are_compared_line_by_line() {
    let session = open("problems/poj1067.html");
    let verdict = "document.getElementById('verdict').textContent";
    let rows = "[...document.querySelectorAll('#comparison tbody tr')].map(row => row.innerText)";
    write(&session, "expected", "0\n1\n0\n");
    assert_eq!(attempt(&session, "2 1\n8 4\n4 7\n"), "0\n1\n0\n");
    assert_eq!(session.text(verdict), "All 3 lines agree.");
    // As with the judge, the amount of space does not matter.
    write(&session, "expected", "0 \r\n 1\n0\n\n");
    assert_eq!(session.text(verdict), "All 3 lines agree.");
    // Without a tolerance, words are compared.
    write(&session, "expected", "0\n01\n0\n");
    assert_eq!(session.text(verdict), "Line 2 differs.");
    write(&session, "expected", "0\n0\n0\n");
    assert_eq!(session.text(verdict), "Line 2 differs.");
    let shown = session.value(rows);
    let differing = shown[1].as_str().unwrap();
    assert_eq!(differing.split_whitespace().collect::<Vec<_>>(), ["2", "1", "0", "≠", "differs"]);
    write(&session, "expected", "0\n");
    assert_eq!(session.text(verdict), "2 of 3 lines differ; the first is line 2.");
    write(&session, "expected", "");
    assert_eq!(session.text(verdict), "");
}

fn numbers_may_be_off_by_the_tolerance() {
    let session = open("problems/cf98e.html");
    for (output, expected, verdict) in [
        ("0.5", "0.5000000001", "The line agrees."),
        ("1e0", "1", "The line agrees."),
        ("0.5", "0.6", "Line 1 differs."),
        // The judge reads no hexadecimal digits.
        ("0x1", "1", "Line 1 differs."),
    ] {
        session.run("document.getElementById('output').value = arguments[0]", &json!([output]));
        write(&session, "expected", expected);
        let shown = session.text("document.getElementById('verdict').textContent");
        assert_eq!(shown, verdict, "{output}, {expected}");
    }
}

fn a_panic_shows_its_message() {
    let session = open("problems/poj2425.html");
    attempt(&session, "1\n1 0\n0\n");
    let errors = session.text("document.getElementById('errors').innerText");
    assert!(errors.starts_with("panicked: ") && errors.contains("cycle"), "{errors}");
    assert!(state(&session).contains("cycle"), "{}", state(&session));
    assert_eq!(attempt(&session, "2\n1 1\n0\n1 0\n0\n"), "WIN\n", "the next run starts afresh");
    assert_eq!(session.value("document.getElementById('errors').checkVisibility()"), false);
}

fn an_input_error_is_explained_in_the_readers_words() {
    let session = open("problems/poj1704.html");
    for (input, said) in [
        ("1\n3\n1 2\n", "The input ends too early"),
        ("1\n2\n1 x\n", "Expected a nonnegative integer"),
        ("1\n1\n-5\n", "Expected a nonnegative integer"),
    ] {
        attempt(&session, input);
        assert!(state(&session).starts_with(said), "{input}: {}", state(&session));
    }
}

/// Replaces the page's solution by a module with this code in `run`.
fn replace(session: &Session, code: &[u8]) {
    let mut module = b"\0asm\x01\0\0\0".to_vec();
    // A type without parameters, a function of that type, a memory with 64-bit addresses, and the exported
    // names.
    module.extend(b"\x01\x04\x01\x60\0\0\x03\x02\x01\0\x05\x03\x01\x04\x01");
    module.extend(b"\x07\x10\x02\x06memory\x02\0\x03run\0\0");
    let length = code.len() as u8;
    module.extend([0x0a, length + 4, 1, length + 2, 0]);
    module.extend(code);
    module.push(0x0b);
    let script = "programLoaded('poj1067', btoa(String.fromCharCode(...arguments[0])))";
    session.run(script, &json!([module]));
}

fn a_program_that_hangs_can_be_stopped() {
    let session = open("problems/poj1067.html");
    // loop br 0 end
    replace(&session, &[0x03, 0x40, 0x0c, 0x00, 0x0b]);
    session.act("document.getElementById('run').click()");
    session.wait("document.getElementById('state').textContent.startsWith('Running for')");
    session.act("document.getElementById('stop').click()");
    session.wait(IDLE);
    assert_eq!(state(&session), "Stopped");
    assert_eq!(session.value("document.activeElement.id"), "run");
}

fn a_program_that_is_stopped_while_it_is_loaded_does_not_start() {
    let session = open("problems/poj1067.html");
    // loop br 0 end
    replace(&session, &[0x03, 0x40, 0x0c, 0x00, 0x0b]);
    // The page awaits even a program that is loaded, so "Stop" comes before its start.
    let script = "document.getElementById('run').click(); document.getElementById('stop').click()";
    session.act(script);
    assert_eq!(state(&session), "Stopped");
    session.act("programs.delete('poj1067')");
    assert_eq!(attempt(&session, "2 1\n"), "0\n", "the first run has not started");
}

fn the_page_survives_a_program_that_crashes() {
    let session = open("problems/poj1067.html");
    // unreachable
    replace(&session, &[0x00]);
    attempt(&session, "1 2\n");
    assert!(state(&session).starts_with("It crashed"), "{}", state(&session));
    assert_eq!(session.complaints(), [""; 0]);
}
