//! The command line: output streams and exit statuses.

#[cfg(unix)]
use crate::odd_files::mkfifo;
use crate::{checkout, folder, judge, outputs, write};
use judge::binaries::built_for_test;
use judge::catalog::{Catalog, workspace};
use judge::listing::{self, Order};
use judge::section;
use jury::books::{PROBLEMS, book};
use jury::second_opinion::SecondOpinion;
use rstest::rstest;
use serde_json::Value;
use shared::octal::Octal;
use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn an_unknown_name_is_status_2() {
    let [text, message] = judge(&["test", "poj1068"], "", 2);
    assert!(
        message
            .starts_with("error: no problem or solution is called `poj1068`; did you mean poj1067")
    );
    assert_eq!(text, "");
}

#[test]
fn an_unknown_command_is_status_2() {
    judge(&["prove"], "", 2);
}

#[test]
fn a_case_without_quotes_gets_a_tip() {
    let [_, said] = judge(&["explore", "poj1067", "0..3", "0..4"], "", 2);
    assert!(said.contains("in quotes: '… 0..4'"), "{said}");
}

#[test]
fn a_module_is_printed_and_one_that_is_not_there_is_status_2() {
    let [text, _] = judge(&["paste", "grundy"], "", 0);
    assert!(text.contains("\nmod grundy {") && text.contains("\nmod nim {"));
    let [both, _] = judge(&["paste", "grundy", "nim"], "", 0);
    assert_eq!(both.matches("\nmod nim {").count(), 1, "{both}");
    for (module, message) in [("nimbr", "; did you mean nimber?"), ("guide", "`guide`")] {
        let [text, said] = judge(&["paste", module], "", 2);
        assert!(said.contains(message), "{said}");
        assert_eq!(text, "");
    }
}

#[test]
fn a_bundle_is_not_written_under_the_name_of_another_language() {
    for (language, path, other) in [("c", "answer.rs", "answer.c"), ("rust", "a.cpp", "a.rs")] {
        let [_, message] = judge(&["bundle", "poj1067", "--lang", language, "-o", path], "", 2);
        assert!(message.contains(&format!("name the file {other}")), "{message}");
    }
    // Without the option, a name in C asks for C.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("answer.c");
    judge(
        &["bundle", "poj1067", "--for", "codeforces", "--no-check", "-o", path.to_str().unwrap()],
        "",
        0,
    );
    assert!(fs::read_to_string(path).unwrap().contains("int main(void)"));
}

#[test]
fn verdicts_in_json_contain_time_and_memory() {
    let [text, _] = judge(&["test", "poj1067", "--format", "json"], "", 0);
    let verdicts: Value = serde_json::from_str(&text).unwrap();
    let poj1067 = &verdicts[0];
    assert_eq!(poj1067["solution"], "poj1067");
    assert_eq!(poj1067["verdict"], "AC");
    for case in poj1067["cases"].as_array().unwrap() {
        assert_eq!(case["verdict"], "AC");
        assert!(case["time_ms"].as_f64().unwrap() > 0.0);
        let memory = case["memory_kib"].as_u64().unwrap();
        // The launcher itself uses more memory.
        assert!((500..5_000).contains(&memory), "{memory} KiB");
    }
}

#[test]
fn the_table_ends_with_totals_and_has_no_colours_in_a_file() {
    let [table, _] = judge(&["test", "poj1067"], "", 0);
    assert!(!table.contains('\u{1b}'));
    let last = table.lines().last().unwrap();
    assert!(last.starts_with("1 of 1 solution accepted; "), "{last}");
}

#[test]
fn the_list_has_all_formats() {
    for arguments in [
        &["list"][..],
        &["list", "--by", "judge"],
        &["list", "--format", "markdown"],
        &["list", "--format", "json"],
    ] {
        let [list, _] = judge(arguments, "", 0);
        assert!(list.contains("poj1067"), "{list}");
        assert!(list.contains("P2252"), "{list}");
    }
}

