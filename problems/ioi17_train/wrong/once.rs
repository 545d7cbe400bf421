//! IOI 2017, Toy Train, wrong: assumes that reaching a charger once is enough for Arezou.

use super::common::answer;

pub fn main() {
    answer(|railway| railway.forced(true, &railway.chargers, true));
}
