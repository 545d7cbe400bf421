// #[derive(Hash)] for custom keys

use std::collections::{HashMap, HashSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Piece {
    King,
    Pawn(u8),
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Board {
    cells: Vec<Option<Piece>>,
    white: bool,
}

fn main() {
    let board = Board { cells: vec![None, Some(Piece::Pawn(3)), Some(Piece::King)], white: true };
    let mut values: HashMap<Board, i32> = HashMap::new();
    values.insert(board.clone(), 1);
    let other = Board { white: false, ..board.clone() };
    println!("{:?} {:?}", values.get(&board), values.get(&other));
    let pieces: HashSet<Piece> = board.cells.into_iter().flatten().collect();
    println!("{}", pieces.contains(&Piece::Pawn(3)) && !pieces.contains(&Piece::Pawn(4)));
}