#[test]
fn the_page_of_problems_lists_the_catalogue() {
    let page = fs::read_to_string(workspace().unwrap().join("docs/problems.md")).unwrap();
    let problems = Catalog::load().and_then(Catalog::whole).unwrap().problems;
    let tables = listing::markdown(&problems, Order::Topic).unwrap();
    assert!(
        section::replaced(&page, listing::MARKERS, &tables).as_ref() == Some(&page),
        "docs/problems.md is out of date; `cargo judge list --into docs/problems.md` renews it"
    );
}

#[test]
fn the_docs_count_the_second_opinions_of_each_kind() {
    let page = fs::read_to_string(workspace().unwrap().join("docs/proofs.md")).unwrap();
    let [mut by, mut same_claim, mut further] = [0; 3];
    for problem in PROBLEMS {
        match book(problem).unwrap().second_opinion_method() {
            SecondOpinion::By(_) => by += 1,
            SecondOpinion::SameClaim(_) => same_claim += 1,
            SecondOpinion::Further(_) => further += 1,
            SecondOpinion::NotNeeded(_) | SecondOpinion::Missing(_) => {}
        }
    }
    let all = by + same_claim + further;
    for count in [
        format!("- {by} of the {all} second opinions use a different method"),
        format!("- {same_claim} compute the solution's claim in a different way"),
        format!("- {further} search the rules further"),
    ] {
        assert!(page.contains(&count), "docs/proofs.md does not say `{count}`");
    }
}

#[test]
fn stress_reports_how_full_size_cases_were_checked() {
    let arguments = "stress poj1067 mipt100 luogu_p7864 luogu_p2599 --cases 40 --seed 1";
    let [report, _] = judge(&arguments.split(' ').collect::<Vec<_>>(), "", 0);
    let line = |problem| report.lines().find(|line| line.starts_with(problem)).unwrap();
    assert!(line("poj1067").contains("40 of full size"), "{report}");
    assert!(line("poj1067").contains(" by a second opinion"), "{report}");
    assert!(!line("poj1067").contains("only that they end"), "{report}");
    let same_claim = " by the solution's claim, computed otherwise";
    assert!(line("mipt100").contains(same_claim), "{report}");
    let further = " by the rules, searched further";
    assert!(line("luogu_p7864").contains(further), "{report}");
    assert!(!line("luogu_p7864").contains("opinion"), "{report}");
    assert!(line("luogu_p2599").contains(" only that they end"), "{report}");
}

#[test]
fn the_summary_names_each_second_opinion_and_runs_nothing() {
    let problems = ["poj1067", "mipt100", "luogu_p7864", "hdu1846", "poj2348"];
    let [summary, _] = judge(&[&["stress", "--summary"][..], &problems].concat(), "", 0);
    let titles: Vec<&str> = summary.lines().filter(|line| !line.starts_with(' ')).collect();
    let starts = [
        "2 with a second opinion",
        "1 with the solution's claim",
        "1 with the rules",
        "1 decided by the rules",
        "0 without",
    ];
    assert_eq!(titles.len(), starts.len(), "{summary}");
    for (title, start) in titles.iter().zip(starts) {
        assert!(title.starts_with(start), "{summary}");
    }
    for problem in problems {
        assert!(summary.contains(&format!("  {problem} ")), "{summary}");
    }
}

