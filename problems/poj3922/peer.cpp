// The solution takes longer: page faults: a list of the lost heaps that grows for each case: 3,000 faults, and 800 in the peer.
#include "io.h"

static uint32_t lost[1 << 20];

int main() {
    uint32_t tests = number();
    for (uint32_t test = 1; test <= tests; ++test) {
        uint32_t n = number();
        uint64_t k = number();
        // The next lost heap is the sum of the last one and the least one that is at least a k-th of it.
        int last = 0, part = 0;
        lost[0] = 1;
        while (lost[last] < n) {
            while (k * lost[part] < lost[last]) ++part;
            lost[last + 1] = lost[last] + lost[part];
            ++last;
        }
        put("Case ");
        put(test);
        put(": ");
        if (lost[last] == n) {
            put("lose\n");
            continue;
        }
        while (lost[last] != n) {
            if (lost[last] < n) n -= lost[last];
            --last;
        }
        put(n);
        put("\n");
    }
    return written();
}
