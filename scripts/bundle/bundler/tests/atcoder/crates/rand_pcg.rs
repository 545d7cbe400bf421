// 0.9.0
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::RngCore;

fn main() {
    println!("{}", Pcg64Mcg::new(1).next_u64());
}