#[test]
fn shards_add_up_to_the_whole_search() {
    let search = ["stress", "poj1704", "hdu1846", "--seed", "7", "--cases", "90"];
    let [whole, _] = judge(&search, "", 0);
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    for shard in ["1/3", "2/3", "3/3"] {
        let arguments = [&search[..], &["--shard", shard, "--format", "json"]].concat();
        let [part, _] = judge(&arguments, "", 0);
        fs::write(file(&shard[..1]), part).unwrap();
    }
    let merge = |names: &[&str], status| {
        let files: Vec<String> = names.iter().map(|name| file(name)).collect();
        let files = files.iter().map(String::as_str);
        judge(&["stress", "--merge"].into_iter().chain(files).collect::<Vec<_>>(), "", status)
    };
    let [merged, _] = merge(&["2", "1", "3"], 0);
    let whole: Vec<&str> = whole.lines().filter(|line| !line.starts_with("seed ")).collect();
    assert_eq!((merged.lines().count(), whole.len()), (2, 2), "{merged} {whole:?}");
    for (merged, whole) in merged.lines().zip(whole) {
        // Only a search reports its speed.
        assert!(whole.starts_with(merged), "{whole} and {merged}");
    }

    let [partial, _] = merge(&["1", "3"], 1);
    assert!(partial.contains("missing: 2/3"), "{partial}");

    let [_, twice] = merge(&["1", "2", "1"], 2);
    assert!(twice.contains("shard 1/3 of hdu1846 is there twice"), "{twice}");

    let other_seed = fs::read_to_string(file("3")).unwrap().replace("\"seed\": 7", "\"seed\": 8");
    fs::write(file("3"), other_seed).unwrap();
    let [_, mixed] = merge(&["1", "2", "3"], 2);
    assert!(mixed.contains("not shards of one search of hdu1846"), "{mixed}");

    fs::write(file("3"), "[]").unwrap();
    let [_, empty] = merge(&["3"], 2);
    assert!(empty.contains("3: a report without a search"), "{empty}");
}

#[test]
fn a_search_cut_short_by_time_says_so() {
    let [report, _] =
        judge(&["stress", "poj1704", "--cases", "100000000", "--seconds", "1"], "", 0);
    assert!(report.contains("until the time was over: no difference"), "{report}");
    judge(&["stress", "--summary", "--seconds", "25"], "", 2);
}

#[test]
fn the_summary_of_bundles_names_the_compiler() {
    let arguments = "bundle --all --judge hdu --topic wythoff --lang rust --no-check --summary";
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let [summary, _] = judge(&arguments, "", 0);
    assert!(summary.starts_with("rustc "), "{summary}");
    assert!(summary.contains("\n| poj1067 "), "{summary}");
}

#[test]
fn a_game_is_explored_as_a_table_or_csv() {
    let [csv, _] = judge(&["explore", "poj1067", "0..2 0..2", "--csv"], "", 0);
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], "range1,range2,case,grundy");
    assert_eq!(lines[1..4], ["0,0,0 0,0", "0,1,0 1,1", "0,2,0 2,2"]);
    assert_eq!(lines.len(), 10);

    // Bachet's game with up to 2 counters a move has period 3.
    let [table, _] = judge(&["explore", "Brave Game", "1..12 2", "--value", "outcome"], "", 0);
    assert_eq!(table.lines().last(), Some("period 3 from 1 on: seen in 12 values, not proved"));

    // A game that belongs to no problem. Canonical forms contain commas.
    let [csv, _] = judge(&["explore", "domineering", "4 4 .... .... .... ....", "--csv"], "", 0);
    let line = csv.lines().nth(1).unwrap();
    assert!(line.starts_with("4 4 .... .... .... ....,\"{0,{{2|0},"), "{csv}");
    let [csv, _] =
        judge(&["explore", "snort", "--value", "temperature", "--first", "3", "--csv"], "", 0);
    let expected = "case,temperature\n1 1 .,0\n1 2 ..,1\n1 3 ...,2\n";
    assert_eq!(csv, expected);

    // The coins of a strip are on different cells.
    let [csv, _] = judge(&["explore", "poj1704", "2 1..3 1..3", "--csv"], "", 0);
    assert_eq!(csv.lines().nth(1), Some("1,1,2 1 1,"));
}

