// The solution takes longer: it sorts the piles; the peer has a hash set.
#include "io.h"

// A hash set of sizes: twice the size, plus 1 if the number of such piles is odd.
const uint32_t SLOTS = 1 << 19;
static uint32_t piles[250000], set[SLOTS];

int main() {
    uint32_t n = number(), sum = 0;
    for (uint32_t i = 0; i < n; ++i) sum ^= piles[i] = number();
    if (sum) {
        puts("-1");
        return 0;
    }
    // Equal piles cancel; the largest that is left must become 0.
    uint32_t greatest = 1;
    for (uint32_t i = 0; i < n; ++i) {
        uint32_t slot = piles[i] * 2654435769u >> 13;
        while (set[slot] && set[slot] / 2 != piles[i]) slot = (slot + 1) % SLOTS;
        set[slot] = (set[slot] | 2 * piles[i]) ^ 1;
    }
    for (uint32_t item : set) {
        if (item % 2) greatest = std::max(greatest, item / 2);
    }
    printf("%u\n", greatest - 1);
}
