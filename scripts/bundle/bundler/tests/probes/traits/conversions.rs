// From, Into, TryFrom, FromStr, AsRef, ToString of a custom type

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
    println!("{pile:?} {:?} {}", Piles::try_from(-1i64), length("ab") + length(String::from("c")));
}
