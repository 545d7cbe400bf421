// Box<dyn Error>, impl From<&str>
mod boxed {
    use std::error::Error;

    fn check(n: i32) -> Result<i32, Box<dyn Error>> {
        if n < 0 {
            return Err("negative".into());
        }
        let text = format!("{n}x");
        Ok(text.parse::<i32>()?)
    }

    fn main() {
        println!("{} {}", check(-1).unwrap_err(), check(3).is_err());
    }
}

// Option: map, and_then, unwrap_or, filter, zip, xor, take, replace, get_or_insert_with, ?
mod option {
    fn tens(text: &str) -> Option<u32> {
        text.chars().rev().nth(1)?.to_digit(10)
    }

    fn main() {
        println!("{:?} {:?} {}", tens("123"), tens("x"), tens("7").unwrap_or(9));
        println!(
            "{:?} {:?}",
            Some(3).and_then(|n: u8| n.checked_sub(4)),
            Some(5).filter(|n| n % 2 == 0)
        );
        println!("{:?} {:?} {:?}", Some(1).zip(Some('a')), Some(1).xor(None), None.or(Some(4)));
        let mut slot = None;
        println!("{}", slot.get_or_insert_with(|| 8));
        println!("{:?}", slot.replace(9));
        println!("{:?}", slot.take());
        println!("{} {:?}", Some(2).map_or(0, |n| n * 2), Some(3).is_some_and(|n| n > 2));
    }
}

// Result and ?: own error types, From, map_err, ok_or
mod question {
    use std::fmt;
    use std::num::ParseIntError;

    #[derive(Debug)]
    enum Failure {
        Empty,
        Number(ParseIntError),
    }

    impl fmt::Display for Failure {
        fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
            match self {
                Failure::Empty => write!(f, "nothing"),
                Failure::Number(error) => write!(f, "number: {error}"),
            }
        }
    }

    impl std::error::Error for Failure {}

    impl From<ParseIntError> for Failure {
        fn from(error: ParseIntError) -> Failure {
            Failure::Number(error)
        }
    }

    fn parse(text: &str) -> Result<i32, Failure> {
        let word = text.split(' ').find(|word| !word.is_empty()).ok_or(Failure::Empty)?;
        Ok(word.parse::<i32>()? + 1)
    }

    fn main() {
        for text in ["  41", "", "x"] {
            match parse(text) {
                Ok(n) => println!("{n}"),
                Err(error) => println!("{error}"),
            }
        }
    }
}

// Result: map, and_then, unwrap_or_else, ok, err, is_ok_and, transpose
fn result() {
    let good: Result<u32, String> = "5".parse().map_err(|_| "no number".to_string());
    let bad: Result<u32, String> = Err("x".into());
    println!(
        "{:?} {:?} {}",
        good.as_ref().map(|n| n + 1),
        bad.as_ref().ok(),
        bad.clone().unwrap_or_else(|e| e.len() as u32)
    );
    println!(
        "{:?} {} {:?}",
        bad.clone().or_else(|_| good.clone()),
        good.is_ok(),
        Some(good).transpose()
    );
    println!("{:?}", bad.unwrap_err());
}
