// width, alignment, fill, sign, precision of text

fn main() {
    println!("[{:5}] [{:<5}] [{:^5}] [{:>5}] [{:05}] [{:+}]", 42, 42, 42, "ab", -42, 7);
    println!("[{:*^9}] [{:.2}] [{:>1$}] [{:>width$}]", "mid", 6, 7, width = 4);
}
