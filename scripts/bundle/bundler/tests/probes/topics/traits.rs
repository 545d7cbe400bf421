// associated types and constants, generic traits, impl for foreign types
mod associated {
    trait Monoid {
        const UNIT: Self;
        fn join(&self, other: &Self) -> Self;
    }

    impl Monoid for i64 {
        const UNIT: i64 = 0;
        fn join(&self, other: &i64) -> i64 {
            self + other
        }
    }

    impl Monoid for String {
        const UNIT: String = String::new();
        fn join(&self, other: &String) -> String {
            format!("{self}{other}")
        }
    }

    struct Tree<M>(Vec<M>);

    impl<M: Monoid + Clone> Tree<M> {
        fn new(items: &[M]) -> Self {
            let n = items.len().next_power_of_two();
            let mut nodes = vec![M::UNIT; n];
            nodes.extend_from_slice(items);
            nodes.resize(2 * n, M::UNIT);
            for i in (1..n).rev() {
                nodes[i] = nodes[2 * i].join(&nodes[2 * i + 1]);
            }
            Tree(nodes)
        }
    }

    fn main() {
        println!("{}", Tree::new(&[1, 2, 3i64]).0[1]);
        println!("{}", Tree::new(&["x".to_string(), "y".to_string()]).0[1]);
    }
}

// const generics: struct Matrix<const N: usize>
mod const_generics {
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
}

// From, Into, TryFrom, FromStr, AsRef, ToString of a custom type
mod conversions {
    use std::convert::TryFrom;
    use std::str::FromStr;

    #[derive(Debug, PartialEq)]
    struct Piles(Vec<u32>);

    impl FromStr for Piles {
        type Err = std::num::ParseIntError;
        fn from_str(text: &str) -> Result<Self, Self::Err> {
            text.split(',').map(str::parse).collect::<Result<_, _>>().map(Piles)
        }
    }

    impl From<u32> for Piles {
        fn from(n: u32) -> Piles {
            Piles(vec![n])
        }
    }

    impl TryFrom<i64> for Piles {
        type Error = String;
        fn try_from(n: i64) -> Result<Piles, String> {
            u32::try_from(n).map(Piles::from).map_err(|error| error.to_string())
        }
    }

    fn length(text: impl AsRef<str>) -> usize {
        text.as_ref().len()
    }

    fn main() {
        println!("{:?} {}", "1,2".parse::<Piles>(), "1,x".parse::<Piles>().is_err());
        let pile: Piles = 7.into();
        println!(
            "{pile:?} {:?} {}",
            Piles::try_from(-1i64),
            length("ab") + length(String::from("c"))
        );
    }
}

// derive: Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash
mod derive {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    struct Edge {
        length: u32,
        ends: (usize, usize),
    }

    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
    enum Shape {
        Empty,
        Path(Vec<Edge>),
    }

    fn main() {
        let edge = Edge { length: 2, ends: (0, 1) };
        println!("{:?} {}", Edge::default().max(edge), edge > Edge::default());
        println!("{:?}", Shape::Path(vec![edge]).cmp(&Shape::Empty));
    }
}

// impl Drop: values are dropped in order
mod drop {
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
}

// a custom trait for slices and iterators
mod extension {
    trait Xor: Iterator<Item = u32> + Sized {
        fn nim_sum(self) -> u32 {
            self.fold(0, |sum, n| sum ^ n)
        }
    }

    impl<I: Iterator<Item = u32>> Xor for I {}

    fn main() {
        println!("{}", [1, 2, 7].into_iter().nim_sum());
    }
}

// generic functions with bounds, where clauses
mod generic {
    use std::fmt::Debug;
    use std::ops::Add;

    fn largest<T: PartialOrd + Copy>(items: &[T]) -> T {
        let mut best = items[0];
        for &item in items {
            if item > best {
                best = item;
            }
        }
        best
    }

    fn double<T>(x: T) -> T
    where
        T: Add<Output = T> + Clone + Debug,
    {
        x.clone() + x
    }

    fn main() {
        println!("{} {} {}", largest(&[3, 9, 2]), largest(&['x', 'b']), double(21));
    }
}

// lifetimes in structs and functions, generic associated iterators
mod lifetimes {
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
}

// trait objects: Box<dyn Trait>, &dyn Trait, default methods, supertraits
mod objects {
    use std::fmt::Display;

    trait Game: Display {
        fn value(&self) -> u32;

        fn is_lost(&self) -> bool {
            self.value() == 0
        }
    }

    struct Heap(u32);

    impl Display for Heap {
        fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
            write!(f, "*{}", self.0)
        }
    }

    impl Game for Heap {
        fn value(&self) -> u32 {
            self.0
        }
    }

    struct Empty;

    impl Display for Empty {
        fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
            f.write_str("0")
        }
    }

    impl Game for Empty {
        fn value(&self) -> u32 {
            0
        }
    }

    fn main() {
        let games: Vec<Box<dyn Game>> = vec![Box::new(Heap(3)), Box::new(Empty)];
        for game in &games {
            println!("{game} {}", game.is_lost());
        }
        let first: &dyn Game = games[0].as_ref();
        println!("{}", first.value());
    }
}

// operators of a custom type: Add, Sub, Mul, Neg, AddAssign, Index, Sum
mod operators {
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
}
