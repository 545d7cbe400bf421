//! A problem's search words: its own, and those of contestants.

use judge::catalog::Problem;

/// The contestants' words for a problem that has a word beginning with the key.
const ALSO: [(&str, &str); 33] = [
    ("", "game theory 博弈 博弈论 组合游戏"),
    ("nim", "xor exclusive-or 异或 尼姆"),
    ("grundy", "sg sprague grundy mex sg函数"),
    ("nim value", "sg sprague grundy mex sg函数"),
    ("nim sum", "sg sprague grundy sg函数"),
    ("octal", "sg sprague grundy mex sg函数"),
    ("value", "sg sprague grundy mex sg函数"),
    ("worth", "sg sprague grundy sg函数"),
    ("misere", "anti-nim 反尼姆 反nim"),
    ("matching", "bipartite 二分图 二分图博弈 匹配 最大匹配"),
    ("geography", "bipartite 二分图 二分图博弈"),
    ("edmonds", "blossom general graph 带花树 一般图"),
    ("dynamic programming", "dp 动态规划 数位dp"),
    ("memoised", "dp memoization 动态规划 记忆化"),
    ("subset", "dp bitmask 动态规划 状压"),
    ("retrograde", "dp bfs topological draw 拓扑 平局"),
    ("wythoff", "golden ratio 威佐夫 黄金分割"),
    ("bachet", "bash 巴什"),
    ("fibonacci", "zeckendorf 斐波那契"),
    ("staircase", "阶梯 阶梯博弈"),
    ("moore", "nim-k nimk"),
    ("euclid", "gcd 欧几里得"),
    ("green hackenbush", "删边 树上删边"),
    ("hackenbush", "surreal 超现实数"),
    ("partizan", "partisan 不平等博弈"),
    ("games that are numbers", "surreal 超现实数"),
    ("walsh", "fwt fwht 沃尔什"),
    ("nimber", "field nim积"),
    ("coin", "翻硬币"),
    ("tree", "树"),
    ("symmetry", "mirror 对称"),
    ("switches", "hot temperature greedy 贪心"),
    ("interactive", "交互"),
];

/// A problem's search words in lower case.
pub fn words(problem: &Problem) -> String {
    let facts = &problem.facts;
    let mut words = vec![
        problem.id.clone(),
        problem.id.replace('_', ""),
        facts.title.clone(),
        facts.translation.iter().map(|one| &*one.title).collect(),
        facts.topic.clone(),
        facts.theorem.clone(),
        facts.theory.join(" "),
    ];
    words.extend(facts.solutions.iter().map(|solution| solution.method.clone()));
    let said = said(&words.join(" "));
    let also = ALSO.iter().filter(|(of, _)| said.contains(&format!(" {of}")));
    words.extend(also.map(|(_, also)| (*also).to_owned()));
    for place in problem.places() {
        // Otherwise, the name leads to the problem of another solution at this place.
        if place.solution.is_none() {
            words.push(place.name());
            words.push(place.name().replace([' ', '-', '_'], ""));
            words.push(format!("{}{}", place.key, place.number));
        }
    }
    if facts.judge == "luogu" {
        words.push(String::from("洛谷"));
    }
    words.join(" ").to_lowercase()
}

/// A text as lower-case words, each after a space, without accents.
fn said(text: &str) -> String {
    let text = text.to_lowercase().replace('è', "e");
    let words = text.split(|char: char| !char.is_alphanumeric());
    words.flat_map(|word| [" ", word]).collect()
}
