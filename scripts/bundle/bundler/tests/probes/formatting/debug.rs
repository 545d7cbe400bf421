// {:?} and {:#?} of collections, structs and enums

#[derive(Debug, Clone)]
#[allow(dead_code)]
enum Move {
    Take { heap: usize, stones: u32 },
    Split(u32, u32),
    Pass,
}

fn main() {
    let moves = vec![Move::Take { heap: 1, stones: 2 }, Move::Split(3, 4), Move::Pass];
    println!("{moves:?}");
    println!("{:#?}", moves[0]);
    println!("{:?} {:?} {:?}", Some("a\n\"b\""), (1, 'x', ()), Err::<u8, _>("no"));
}
