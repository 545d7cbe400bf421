//! Determines a problem's judge and its name there, by its id or the statement's address.

use super::address::{self, Address, Values};
use super::pages::{self, Judge};
use crate::catalog::is_reserved;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub judge: &'static str,
    /// The customary id.
    pub id: String,
    pub number: String,
    pub url: Option<String>,
}

#[derive(Clone, Copy)]
enum Names {
    Numbers,
    /// Words, which ids write in lower case and with underscores.
    Words,
    Capitals,
    /// Words with hyphens between them.
    Hyphens,
}

/// Judges whose ids consist of a prefix and the problem's name, with their addresses separated by blanks, the
/// usual one first; `{}` stands for the name, which has two parts on Codeforces and `AtCoder`. `pages` has
/// these judges' other addresses.
#[rustfmt::skip]
const CUSTOMS: [(&str, &str, Names, &str); 16] = [
    ("poj", "poj", Names::Numbers, "http://poj.org/problem?id={}"),
    ("hdu", "hdu", Names::Numbers, "https://acm.hdu.edu.cn/showproblem.php?pid={}"),
    ("luogu", "luogu_", Names::Capitals, "https://www.luogu.com.cn/problem/{} https://www.luogu.com.cn/problemnew/show/{}"),
    ("baekjoon", "boj", Names::Numbers, "https://www.acmicpc.net/problem/{}"),
    ("spoj", "spoj_", Names::Capitals, "https://www.spoj.com/problems/{}/ https://www.spoj.com/problems/{}/en/"),
    ("cses", "cses", Names::Numbers, "https://cses.fi/problemset/task/{}"),
    ("hackerrank", "hackerrank_", Names::Hyphens, "https://www.hackerrank.com/challenges/{}/problem https://www.hackerrank.com/challenges/{}"),
    ("codechef", "codechef_", Names::Capitals, "https://www.codechef.com/problems/{} https://www.codechef.com/*/problems/{}"),
    ("kattis", "kattis_", Names::Words, "https://open.kattis.com/problems/{} https://open.kattis.com/contests/*/problems/{}"),
    ("dmoj", "dmoj_", Names::Words, "https://dmoj.ca/problem/{}"),
    ("librarychecker", "librarychecker_", Names::Words, "https://judge.yosupo.jp/problem/{}"),
    ("loj", "loj", Names::Numbers, "https://loj.ac/problem/{} https://loj.ac/p/{}"),
    ("mipt", "mipt", Names::Numbers, "http://acm.mipt.ru/judge/problems.pl?problem={}&lang=en"),
    ("bzoj", "bzoj", Names::Numbers, ""),
    ("cogs", "cogs", Names::Numbers, ""),
    ("topcoder", "topcoder_", Names::Words, ""),
];

impl Place {
    /// The judge of a customary prefix, as in `cf1369f`.
    pub fn of_id(id: &str) -> Option<Place> {
        Place::codeforces(id.strip_prefix("cf").unwrap_or(""))
            .or_else(|| Place::atcoder(id))
            .or_else(|| {
                CUSTOMS.into_iter().find_map(|(judge, prefix, names, addresses)| {
                    let name = id.strip_prefix(prefix)?;
                    let fits = match names {
                        Names::Numbers => name.chars().all(|c| c.is_ascii_digit()),
                        Names::Words | Names::Capitals | Names::Hyphens => true,
                    };
                    let number = match names {
                        Names::Numbers | Names::Words => name.to_owned(),
                        Names::Capitals => name.to_uppercase(),
                        Names::Hyphens => name.replace('_', "-"),
                    };
                    (fits && !name.is_empty()).then(|| Place {
                        judge,
                        id: id.to_owned(),
                        url: addresses
                            .split_whitespace()
                            .next()
                            .map(|url| url.replace("{}", &number)),
                        number,
                    })
                })
            })
    }

    /// The problem at an address of a known judge.
    pub(crate) fn of_url(url: &str) -> Option<Place> {
        Place::known(url, "")
    }

    /// The problem on a page, by address and title. If the judge is unknown, the id is made of the whole
    /// address.
    pub fn of_page(url: &str, title: &str) -> Place {
        Place::known(url, title).unwrap_or_else(|| {
            let id = Address::parse(url).id(title);
            let is_letter = id.starts_with(|first: char| first.is_ascii_lowercase());
            // Such an id could be read as another problem's.
            let id = if is_letter && !is_reserved(&id) && Place::of_id(&id).is_none() {
                id
            } else {
                format!("p_{id}")
            };
            Place::elsewhere(id, url)
        })
    }

    /// The problem on a known judge's page. A page of several problems needs the title.
    fn known(url: &str, title: &str) -> Option<Place> {
        let address = Address::parse(url);
        let letter = address::letter(title);
        let custom = CUSTOMS.into_iter().find_map(|(_, prefix, _, addresses)| {
            let mut values = addresses.split_whitespace().filter_map(|url| address.values(url));
            let values = values.next()?;
            Place::customary(&format!("{prefix}{{}}"), &values)
        });
        let place = custom.or_else(|| {
            pages::pages().find_map(|(page, id, judge)| {
                let mut values = address.values(page)?;
                if id.contains("{t}") {
                    values.push(("t", letter?));
                }
                Place::on(id, judge, &values, letter)
            })
        });
        place.map(|place| Place { url: Some(url.to_owned()), ..place })
    }

