//! Requests sent to `listen` by the extension and by others.

use crate::checkout::{copy_checkout, judge, outside};
use crate::{folder, outputs, printed};
use judge::catalog::Catalog;
use judge::new::Place;
use rstest::rstest;
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Stdio};
use tempfile::TempDir;

struct Listening {
    child: Child,
    stdout: BufReader<ChildStdout>,
    port: u16,
}

impl Listening {
    fn start(folder: &Path, arguments: &[&str]) -> Listening {
        let mut command = outside(folder, &["listen", "--port", "0"]);
        let command = command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        let port = line.split(' ').nth(3).unwrap().parse().unwrap();
        Listening { child, stdout, port }
    }

    fn request(&self, head: &str, body: &[u8]) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let length = body.len();
        let head = format!(
            "{head}\r\nHost: localhost\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).unwrap();
        // The reply may come before the whole request is read.
        let _ = stream.write_all(body);
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        answer.lines().next().unwrap_or_default().to_owned()
    }

    /// Posts a problem as the extension does.
    fn post(&self, problem: &Value) {
        assert_eq!(self.reply(problem), "HTTP/1.1 200 OK");
    }

    /// Posts a problem and returns the reply.
    fn reply(&self, problem: &Value) -> String {
        self.request(POST, problem.to_string().as_bytes())
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.stdout.read_line(&mut line).unwrap();
        line
    }

    /// The standard error of the command, which must end with this status.
    #[track_caller]
    fn end(mut self, status: i32) -> String {
        let mut errors = String::new();
        let mut stderr = self.child.stderr.take().unwrap();
        stderr.read_to_string(&mut errors).unwrap();
        assert_eq!(self.child.wait().unwrap().code(), Some(status), "{errors}");
        errors
    }

