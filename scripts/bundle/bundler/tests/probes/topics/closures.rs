// Box<dyn Fn>, Vec of closures, dyn FnMut as an argument
mod boxed {
    fn run(f: &mut dyn FnMut(i32) -> i32) -> i32 {
        f(1) + f(2)
    }

    fn main() {
        let functions: Vec<Box<dyn Fn(i32) -> i32>> =
            vec![Box::new(|x| x + 1), Box::new(move |x| x * 10)];
        println!("{:?}", functions.iter().map(|f| f(4)).collect::<Vec<_>>());
        let mut total = 0;
        println!(
            "{}",
            run(&mut |x| {
                total += x;
                total
            })
        );
    }
}

// Fn, FnMut, FnOnce, function pointers, returned closures
mod kinds {
    fn twice(f: impl Fn(i32) -> i32, x: i32) -> i32 {
        f(f(x))
    }

    fn adder(n: i32) -> impl Fn(i32) -> i32 {
        move |x| x + n
    }

    fn each(mut f: impl FnMut(u32)) {
        (0..3).for_each(&mut f);
    }

    fn main() {
        let mut sum = 0;
        each(|n| sum += n);
        let text = String::from("moved");
        let once = move || text.len();
        let table: [fn(i32) -> i32; 2] = [i32::abs, |x| x * x];
        println!("{} {sum} {} {:?}", twice(adder(5), 1), once(), table.map(|f| f(-3)));
    }
}

// recursion with a function pointer or a struct: a depth-first search
mod recursive {
    fn visit(tree: &[Vec<usize>], vertex: usize, done: &mut dyn FnMut(usize, usize)) -> usize {
        let size = 1 + tree[vertex].iter().map(|&child| visit(tree, child, done)).sum::<usize>();
        done(vertex, size);
        size
    }

    fn main() {
        let tree = vec![vec![1, 2], vec![3], vec![], vec![]];
        let mut sizes = vec![0; 4];
        visit(&tree, 0, &mut |vertex, size| sizes[vertex] = size);
        println!("{sizes:?}");
    }
}
