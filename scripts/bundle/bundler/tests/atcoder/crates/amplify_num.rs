// 0.5.3
use amplify_num::u256;

fn main() {
    println!("{}", u256::from(3u64) * u256::from(5u64));
}