    fn rest(&mut self) -> String {
        let mut said = String::new();
        self.stdout.read_to_string(&mut said).unwrap();
        said
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        // The command may already have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const POST: &str = "POST / HTTP/1.1\r\nContent-Type: application/json";

fn sent(name: &str, url: &str) -> Value {
    json!({
        "name": name,
        "group": "A contest",
        "url": url,
        "interactive": false,
        "memoryLimit": 256,
        "timeLimit": 1500,
        "tests": [
            { "input": "2\n1 2\n", "output": "First\n" },
            { "input": "1\r\n5", "output": "Second" },
        ],
        "testType": "single",
        "input": { "type": "stdin" },
        "output": { "type": "stdout" },
        "languages": { "java": { "mainClass": "Main", "taskClass": "Task" } },
        "batch": { "id": "123e67c8-03c6-44a4-a3f9-5918533f9fb2", "size": 1 },
    })
}

/// Pages of ten judges: address, id, judge and number.
const TEN: [(&str, &str, &str, &str); 10] = [
    ("https://codeforces.com/contest/1369/problem/F", "cf1369f", "codeforces", "1369F"),
    ("https://atcoder.jp/contests/arc116/tasks/arc116_f", "arc116_f", "atcoder", "arc116_f"),
    ("http://poj.org/problem?id=1067", "poj1067", "poj", "1067"),
    ("https://acm.hdu.edu.cn/showproblem.php?pid=1846", "hdu1846", "hdu", "1846"),
    ("https://www.luogu.com.cn/problem/P2197", "luogu_p2197", "luogu", "P2197"),
    ("https://www.spoj.com/problems/COT3/", "spoj_cot3", "spoj", "COT3"),
    ("https://www.acmicpc.net/problem/9655", "boj9655", "baekjoon", "9655"),
    ("https://cses.fi/problemset/task/1729", "cses1729", "cses", "1729"),
    ("https://www.codechef.com/problems/NIM1", "codechef_nim1", "codechef", "NIM1"),
    ("https://open.kattis.com/problems/bobby", "kattis_bobby", "kattis", "bobby"),
];

/// Ids, each with the address of a page in the extension's form, and the title if it determines the problem.
/// A line that begins with `=` has another address of the same problem. All other lines are different
/// problems.
const PAGES: &str = "
# Codeforces: a contest, all of its problems on one page, the gym, groups, lessons, and an archive
cf1369f https://codeforces.com/contest/1369/problem/F
= http://codeforces.com/contest/1369/problem/F/
= https://www.codeforces.com/problemset/problem/1369/F?locale=ru
= https://m1.codeforces.com/contest/1369/problem/F
= https://m2.codeforces.com/contest/1369/problem/F
= https://m3.codeforces.com/contest/1369/problem/F?f0a28=1
= https://mirror.codeforces.com/contest/1369/problem/F
= https://codeforc.es/contest/1369/problem/F#comments
cf1710f2 https://codeforces.com/contest/1710/problem/F2
cf7a https://codeforces.com/contest/7/problems?locale=en A. Stones
cf7b https://codeforces.com/contest/7/problems?locale=en B. Heaps
cf8a https://codeforces.com/contest/8/problems A. Stones
codeforces_contest_9_problem_01 https://codeforces.com/contest/9/problem/01
cf_gym_104114_a https://codeforces.com/gym/104114/problem/A
= https://mirror.codeforces.com/gym/104114/problem/A?locale=en
= https://codeforces.com/problemset/gymProblem/104114/A
cf_gym_104115_a https://codeforces.com/gym/104115/problem/A
cf_gym_104115_b https://codeforces.com/gym/104115/problem/B
cf_gym_104116_c https://codeforces.com/gym/104116/problems C. Stones
cf_group_abcde_7_a https://codeforces.com/group/aBcDe/contest/7/problem/A
cf_group_abcdf_7_a https://codeforces.com/group/aBcDf/contest/7/problem/A?locale=en
cf_edu_1_2_3_45_a https://codeforces.com/edu/course/1/lesson/2/3/practice/contest/45/problem/A
cf_acmsguru_987 https://codeforces.com/problemsets/acmsguru/problem/99999/987?locale=en
# AtCoder
abc265_g https://atcoder.jp/contests/abc265/tasks/abc265_g G - Stones
abc265_ex https://atcoder.jp/contests/abc265/tasks/abc265_h Ex - Stones
abc212_h https://atcoder.jp/contests/abc212/tasks/abc212_h H - Stones
= https://atcoder.jp/contests/abc212/tasks/abc212_h?lang=ja
atcoder_games_a https://atcoder.jp/contests/games/tasks/games_a
= https://atcoder.jp/contests/others/tasks/games_a
atcoder_games_b https://atcoder.jp/contests/games/tasks/games_b
# Virtual Judge
vjudge_7_a https://vjudge.net/contest/7#problem/A A - Stones
= https://vjudge.csgrandeur.cn/contest/7#problem/A
vjudge_7_b https://vjudge.net/contest/7#problem/B B - Stones
vjudge_8_a https://vjudge.net/contest/8#problem/A A - Stones
vjudge_gym_7a https://vjudge.net/problem/Gym-7A
vjudge_gym_8a https://vjudge.net/problem/Gym-8A
# HDU, old and new contests
hdu1846 https://acm.hdu.edu.cn/showproblem.php?pid=1846
= http://acm.hdu.edu.cn:80/showproblem.php?pid=1846
hdu_contests_7_1001 https://acm.hdu.edu.cn/contests/contest_showproblem.php?pid=1001&cid=7
= http://acm.hdu.edu.cn/contests/contest_showproblem.php?cid=7&pid=1001
hdu_contests_8_1001 https://acm.hdu.edu.cn/contests/contest_showproblem.php?pid=1001&cid=8
hdu_contest_7_1001 https://acm.hdu.edu.cn/contest/problem?cid=7&pid=1001
hdu_contest_7_1002 https://acm.hdu.edu.cn/contest/problem?cid=7&pid=1002
# Other universities in China
acm_ecnu_problem_7 https://acm.ecnu.edu.cn/problem/7/
acm_ecnu_contest_7_problem_a https://acm.ecnu.edu.cn/contest/7/problem/A/
acm_hit_problem_7 http://acm.hit.edu.cn/problem/7
citel_bjtu_acm_problem_7 https://citel.bjtu.edu.cn/acm/problem/7
acm_csu_20080_csuoj_problemset_problem_pid_7 http://acm.csu.edu.cn:20080/csuoj/problemset/problem?pid=7
acm_sztu_40080_csgoj_contest_problem_cid_1_pid_a http://acm.sztu.edu.cn:40080/csgoj/contest/problem?cid=1&pid=A
acm_sztu_50100_csgoj_contest_problem_cid_1_pid_a http://acm.sztu.edu.cn:50100/csgoj/contest/problem?cid=1&pid=A
acm_hrbust_index_php_a_showproblem_m_problemset_problem_id_7 http://acm.hrbust.edu.cn/index.php?m=ProblemSet&a=showProblem&problem_id=7
acm_fzu_problem_php_pid_7 http://acm.fzu.edu.cn/problem.php?pid=7
acm_fzu_contest_problem_php_cid_7_sortid_2 http://acm.fzu.edu.cn/contest/problem.php?cid=7&sortid=2
# Timus, USACO
timus_1001 https://acm.timus.ru/problem.aspx?space=1&num=1001
= https://timus.online/problem.aspx?space=1&num=1001&locale=ru
timus_7_1 https://acm.timus.ru/problem.aspx?space=7&num=1&locale=en
= http://acm.timus.ru/problem.aspx?num=1&space=7
timus_8_1 https://acm.timus.ru/problem.aspx?space=8&num=1&locale=en
usaco_7 http://www.usaco.org/index.php?page=viewproblem2&cpid=7
usaco_8 http://www.usaco.org/index.php?page=viewproblem2&cpid=8&lang=en
= http://usaco.org/index.php?page=viewproblem2&cpid=8
usacotraining_stones https://train.usaco.org/usacoprob2?a=abc&S=stones
= https://train.usaco.org/usacoprob2?S=stones&a=def
# Hacker Cup, Code Jam
hackercup_2001_round_1_a https://www.facebook.com/codingcompetitions/hacker-cup/2001/round-1/problems/A
hackercup_2002_round_1_a https://www.facebook.com/codingcompetitions/hacker-cup/2002/round-1/problems/A
hackercup_7 https://www.facebook.com/hackercup/problem/7/
google_codejam_7_a https://code.google.com/codejam/contest/7/dashboard A - Stones
google_codejam_7_b https://code.google.com/codejam/contest/7/dashboard B - Stones
google_kickstart_007_008 https://codingcompetitions.withgoogle.com/kickstart/round/007/008
# omegaUp, RoboContest
omegaup_stones https://omegaup.com/arena/problem/Stones/
omegaup_games_stones https://omegaup.com/arena/games#problems/Stones
omegaup_games_heaps https://omegaup.com/arena/games/practice#problems/Heaps
robocontest_tasks_a0007 https://robocontest.uz/tasks/A0007 Masala #7
robocontest_olympiads_7_tasks_a https://robocontest.uz/olympiads/7/tasks/A Masala #7
robocontest_olympiads_8_tasks_a https://robocontest.uz/olympiads/8/tasks/A Masala #8
# Judges with contests beside their usual problems
kattis_stones https://open.kattis.com/problems/stones
= https://open.kattis.com/contests/abc/problems/stones
kattis_heaps https://open.kattis.com/contests/abc/problems/heaps Problem A - Heaps
nim_kattis_problems_stones https://nim.kattis.com/problems/stones
cses1729 https://cses.fi/problemset/task/1729
cses_7_a https://cses.fi/7/task/A
hackerrank_two_stones https://www.hackerrank.com/challenges/two-stones/problem
= https://www.hackerrank.com/challenges/two-stones/problem?isFullScreen=true
hackerrankcontest_games_two_stones https://www.hackerrank.com/contests/games/challenges/two-stones
codechef_stones https://www.codechef.com/problems/STONES
= https://www.codechef.com/problems/STONES?tab=statement
codechef_heaps https://www.codechef.com/START7/problems/HEAPS
luogu_p2148 https://www.luogu.com.cn/problem/P2148
luogu_t7 https://www.luogu.com.cn/problem/T7?contestId=8
boj9655 https://www.acmicpc.net/problem/9655
acmicpc_contest_problem_7_1 https://www.acmicpc.net/contest/problem/7/1
spoj_stones https://www.spoj.com/problems/STONES/
= https://www.spoj.com/problems/STONES/en/
p_spoj_games_problems_stones https://www.spoj.com/GAMES/problems/STONES/
loj7 https://loj.ac/p/7
= https://loj.ac/problem/7
loj_contest_7_problem_1 https://loj.ac/contest/7/problem/1
dmoj_games7p1 https://dmoj.ca/problem/games7p1 P1 - Stones
poj2348 http://poj.org/problem?id=2348
poj_problem_cid_7_id_2348 http://poj.org/problem?cid=7&id=2348
# Hosts that are not known
uoj_problem_7 https://uoj.ac/problem/7
= http://uoj.ac/problem/7/?locale=en#sample
uoj_contest_7_problem_8 https://uoj.ac/contest/7/problem/8
hydro_p_h7_tid_615c https://hydro.ac/p/H7?tid=615c
hydro_p_h7 https://hydro.ac/p/H7
hydro_d_games_p_h7 https://hydro.ac/d/games/p/H7
contest_yandex_contest_7_problems_a https://contest.yandex.ru/contest/7/problems/A/ A. Stones
contest_yandex_contest_7_problems_b https://contest.yandex.ru/contest/7/problems/ B. Stones
ac_nowcoder_acm_contest_7_a https://ac.nowcoder.com/acm/contest/7/A
ac_nowcoder_acm_problem_7 https://ac.nowcoder.com/acm/problem/7
tlx_toki_contests_games_7_problems_a https://tlx.toki.id/contests/games-7/problems/A A. Stones
tlx_toki_problems_games_7_a https://tlx.toki.id/problems/games-7/A A. Stones
basecamp_eolymp_problems_7 https://basecamp.eolymp.com/en/problems/7
= https://basecamp.eolymp.com/uk/problems/7
basecamp_eolymp_compete_abc_problem_7 https://basecamp.eolymp.com/uk/compete/abc/problem/7
judge_beecrowd_problems_view_7 https://judge.beecrowd.com/en/problems/view/7
a2oj_p_id_7 https://a2oj.com/p?ID=7
acmp_index_asp_id_task_7_main_task https://acmp.ru/index.asp?main=task&id_task=7
golf_shinh_bc60dc2f_p_rb_two_stones http://golf.shinh.org/p.rb?two+stones
golf_shinh_3ecf43cc_p_rb_two_2bstones http://golf.shinh.org/p.rb?two%2Bstones
toph_p_stones https://toph.co/p/stones
onlinejudge_7 https://onlinejudge.org/index.php?option=com_onlinejudge&Itemid=8&page=show_problem&problem=7
aoj_nim1_1_a https://onlinejudge.u-aizu.ac.jp/courses/lesson/1/NIM1/1/NIM1_1_A
= https://onlinejudge.u-aizu.ac.jp/problems/NIM1_1_A
= http://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=NIM1_1_A&lang=jp
aoj_0007 https://onlinejudge.u-aizu.ac.jp/challenges/sources/A/B/0007
onlinejudge_u_aizu_services_room_html_games_problems_a https://onlinejudge.u-aizu.ac.jp/services/room.html#Games/problems/A
jutge_p00007 https://jutge.org/problems/P00007_en
= https://jutge.org/problems/P00007_ca
hackerearth_a376cee5_nim_practice_problems_algorithm_stones_7 https://www.hackerearth.com/practice/algorithms/games/nim/practice-problems/algorithm/stones-7/
judge_example_public_problems_7_text https://judge.example.org/public/problems/7/text
judge_example_contests_7_problems_a https://judge.example.org/contests/7/problems Problem A: Stones
judge_example_contests_7_problems_two_heaps https://judge.example.org/contests/7/problems Two heaps
judge_example_28ebc505_contests_7_problems https://judge.example.org/contests/7/problems 石取り
judge_example_5b854f65_contests_7_problems https://judge.example.org/contests/7/problems 石並べ
p_7judge_example_p_7 https://7judge.example.org/p/7
p_10_0_0_7_8080_problem_7 http://10.0.0.7:8080/problem/7
";

#[test]
fn an_id_identifies_contest_and_problem() {
    let mut ids: Vec<&str> = Vec::new();
    for line in PAGES.lines() {
        let mut words = line.splitn(3, ' ');
        let (Some(id), Some(url)) = (words.next(), words.next()) else {
            continue;
        };
        let title = words.next().unwrap_or_default();
        match id {
            "#" => continue,
            "=" => {}
            _ => {
                assert!(!ids.contains(&id), "{line}");
                ids.push(id);
            }
        }
        let id = *ids.last().unwrap();
        let place = Place::of_page(url, title);
        assert_eq!((&*place.id, place.url.as_deref()), (id, Some(url)));
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        assert!(id.starts_with(|c: char| c.is_ascii_lowercase()), "{id}");
        assert!(id.chars().all(fits) && id.len() <= 64, "{id}");
        // The id alone gives the right judge and number.
        if let Some(read) = Place::of_id(id) {
            let known = (place.judge, place.number);
            assert_eq!((read.judge, read.number), known, "{id}");
        }
    }
    assert!(ids.len() > 100);
}

fn workspace() -> TempDir {
    let root = folder(&[
        ("Cargo.toml", "# problems, scripts/truth/jury"),
        ("problems/Cargo.toml", "bin = [\n    { name = \"aaa\", test = false },\n]\n"),
        ("scripts/truth/jury/notes.txt", ""),
    ]);
    fs::create_dir(root.path().join("testdata")).unwrap();
    root
}

#[test]
fn ten_judges_send_a_contest() {
    let root = workspace();
    let mut listening = Listening::start(root.path(), &["--once"]);
    for (number, (url, ..)) in TEN.iter().enumerate() {
        let mut problem = sent(&format!("Game {number}"), url);
        problem["batch"]["size"] = TEN.len().into();
        problem["interactive"] = (number == 9).into();
        listening.post(&problem);
    }
    let said = listening.rest();
    assert!(said.ends_with("10 of 10 problems of A contest\n"), "{said}");
    assert_eq!(listening.end(0), "");

    let catalog = Catalog::of(root.path()).unwrap().whole().unwrap();
    assert_eq!(catalog.problems.len(), TEN.len());
    let manifest = fs::read_to_string(root.path().join("problems/Cargo.toml")).unwrap();
    for (at, (url, id, judge, number)) in TEN.iter().enumerate() {
        let problem = catalog.problem(id).unwrap();
        let facts = &problem.facts;
        assert_eq!(facts.title, format!("Game {at}"));
        assert_eq!((&*facts.judge, &*facts.number), (*judge, *number));
        assert_eq!(facts.url.as_deref(), Some(*url));
        assert_eq!(facts.limits.time_ms, Some(1500));
        assert_eq!(facts.limits.memory_kib, Some(256 << 10));
        assert_eq!(facts.interactive, at == 9);
        let cases = problem.cases().unwrap();
        let texts: Vec<_> = cases
            .iter()
            .flat_map(|case| [&case.input, &case.output])
            .map(|path| fs::read_to_string(path).unwrap())
            .collect();
        assert_eq!(texts, ["2\n1 2\n", "First\n", "1\n5\n", "Second\n"]);
        assert!(manifest.contains(&format!("\"{id}\"")), "{manifest}");
        assert!(said.contains(&format!("made {id}, with 2 samples")), "{said}");
        let source = root.path().join(format!("problems/{id}/{id}.rs"));
        let source = fs::read_to_string(source).unwrap();
        assert!(source.contains("the judge allows 1.5 s and 256 MiB."), "{source}");
    }
}

#[test]
fn an_existing_problem_is_kept_and_the_next_is_created() {
    let root = workspace();
    let mut listening = Listening::start(root.path(), &[]);
    let first = sent("Stones", "http://poj.org/problem?id=1067");
    listening.post(&first);
    assert!(listening.line().contains("made poj1067"));
    let other = sent("Other stones", "http://poj.org/problem?id=1067");
    assert_eq!(listening.reply(&other), "HTTP/1.1 409 Conflict");
    listening.post(&sent("More", "http://poj.org/problem?id=1740"));
    assert!(listening.line().contains("made poj1740"));
    let catalog = Catalog::of(root.path()).unwrap();
    assert_eq!(catalog.problem("poj1067").unwrap().facts.title, "Stones");
}

fn contest<const N: usize>(urls: [&str; N]) -> [Value; N] {
    urls.map(|url| {
        let mut problem = sent("Stones", url);
        problem["batch"]["size"] = N.into();
        problem
    })
}

#[test]
fn two_problems_with_one_id_are_not_both_counted() {
    let folder = tempfile::tempdir().unwrap();
    let into = folder.path().join("contest");
    let arguments = ["--once", "--into", into.to_str().unwrap()];
    let mut listening = Listening::start(folder.path(), &arguments);
    let [first, second, third] = contest([
        "https://example.org/two-heaps",
        "https://example.org/two_heaps",
        "https://example.org/three_heaps",
    ]);
    listening.post(&first);
    assert_eq!(listening.reply(&second), "HTTP/1.1 409 Conflict");
    listening.post(&third);
    let said = listening.rest();
    assert!(said.ends_with("2 of 3 problems of A contest; 1 could not be made\n"), "{said}");
    let errors = listening.end(1);
    for text in ["example_two_heaps", "https://example.org/two-heaps"] {
        assert!(errors.contains(text), "{errors}");
    }
    assert!(into.join("example_three_heaps/sample-1.in").is_file());
}

#[test]
fn an_existing_problem_is_not_counted() {
    let root = workspace();
    let listening = Listening::start(root.path(), &["--once"]);
    let problem = sent("Stones", "http://poj.org/problem?id=1067");
    listening.post(&problem);
    listening.end(0);
    let listening = Listening::start(root.path(), &["--once"]);
    assert_eq!(listening.reply(&problem), "HTTP/1.1 409 Conflict");
    let errors = listening.end(1);
    assert!(errors.contains("exists already"), "{errors}");
}

#[test]
fn a_refused_problem_is_not_counted() {
    let root = workspace();
    let mut listening = Listening::start(root.path(), &["--once"]);
    let [first, mut second] =
        contest(["http://poj.org/problem?id=1067", "http://poj.org/problem?id=1740"]);
    listening.post(&first);
    second["url"] = "".into();
    assert_eq!(listening.reply(&second), "HTTP/1.1 400 Bad Request");
    let said = listening.rest();
    assert!(said.ends_with("1 of 2 problems of A contest; 1 could not be made\n"), "{said}");
    let errors = listening.end(1);
    assert!(errors.contains("`url`"), "{errors}");
}

#[test]
fn missing_facts_are_reported() {
    let root = workspace();
    let mut listening = Listening::start(root.path(), &["--once"]);
    let mut problems = contest([
        "https://codeforces.com/gym/7/problem/A",
        "https://codeforces.com/gym/7/problem/B",
        "https://codeforces.com/gym/7/problem/C",
    ]);
    problems[0]["tests"] = json!([]);
    problems[0]["input"] = json!({ "type": "file", "fileName": "heaps.in" });
    problems[0]["output"] = json!({ "type": "file", "fileName": "heaps.out" });
    problems[1]["input"] = json!({ "type": "regex", "pattern": "B-(small|large).*[.]in" });
    problems[1]["timeLimit"] = 0.into();
    problems[1]["memoryLimit"] = Value::Null;
    problems[2]["interactive"] = true.into();
    for problem in &problems {
        listening.post(problem);
    }
    let said = listening.rest();
    assert_eq!(listening.end(0), "");
    for text in [
        "made cf_gym_7_a, without samples; write ",
        "write cases, such as testdata/cf_gym_7_a/sample-1.in ",
        "programs read `heaps.in` and write `heaps.out`;",
        "made cf_gym_7_b, with 2 samples; write ",
        "a file whose name matches `B-(small|large).*[.]in` and write stdout;",
        "made cf_gym_7_c, with 2 samples; write ",
        "It is interactive",
        "3 of 3 problems of A contest\n",
    ] {
        assert!(said.contains(text), "{text}: {said}");
    }

    let read = |path: &str| fs::read_to_string(root.path().join(path)).unwrap();
    let catalog = Catalog::of(root.path()).unwrap();
    let second = &catalog.problem("cf_gym_7_b").unwrap().facts;
    assert_eq!((&*second.judge, &*second.number), ("codeforces", "gym 7 B"));
    let note = second.note.as_deref().unwrap();
    assert!(note.contains("B-(small|large).*[.]in"), "{note}");
    assert_eq!((second.limits.time_ms, second.limits.memory_kib), (None, None));
    let header = read("problems/cf_gym_7_b/cf_gym_7_b.rs");
    assert!(header.contains(note), "{header}");
    assert!(catalog.problem("cf_gym_7_c").unwrap().facts.interactive);
    // The problem lacks only cases.
    let [broken] = &catalog.broken[..] else { panic!("{:?}", catalog.broken) };
    assert_eq!(broken.id.as_deref(), Some("cf_gym_7_a"));
    assert!(format!("{:#}", broken.error).contains("no cases"));
    fs::write(root.path().join("testdata/cf_gym_7_a/sample-1.in"), "1\n").unwrap();
    fs::write(root.path().join("testdata/cf_gym_7_a/sample-1.out"), "1\n").unwrap();
    Catalog::of(root.path()).unwrap().whole().unwrap();
}

#[test]
fn samples_are_tested_within_the_received_limits() {
    let folder = tempfile::tempdir().unwrap();
    let listening = Listening::start(folder.path(), &["--once", "--into", "."]);
    let mut problem = sent("Stones", "https://vjudge.net/contest/7#problem/A");
    problem["timeLimit"] = 100.into();
    problem["memoryLimit"] = 64.into();
    listening.post(&problem);
    listening.end(0);
    fs::write(folder.path().join("any.rs"), "fn main() {\n    loop {}\n}\n").unwrap();
    let test = |status| {
        let arguments = ["test", "any.rs", "--cases", "vjudge_7_a"];
        printed(&mut outside(folder.path(), &arguments), status)
    };
    let report = test(1);
    assert!(report.contains("┆ TLE"), "{report}");
    let limits = "the limits are 100 ms and 64 MiB for each case, as vjudge_7_a/problem.toml says";
    assert!(report.contains(limits), "{report}");

    let description = folder.path().join("vjudge_7_a/problem.toml");
    fs::write(&description, "[limits]\nmemory_kib = 65536\n").unwrap();
    fs::write(folder.path().join("any.rs"), "fn main() {}\n").unwrap();
    let report = test(1);
    let limits = "5000 ms and 64 MiB for each case, the memory as vjudge_7_a/problem.toml says";
    assert!(report.contains(limits), "{report}");
    fs::write(&description, "[limits]\ntime_ms = \"1 s\"\n").unwrap();
    let report = test(2);
    assert!(report.contains("vjudge_7_a/problem.toml: not a valid"), "{report}");
}

#[test]
fn outside_a_workspace_a_folder_of_samples_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let into = folder.path().join("a/contest");
    let mut listening =
        Listening::start(folder.path(), &["--once", "--into", into.to_str().unwrap()]);
    listening.post(&sent("../../evil", "https://example.org/../..?x=/etc/passwd"));
    assert!(listening.line().contains("with 2 samples"));
    assert_eq!(listening.end(0), "");
    let entries = |folder: &Path| -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<_> = names.collect();
        names.sort();
        names
    };
    assert_eq!(entries(&into), ["example_x_etc_passwd"]);
    assert_eq!(
        entries(&into.join("example_x_etc_passwd")),
        ["problem.toml", "sample-1.in", "sample-1.out", "sample-2.in", "sample-2.out"]
    );

