// 0.7.0
use counter::Counter;

fn main() {
    let letters: Counter<char> = "abracadabra".chars().collect();
    println!("{:?}", letters.most_common_ordered());
}
