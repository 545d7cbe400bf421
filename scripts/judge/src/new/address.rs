//! Recognises the problem on a page by its address.

use sha2::{Digest, Sha256};

/// The longest id made from an address.
const MOST: usize = 64;

/// Hosts, each with the one that it mirrors. Hosts below a mirrored one, such as `m1.codeforces.com`, are
/// mirrors too.
const MIRRORS: [(&str, &str); 11] = [
    ("codeforces.com", "codeforces.com"),
    ("codeforces.ml", "codeforces.com"),
    ("codeforces.net", "codeforces.com"),
    ("codeforc.es", "codeforces.com"),
    ("beta.atcoder.jp", "atcoder.jp"),
    ("luogu.com", "luogu.com.cn"),
    ("luogu.org", "luogu.com.cn"),
    ("timus.online", "acm.timus.ru"),
    ("acm.timus.ru", "acm.timus.ru"),
    ("uva.onlinejudge.org", "onlinejudge.org"),
    ("vjudge.csgrandeur.cn", "vjudge.net"),
];

/// Languages that may begin a path: `/en/problems/1`.
const LANGUAGES: [&str; 13] =
    ["az", "de", "en", "es", "fr", "ja", "ko", "pl", "pt", "ru", "uk", "uz", "zh"];

/// The keys of a query for a language, a part of the page, or the link that led to it.
const IRRELEVANT: [&str; 9] =
    ["fbclid", "gclid", "hl", "lang", "language", "locale", "ref", "src", "tab"];

/// The last parts of addresses of several problems.
const LISTS: [&str; 7] =
    ["challenges", "contest", "dashboard", "problems", "problemset", "results", "tasks"];

/// Generic labels before a country's in a host: `ac.jp`.
const DOMAINS: [&str; 8] = ["ac", "co", "com", "edu", "go", "gov", "net", "org"];

/// An address without the parts that do not affect the problem: the scheme, `www.`, default ports, the
/// mirror, the language, and the order of the query.
pub(crate) struct Address<'a> {
    host: String,
    path: Vec<&'a str>,
    /// The query, sorted.
    query: Vec<(&'a str, &'a str)>,
    fragment: &'a str,
}

/// The values at the names in a pattern.
pub(crate) type Values<'a> = Vec<(&'a str, &'a str)>;

impl<'a> Address<'a> {
    pub(crate) fn parse(url: &'a str) -> Address<'a> {
        let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
        let (rest, fragment) = rest.split_once('#').unwrap_or((rest, ""));
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        let mut path: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        if path.len() > 1 && is_language(path[0]) {
            path.remove(0);
        }
        let pairs = query.split('&').filter(|pair| !pair.is_empty());
        let mut query: Vec<_> = pairs
            .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
            .filter(|(key, _)| !IRRELEVANT.contains(key) && !key.starts_with("utm_"))
            .collect();
        query.sort_unstable();
        Address { host: main_host(host), path, query, fragment }
    }

    /// Matches a pattern such as `cses.fi/{c}/task/{p}` and returns the values of its names. `*` stands for
    /// any part of the path or, in a query, for other keys. A pattern without a query or fragment matches
    /// any.
    pub(crate) fn values<'p>(&self, pattern: &'p str) -> Option<Vec<(&'p str, &'a str)>> {
        let pattern = Address::parse(pattern);
        let others = pattern.query.first().is_some_and(|(key, _)| *key == "*");
        let keys = &pattern.query[usize::from(others)..];
        let fits = pattern.host == self.host
            && pattern.path.len() == self.path.len()
            && (keys.is_empty() || others || keys.len() == self.query.len());
        if !fits {
            return None;
        }
        let mut parts: Vec<_> = pattern.path.into_iter().zip(self.path.clone()).collect();
        for (key, expected) in keys {
            let (_, value) = self.query.iter().find(|(other, _)| other == key)?;
            parts.push((*expected, *value));
        }
        if !pattern.fragment.is_empty() {
            let (expected, given) = (pattern.fragment.split('/'), self.fragment.split('/'));
            if expected.clone().count() != given.clone().count() {
                return None;
            }
            parts.extend(expected.zip(given));
        }
        let (named, others): (Vec<_>, Vec<_>) =
            parts.into_iter().partition(|(expected, _)| expected.contains('{'));
        let fits = |(expected, given): (&str, &str)| expected == "*" || expected == given;
        if !others.into_iter().all(fits) {
            return None;
        }
        let values = named.into_iter().map(|(name, given)| value(name, given));
        values.collect()
    }