    let mut command = outside(folder.path(), &["listen", "--port", "0"]);
    let [_, error] = outputs(command.output().unwrap(), 2);
    assert!(error.contains("--into"), "{error}");
}

#[test]
fn a_file_in_place_of_the_folder_is_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("notes"), "").unwrap();
    let mut command = outside(folder.path(), &["listen", "--into", "notes", "--port", "0"]);
    let [text, error] = outputs(command.output().unwrap(), 2);
    assert_eq!(text, "");
    assert!(error.starts_with("error: notes: cannot be created"), "{error}");
}

#[rstest]
#[case::no_json("{", 400)]
#[case::no_text("\u{0}", 400)]
#[case::another_shape("[1, 2]", 400)]
#[case::no_name(r#"{"url": "http://poj.org/problem?id=1", "tests": []}"#, 400)]
#[case::no_address(r#"{"name": "x", "url": "poj", "tests": []}"#, 400)]
#[case::a_comment_that_ends(r#"{"name": "x", "url": "http://x/\nfn main", "tests": []}"#, 400)]
fn malformed_requests_are_refused(#[case] body: &str, #[case] status: u16) {
    let root = workspace();
    let listening = Listening::start(root.path(), &[]);
    let answer = listening.request(POST, body.as_bytes());
    assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{answer}");
    assert!(Catalog::of(root.path()).unwrap().problems.is_empty());
}

