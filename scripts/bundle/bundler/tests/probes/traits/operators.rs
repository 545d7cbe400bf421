// operators of a custom type: Add, Sub, Mul, Neg, AddAssign, Index, Sum

use std::iter::Sum;
use std::ops::{Add, AddAssign, Index, IndexMut, Mul, Neg, Sub};

const P: u64 = 998_244_353;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Mod(u64);

impl Add for Mod {
    type Output = Mod;
    fn add(self, other: Mod) -> Mod {
        Mod((self.0 + other.0) % P)
    }
}

impl Sub for Mod {
    type Output = Mod;
    fn sub(self, other: Mod) -> Mod {
        self + -other
    }
}

impl Mul for Mod {
    type Output = Mod;
    fn mul(self, other: Mod) -> Mod {
        Mod(self.0 * other.0 % P)
    }
}

impl Neg for Mod {
    type Output = Mod;
    fn neg(self) -> Mod {
        Mod((P - self.0) % P)
    }
}

impl AddAssign for Mod {
    fn add_assign(&mut self, other: Mod) {
        *self = *self + other;
    }
}

impl Sum for Mod {
    fn sum<I: Iterator<Item = Mod>>(items: I) -> Mod {
        items.fold(Mod(0), Add::add)
    }
}

struct Matrix([[Mod; 2]; 2]);

impl Index<(usize, usize)> for Matrix {
    type Output = Mod;
    fn index(&self, (i, j): (usize, usize)) -> &Mod {
        &self.0[i][j]
    }
}

impl IndexMut<(usize, usize)> for Matrix {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut Mod {
        &mut self.0[i][j]
    }
}

fn main() {
    let mut matrix = Matrix(Default::default());
    matrix[(0, 1)] += Mod(P - 1) * Mod(2);
    matrix[(1, 1)] = Mod(3) - Mod(5);
    println!("{:?} {:?}", matrix[(0, 1)], matrix.0.iter().flatten().copied().sum::<Mod>());
}
