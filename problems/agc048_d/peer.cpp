// The solution takes longer: start-up before `main`.
#include "io.h"

// The least size of an end pile with which its owner, to move, wins on a range of piles: he takes one stone or all.
static int64_t pile[100], right[100];

int main() {
    for (uint32_t tests = number(); tests--;) {
        int n = number();
        for (int i = 0; i < n; ++i) pile[i] = number();
        int64_t left = 1;
        for (int from = n; from--;) {
            left = right[from] = 1;
            for (int to = from + 1; to < n; ++to) {
                int64_t next_left = pile[to] < right[to] ? 1 : pile[to] - right[to] + 1 + left;
                right[to] = pile[from] < left ? 1 : pile[from] - left + 1 + right[to];
                left = next_left;
            }
        }
        pile[0] >= left ? put("First\n") : put("Second\n");
    }
    return written();
}
