// The solution takes longer: start-up before `main`.
#include "io.h"

int main() {
    uint64_t n = number<uint64_t>(), fibonacci[80] = {1, 2};
    int last = 1;
    for (; fibonacci[last] <= n; ++last) fibonacci[last + 1] = fibonacci[last] + fibonacci[last - 1];
    // The smallest part of the Zeckendorf sum.
    uint64_t part = n;
    for (; n; --last) {
        if (fibonacci[last] <= n) n -= part = fibonacci[last];
    }
    printf("%llu\n", (unsigned long long)part);
}
