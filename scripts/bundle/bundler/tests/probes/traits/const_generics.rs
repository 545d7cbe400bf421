// const generics: struct Matrix<const N: usize>

#[derive(Clone, Copy)]
struct Matrix<const N: usize>([[u64; N]; N]);

impl<const N: usize> Matrix<N> {
    fn times(&self, other: &Self) -> Self {
        let mut product = [[0; N]; N];
        for (i, row) in product.iter_mut().enumerate() {
            for (j, cell) in row.iter_mut().enumerate() {
                *cell = (0..N).map(|k| self.0[i][k] * other.0[k][j]).sum();
            }
        }
        Matrix(product)
    }
}

fn main() {
    let step = Matrix([[1, 1], [1, 0]]);
    let mut power = step;
    for _ in 0..30 {
        power = power.times(&step);
    }
    println!("{:?}", power.0);
}
