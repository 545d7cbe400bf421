#pragma GCC optimize("O3")
#include "io.h"

static int piles[1000], left[1001], right[1001];

// The pile that makes a row lost when put on its near side, from those for the row without its far pile x. It differs
// from x if x lies between the two. Without a branch, several are computed at once.
static inline int balance(int near, int far, int x) {
    int less = (far < x) & (x <= near), more = (near <= x) & (x < far);
    return (x - less + more) & -(x != far);
}

int main() {
    for (uint32_t tests = number(); tests--;) {
        int n = number();
        for (int i = 0; i < n; ++i) left[i] = right[i] = piles[i] = number();
        for (int length = 1; length < n; ++length) {
            for (int i = 0; i + length < n; ++i) {
                int on_the_left = balance(left[i], right[i], piles[i + length]);
                right[i] = balance(right[i + 1], left[i + 1], piles[i]);
                left[i] = on_the_left;
            }
        }
        left[0] ? put("1\n") : put("0\n");
    }
    return written();
}
