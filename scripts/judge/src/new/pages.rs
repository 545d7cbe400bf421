//! The pages of problems whose ids are not a judge's prefix and the problem's name.

/// Whose problem a page is about.
#[derive(Clone, Copy)]
pub(crate) enum Judge {
    /// The judge that the id itself names, as `cf1369f` does. An id that names none is not used.
    Customary,
    /// A judge of `scripts/judge/judges.toml`, with its own name for the problem. A name of several words
    /// is outside of the judge's usual problems, and has no page there where solutions are submitted.
    Known(&'static str, &'static str),
    /// A judge that is not in `scripts/judge/judges.toml`.
    Other,
}

/// Pages as `Address::values` reads them, with the ids of their problems. `{t}` is what the title says
/// that the problem is called in its contest, on a page that shows all of them.
pub(crate) const PAGES: [(&str, &str, Judge); 40] = [
    // Codeforces
    (
        "codeforces.com/problemset/problem/{c}/{p}",
        "cf{c}{p}",
        Judge::Customary,
    ),
    (
        "codeforces.com/contest/{c}/problem/{p}",
        "cf{c}{p}",
        Judge::Customary,
    ),
    (
        "codeforces.com/contest/{c}/problems",
        "cf{c}{t}",
        Judge::Customary,
    ),
    (
        "codeforces.com/gym/{c}/problem/{p}",
        "cf_gym_{c}_{p}",
        Judge::Known("codeforces", "gym {c} {p}"),
    ),
    (
        "codeforces.com/gym/{c}/problems",
        "cf_gym_{c}_{t}",
        Judge::Known("codeforces", "gym {c} {t}"),
    ),
    (
        "codeforces.com/problemset/gymProblem/{c}/{p}",
        "cf_gym_{c}_{p}",
        Judge::Known("codeforces", "gym {c} {p}"),
    ),
    (
        "codeforces.com/group/{g}/contest/{c}/problem/{p}",
        "cf_group_{g}_{c}_{p}",
        Judge::Known("codeforces", "group {g} {c} {p}"),
    ),
    (
        "codeforces.com/group/{g}/contest/{c}/problems",
        "cf_group_{g}_{c}_{t}",
        Judge::Known("codeforces", "group {g} {c} {t}"),
    ),
    (
        "codeforces.com/edu/course/{a}/lesson/{b}/{l}/practice/contest/{c}/problem/{p}",
        "cf_edu_{a}_{b}_{l}_{c}_{p}",
        Judge::Known("codeforces", "edu {c} {p}"),
    ),
    (
        "codeforces.com/problemsets/acmsguru/problem/99999/{p}",
        "cf_acmsguru_{p}",
        Judge::Known("codeforces", "acmsguru {p}"),
    ),
    // AtCoder, where a task is of one contest, which may be shown in another.
    ("atcoder.jp/contests/*/tasks/{p}", "{p}", Judge::Customary),
    (
        "atcoder.jp/contests/*/tasks/{p}",
        "atcoder_{p}",
        Judge::Known("atcoder", "{p}"),
    ),
    // Contests of judges whose other problems have customary ids
    (
        "acm.hdu.edu.cn/contests/contest_showproblem.php?cid={c}&pid={p}",
        "hdu_contests_{c}_{p}",
        Judge::Known("hdu", "contest {c} {p}"),
    ),
    (
        "acm.hdu.edu.cn/contest/problem?cid={c}&pid={p}",
        "hdu_contest_{c}_{p}",
        Judge::Known("hdu", "contest {c} {p}"),
    ),
    (
        "acm.hdu.edu.cn/diy/contest_showproblem.php?cid={c}&pid={p}",
        "hdu_diy_{c}_{p}",
        Judge::Known("hdu", "diy {c} {p}"),
    ),
    (
        "cses.fi/{c}/task/{p}",
        "cses_{c}_{p}",
        Judge::Known("cses", "{c} {p}"),
    ),
    (
        "hackerrank.com/contests/{c}/challenges/{p}",
        "hackerrankcontest_{c}_{p}",
        Judge::Known("hackerrank", "{c} {p}"),
    ),
    (
        "hackerrank.com/contests/{c}/challenges/{p}/problem",
        "hackerrankcontest_{c}_{p}",
        Judge::Known("hackerrank", "{c} {p}"),
    ),
    // Virtual Judge
    (
        "vjudge.net/contest/{c}#problem/{p}",
        "vjudge_{c}_{p}",
        Judge::Other,
    ),
    ("vjudge.net/problem/{p}", "vjudge_{p}", Judge::Other),
    // Timus
    (
        "acm.timus.ru/problem.aspx?space=1&num={p}",
        "timus_{p}",
        Judge::Other,
    ),
    (
        "acm.timus.ru/problem.aspx?space={c}&num={p}",
        "timus_{c}_{p}",
        Judge::Other,
    ),
    // USACO, whose training pages have the session in `a`
    (
        "usaco.org/index.php?page=viewproblem2&cpid={p}&*",
        "usaco_{p}",
        Judge::Other,
    ),
    (
        "train.usaco.org/usacoprob2?S={p}&*",
        "usacotraining_{p}",
        Judge::Other,
    ),
    // Hacker Cup and Code Jam
    (
        "facebook.com/codingcompetitions/hacker-cup/{y}/{r}/problems/{p}",
        "hackercup_{y}_{r}_{p}",
        Judge::Other,
    ),
    (
        "facebook.com/hackercup/problem/{p}",
        "hackercup_{p}",
        Judge::Other,
    ),
    (
        "codingcompetitions.withgoogle.com/{e}/round/{r}/{p}",
        "google_{e}_{r}_{p}",
        Judge::Other,
    ),
    (
        "code.google.com/codejam/contest/{c}/dashboard",
        "google_codejam_{c}_{t}",
        Judge::Other,
    ),
    // omegaUp
    ("omegaup.com/arena/problem/{p}", "omegaup_{p}", Judge::Other),
    (
        "omegaup.com/arena/{c}#problems/{p}",
        "omegaup_{c}_{p}",
        Judge::Other,
    ),
    (
        "omegaup.com/arena/{c}/practice#problems/{p}",
        "omegaup_{c}_{p}",
        Judge::Other,
    ),
    // UVa and the ICPC Live Archive, where a page's number is not the problem's
    (
        "onlinejudge.org/index.php?page=show_problem&problem={p}&*",
        "onlinejudge_{p}",
        Judge::Other,
    ),
    (
        "icpcarchive.ecs.baylor.edu/index.php?page=show_problem&problem={p}&*",
        "livearchive_{p}",
        Judge::Other,
    ),
    // Aizu Online Judge
    (
        "onlinejudge.u-aizu.ac.jp/problems/{p}",
        "aoj_{p}",
        Judge::Other,
    ),
    (
        "onlinejudge.u-aizu.ac.jp/courses/*/*/*/*/{p}",
        "aoj_{p}",
        Judge::Other,
    ),
    (
        "onlinejudge.u-aizu.ac.jp/challenges/*/*/*/{p}",
        "aoj_{p}",
        Judge::Other,
    ),
    (
        "judge.u-aizu.ac.jp/onlinejudge/description.jsp?id={p}&*",
        "aoj_{p}",
        Judge::Other,
    ),
    // Jutge, whose addresses end with the language
    ("jutge.org/problems/{p}_en", "jutge_{p}", Judge::Other),
    ("jutge.org/problems/{p}_es", "jutge_{p}", Judge::Other),
    ("jutge.org/problems/{p}_ca", "jutge_{p}", Judge::Other),
];
