impl super::Large for TheGame {
    /// The position after the move that takes as much as it can: only asked for where there is one.
    fn greedy_move(&self, heaps: &Vec<u64>) -> Vec<u64> {
        heaps.clone()
    }
}
