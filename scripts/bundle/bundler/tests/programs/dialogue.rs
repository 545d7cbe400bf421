//! A dialogue with a program that doubles each of three numbers.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

/// Sends each number only after the last answer, so that a program that does not flush or reads further than
/// a line would wait for ever.
pub fn assert_answers(command: &mut Command) {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let (send, answers) = channel();
    thread::spawn(move || {
        for line in lines {
            let _ = send.send(line.unwrap());
        }
    });
    for number in [1, 20, 300] {
        writeln!(stdin, "{number}").unwrap();
        let answer = answers.recv_timeout(Duration::from_secs(30));
        if answer != Ok((2 * number).to_string()) {
            child.kill().unwrap();
            panic!("the answer to {number} is {answer:?}");
        }
    }
    assert!(child.wait().unwrap().success());
}
