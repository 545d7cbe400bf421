// find, rfind, contains, starts_with, matches, replace

fn main() {
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
