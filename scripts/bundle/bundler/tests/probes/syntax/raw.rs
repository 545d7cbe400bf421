// raw identifiers, raw strings, byte literals, escapes

fn main() {
    let r#type = r#"a "quoted" \n"#;
    println!("{type_} {} {:?} {}", b'\n', '\u{e9}', "tab\tend", type_ = r#type);
}
