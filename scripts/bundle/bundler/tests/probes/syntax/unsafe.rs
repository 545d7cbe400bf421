// unsafe: raw pointers, static mut, get_unchecked

static mut COUNT: u32 = 0;

fn main() {
    let numbers = [1, 2, 3];
    unsafe {
        COUNT += *numbers.get_unchecked(2);
        let pointer = std::ptr::addr_of!(COUNT);
        println!("{}", *pointer);
    }
}
