// Result: map, and_then, unwrap_or_else, ok, err, is_ok_and, transpose

fn main() {
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