#[test]
fn an_impossible_exploration_is_an_error() {
    for (arguments, message) in [
        (&["explore", "luogu_p5363"][..], "asks for the number of won placements"),
        (&["explore", "poj1067", "1 2 3 4"], "one case is expected, not 2"),
        (&["explore", "poj1067", "1..x 2"], "expected the number a, found `1..x`"),
        (&["explore", "poj1067", "1 2", "--value", "number"], "use `--value grundy`"),
    ] {
        let [_, error] = judge(arguments, "", 2);
        assert!(error.contains(message), "{error}");
    }
}

#[test]
fn an_answer_is_printed_for_a_path_and_overwrites_no_case() {
    let path = judge::catalog::workspace().unwrap().join("testdata/poj1067/sample-1.in");
    let [answers, _] = judge(&["answer", "poj1067", path.to_str().unwrap()], "", 0);
    let expected = std::fs::read(path.with_extension("out")).unwrap();
    assert!(judge::checker::compare(&expected, answers.as_bytes()).is_none());

    let [said, _] = judge(&["answer", "poj1067", "sample-1.in"], "", 0);
    assert_eq!(said, "testdata/poj1067/sample-1.out is already right\n");

    let [_, error] = judge(&["answer", "poj1067", "nothing-1"], "", 2);
    assert!(error.contains("nothing-1: no such case in testdata/poj1067"), "{error}");
}

#[test]
fn a_program_beside_the_reader_hides_no_solution_of_its_name() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("poj1067"), [0xff]).unwrap();
    let mut command = Command::new(built_for_test("judge"));
    command.args(["bundle", "poj1067", "--no-check"]).current_dir(folder.path());
    outputs(command.output().unwrap(), 0);
}

#[test]
fn no_bundle_is_made_for_a_twin_in_another_format() {
    let [text, message] = judge(&["bundle", "luogu_p2252", "--for", "poj", "--no-check"], "", 2);
    assert!(message.contains("`cargo judge bundle poj1067 --for poj` fits it"), "{message}");
    assert_eq!(text, "");
}

#[test]
fn errors_quote_no_control_characters() {
    let name = "a\u{1b}[31mb";
    for arguments in
        [&["test", name][..], &["run", "poj1067", name], &["bench", "poj1067", "--compare", name]]
    {
        let [_, message] = judge(arguments, "", 2);
        assert!(message.contains(r"a\x1b[31mb"), "{message}");
        assert!(!message.contains('\u{1b}'), "{message}");
    }
}

#[test]
fn octal_prints_a_proved_period() {
    for (arguments, lines) in [
        (
            &["octal", "0.77"][..],
            &[
                "0.77 has the period 12",
                "preperiod      71",
                "proof          by the values of 168 heaps",
                "exceptions     14, last 70",
            ][..],
        ),
        (
            &["octal", "0.77", "--heaps", "166"],
            &["0.77: no period is proved by the values of the heaps up to 166"],
        ),
        (&["octal", "0.77", "--heaps", "167"], &["0.77 has the period 12"]),
    ] {
        let [report, _] = judge(arguments, "", 0);
        for line in lines {
            assert!(report.lines().any(|other| other == *line), "{report}");
        }
    }
}

#[test]
fn octal_refuses_an_invalid_code() {
    for (code, reason) in [("0.78", "found `8`"), ("0.3...", "does not apply")] {
        let [_, message] = judge(&["octal", code], "", 2);
        assert!(message.contains(&format!("error: {code}: ")), "{message}");
        assert!(message.contains(reason), "{message}");
    }
}

