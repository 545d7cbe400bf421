//! Programs in a dialogue. Each mistake gets its verdict, with its line and the lines before it,
//! and nothing hangs.
//!
//! The problem is `abc278_g`: the judge says `5 2 2`, and its opponent moves at random.

use crate::runner;
use crate::verdicts::{compile, judged_on, stressed};
use judge::catalog::{Case, Catalog};
use judge::runner::Bounds;
use judge::verdict::Judged;
use rstest::rstest;
use std::fs;
use std::time::{Duration, Instant};

/// Waits for the first line and chooses to move second, since the first player loses with five cards in
/// pairs. Then makes this mistake, using `say` and `hear`.
fn program(mistake: &str) -> String {
    format!(
        r#"
        #![allow(unused)]
        use std::io::Write;
        fn say(line: &str) {{
            println!("{{line}}");
            std::io::stdout().flush().unwrap();
        }}
        fn hear() -> (usize, usize) {{
            let mut line = String::new();
            std::io::stdin().read_line(&mut line).unwrap();
            let mut numbers = line.split_whitespace().map(|word| word.parse().unwrap());
            (numbers.next().unwrap(), numbers.next().unwrap())
        }}
        /// Wins: the judge takes a pair, after which one more is left.
        fn win() {{
            say("Second");
            let (first, _) = hear();
            let free = |x: usize| x + 2 <= first || x >= first + 2;
            let x = (1..=4).find(|&x| free(x)).unwrap();
            say(&format!("{{x}} 2"));
        }}
        fn main() {{
            hear();
            {mistake}
        }}"#
    )
}

const WINNING: &str = "win(); hear();";
/// Wins like [`WINNING`], with blanks around each word.
const WINNING_WITH_BLANKS: &str = r#"
    say("Second \r");
    let (first, _) = hear();
    let free = |x: usize| x + 2 <= first || x >= first + 2;
    let x = (1..=4).find(|&x| free(x)).unwrap();
    say(&format!(" {x}  2 "));
    hear();"#;
const LEAVING_AFTER_THE_WIN: &str = "win();";
const ILLEGAL: &str = r#"say("Second"); hear(); say("1 3"); hear();"#;
const BEYOND: &str = r#"say("Second"); hear(); say("5 2"); hear();"#;
const MALFORMED: &str = r#"say("second"); hear();"#;
const MALFORMED_MOVE: &str = r#"say("Second"); hear(); say("1"); hear();"#;
const OTHER_BLANKS: &str = r#"say("Second"); hear(); say("1\u{3000}2"); hear();"#;
const COLOURFUL: &str = r#"say("\x1b[2J\x07Second"); hear();"#;
const EMPTY: &str = r#"say(""); hear();"#;
const WITHOUT_LINE_END: &str = r#"print!("Second");"#;
const WAITING_WITHIN_A_LINE: &str =
    r#"print!("Second"); std::io::stdout().flush().unwrap(); hear();"#;
const CRASHING_WITHIN_A_LINE: &str = r#"print!("Seco"); panic!("no such card");"#;
const GIVING_UP: &str = r#"say("Second"); hear(); say("0 0"); hear();"#;
const LOSING: &str = r#"say("First"); say("2 2"); hear(); say("0 0"); hear();"#;
const WAITING: &str = "hear();";
const BUFFERING: &str = r#"
    let mut out = std::io::BufWriter::new(std::io::stdout());
    writeln!(out, "Second").unwrap();
    hear();"#;
/// Works for a third of its time before it waits.
#[cfg(target_os = "linux")]
const BUFFERING_AFTER_WORK: &str = r#"
    let start = std::time::Instant::now();
    while start.elapsed() < std::time::Duration::from_millis(100) {}
    let mut out = std::io::BufWriter::new(std::io::stdout());
    writeln!(out, "Second").unwrap();
    hear();"#;
const SLEEPING: &str = r#"say("Second"); loop { std::thread::park(); }"#;
const LEAVING: &str = "";
const LEAVING_IN_THE_MIDDLE: &str = r#"say("Second"); hear();"#;
const TALKING: &str = r#"win(); hear(); say("good game");"#;
const CRASHING: &str = r#"say("Second"); panic!("no such card");"#;
const FAILING_AT_THE_END: &str = "win(); hear(); std::process::exit(3);";
const LOOPING: &str = r#"say("Second"); loop { std::hint::black_box(()); }"#;
const LOOPING_AT_THE_END: &str = "win(); hear(); loop { std::hint::black_box(()); }";
const ENDLESS: &str = "
    let zeros = vec![b'0'; 1 << 20];
    while std::io::stdout().write_all(&zeros).is_ok() {}";
/// Leaves behind a process that holds the pipes open.
const FORKING: &str = r#"
    win();
    hear();
    std::process::Command::new("sleep").arg("20").spawn().unwrap();"#;

const BOUNDS: Bounds = Bounds { time: Duration::from_millis(300), memory: None };

fn judged(mistake: &str) -> (Judged, String) {
    let program = compile(&program(mistake));
    let catalog = Catalog::load().unwrap();
    let problem = catalog.problem("abc278_g").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let case = Case {
        name: String::from("pairs"),
        input: folder.path().join("pairs.in"),
        output: folder.path().join("pairs.out"),
    };
    fs::write(&case.input, "random 1\n5 2 2\n").unwrap();
    fs::write(&case.output, "won\n").unwrap();
    judged_on(&runner(), (problem, &case), &program.path, &BOUNDS)
}

