// 1.0.2
// refused: the crate `easy_ext` cannot go into a bundle: it consists of procedural macros
use easy_ext::ext;

#[ext]
impl u32 {
    fn twice(self) -> u32 {
        self * 2
    }
}

fn main() {
    println!("{}", 2u32.twice());
}
