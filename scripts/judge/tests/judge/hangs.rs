//! `stress` finds a program that hangs and minimises its input.

use crate::verdicts::stressed;
use judge::verdict::Verdict;
use rstest::rstest;

/// Nim, with this mistake in each case.
fn nim(mistake: &str) -> String {
    format!(
        r#"
fn main() {{
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = input.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {{
        let count = numbers.next().unwrap();
        let heaps: Vec<usize> = numbers.by_ref().take(count).collect();
        {mistake}
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        println!("{{}}", if sum == 0 {{ "No" }} else {{ "Yes" }});
    }}
}}"#
    )
}

#[rstest]
#[case::working("if heaps.contains(&3) { loop { std::hint::black_box(()); } }")]
#[case::waiting("if heaps.contains(&3) { loop { std::thread::park(); } }")]
fn a_hang_is_minimised(#[case] mistake: &str) {
    let report = stressed("luogu_p2197", &nim(mistake), 200);
    let difference = report.difference.expect("it hangs on a heap of 3");
    assert!(difference.is_hang, "{difference}");
    let input: Vec<&str> = difference.input.split_whitespace().collect();
    // On a busy machine, the search may end before the heap is 3.
    assert!(input[0] == "1" && input.len() <= 5, "{difference}");
    assert!(input[2..].contains(&"3"), "{difference}");
    assert!(difference.expected.is_some(), "{difference}");
    let verdicts: Vec<&Verdict> =
        difference.runs.iter().map(|(_, judged)| &judged.verdict).collect();
    assert_eq!(verdicts, [&Verdict::TimeLimit], "{difference}");
    assert_eq!(difference.suspects, ["planted"]);
}
