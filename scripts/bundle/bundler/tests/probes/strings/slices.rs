// slices of strings, split_at, get, is_char_boundary

fn main() {
    let text = "hello";
    println!("{} {} {:?} {:?}", &text[1..3], &text[2..], text.split_at(2), text.get(3..9));
}
