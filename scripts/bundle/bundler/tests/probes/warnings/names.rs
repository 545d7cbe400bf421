// names in another style: camelCase variables, small constants

fn countWays(N: usize) -> usize {
    let maxValue = N * 2;
    maxValue
}

static mod_value: usize = 7;

fn main() {
    println!("{}", countWays(5) % mod_value);
}
