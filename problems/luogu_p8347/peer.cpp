// The solution takes longer: reading, with checks, and a list of the edges; the peer only flips parities.
#include "io.h"

static bool is_odd[100001];

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint32_t n = number(), odd = 0;
        memset(is_odd, false, n + 1);
        for (uint32_t ends = 2 * n - 2; ends--;) is_odd[number()] ^= true;
        for (uint32_t v = 1; v <= n; ++v) odd += is_odd[v];
        odd == n ? put("Luna\n") : put("Hifuu\n");
    }
    return written();
}
