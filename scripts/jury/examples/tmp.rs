use rand::SeedableRng;
fn main() {
    let only = std::env::args().nth(1);
    for p in jury::books::PROBLEMS {
        if only.as_deref().is_some_and(|o| o != *p) {
            continue;
        }
        let b = jury::books::book(p).unwrap();
        println!(
            "== {p}\n  in: {}\n  out: {}",
            b.input_in_words(),
            b.output_in_words()
        );
        let t = std::time::Instant::now();
        let probes = b.probes(&mut jury::Random::seed_from_u64(1));
        let within: Vec<String> = probes
            .iter()
            .filter(|p| p.is_within())
            .map(|p| {
                format!(
                    "{}={}{}",
                    p.what,
                    p.number,
                    if p.is_complete { "" } else { "(!)" }
                )
            })
            .collect();
        println!(
            "  {} probes in {:?}: {}",
            probes.len(),
            t.elapsed(),
            within.join(", ")
        );
        let dir = format!("testdata/{p}");
        for e in std::fs::read_dir(dir).unwrap() {
            let path = e.unwrap().path();
            if path.extension().is_some_and(|x| x == "in") {
                let text = std::fs::read_to_string(&path).unwrap();
                if let Err(e) = b.split(&text) {
                    println!("  READ {}: {e}", path.display());
                } else if let Err(e) = b.validate(&text) {
                    println!("  EXACT {}: {e}", path.display());
                }
            }
        }
    }
}
