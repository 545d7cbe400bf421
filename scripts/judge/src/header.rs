//! The header of a solution's source: its parts, such as `Theorem:`.

/// A part of the header, on its own lines, without the word that it begins with.
///
/// # Examples
///
/// ```
/// use judge::header::part;
///
/// let source = "//! Title\n//!\n//! Game:      Nim.\n//! Theorem:   lost if the nim-sum\n\
///               //!            is 0.\n//! Cost:      O(n).\n\nuse std::fmt;\n";
/// assert_eq!(part(source, "Theorem").unwrap(), ["lost if the nim-sum", "is 0."]);
/// assert_eq!(part(source, "Status"), None);
/// ```
pub fn part<'a>(source: &'a str, name: &str) -> Option<Vec<&'a str>> {
    let lines = source.lines().map_while(|line| line.strip_prefix("//!"));
    let mut lines = lines.skip_while(|line| begins(line) != Some(name));
    let (_, first) = lines.next()?.split_once(':')?;
    let rest = lines.take_while(|line| !line.trim().is_empty() && begins(line).is_none());
    Some([first].into_iter().chain(rest).map(str::trim).collect())
}

/// The name of the part that begins on a line of the header: a single word, not indented further.
fn begins(line: &str) -> Option<&str> {
    let (name, _) = line.strip_prefix(' ')?.split_once(':')?;
    let is_name = name.starts_with(char::is_uppercase) && name.chars().all(char::is_alphabetic);
    is_name.then_some(name)
}
