// windows, chunks, chunks_exact, rchunks, split

fn main() {
    let a = [1, 2, 3, 4, 5];
    println!("{:?}", a.windows(2).map(|w| w[1] - w[0]).collect::<Vec<_>>());
    println!("{:?} {:?}", a.chunks(2).collect::<Vec<_>>(), a.rchunks(2).collect::<Vec<_>>());
    println!("{:?}", a.chunks_exact(2).map(|c| c[0] * c[1]).collect::<Vec<_>>());
    println!("{:?}", a.split(|x| x % 3 == 0).collect::<Vec<_>>());
}
