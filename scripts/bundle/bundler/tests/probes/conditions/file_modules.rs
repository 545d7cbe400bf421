// cfg(test) and features: modules in files of their own, include_str!

#[cfg(feature = "local")]
mod tester;
#[cfg(test)]
mod tests;
#[cfg(any(test, feature = "local"))]
const SAMPLE: &str = include_str!("sample.txt");

mod inner {
    #[cfg(all(test, not(feature = "judge")))]
    mod more;

    pub fn answer() -> u32 {
        42
    }
}

fn main() {
    #[cfg(feature = "local")]
    {
        let folder = env!("HOME");
        println!("{folder}");
    }
    #[cfg(test)]
    println!("{SAMPLE}");
    println!("{}", inner::answer());
}