/// Without a compiler, invalid codes are refused as such, and valid ones because it is missing.
#[test]
fn octal_reads_its_code_before_it_compiles_anything() {
    let codes = [
        "", ".", "0", "0.", "0.7", "0.77", "4.", "4.333", "00.7", "1.7", "8.7", "x.7", "0.78",
        "0.7x", "0.7.7", "0.7 ", "-0.7", "0.٧", "0....", "0.3...", "0.0...", "0.30...", "4.7...",
        "04.7", "0.000", "0.7..", "0,7",
    ];
    let outside = tempfile::tempdir().unwrap();
    for code in codes {
        let is_searched = code.parse::<Octal>().is_ok_and(|game| game.sparse_values().is_some());
        let mut octal = checkout::outside(outside.path(), &["octal", "--", code]);
        octal.env("RUSTC", outside.path().join("no-compiler"));
        let [_, message] = outputs(octal.output().unwrap(), 2);
        let is_compiled = message.contains("the compiler cannot be run");
        assert_eq!(is_compiled, is_searched, "{code}: {message}");
        assert_eq!(message.contains(&format!("error: {code}: ")), !is_searched, "{message}");
    }
}

#[test]
fn a_code_may_begin_with_the_point() {
    let [report, _] = judge(&["octal", ".77"], "", 0);
    assert!(report.starts_with("0.77 has the period 12\n"), "{report}");
}

#[test]
fn a_program_without_a_problem_gets_advice_for_the_same_command() {
    let folder = folder(&[("my.cpp", "int main() {}\n")]);
    let path = folder.path().join("my.cpp");
    let path = path.to_str().unwrap();
    for (command, otherwise) in [
        ("bench", "luogu_p2197 my.cpp`\n"),
        ("run", "luogu_p2197 my.cpp`\n"),
        ("stress", "`cargo judge stress my.cpp --against slow.py"),
        ("test", "`cargo judge test my.cpp --cases samples`"),
        ("watch", "`cargo judge watch my.cpp --cases samples`"),
    ] {
        let [_, said] = judge(&[command, path], "", 2);
        let call = format!("as in `cargo judge {command} luogu_p2197 my.cpp`");
        assert!(said.contains(&call) && said.contains(otherwise), "{said}");
    }
}

#[test]
#[cfg(unix)]
fn a_folder_or_a_pipe_is_no_source_and_called_so() {
    let folder = folder(&[("folder.cpp/notes.txt", "")]);
    mkfifo(&folder.path().join("pipe.cpp"));
    let said = |command: &[&str], name: &str| {
        let path = folder.path().join(name);
        let [_, said] = judge(&[command, &[path.to_str().unwrap()]].concat(), "", 2);
        said
    };
    let commands =
        [&["test", "poj1067"][..], &["stress", "poj1067"], &["bench", "poj1067"], &["explore"]];
    for command in commands {
        let [in_folder, in_pipe] = ["folder.cpp", "pipe.cpp"].map(|name| said(command, name));
        assert!(in_folder.contains("folder.cpp: is a folder; name a file in it"), "{in_folder}");
        assert!(in_pipe.contains("pipe.cpp: is a pipe or a device"), "{in_pipe}");
    }
    for command in ["answer", "run", "explain"] {
        let said = said(&[command, "poj1067"], "folder.cpp");
        assert!(said.contains("folder.cpp: is a folder; name a file in it"), "{said}");
    }
}

#[test]
fn only_a_source_in_rust_is_bundled() {
    let folder = folder(&[("my.cpp", "int main() {}\n")]);
    let path = folder.path().join("my.cpp");
    let [_, said] = judge(&["bundle", path.to_str().unwrap(), "--no-check"], "", 2);
    assert!(said.contains("my.cpp: a source in C++; only one in Rust can be bundled"), "{said}");
}

#[test]
fn an_empty_command_is_called_so() {
    let [_, said] = judge(&["test", "poj1067", "--program", ""], "", 2);
    assert!(said.contains("the command `` names no program"), "{said}");
}

#[rstest]
#[case(&["test", "poj1067", "--factor", "-1"], "'--factor <N>': a number above 0")]
#[case(&["stress", "poj1067", "--seed", "-1"], "'--seed <SEED>': invalid digit")]
#[case(&["explore", "poj1067", "0..3", "--limit", "-1"], "'--limit <N>': invalid digit")]
fn a_negative_number_is_the_value_of_its_option(#[case] arguments: &[&str], #[case] part: &str) {
    let [_, said] = judge(arguments, "", 2);
    assert!(said.contains(part) && !said.contains("tip:"), "{said}");
}

