//! Lets Arezou win by reaching a charger once.

use super::common::answer;

pub fn main() {
    answer(|railway| railway.forced(true, &railway.chargers, true));
}
