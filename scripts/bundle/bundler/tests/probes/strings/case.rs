// to_uppercase, to_ascii_lowercase, eq_ignore_ascii_case, is_alphanumeric

fn main() {
    println!("{} {}", "straße".to_uppercase(), "ABC".to_ascii_lowercase());
    println!("{} {}", "Yes".eq_ignore_ascii_case("yES"), "a1_".chars().all(char::is_alphanumeric));
}
