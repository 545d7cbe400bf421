#include "io.h"

// The sums of the named numbers are bits, including 0; all numbers from 64 on are sums. This table has the sets that
// have been searched, by open addressing. As 1 is not a sum, its bit says who wins.
static uint64_t known[1 << 18];
const uint64_t WINS = 2;

static uint64_t named(uint64_t sums, int number) {
    for (int step = number; step < 64; step *= 2) sums |= sums << step;
    return sums;
}

static bool wins(uint64_t sums) {
    uint32_t slot = sums * 0x9e3779b97f4a7c15 >> 46;
    while (known[slot] && (known[slot] & ~WINS) != sums) slot = (slot + 1) & ((1 << 18) - 1);
    if (known[slot]) return known[slot] & WINS;
    bool found = false;
    for (uint64_t left = ~sums & ~3ull; left && !found; left &= left - 1) {
        found = !wins(named(sums, __builtin_ctzll(left)));
    }
    while (known[slot]) slot = (slot + 1) & ((1 << 18) - 1); // The slot may have been taken meanwhile.
    known[slot] = sums | (found ? WINS : 0);
    return found;
}

int main() {
    uint32_t test = 0;
    while (int n = number()) {
        uint64_t given = 0;
        while (n--) given |= 1ull << number();
        put("Test Case #");
        put(++test);
        bool any = false;
        for (uint64_t left = given; left; left &= left - 1) {
            uint32_t move = __builtin_ctzll(left);
            if (wins(named(~given & ~2ull, move))) continue;
            any ? put(" ") : put("\nThe winning moves are: ");
            put(move);
            any = true;
        }
        any ? put("\n\n") : put("\nThere's no winning move.\n\n");
    }
    return written();
}
