// Cow, Rc<str>, Box<str>, Rc::make_mut, mem::swap, mem::take, mem::replace

use std::borrow::Cow;
use std::mem;
use std::rc::Rc;
fn tidy(text: &str) -> Cow<str> {
    if text.contains(' ') { Cow::Owned(text.replace(' ', "")) } else { Cow::Borrowed(text) }
}

fn main() {
    println!("{} {}", tidy("a b"), matches!(tidy("ab"), Cow::Borrowed(_)));
    let (mut a, mut b) = (vec![1], vec![2, 3]);
    mem::swap(&mut a, &mut b);
    println!("{:?} {:?} {a:?}", mem::take(&mut a), mem::replace(&mut b, vec![9]));
    let text: Rc<str> = Rc::from("shared");
    let mut numbers = Rc::new(vec![1]);
    Rc::make_mut(&mut numbers).push(2);
    println!("{text} {numbers:?} {}", Rc::ptr_eq(&text, &text.clone()));
}
