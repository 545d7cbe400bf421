// The solution takes longer: start-up before `main`.
#include "io.h"

// The values by quotients up to the root of n, and by cells up to there.
static uint8_t small[31624], large[31624];
static double inverse[31624];
static uint32_t seen[256];

// The mex over the turns of 2x, 3x, …, with q = n / x: one by one up to the root of q, and then in
// runs of equal quotients.
static uint8_t mex(uint32_t n, uint32_t root, uint32_t q, uint32_t x) {
    // The quotients are far enough from integers to be rounded down correctly.
    const double between = q + 0.5;
    uint8_t sum = 0;
    seen[0] = q;
    uint32_t i = 2, last = n / (root + 1);
    for (; i * i <= q && i * x <= last; ++i) seen[sum ^= large[i * x]] = q;
    for (; i * i <= q; ++i) seen[sum ^= small[uint32_t(between * inverse[i])]] = q;
    uint32_t before = i - 1;
    for (uint32_t quotient = q > 1 ? q / i : 0; quotient; --quotient) {
        uint32_t end = between * inverse[quotient];
        uint8_t value = small[quotient];
        seen[sum ^ value] = q;
        sum ^= value & -((end - before) & 1);
        before = end;
    }
    uint8_t value = 0;
    while (seen[value] == q) ++value;
    return value;
}

int main() {
    uint32_t n = number(), root = 1;
    while ((root + 1) * (root + 1) <= n) ++root;
    uint32_t last = n / (root + 1);
    for (uint32_t i = 1; i <= root; ++i) inverse[i] = 1.0 / i;
    for (uint32_t q = 1; q <= root; ++q) small[q] = mex(n, root, q, n);
    for (uint32_t x = last; x; --x) large[x] = mex(n, root, n / x, x);
    for (uint32_t queries = number(); queries--;) {
        uint32_t sum = 0;
        for (uint32_t w = number(); w--;) {
            uint32_t x = number();
            sum ^= x <= last ? large[x] : small[n / x];
        }
        sum ? put("Yes\n") : put("No\n");
    }
    return written();
}
