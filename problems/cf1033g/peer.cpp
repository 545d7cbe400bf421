// The solution takes longer: the same loop, compiled by LLVM; and start-up before `main`.
#include "io.h"

static uint64_t piles[100];

int main() {
    int n = number();
    uint64_t m = number(), first = 0, second = 0;
    for (int i = 0; i < n; ++i) piles[i] = number<uint64_t>();
    // A pile is worth as much as its remainder modulo a + b. Let a be the smaller one. Alice has free moves, and wins, if a
    // remainder is from a to b - 1, that is, if a is below `least`.
    for (uint64_t total = 2; total <= 2 * m; ++total) {
        uint64_t reciprocal = UINT64_MAX / total, least = total > m ? total - m : 1, greatest = 0, runner_up = 0;
        int live = 0;
        for (int i = 0; i < n; ++i) {
            uint64_t rest = piles[i] - uint64_t((unsigned __int128)piles[i] * reciprocal >> 64) * total;
            if (rest >= total) rest -= total;
            least = std::max(least, std::min(rest, total - 1 - rest) + 1);
            live += 2 * rest >= total;
            runner_up = std::max(runner_up, std::min(greatest, rest));
            greatest = std::max(greatest, rest);
        }
        // Otherwise a remainder of at least b is a star, or hot from 2a. Alice wins with two hot piles, or with one and an
        // odd number of stars.
        uint64_t from = std::max(least, (live % 2 ? runner_up : greatest) / 2 + 1), to = total / 2;
        if (from <= to) (live % 2 ? first : second) += 2 * (to - from) + 1 + total % 2;
    }
    uint64_t one_sided = (m * m - first - second) / 2;
    for (uint64_t count : {one_sided, one_sided, first, second}) {
        put(count);
        put(" ");
    }
    output_end[-1] = '\n';
    return written();
}
