// bytes, as_bytes, byte strings, from_utf8

fn main() {
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
