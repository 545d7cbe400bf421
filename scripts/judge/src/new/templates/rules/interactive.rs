impl super::Large for TheGame {
    /// The position after the move that takes as much as possible; called only if there is a move.
    fn greedy_move(&self, heaps: &Vec<u64>) -> Vec<u64> {
        heaps.clone()
    }
}