#[test]
#[cfg_attr(not(unix), ignore = "there is no `false`")]
fn bench_says_how_a_program_failed() {
    let [_, said] = judge(&["bench", "poj1067", "--program", "false", "--runs", "1"], "", 2);
    assert!(said.contains("error: false: RE: ") && !said.contains("Failed"), "{said}");
}

#[test]
#[cfg_attr(not(unix), ignore = "needs sh")]
fn bench_names_the_input_of_a_failure_and_shows_no_empty_table() {
    let program = "sh -c 'echo lost >&2; exit 1'";
    for format in ["table", "markdown"] {
        let arguments = ["bench", "poj1067", "--program", program, "--runs", "1", "--format"];
        let [text, said] = judge(&[&arguments[..], &[format]].concat(), "", 2);
        assert_eq!(text, "");
        for part in ["RE: on `", "    lost\n", "cargo judge bench poj1067 --save inputs"] {
            assert!(said.contains(part), "{said}");
        }
    }
}

#[test]
#[cfg_attr(not(unix), ignore = "needs cat")]
fn bench_shows_the_limits_that_a_test_has() {
    let arguments = ["bench", "poj1067", "--program", "cat", "--factor", "3", "--runs", "1"];
    let [text, _] = judge(&[&arguments[..], &["--format", "markdown"]].concat(), "", 0);
    assert!(text.contains("| 3000 ms |") || text.contains("|    3000 ms |"), "{text}");
    assert!(text.contains("Times are of 1 run.\n"), "{text}");
}

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "only Linux tells waiting from working")]
fn bench_waits_for_a_program_no_longer_than_a_test() {
    let arguments = ["bench", "poj1067", "--program", "sleep 1000", "--runs", "1"];
    let [_, said] = judge(&arguments, "", 2);
    assert!(said.contains("TLE: on `") && said.contains(": no end after 4"), "{said}");
}

#[test]
fn saved_inputs_are_added_to_existing_ones() {
    let folder = tempfile::tempdir().unwrap();
    let save = |status| {
        let folder = folder.path().to_str().unwrap();
        let [_, said] = judge(&["bench", "--save", folder, "poj1067", "poj1704"], "", status);
        said
    };
    assert_eq!(save(0), "");
    let file = |name: &str| folder.path().join(name);
    let second = fs::read(file("poj1704/1.in")).unwrap();

    fs::remove_file(file("poj1704/1.in")).unwrap();
    assert_eq!(save(0), "", "the others are the same");
    assert_eq!(fs::read(file("poj1704/1.in")).unwrap(), second);

    fs::write(file("poj1067/1.in"), "the user's").unwrap();
    fs::remove_dir_all(file("poj1704")).unwrap();
    let said = save(2);
    let path = file("poj1067/1.in").display().to_string();
    assert!(said.contains(&format!("error: {path}: exists already")), "{said}");
    assert_eq!(fs::read(file("poj1067/1.in")).unwrap(), b"the user's");
    assert_eq!(fs::read(file("poj1704/1.in")).unwrap(), second);
}

/// A search continues from an earlier one's values, even if their file ends damaged.
#[test]
fn octal_continues_from_kept_values() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("values");
    let search = |code: &str, heaps: &str, status| {
        let file = file.to_str().unwrap();
        judge(&["octal", code, "--heaps", heaps, "--resume", file], "", status)
    };
    let [found, said] = search("0.16", "5000", 0);
    assert!(said.contains("--resume"), "{said}");
    let kept = std::fs::read(&file).unwrap();
    assert_eq!(search("0.16", "100", 0)[0], found, "all kept values count");
    assert_eq!(std::fs::read(&file).unwrap(), kept);

    std::fs::write(&file, &kept[..kept.len() - 3]).unwrap();
    assert_eq!(search("0.16", "5000", 0)[0], found);
    let mut damaged = kept.clone();
    let middle = damaged.len() - 100;
    damaged[middle] ^= 1;
    std::fs::write(&file, damaged).unwrap();
    assert_eq!(search("0.16", "5000", 0)[0], found);

    let [_, said] = search("0.77", "100", 2);
    assert!(said.contains("no file with values of 0.77"), "{said}");
    std::fs::write(&file, "the user's").unwrap();
    search("0.16", "100", 2);
    assert_eq!(std::fs::read(&file).unwrap(), b"the user's");
}

