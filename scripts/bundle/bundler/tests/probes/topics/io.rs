// std::env::args: only the program's name
fn args() {
    println!("{} {:?}", std::env::args().count(), std::env::args().nth(1));
}

// BufReader::new(stdin()), read_line, lines
// stdin: 5 6
// stdin: x y
// stdin: z
// alone: reads to the end
mod buf_reader {
    use std::io::{BufRead, BufReader, stdin};

    fn main() {
        let mut reader = BufReader::new(stdin());
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        println!("{line:?}");
        println!("{:?}", reader.lines().map(|line| line.unwrap()).collect::<Vec<_>>());
    }
}

// BufReader::with_capacity of stdin().lock()
// stdin: 12 30
// stdin: 4
// alone: reads to the end
mod buf_reader_locked {
    use std::io::{BufReader, Read, stdin};

    fn main() {
        let mut reader = BufReader::with_capacity(1 << 16, stdin().lock());
        let mut text = String::new();
        reader.read_to_string(&mut text).unwrap();
        println!(
            "{}",
            text.split_ascii_whitespace().map(|n| n.parse::<u64>().unwrap()).sum::<u64>()
        );
    }
}

// BufWriter::new(stdout().lock()), writeln!, flush
mod buf_writer {
    use std::io::{BufWriter, Write, stdout};

    fn main() {
        let mut out = BufWriter::new(stdout().lock());
        for n in 0..3 {
            write!(out, "{n} ").unwrap();
        }
        writeln!(out).unwrap();
        out.write_all(b"bytes\n").unwrap();
        out.flush().unwrap();
        drop(out);
        let out = stdout();
        let mut out = BufWriter::with_capacity(100, out);
        writeln!(&mut out, "last").unwrap();
    }
}

// std::time::{Instant, SystemTime}
mod clock {
    use std::time::{Instant, SystemTime};

    fn main() {
        let start = Instant::now();
        let seed = SystemTime::UNIX_EPOCH.elapsed().unwrap().as_nanos();
        println!("{} {}", start.elapsed().as_secs() > 1000, seed > 0);
    }
}

// BufRead for &[u8], Cursor
mod cursor {
    use std::io::{BufRead, Cursor, Read};

    fn main() {
        let text: &[u8] = b"one\ntwo\n";
        println!("{:?}", text.lines().map(|line| line.unwrap()).collect::<Vec<_>>());
        let mut cursor = Cursor::new("abc");
        let mut byte = [0];
        cursor.read_exact(&mut byte).unwrap();
        println!("{byte:?} {}", cursor.position());
    }
}

// std::time::Duration
mod duration {
    use std::time::Duration;

    fn main() {
        println!("{:?} {}", Duration::from_millis(1500), Duration::from_secs(2).as_millis());
    }
}

// io::empty, io::sink, io::repeat
// stdin: a b
// alone: reads to the end
mod empty {
    use std::io::{BufRead, Read, Write, empty, repeat, sink, stdin};

    fn main() {
        let mut text = String::new();
        repeat(b'x').take(3).chain(empty()).chain(stdin()).read_to_string(&mut text).unwrap();
        println!("{text:?} {}", empty().lines().count());
        let mut outputs: Vec<Box<dyn Write>> = vec![Box::new(sink()), Box::new(std::io::stdout())];
        for output in &mut outputs {
            writeln!(output, "once").unwrap();
        }
        println!("{:?} {:?} {:?}", empty(), sink(), repeat(1));
    }
}

// io::Error, ErrorKind, an input that is not a number
// stdin: x
mod error {
    use std::io::{Error, ErrorKind};

    fn number() -> Result<i32, Error> {
        let mut line = String::new();
        std::io::stdin().read_line(&mut line)?;
        line.trim().parse().map_err(|_| Error::new(ErrorKind::InvalidData, "no number"))
    }

    fn main() {
        let error = number().unwrap_err();
        println!("{:?} {error}", error.kind());
    }
}

// std::process::exit
// alone: ends the program
fn exit() {
    println!("before");
    if std::hint::black_box(true) {
        std::process::exit(0);
    }
    println!("after");
}