#[test]
fn requests_from_elsewhere_are_refused() {
    let root = workspace();
    let mut listening = Listening::start(root.path(), &[]);
    let problem = |number: usize| {
        let url = format!("http://poj.org/problem?id={number}");
        sent("Stones", &url).to_string()
    };
    let length = 16 << 20;
    let with = |origin: &str| format!("{POST}\r\nOrigin: {origin}");
    for (head, body, status) in [
        ("GET / HTTP/1.1", String::new(), 405),
        (&POST.replace("POST / ", "POST /x "), problem(1), 404),
        (&POST.replace("application/json", "text/plain"), problem(1), 415),
        ("POST / HTTP/1.1", problem(1), 415),
        (POST, " ".repeat(length + 1), 413),
        (&with("https://example.org"), problem(1), 403),
        (&with("http://localhost:8000"), problem(1), 403),
        (&with("null"), problem(1), 403),
        (&with("moz-extension://6d7d2f2c"), problem(2), 200),
        (&with("chrome-extension://cjnmckjn"), problem(3), 200),
        (POST, problem(4), 200),
    ] {
        let answer = listening.request(head, body.as_bytes());
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{head}: {answer}");
    }
    for id in ["poj2", "poj3", "poj4"] {
        assert!(listening.line().contains(&format!("made {id}")));
    }
    assert_eq!(Catalog::of(root.path()).unwrap().problems.len(), 3);
}

