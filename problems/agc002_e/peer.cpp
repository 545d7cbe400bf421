// The solution takes longer: reading, with checks; and a pile is a 64-bit number.
#include "io.h"

static uint32_t piles[100000], with_at_least[100002];

int main() {
    uint32_t n = number();
    for (uint32_t i = 0; i < n; ++i) {
        piles[i] = number();
        ++with_at_least[std::min(piles[i], n)];
    }
    for (uint32_t size = n; size--;) with_at_least[size] += with_at_least[size + 1];
    // The winner is the same along a diagonal: only the straight paths from the corner of the greatest square count.
    uint32_t side = 1;
    while (side < n && with_at_least[side + 1] > side) ++side;
    uint32_t beside = with_at_least[side] - side, above = UINT32_MAX, higher = 0;
    for (uint32_t i = 0; i < n; ++i) {
        if (piles[i] <= side) continue;
        above = std::min(above, piles[i] - side);
        ++higher;
    }
    if (higher < side) above = 0;
    puts((above | beside) % 2 ? "First" : "Second");
}