// std::fs: no judge lets a solution read files
// refused in C: has no files
fn file() {
    let text = std::fs::read_to_string("input.txt").unwrap_or_default();
    println!("{}", text.len());
}

// stdin().lines(), stdin().lock().lines()
// stdin: 2
// stdin: one two
// stdin: three
// alone: reads to the end
mod lines {
    use std::io::{self, BufRead};

    fn main() {
        let mut lines = io::stdin().lock().lines();
        let n: usize = lines.next().unwrap().unwrap().parse().unwrap();
        for line in lines.by_ref().take(n - 1) {
            println!("{}", line.unwrap().len());
        }
        drop(lines);
        for line in io::stdin().lines() {
            println!("{:?}", line.unwrap());
        }
    }
}

// BufWriter: println! past it comes first
mod order {
    use std::io::{BufWriter, Write, stdout};

    fn main() {
        let mut bytes = BufWriter::with_capacity(4, Vec::<u8>::new());
        let mut out = BufWriter::new(stdout());
        for n in 1..4 {
            writeln!(out, "{n}").unwrap();
            bytes.write_all(&[n; 3]).unwrap();
            println!("{:?}, then {:?}", bytes.get_ref(), bytes.buffer());
        }
        println!("{:?}", bytes.into_inner().unwrap());
    }
}

// stdin().read_line
// stdin: 3 4
// stdin: last line
// alone: reads to the end
fn read_line() {
    let mut line = String::new();
    println!("{:?}", std::io::stdin().read_line(&mut line).unwrap());
    println!("{:?}", line.split_whitespace().map(|n| n.parse::<i32>().unwrap()).sum::<i32>());
    line.clear();
    std::io::stdin().read_line(&mut line).unwrap();
    println!("{line:?} {}", std::io::stdin().read_line(&mut line).unwrap());
}

// Read::read_to_end, Read::bytes
// stdin: abc
// stdin: de
// alone: reads to the end
mod read_to_end {
    use std::io::{Read, stdin};

    fn main() {
        let mut first = [0; 2];
        stdin().read_exact(&mut first).unwrap();
        println!("{first:?}");
        println!(
            "{:?}",
            stdin().lock().bytes().map(|byte| byte.unwrap()).take(3).collect::<Vec<_>>()
        );
        let mut rest = Vec::new();
        stdin().read_to_end(&mut rest).unwrap();
        println!("{rest:?}");
    }
}

// io::read_to_string, Read::read_to_string
// stdin: 1 2
// stdin: 3
// alone: reads to the end
mod read_to_string {
    use std::io::{self, Read};

    fn main() {
        let mut text = String::new();
        println!("{}", io::stdin().read_to_string(&mut text).unwrap());
        println!("{:?} {:?}", text, io::read_to_string(io::stdin()).unwrap());
    }
}

// fn main() -> Result<(), Box<dyn Error>>
// stdin: 4
// stdin: x
// alone: returns a result
mod result_main {
    use std::error::Error;
    use std::io::stdin;

    fn main() -> Result<(), Box<dyn Error>> {
        let mut line = String::new();
        stdin().read_line(&mut line)?;
        println!("{}", line.trim().parse::<i32>()? * 2);
        line.clear();
        stdin().read_line(&mut line)?;
        let n: i32 = line.trim().parse()?;
        println!("{n}");
        Ok(())
    }
}

// a scanner of tokens over any BufRead
// stdin: 3
// stdin: 10 20 30
// stdin: word
mod scanner {
    use std::io::{self, BufRead};
    use std::str::FromStr;

    struct Scanner<R> {
        reader: R,
        tokens: Vec<String>,
    }

    impl<R: BufRead> Scanner<R> {
        fn new(reader: R) -> Self {
            Scanner { reader, tokens: Vec::new() }
        }

        fn next<T: FromStr>(&mut self) -> T {
            loop {
                if let Some(token) = self.tokens.pop() {
                    return token.parse().ok().expect("a token of this type");
                }
                let mut line = String::new();
                self.reader.read_line(&mut line).expect("a line");
                self.tokens = line.split_whitespace().rev().map(String::from).collect();
            }
        }
    }

