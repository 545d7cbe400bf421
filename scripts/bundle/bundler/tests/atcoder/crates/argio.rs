// 0.2.0
// refused: the crate `argio` needs `argio_macro`, which consists of procedural macros
use argio::argio;

#[argio]
fn main() -> usize {
    3
}
