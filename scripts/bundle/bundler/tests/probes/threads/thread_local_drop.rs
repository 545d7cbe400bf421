// thread_local!: values are dropped when their thread ends

use std::cell::RefCell;
use std::io::{BufWriter, Stdout, Write, stdout};

struct Named(&'static str);

impl Drop for Named {
    fn drop(&mut self) {
        println!("the end of {}", self.0);
    }
}

thread_local! {
    static OUTPUT: RefCell<BufWriter<Stdout>> = RefCell::new(BufWriter::new(stdout()));
    static NAMED: RefCell<Option<Named>> = const { RefCell::new(None) };
}

fn main() {
    let thread = std::thread::spawn(|| {
        NAMED.with(|named| *named.borrow_mut() = Some(Named("a thread")));
        OUTPUT.with(|output| writeln!(output.borrow_mut(), "from a thread").unwrap());
    });
    thread.join().unwrap();
    OUTPUT.with(|output| writeln!(output.borrow_mut(), "from main").unwrap());
}