    fn main() {
        let stdin = io::stdin();
        let mut scanner = Scanner::new(stdin.lock());
        let n: usize = scanner.next();
        println!(
            "{} {}",
            (0..n).map(|_| scanner.next::<i64>()).sum::<i64>(),
            scanner.next::<String>()
        );
    }
}

// Seek for Cursor: SeekFrom, rewind, stream_position
mod seek {
    use std::io::{Cursor, Read, Seek, SeekFrom};

    fn last<R: Read + Seek>(mut reader: R, count: i64) -> String {
        let mut text = String::new();
        reader.seek(SeekFrom::End(-count)).unwrap();
        reader.read_to_string(&mut text).unwrap();
        text
    }

    fn main() {
        let mut cursor = Cursor::new("abcdef");
        println!("{:?}", last(&mut cursor, 2));
        println!("{:?}", cursor.seek(SeekFrom::Current(-3)));
        println!("{:?} {:?}", cursor.stream_position(), last(&mut cursor, 4));
        cursor.rewind().unwrap();
        println!("{:?} {}", cursor.seek(SeekFrom::Current(-1)), cursor.position());
        println!("{:?}", cursor.seek(SeekFrom::Start(9)));
    }
}

// BufRead::split, read_until, skip_until by hand
// stdin: 1,2,3
// stdin: 7;8
// alone: reads to the end
mod split {
    use std::io::{BufRead, stdin};

    fn main() {
        let mut stdin = stdin().lock();
        let mut bytes = Vec::new();
        println!("{} {bytes:?}", stdin.read_until(b',', &mut bytes).unwrap());
        println!("{bytes:?}");
        println!("{:?}", stdin.split(b'\n').map(|part| part.unwrap().len()).collect::<Vec<_>>());
    }
}

// Read for &Stdin
// stdin: 1 2
// stdin: 3
// alone: reads to the end
mod stdin_shared {
    use std::io::{Read, stdin};

    fn main() {
        let stdin = stdin();
        let mut byte = [0];
        (&stdin).read_exact(&mut byte).unwrap();
        let mut rest = String::new();
        (&stdin).read_to_string(&mut rest).unwrap();
        println!("{byte:?} {rest:?}");
    }
}

// Read::take, Read::chain, by_ref
// stdin: abcdefgh
// alone: reads to the end
mod take_chain {
    use std::io::{Read, stdin};

    fn main() {
        let mut text = String::new();
        let mut stdin = stdin().lock();
        stdin.by_ref().take(3).read_to_string(&mut text).unwrap();
        b"--".chain(stdin).read_to_string(&mut text).unwrap();
        println!("{text:?}");
    }
}

// BufRead for Take: the lines within a limit
// stdin: ab
// stdin: cdef
mod take_lines {
    use std::io::{BufRead, Read, stdin};

    fn main() {
        let mut stdin = stdin().lock();
        for line in stdin.by_ref().take(5).lines() {
            println!("{:?}", line.unwrap());
        }
        let mut rest = String::new();
        stdin.read_line(&mut rest).unwrap();
        println!("{rest:?}");
    }
}

// IsTerminal: a program in C never runs at a terminal
mod terminal {
    use std::io::{IsTerminal, stdin, stdout};

    fn main() {
        println!("{} {}", stdin().is_terminal(), stdout().lock().is_terminal());
    }
}

// a function of &mut impl Write, Vec<u8> as a Write
// alone: returns a result
mod write_trait {
    use std::io::{self, Write};

    fn show(out: &mut impl Write, n: u32) -> io::Result<()> {
        writeln!(out, "{n:>4}")?;
        out.flush()
    }

    fn main() -> io::Result<()> {
        let mut bytes = Vec::new();
        show(&mut bytes, 5)?;
        println!("{bytes:?}");
        let mut out: Box<dyn Write> = Box::new(io::stdout());
        show(&mut out, 7)
    }
}
