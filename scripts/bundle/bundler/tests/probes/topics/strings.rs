// String: push, push_str, insert, pop, truncate, with_capacity, repeat
fn build() {
    let mut text = String::with_capacity(10);
    text.push('b');
    text.push_str("cd");
    text.insert(0, 'a');
    println!("{text} {:?} {}", text.pop(), text.len());
    text.truncate(1);
    println!("{text} {}", "ab".repeat(3));
}

// bytes, as_bytes, byte strings, from_utf8
fn bytes() {
    let mut count = [0; 26];
    for byte in "banana".bytes() {
        count[(byte - b'a') as usize] += 1;
    }
    println!("{:?}", &count[..3]);
    println!("{} {:?}", "xyz".as_bytes()[1], b"ab");
    println!(
        "{} {}",
        String::from_utf8(vec![104, 105]).unwrap(),
        std::str::from_utf8(b"ok").unwrap()
    );
}

// to_uppercase, to_ascii_lowercase, eq_ignore_ascii_case, is_alphanumeric
fn case() {
    println!("{} {}", "straße".to_uppercase(), "ABC".to_ascii_lowercase());
    println!("{} {}", "Yes".eq_ignore_ascii_case("yES"), "a1_".chars().all(char::is_alphanumeric));
}

// chars, char_indices, rev, nth, to_digit, from_digit
fn chars() {
    println!("{}", "hello".chars().rev().collect::<String>());
    println!("{:?} {:?}", "héé".char_indices().collect::<Vec<_>>(), "abc".chars().nth(1));
    println!("{}", "1234".chars().map(|c| c.to_digit(10).unwrap()).sum::<u32>());
    println!("{:?} {}", std::char::from_digit(7, 10), ('a'..='e').collect::<String>());
}

// concat, join, +, +=, collect into a String
fn concat() {
    let parts = ["a", "b", "c"];
    println!("{} {} {}", parts.concat(), parts.join("-"), String::from("x") + "y");
    let mut text = String::new();
    text += "z";
    text.extend(['1', '2']);
    println!("{text} {}", (0..3).map(|i| i.to_string()).collect::<Vec<_>>().join(" "));
}

// comparing and sorting strings
fn order() {
    let mut words = vec!["pear", "Apple", "fig", "apple"];
    words.sort();
    println!("{words:?} {}", "abc" < "abd");
    words.sort_by_key(|word| (word.len(), std::cmp::Reverse(*word)));
    println!("{words:?}");
}

// find, rfind, contains, starts_with, matches, replace
fn search() {
    let text = "abracadabra";
    println!("{:?} {:?} {}", text.find("bra"), text.rfind("bra"), text.contains("cad"));
    println!(
        "{} {} {}",
        text.starts_with("abra"),
        text.matches('a').count(),
        text.replace("a", "o")
    );
    println!("{:?}", text.find(|c: char| c > 'c'));
}

// slices of strings, split_at, get, is_char_boundary
fn slices() {
    let text = "hello";
    println!("{} {} {:?} {:?}", &text[1..3], &text[2..], text.split_at(2), text.get(3..9));
}

// split, splitn, rsplit, split_whitespace, split_once, lines
fn split() {
    let text = "a,b,,c";
    println!(
        "{:?} {:?}",
        text.split(',').collect::<Vec<_>>(),
        text.splitn(2, ',').collect::<Vec<_>>()
    );
    println!("{:?} {:?}", text.rsplit(',').next(), text.split_once(','));
    println!("{:?}", " x  y\tz\n".split_whitespace().collect::<Vec<_>>());
    println!("{:?}", "1\n2\r\n3".lines().collect::<Vec<_>>());
}

// trim, trim_end, trim_matches, strip_prefix, strip_suffix
fn trim() {
    println!("[{}] [{}] [{}]", "  a b ".trim(), " a\n".trim_end(), "xxaxx".trim_matches('x'));
    println!("{:?} {:?}", "move 5".strip_prefix("move "), "abc".strip_suffix("d"));
}

// text that is not ASCII: len, chars().count(), width in a table
fn unicode() {
    let text = "αβγ 中文";
    println!("{} {} [{text:>8}]", text.len(), text.chars().count());
}
