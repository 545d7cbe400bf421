//! IOI 2017, Toy Train, wrong: assumes that a charger that Arezou can reach once is enough.

use super::common::answer;

pub fn main() {
    answer(|railway| railway.forced(true, &railway.chargers, true));
}