    fn on(id: &str, judge: Judge, values: &Values, letter: Option<&str>) -> Option<Place> {
        match judge {
            // The address of the task Ex ends with `h`.
            Judge::Customary if letter == Some("Ex") => {
                let place = Place::customary(id, values)?;
                let ex = place.id.strip_suffix("_h").map(|contest| format!("{contest}_ex"));
                ex.map_or(Some(place), |ex| Place::of_id(&ex))
            }
            Judge::Customary => Place::customary(id, values),
            Judge::Known(judge, number) => {
                let mut number = number.to_owned();
                for (name, value) in values {
                    number = number.replace(&format!("{{{name}}}"), value);
                }
                let id = address::filled(id, values);
                Some(Place { judge, id, number, url: None })
            }
            Judge::Other => Some(Place::elsewhere(address::filled(id, values), "")),
        }
    }

    /// The problem with a customary id, if the id yields these values again.
    fn customary(id: &str, values: &Values) -> Option<Place> {
        let place = Place::of_id(&address::filled(id, values))?;
        let number = place.number.to_lowercase();
        let is_read = |(_, value): &(&str, &str)| number.contains(&value.to_lowercase());
        // The digits of `cf1369f` are the contest's.
        let is_letter = |(_, value): &(&str, &str)| value.starts_with(char::is_alphabetic);
        let fits = values.iter().all(is_read) && values.iter().skip(1).all(is_letter);
        fits.then_some(place)
    }

    fn elsewhere(id: String, url: &str) -> Place {
        Place { judge: "own", number: id.clone(), id, url: Some(url.to_owned()) }
    }

    /// `1369f`: a contest and a letter, perhaps followed by a digit.
    fn codeforces(name: &str) -> Option<Place> {
        let (contest, letter) = name.split_at(name.find(|c: char| c.is_ascii_lowercase())?);
        let mut rest = letter.chars().skip(1);
        let fits = contest.parse::<u32>().is_ok() && letter.len() <= 2;
        if !fits || rest.any(|c| !c.is_ascii_digit()) {
            return None;
        }
        let letter = letter.to_uppercase();
        Some(Place {
            judge: "codeforces",
            id: format!("cf{name}"),
            number: format!("{contest}{letter}"),
            url: Some(format!("https://codeforces.com/problemset/problem/{contest}/{letter}")),
        })
    }

    /// `arc116_f`: a contest and its task. Addresses call the task Ex `h`.
    fn atcoder(task: &str) -> Option<Place> {
        let (contest, letter) = task.split_once('_')?;
        let number = ["abc", "arc", "agc"].iter().find_map(|kind| contest.strip_prefix(kind))?;
        if number.parse::<u32>().is_err() {
            return None;
        }
        let letter = if letter == "ex" { "h" } else { letter };
        Some(Place {
            judge: "atcoder",
            id: task.to_owned(),
            number: format!("{contest}_{letter}"),
            url: Some(format!("https://atcoder.jp/contests/{contest}/tasks/{contest}_{letter}")),
        })
    }
}

/// A judge's own name for a problem whose id names none: the id without the judge's key.
pub(crate) fn number_of(id: &str, judge: &str) -> String {
    let rest = id.strip_prefix(judge).unwrap_or(id);
    rest.trim_start_matches('_').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judges;

    #[test]
    fn an_id_tells_the_judge_the_number_and_the_address() {
        for line in [
            "cf1369f codeforces 1369F https://codeforces.com/problemset/problem/1369/F",
            "cf1710f2 codeforces 1710F2 https://codeforces.com/problemset/problem/1710/F2",
            "arc116_f atcoder arc116_f https://atcoder.jp/contests/arc116/tasks/arc116_f",
            "abc265_ex atcoder abc265_h https://atcoder.jp/contests/abc265/tasks/abc265_h",
            "luogu_p2148 luogu P2148 https://www.luogu.com.cn/problem/P2148",
            "boj9655 baekjoon 9655 https://www.acmicpc.net/problem/9655",
            "hackerrank_game_of_stones_1 hackerrank game-of-stones-1 https://www.hackerrank.com/challenges/game-of-stones-1/problem",
            "bzoj1022 bzoj 1022 ",
        ] {
            let (id, rest) = line.split_once(' ').unwrap();
            let Place { judge, number, url, .. } = Place::of_id(id).unwrap();
            assert_eq!(format!("{judge} {number} {}", url.unwrap_or_default()), rest, "{id}");
        }
        for id in ["own_nim", "cfnim", "pojo", "poj", "arc_f", "abc_1", "nim"] {
            assert_eq!(Place::of_id(id), None, "{id}");
        }
    }

    #[test]
    fn an_unknown_address_tells_nothing() {
        for url in [
            "https://example.org/nim",
            "https://codeforces.com/blog/entry/1",
            "https://codeforces.com/contest/1/problems",
            "https://atcoder.jp/contests/arc116/tasks",
        ] {
            assert_eq!(Place::of_url(url), None, "{url}");
        }
    }

    #[test]
    fn every_judge_of_a_custom_or_a_page_is_known() {
        let customs = CUSTOMS.into_iter().map(|(judge, ..)| judge);
        let pages = pages::pages().filter_map(|(_, _, judge)| match judge {
            Judge::Known(judge, _) => Some(judge),
            Judge::Customary | Judge::Other => None,
        });
        for judge in customs.chain(pages) {
            assert!(judges::find(judge).is_some(), "{judge}");
        }
    }
}