    /// An id from the whole address, and the title on a page of several problems.
    pub(crate) fn id(&self, title: &str) -> String {
        let judge = judge(&self.host);
        let mut parts = self.path.clone();
        parts.extend(self.query.iter().flat_map(|&(key, value)| [key, value]));
        // Any other fragment is a place on the page.
        if self.fragment.contains('/') {
            parts.push(self.fragment);
        }
        let has_list = self.path.last().is_some_and(|last| LISTS.contains(last));
        if has_list && parts.len() == self.path.len() {
            parts.push(letter(title).unwrap_or(title));
        }
        let id = joined(&judge, &parts);
        let whole = [&[&*judge][..], &parts].concat();
        if id.len() <= MOST && whole.iter().all(|part| is_plain(part)) {
            return id;
        }
        let mut start = format!("{judge:.24}_{}", hash(&whole));
        let words: Vec<&str> = id[judge.len()..].split('_').collect();
        let mut left = MOST - start.len();
        let last = words.iter().rev().take_while(|word| {
            let fits = word.len() < left;
            left = left.saturating_sub(word.len() + 1);
            fits
        });
        let last: Vec<&str> = last.copied().filter(|word| !word.is_empty()).collect();
        for word in last.into_iter().rev() {
            start.push('_');
            start.push_str(word);
        }
        start
    }
}

/// The name in a part of a pattern, with its value; `None` if the part does not fit.
fn value<'p, 'a>(pattern: &'p str, given: &'a str) -> Option<(&'p str, &'a str)> {
    let (before, rest) = pattern.split_once('{')?;
    let (name, after) = rest.split_once('}')?;
    let value = given.strip_prefix(before)?.strip_suffix(after)?;
    (!value.is_empty()).then_some((name, value))
}

/// An id pattern with its names replaced by words of their values.
pub(crate) fn filled(pattern: &str, values: &Values) -> String {
    let mut id = pattern.to_owned();
    for (name, value) in values {
        id = id.replace(&format!("{{{name}}}"), &words(value));
    }
    let values: Vec<&str> = values.iter().map(|(_, value)| *value).collect();
    if values.iter().all(|value| is_plain(value)) && id.len() <= MOST {
        return id;
    }
    format!("{id:.0$}_{1}", MOST - 9, hash(&values))
}

/// The letter in a title such as `B. Stones` or `Problem B: Stones`.
pub(crate) fn letter(title: &str) -> Option<&str> {
    let title = title.trim().trim_start_matches('#');
    let title = title.strip_prefix("Problem ").unwrap_or(title);
    let end = title.find(|c: char| !c.is_ascii_alphanumeric())?;
    let (letter, rest) = title.split_at(end);
    let ends =
        rest.starts_with(['.', ':', ')']) || rest.starts_with(" -") || rest.starts_with(" –");
    let begins = letter.starts_with(|c: char| c.is_ascii_uppercase() || c.is_ascii_digit());
    (ends && begins && letter.len() <= 4).then_some(letter)
}

/// Lower-case words of letters and digits, separated by underscores.
pub(crate) fn words(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join("_").to_ascii_lowercase()
}

/// Returns whether [`words`] loses only case and separators.
pub(crate) fn is_plain(text: &str) -> bool {
    let separates = |c: char| " -_./,:;'!?()~".contains(c);
    text.chars().all(|c| c.is_ascii_alphanumeric() || separates(c))
}

fn joined(judge: &str, parts: &[&str]) -> String {
    let words = parts.iter().map(|part| words(part));
    let words = [judge.to_owned()].into_iter().chain(words);
    let words: Vec<String> = words.filter(|words| !words.is_empty()).collect();
    words.join("_")
}

/// Eight digits that distinguish texts with the same words.
fn hash(parts: &[&str]) -> String {
    let digest = Sha256::digest(parts.join("\n"));
    let digits = digest.iter().take(4).map(|byte| format!("{byte:02x}"));
    digits.collect()
}

fn is_language(part: &str) -> bool {
    let (language, country) = part.split_once('-').unwrap_or((part, "us"));
    LANGUAGES.contains(&language) && country.len() == 2
}

/// The host that a host mirrors, or else the host itself; with an unusual port.
fn main_host(host: &str) -> String {
    let host = host.to_ascii_lowercase();
    let host = host.strip_prefix("www.").unwrap_or(&host);
    let host = [":80", ":443"].iter().find_map(|port| host.strip_suffix(port)).unwrap_or(host);
    let is_of = |main: &str| {
        let below = host.strip_suffix(main);
        below.is_some_and(|below| below.is_empty() || below.ends_with('.'))
    };
    let main = MIRRORS.into_iter().find(|(mirror, _)| is_of(mirror));
    main.map_or(host, |(_, main)| main).to_owned()
}

/// A host as words, without the country and a domain such as `edu` before it.
fn judge(host: &str) -> String {
    let (host, port) = host.split_once(':').unwrap_or((host, ""));
    let mut labels: Vec<&str> = host.split('.').collect();
    let is_number = host.ends_with(|last: char| last.is_ascii_digit());
    if labels.len() > 1 && !is_number {
        labels.pop();
        if labels.len() > 1 && labels.last().is_some_and(|last| DOMAINS.contains(last)) {
            labels.pop();
        }
    }
    labels.push(port);
    words(&labels.join("_"))
}