/// Requests from pages and malformed ones are reported, but not as lost problems.
#[test]
fn a_refused_request_loses_no_problem() {
    let root = workspace();
    let listening = Listening::start(root.path(), &["--once"]);
    let problem = sent("Stones", "http://poj.org/problem?id=1067");
    let head = format!("{POST}\r\nOrigin: https://example.org");
    let answer = listening.request(&head, problem.to_string().as_bytes());
    assert!(answer.starts_with("HTTP/1.1 403 "), "{answer}");
    for malformed in ["{", "[1, 2]"] {
        let answer = listening.request(POST, malformed.as_bytes());
        assert!(answer.starts_with("HTTP/1.1 400 "), "{answer}");
    }
    listening.post(&problem);
    let errors = listening.end(0);
    assert!(errors.contains("refused"), "{errors}");
}

/// There are fewer clients than the server's first four threads.
#[test]
fn silent_clients_block_nobody() {
    let root = workspace();
    let mut listening = Listening::start(root.path(), &[]);
    let silent: Vec<TcpStream> = (0..2)
        .map(|_| {
            let mut stream = TcpStream::connect(("127.0.0.1", listening.port)).unwrap();
            let head = format!("{POST}\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{{");
            stream.write_all(head.as_bytes()).unwrap();
            stream
        })
        .collect();
    listening.post(&sent("Stones", "http://poj.org/problem?id=1067"));
    assert!(listening.line().contains("made poj1067"));
    drop(silent);
}