#[test]
fn octal_writes_a_certificate_of_the_period() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("certificate");
    let search = |code: &str, file: &Path, status| {
        let file = file.to_str().unwrap();
        judge(&["octal", code, "--heaps", "1000", "--certificate", file], "", status)
    };
    search("0.16", &file, 0);
    assert!(!file.exists());
    search("0.77", &file, 0);
    let certificate = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = certificate.lines().collect();
    assert_eq!(lines.first(), Some(&"octal 0.77"));
    assert_eq!(lines.last(), Some(&"end"));

    // A certificate may be replaced.
    search("0.77", &file, 0);

    let [_, message] = search("0.77", folder.path(), 2);
    assert!(message.contains(folder.path().to_str().unwrap()), "{message}");
}

#[test]
fn a_certificate_overwrites_no_other_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("values");
    let path = file.to_str().unwrap();
    let refusal = |more: &[&str]| {
        let arguments = ["octal", "0.77", "--heaps", "1000", "--certificate", path];
        let [_, message] = judge(&[&arguments[..], more].concat(), "", 2);
        message
    };
    fs::create_dir(folder.path().join("other")).unwrap();
    let same = folder.path().join("other/../values");
    for resumed in [path, same.to_str().unwrap()] {
        let message = refusal(&["--resume", resumed]);
        assert!(message.contains("give the certificate another name"), "{message}");
    }
    fs::write(&file, "the user's").unwrap();
    let message = refusal(&[]);
    assert!(message.contains("exists and is not a certificate"), "{message}");
    assert_eq!(fs::read(&file).unwrap(), b"the user's");
}

#[test]
fn octal_is_bounded_by_time_heaps_or_memory() {
    for (arguments, found) in [
        (["0.16", "--seconds", "0"], "0.16: no period is proved"),
        (["0.77", "--heaps", "18446744073709551615"], "0.77 has the period 12"),
        (["0.16", "--memory", "0"], "0.16: no period is proved"),
    ] {
        let [report, _] = judge(&[&["octal"], &arguments[..]].concat(), "", 0);
        assert!(report.starts_with(found), "{report}");
    }
}

#[rstest]
#[case::a_needless_mut_in_input("proconio::input! { mut a: u32 }", false)]
#[case::an_empty_input("proconio::input! {} let a = 1;", false)]
#[case::a_needless_mut_outside("let mut a = 1;", true)]
fn a_bundle_shows_the_warnings_of_cargo(#[case] line: &str, #[case] is_shown: bool) {
    let program = format!("fn main() {{ {line} println!(\"{{}}\", a); }}\n");
    let folder = folder(&[("my.rs", &program)]);
    let file = folder.path().join("my.rs");
    let [_, report] = judge(&["bundle", &file.display().to_string(), "--no-check"], "", 0);
    assert_eq!(report.contains("warning"), is_shown, "{report}");
}

