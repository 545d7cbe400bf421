// vec!, assert!, assert_eq!, debug_assert!, dbg!, unreachable!, matches!, concat!, stringify!

fn main() {
    assert!(1 < 2, "order");
    assert_eq!(vec![0; 2], [0, 0]);
    debug_assert!(true);
    dbg!();
    assert_eq!(dbg!(1, "two",), (dbg!(1,), "two"));
    println!("{} {} {}", concat!("a", 1), stringify!(x + y), line!() > 0);
    if std::hint::black_box(false) {
        unreachable!("never");
    }
}
