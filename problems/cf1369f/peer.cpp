// The solution takes longer: start-up before `main`.
#include "io.h"

static bool wins(uint64_t s, uint64_t e) {
    while (e % 2 == 0 && s <= e / 4) e /= 4;
    return e % 2 ? s % 2 == 0 : s <= e / 2 || s % 2;
}

int main() {
    // The loser of a round opens the next one, so Lee counts as the loser of a round before the first.
    bool win = false, lose = true;
    for (uint32_t rounds = number(); rounds--;) {
        uint64_t s = number<uint64_t>(), e = number<uint64_t>();
        bool opener_wins = wins(s, e), opener_loses = s > e / 2 || wins(s, e / 2);
        bool next_win = opener_wins ? lose : win;
        lose = opener_loses ? lose : win;
        win = next_win;
    }
    printf("%d %d\n", win, lose);
}
