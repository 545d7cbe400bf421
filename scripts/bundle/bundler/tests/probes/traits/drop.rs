// impl Drop: values are dropped in order

struct Noisy(u32);

impl Drop for Noisy {
    fn drop(&mut self) {
        println!("drop {}", self.0);
    }
}

fn main() {
    let _a = Noisy(1);
    let b = Noisy(2);
    {
        let _c = Noisy(3);
    }
    drop(b);
    println!("end");
}
