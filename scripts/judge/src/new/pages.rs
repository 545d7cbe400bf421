//! Pages of problems whose ids are not simply a judge's prefix and the problem's name.

#[derive(Clone, Copy)]
pub(crate) enum Judge {
    /// The judge that the id names, such as `cf1369f`; if none, the address is not recognised.
    Customary,
    /// A judge of `scripts/judge/judges.toml`, with its own name for the problem. A name of several words
    /// lies outside the judge's usual problems and has no submission page.
    Known(&'static str, &'static str),
    /// A judge that is not in `scripts/judge/judges.toml`.
    Other,
}

/// One line per page, in the notation of `Address::values`: the page, the id of its problem, and the judge
/// ([`Judge`]): `=` if the id names it, a judge's key with its own name for the problem, or nothing. `{t}` is
/// the letter in the title, on a page with all problems of a contest.
const PAGES: &str = "\
# Codeforces
codeforces.com/problemset/problem/{c}/{p} cf{c}{p} =
codeforces.com/contest/{c}/problem/{p} cf{c}{p} =
codeforces.com/contest/{c}/problems cf{c}{t} =
codeforces.com/gym/{c}/problem/{p} cf_gym_{c}_{p} codeforces gym {c} {p}
codeforces.com/gym/{c}/problems cf_gym_{c}_{t} codeforces gym {c} {t}
codeforces.com/problemset/gymProblem/{c}/{p} cf_gym_{c}_{p} codeforces gym {c} {p}
codeforces.com/group/{g}/contest/{c}/problem/{p} cf_group_{g}_{c}_{p} codeforces group {g} {c} {p}
codeforces.com/group/{g}/contest/{c}/problems cf_group_{g}_{c}_{t} codeforces group {g} {c} {t}
codeforces.com/edu/course/{a}/lesson/{b}/{l}/practice/contest/{c}/problem/{p} cf_edu_{a}_{b}_{l}_{c}_{p} codeforces edu {c} {p}
codeforces.com/problemsets/acmsguru/problem/99999/{p} cf_acmsguru_{p} codeforces acmsguru {p}
# AtCoder, where a task is of one contest, which may be shown in another
atcoder.jp/contests/*/tasks/{p} {p} =
atcoder.jp/contests/*/tasks/{p} atcoder_{p} atcoder {p}
# Contests of judges whose other problems have customary ids
acm.hdu.edu.cn/contests/contest_showproblem.php?cid={c}&pid={p} hdu_contests_{c}_{p} hdu contest {c} {p}
acm.hdu.edu.cn/contest/problem?cid={c}&pid={p} hdu_contest_{c}_{p} hdu contest {c} {p}
acm.hdu.edu.cn/diy/contest_showproblem.php?cid={c}&pid={p} hdu_diy_{c}_{p} hdu diy {c} {p}
cses.fi/{c}/task/{p} cses_{c}_{p} cses {c} {p}
hackerrank.com/contests/{c}/challenges/{p} hackerrankcontest_{c}_{p} hackerrank {c} {p}
hackerrank.com/contests/{c}/challenges/{p}/problem hackerrankcontest_{c}_{p} hackerrank {c} {p}
# Virtual Judge
vjudge.net/contest/{c}#problem/{p} vjudge_{c}_{p}
vjudge.net/problem/{p} vjudge_{p}
# Timus
acm.timus.ru/problem.aspx?space=1&num={p} timus_{p}
acm.timus.ru/problem.aspx?space={c}&num={p} timus_{c}_{p}
# USACO, whose training pages have the session in `a`
usaco.org/index.php?page=viewproblem2&cpid={p}&* usaco_{p}
train.usaco.org/usacoprob2?S={p}&* usacotraining_{p}
# Hacker Cup and Code Jam
facebook.com/codingcompetitions/hacker-cup/{y}/{r}/problems/{p} hackercup_{y}_{r}_{p}
facebook.com/hackercup/problem/{p} hackercup_{p}
codingcompetitions.withgoogle.com/{e}/round/{r}/{p} google_{e}_{r}_{p}
code.google.com/codejam/contest/{c}/dashboard google_codejam_{c}_{t}
# omegaUp
omegaup.com/arena/problem/{p} omegaup_{p}
omegaup.com/arena/{c}#problems/{p} omegaup_{c}_{p}
omegaup.com/arena/{c}/practice#problems/{p} omegaup_{c}_{p}
# UVa and the ICPC Live Archive, where a page's number is not the problem's
onlinejudge.org/index.php?page=show_problem&problem={p}&* onlinejudge_{p}
icpcarchive.ecs.baylor.edu/index.php?page=show_problem&problem={p}&* livearchive_{p}
# Aizu Online Judge
onlinejudge.u-aizu.ac.jp/problems/{p} aoj_{p}
onlinejudge.u-aizu.ac.jp/courses/*/*/*/*/{p} aoj_{p}
onlinejudge.u-aizu.ac.jp/challenges/*/*/*/{p} aoj_{p}
judge.u-aizu.ac.jp/onlinejudge/description.jsp?id={p}&* aoj_{p}
# Jutge, whose addresses end with the language
jutge.org/problems/{p}_en jutge_{p}
jutge.org/problems/{p}_es jutge_{p}
jutge.org/problems/{p}_ca jutge_{p}
";

/// All pages, each with the id of its problem.
pub(crate) fn pages() -> impl Iterator<Item = (&'static str, &'static str, Judge)> {
    let lines = PAGES.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let mut words = line.splitn(4, ' ');
        let mut word = || words.next().unwrap_or_default();
        let (page, id, key, number) = (word(), word(), word(), word());
        let judge = match key {
            "=" => Judge::Customary,
            "" => Judge::Other,
            _ => Judge::Known(key, number),
        };
        (page, id, judge)
    })
}
