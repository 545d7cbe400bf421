//! Programs that attack the process that runs them. Each gets its verdict, and none of its
//! processes survives.

use crate::runner;
use crate::verdicts::{Planted, compile};
use judge::catalog::Catalog;
use judge::runner::{Bounds, End, Run, Stream};
use judge::verdict;
use rstest::rstest;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

const BOUNDS: Bounds = Bounds { time: Duration::from_millis(500), memory: Some(64 << 20) };

/// A program with this `main`, which may call anything that a contestant's may.
fn program(main: &str) -> Planted {
    compile(&format!(
        r#"
        #![allow(unused)]
        use std::hint::black_box;
        use std::io::Write;
        use std::time::Duration;
        extern "C" {{
            fn fork() -> i32;
            fn setsid() -> i32;
            fn setpgid(process: i32, group: i32) -> i32;
            fn getppid() -> i32;
            fn kill(process: i32, signal: i32) -> i32;
            fn signal(signal: i32, handler: usize) -> usize;
            fn clock() -> i64;
            #[link_name = "wait"]
            fn wait_for(status: *mut i32) -> i32;
        }}
        const KILL: i32 = 9;
        const TERM: i32 = 15;
        const STOP: i32 = 19;
        /// Starts a child process that does this.
        fn child(work: impl FnOnce()) {{
            if unsafe {{ fork() }} == 0 {{
                work();
                std::process::exit(0);
            }}
        }}
        /// Starts an orphan in a session of its own, which does this.
        fn daemon(work: impl FnOnce()) {{
            child(|| {{
                unsafe {{ setsid() }};
                child(work);
            }});
        }}
        fn sleep() {{
            std::thread::sleep(Duration::from_secs(600));
        }}
        fn work(time: Duration) {{
            while unsafe {{ clock() }} < time.as_micros() as i64 {{
                black_box(());
            }}
        }}
        fn write() {{
            let zeros = vec![b'0'; 1 << 20];
            while std::io::stdout().write_all(&zeros).is_ok() {{}}
        }}
        /// Holds this many mebibytes, written to.
        fn hold(mebibytes: usize) -> Vec<u8> {{
            black_box(vec![1; mebibytes << 20])
        }}
        fn wait() {{
            std::thread::sleep(Duration::from_millis(1200));
        }}
        fn main() {{
            {main}
        }}"#
    ))
}

/// Runs a program until it ends or exceeds its bounds, however long it waits.
fn run(program: &Planted) -> Run {
    runner().lasting(Duration::from_secs(300)).run(&program.path, &[], b"", &BOUNDS).unwrap()
}

/// The processes that run this program or a copy of it.
fn running(program: &Path) -> Vec<String> {
    let processes = fs::read_dir("/proc").unwrap().flatten();
    let running = processes.filter(|process| {
        fs::read_link(process.path().join("exe")).is_ok_and(|executable| executable == program)
    });
    running.map(|process| process.file_name().into_string().unwrap()).collect()
}

#[track_caller]
fn assert_nothing_runs(program: &Planted) {
    let running = running(&program.path);
    assert!(running.is_empty(), "{running:?}");
}

#[rstest]
#[case::sleepers("for _ in 0..20 { child(sleep); }")]
#[case::a_loop("child(|| loop { work(Duration::from_secs(9)) });")]
#[case::a_writer("child(write);")]
#[case::daemons("for _ in 0..20 { daemon(sleep); } std::thread::sleep(Duration::from_millis(50));")]
#[case::a_group("child(|| { unsafe { setpgid(0, 0) }; sleep() });")]
#[case::deaf_to_signals("child(|| { unsafe { signal(TERM, 1) }; sleep() });")]
#[case::a_family("child(|| { daemon(|| { child(sleep); sleep() }); sleep() });")]
#[case::a_chain(
    "fn next() { for _ in 0..1000 { daemon(next); std::process::exit(0); } }
     child(next);
     std::thread::sleep(Duration::from_millis(20));"
)]
fn processes_left_behind_end_with_the_program(#[case] main: &str) {
    let program = program(main);
    let run = run(&program);
    // A process left behind uses processor time until it is ended, which counts.
    assert!(matches!(run.end, End::Success | End::OutputLimit(_) | End::TimedOut), "{run:?}");
    assert_nothing_runs(&program);
}

#[rstest]
#[case::of_a_child("child(|| work(Duration::from_secs(9))); sleep();")]
#[case::of_a_daemon("daemon(|| work(Duration::from_secs(9))); sleep();")]
#[case::of_many("for _ in 0..4 { child(|| work(Duration::from_millis(200))); } sleep();")]
#[case::of_daemons_that_have_ended(
    "for _ in 0..4 { daemon(|| work(Duration::from_millis(200))); } sleep();"
)]
fn processor_time_counts(#[case] main: &str) {
    let program = program(main);
    let run = run(&program);
    assert_eq!(run.end, End::TimedOut);
    assert!(run.cpu > BOUNDS.time, "{:?}", run.cpu);
    assert_nothing_runs(&program);
}

#[rstest]
#[case::of_a_child("child(|| { let held = hold(100); sleep() }); sleep();", true)]
#[case::of_a_daemon("daemon(|| { let held = hold(100); sleep() }); sleep();", true)]
#[case::of_many("for _ in 0..4 { child(|| { let held = hold(25); sleep() }); } sleep();", true)]
#[case::shared_is_counted_once(
    "let held = hold(30); for _ in 0..4 { child(wait); } wait(); black_box(held);",
    false
)]
fn memory_counts(#[case] main: &str, #[case] too_much: bool) {
    let program = program(main);
    let run = run(&program);
    let end = if too_much { End::OutOfMemory } else { End::Success };
    assert_eq!(run.end, end, "{:?}", run.peak);
    assert_nothing_runs(&program);
}