const SEQUENTIAL_NIM: &str = r#"//! Sequential Nim.

use proconio::input;

fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, piles: [u64; count] }
        let ones = piles.iter().take_while(|&&pile| pile == 1).count();
        let first_wins = (ones % 2 == 0) != (ones == count);
        println!("{}", if first_wins { "First" } else { "Second" });
    }
}
"#;

#[test]
fn a_received_problem_is_solved_and_bundled() {
    let copied = tempfile::tempdir().unwrap();
    let root = copied.path();
    copy_checkout(root);
    let mut listening = Listening::start(root, &["--once"]);
    let mut problem = sent("B. Sequential Nim", "https://codeforces.com/problemset/problem/1382/B");
    problem["tests"] = json!([{
        "input": "3\n3\n2 5 4\n8\n1 1 1 1 1 1 1 1\n3\n1 1 1\n",
        "output": "First\nSecond\nFirst\n",
    }]);
    listening.post(&problem);
    assert!(listening.line().contains("write problems/cf1382b/cf1382b.rs"));
    assert_eq!(listening.end(0), "");

    fs::write(root.join("problems/cf1382b/cf1382b.rs"), SEQUENTIAL_NIM).unwrap();
    for arguments in [&["test", "cf1382b"][..], &["bundle", "cf1382b", "-o", "answer.rs"]] {
        printed(&mut judge(root, arguments), 0);
    }
    assert!(root.join("answer.rs").is_file());
}
