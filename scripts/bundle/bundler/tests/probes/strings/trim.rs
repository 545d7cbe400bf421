// trim, trim_end, trim_matches, strip_prefix, strip_suffix

fn main() {
    println!("[{}] [{}] [{}]", "  a b ".trim(), " a\n".trim_end(), "xxaxx".trim_matches('x'));
    println!("{:?} {:?}", "move 5".strip_prefix("move "), "abc".strip_suffix("d"));
}
