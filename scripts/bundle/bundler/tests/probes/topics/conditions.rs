// a crate that only tests or a feature need
mod crates {
    #[cfg(feature = "local")]
    use not_a_crate::debug;
    #[cfg(test)]
    use proptest::prelude::*;

    fn main() {
        #[cfg(not(feature = "local"))]
        println!("judged");
    }
}

// cfg(windows), which holds on some judges
// refused: `mod system;` is in a file of its own
#[rustfmt::skip]
mod file_module_on_windows {
    #[cfg(windows)]
    mod system;

    fn main() {
        println!("1");
    }
}

// cfg(test) and features: modules in files of their own, include_str!
#[rustfmt::skip]
mod file_modules {
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
}