#[test]
fn a_long_bundle_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| write(folder.path(), name, text);
    let package = "[package]\nedition = \"2021\"\nname = ";
    write(
        "Cargo.toml",
        &format!("{package}\"mine\"\n[dependencies]\nlong = {{ path = \"long\" }}\n"),
    );
    write("src/main.rs", "fn main() {\n    println!(\"{}\", long::sum(1));\n}\n");
    write("long/Cargo.toml", &format!("{package}\"long\"\n"));
    let sum = "    sum += n; // As often as it takes to be long.\n".repeat(3000);
    write(
        "long/src/lib.rs",
        &format!("pub fn sum(n: u64) -> u64 {{\n    let mut sum = 0;\n{sum}    sum\n}}\n"),
    );
    let file = folder.path().join("src/main.rs").display().to_string();
    let [_, report] = judge(&["bundle", &file, "--no-check"], "", 0);
    assert!(report.contains("KB of them in `long`"), "{report}");
}

#[test]
fn a_bundle_that_passed_is_not_run_again() {
    let folder = folder(&[("1.in", "1\n"), ("1.out", "1\n"), ("2.in", "2\n")]);
    let path = |name: &str| folder.path().join(name).display().to_string();
    let runs = path("runs");
    let source = format!(
        "use std::fs::OpenOptions;\nuse std::io::Write;\n\nfn main() {{\n    \
         let mut runs = OpenOptions::new().create(true).append(true).open({runs:?}).unwrap();\n    \
         writeln!(runs, \"run\").unwrap();\n    println!(\"1\");\n}}\n"
    );
    fs::write(path("one.rs"), source).unwrap();
    let runs_after = |input: &str| {
        let arguments = ["bundle", &path("one.rs"), "--case", &path(input), &path("1.out")];
        judge(&arguments, "", 0);
        fs::read_to_string(&runs).unwrap().lines().count()
    };

    let first = runs_after("1.in");
    assert!(first > 0);
    assert_eq!(runs_after("1.in"), first);
    assert!(runs_after("2.in") > first, "another case is another check");
}

#[test]
fn any_file_is_bundled_and_checked_on_given_cases() {
    let source = "use proconio::input;\nfn main() {\n    input! { a: u64, b: u64 }\n    println!(\"{}\", a + b);\n}\n";
    let folder =
        folder(&[("sum.rs", source), ("1.in", "1 2\n"), ("1.out", "3\n"), ("2.out", "4\n")]);
    let path = |name: &str| folder.path().join(name).display().to_string();
    let [file, input, right, wrong] = ["sum.rs", "1.in", "1.out", "2.out"].map(path);

    let [bundle, said] = judge(&["bundle", &file], "", 0);
    assert!(said.contains("unchecked"), "{said}");
    assert!(bundle.contains("from sum.rs\n"), "{bundle}");

    let [_, said] = judge(&["bundle", &file, "--case", &input, &right], "", 0);
    assert!(said.contains("passes"), "{said}");

    let [bundle, said] = judge(&["bundle", &file, "--case", &input, &wrong], "", 2);
    assert!(said.contains("line 1 differs"), "{said}");
    assert_eq!(bundle, "");

    let [_, said] = judge(&["bundle", &path("none.rs")], "", 2);
    assert!(said.contains("none.rs: cannot be read"), "{said}");
}

/// The compiler warns once at each use of the macro.
#[test]
fn a_warning_about_a_macro_of_the_file_is_printed_once() {
    let program = "macro_rules! twice {\n    ($number:expr) => {{\n        let mut number = $number;\n        \
                   2 * number\n    }};\n}\n\nfn main() {\n    \
                   println!(\"{}\", twice!(1) + twice!(2) + twice!(3));\n    let mut other = 4;\n    \
                   println!(\"{other}\");\n}\n";
    let folder = folder(&[("twice.rs", program)]);
    let file = folder.path().join("twice.rs");
    let [bundle, said] = judge(&["bundle", file.to_str().unwrap(), "--lang", "rust"], "", 0);
    for (line, column) in [(3, 13), (10, 9)] {
        let place = format!("twice.rs:{line}:{column}\n");
        assert_eq!(said.matches(&place).count(), 1, "{said}");
    }
    assert!(bundle.contains("#![allow(unused_mut)]"), "{bundle}");
}