#[rstest]
#[case::of_a_child("child(write); sleep();")]
#[case::of_a_daemon("daemon(write); sleep();")]
fn output_counts(#[case] main: &str) {
    let program = program(main);
    assert_eq!(run(&program).end, End::OutputLimit(Stream::Output));
    assert_nothing_runs(&program);
}

#[test]
fn processes_left_behind_end_with_a_dialogue() {
    let program = program("child(sleep); for _ in 0..3 { daemon(|| { child(sleep); write() }); }");
    let catalog = Catalog::load().unwrap();
    let problem = catalog.problem("abc278_g").unwrap();
    let interactor = verdict::interactor(problem, "random 1\n5 2 2\n").unwrap();
    let (run, _) = runner().converse(&program.path, &[], interactor, &BOUNDS).unwrap();
    assert_eq!(run.end, End::Success);
    assert_nothing_runs(&program);
}

/// Only a program that ends or stops the process running it fails, even if it has started a daemon.
#[rstest]
#[case::its_parent("unsafe { kill(getppid(), KILL) }; sleep();")]
#[case::its_parent_politely("unsafe { kill(getppid(), TERM) }; sleep();")]
#[case::its_parent_for_a_daemon(
    "for _ in 0..3 { daemon(|| { child(sleep); sleep() }); }
     std::thread::sleep(Duration::from_millis(50));
     unsafe { kill(getppid(), KILL) };
     sleep();"
)]
#[case::by_a_child(
    "let launcher = unsafe { getppid() };
     child(move || { unsafe { kill(launcher, KILL) }; sleep() });
     sleep();"
)]
#[case::stopping_it("unsafe { kill(getppid(), STOP) }; sleep();")]
fn killing_the_launcher_is_a_runtime_error(#[case] main: &str) {
    let program = program(main);
    let innocent = self::program("wait(); println!(\"7\");");
    thread::scope(|scope| {
        let other = scope.spawn(|| run(&innocent));
        thread::sleep(Duration::from_millis(200));
        let end = run(&program).end;
        assert!(matches!(end, End::Failed { .. }), "{end:?}");
        assert_nothing_runs(&program);
        let other = other.join().unwrap();
        assert_eq!((other.end, &other.stdout[..]), (End::Success, &b"7\n"[..]));
    });
}

/// A program that is ready to run is not waiting, even if it seldom gets a processor.
#[rstest]
#[case::itself("work(Duration::from_millis(300))")]
#[case::a_thread("std::thread::spawn(|| work(Duration::from_millis(300))).join().unwrap()")]
#[case::a_child(
    "child(|| work(Duration::from_millis(300))); unsafe { wait_for(std::ptr::null_mut()) };"
)]
fn a_working_program_does_not_count_as_waiting(#[case] main: &str) {
    let program = program(main);
    let run =
        runner().lasting(Duration::from_millis(100)).run(&program.path, &[], b"", &BOUNDS).unwrap();
    assert_eq!(run.end, End::Success, "{run:?}");
}

const PLANTED: &str = "JUDGE_TEST_PLANTED";

/// Not a test, but a process that stands for a `cargo judge` to be killed.
#[test]
#[ignore = "the next test starts it as a process of its own"]
fn runs_until_it_is_killed() {
    let program = std::env::var_os(PLANTED).expect("the next test sets it");
    let bounds = Bounds { time: Duration::from_secs(600), memory: None };
    let _ = runner().run(program.as_ref(), &[], b"", &bounds);
}

#[rstest]
#[case::a_loop("loop { work(Duration::from_secs(9)) }")]
#[case::a_sleeper("sleep()")]
#[case::daemons("for _ in 0..3 { daemon(sleep) } sleep()")]
fn killing_the_judge_ends_its_programs(#[case] main: &str) {
    let program = program(main);
    let mut judge = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "--ignored", "attacks::runs_until_it_is_killed"])
        .env(PLANTED, &program.path)
        .spawn()
        .unwrap();
    wait_until(|| !running(&program.path).is_empty());
    thread::sleep(Duration::from_millis(100));
    judge.kill().unwrap();
    judge.wait().unwrap();
    wait_until(|| running(&program.path).is_empty());
}

#[track_caller]
fn wait_until(happened: impl Fn() -> bool) {
    let start = Instant::now();
    while !happened() {
        assert!(start.elapsed() < Duration::from_secs(60), "it does not happen");
        thread::sleep(Duration::from_millis(10));
    }
}

/// The open files of a process, except the standard streams.
fn opened(process: &str) -> Vec<PathBuf> {
    let open = fs::read_dir(format!("/proc/{process}/fd")).unwrap();
    let open = open.map(|open| open.unwrap().path());
    let others = open.filter(|path| !["0", "1", "2"].iter().any(|name| path.ends_with(name)));
    others.filter_map(|path| fs::read_link(path).ok()).collect()
}

#[test]
fn a_program_inherits_no_open_file() {
    // The program inherits files that this process has inherited.
    let inherited = opened("self");
    let program = program(
        r#"for open in std::fs::read_dir("/proc/self/fd").unwrap() {
            let open = open.unwrap().path();
            if !["0", "1", "2"].iter().any(|name| open.ends_with(name)) {
                println!("{}", std::fs::read_link(&open).unwrap().display());
            }
        }"#,
    );
    let listed = String::from_utf8(run(&program).stdout).unwrap();
    let is_new = |line: &&str| !inherited.contains(&PathBuf::from(line));
    let new: Vec<&str> = listed.lines().filter(is_new).collect();
    // The folder that the program lists.
    assert!(matches!(new[..], [own] if own.ends_with("/fd")), "{listed}");
}
