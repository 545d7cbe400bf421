// lifetimes in structs and functions, generic associated iterators

struct Words<'a> {
    text: &'a str,
}

impl<'a> Words<'a> {
    fn longest(&self) -> &'a str {
        self.text.split(' ').max_by_key(|word| word.len()).unwrap_or("")
    }

    fn all(&self) -> impl Iterator<Item = &'a str> + 'a {
        self.text.split(' ')
    }
}

fn main() {
    let words = Words { text: "a bcd ef" };
    println!("{} {}", words.longest(), words.all().count());
}