#[rstest]
#[case::winning(WINNING, "AC")]
#[case::winning_with_blanks(WINNING_WITH_BLANKS, "AC")]
#[case::leaving_after_the_win(LEAVING_AFTER_THE_WIN, "AC")]
#[case::illegal(ILLEGAL, "illegal move")]
#[case::beyond(BEYOND, "illegal move")]
#[case::malformed(MALFORMED, "malformed line")]
#[case::malformed_move(MALFORMED_MOVE, "malformed line")]
#[case::other_blanks(OTHER_BLANKS, "malformed line")]
#[case::without_line_end(WITHOUT_LINE_END, "malformed line")]
#[case::waiting_within_a_line(WAITING_WITHIN_A_LINE, "malformed line")]
#[case::crashing_within_a_line(CRASHING_WITHIN_A_LINE, "RE")]
#[case::giving_up(GIVING_UP, "lost game")]
#[case::losing(LOSING, "lost game")]
#[case::waiting(WAITING, "deadlock")]
#[case::buffering(BUFFERING, "deadlock")]
#[case::sleeping(SLEEPING, "deadlock")]
#[case::leaving(LEAVING, "early exit")]
#[case::leaving_in_the_middle(LEAVING_IN_THE_MIDDLE, "early exit")]
#[case::talking(TALKING, "talk after the end")]
#[case::crashing(CRASHING, "RE")]
#[case::failing_at_the_end(FAILING_AT_THE_END, "RE")]
#[case::looping(LOOPING, "TLE")]
#[case::looping_at_the_end(LOOPING_AT_THE_END, "TLE")]
#[case::endless(ENDLESS, "OLE")]
fn each_mistake_gets_its_verdict(#[case] mistake: &str, #[case] code: &str) {
    let (judged, report) = judged(mistake);
    assert_eq!(judged.verdict.code(), code, "{report}");
}

/// Other systems do not tell waiting from working.
#[cfg(target_os = "linux")]
#[test]
fn a_program_may_work_before_it_waits() {
    let (judged, report) = judged(BUFFERING_AFTER_WORK);
    assert_eq!(judged.verdict.code(), "deadlock", "{report}");
}

#[rstest]
#[case::illegal(
    ILLEGAL,
    "line 4 of the dialogue: `1 3`: a move takes 2 neighbouring cards, all still there"
)]
#[case::malformed(MALFORMED, "line 2 of the dialogue: expected `First` or `Second`, not `second`")]
#[case::empty(EMPTY, "line 2 of the dialogue: expected `First` or `Second`, not ``")]
#[case::losing(LOSING, "line 5 of the dialogue: no move is left")]
#[case::giving_up(GIVING_UP, "line 4 of the dialogue: gave up, though there is a move")]
#[case::waiting(
    WAITING,
    "line 1 of the dialogue: the judge and the program wait for each other; is each line flushed?"
)]
#[case::leaving(
    LEAVING_IN_THE_MIDDLE,
    "line 3 of the dialogue: the program ends while the judge waits for a line"
)]
#[case::talking(TALKING, "line 6 of the dialogue: the dialogue was over")]
fn the_report_names_the_line(#[case] mistake: &str, #[case] what: &str) {
    let (_, report) = judged(mistake);
    let (first, _) = report.split_once('\n').unwrap();
    assert!(first.ends_with(what), "{report}");
}

#[test]
fn the_report_shows_who_said_what() {
    let (_, report) = judged(LOSING);
    let lines: Vec<&str> = report.lines().skip(1).take(6).collect();
    let [first, second, third, judge, giving_up, last] = lines[..] else {
        panic!("{report}");
    };
    assert_eq!(first, "        1 judge   5 2 2");
    assert_eq!(second, "        2 program First");
    assert_eq!(third, "        3 program 2 2");
    assert!(judge.starts_with("        4 judge   4 2"), "{report}");
    assert_eq!(giving_up, "   >    5 program 0 0");
    assert_eq!(last, "        6 judge   -1 -1");
}

#[test]
fn no_control_character_is_shown() {
    let (_, report) = judged(COLOURFUL);
    assert!(report.contains(r"\x1b[2J\x07Second"), "{report}");
    let controls = report.chars().filter(|c| c.is_control() && *c != '\n');
    assert_eq!(controls.count(), 0, "{report:?}");
}

#[test]
fn a_process_left_behind_is_not_waited_for() {
    let start = Instant::now();
    let (judged, report) = judged(FORKING);
    assert_eq!(judged.verdict.code(), "AC", "{report}");
    assert!(start.elapsed() < Duration::from_secs(15));
}

#[test]
fn stress_shows_the_dialogue_of_a_minimised_case() {
    let report = stressed("abc278_g", &program(WINNING), 50);
    let difference = report.difference.expect("it plays for five cards only");
    assert_eq!(difference.expected.as_ref().unwrap().output, "won\n");
    let [(_, judged)] = &difference.runs[..] else { panic!("{difference}") };
    let dialogue = judged.dialogue.as_ref().expect("the problem is interactive").to_string();
    assert!(dialogue.contains(" judge   "), "{difference}");
    assert!(difference.to_string().contains(&dialogue), "{difference}");
}
