// split, splitn, rsplit, split_whitespace, split_once, lines

fn main() {
    let text = "a,b,,c";
    println!(
        "{:?} {:?}",
        text.split(',').collect::<Vec<_>>(),
        text.splitn(2, ',').collect::<Vec<_>>()
    );
    println!("{:?} {:?}", text.rsplit(',').next(), text.split_once(','));
    println!("{:?}", " x  y\tz\n".split_whitespace().collect::<Vec<_>>());
    println!("{:?}", "1\n2\r\n3".lines().collect::<Vec<_>>());
}
