// usize: const INF: usize = 1 << 60

const INF: usize = 1 << 60;

fn main() {
    let mut distance = [INF; 3];
    distance[1] = 4;
    println!("{:?} {}", distance, distance[0] + distance[1]);
}
