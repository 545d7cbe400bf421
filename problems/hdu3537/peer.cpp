// The solution takes longer: each case is a list of its own, and sorted; the peer has a hash set.
#include "io.h"

// The coins of a case as a hash set; entries of other cases count as empty.
static struct {
    uint32_t test, coin;
} set[256];

int main() {
    for (uint32_t test = 1; !at_end(); ++test) {
        uint32_t sum = 0;
        for (uint32_t n = number(); n--;) {
            uint32_t coin = number(), slot = coin * 2654435769u >> 24;
            while (set[slot].test == test && set[slot].coin != coin) slot = (slot + 1) % 256;
            if (set[slot].test == test) continue;
            set[slot] = {test, coin};
            sum ^= 2 * coin + !__builtin_parity(coin);
        }
        sum ? put("No\n") : put("Yes\n");
    }
    return written();
}
