// The solution takes longer: it keeps a flag in memory at each Fibonacci number, to avoid a branch.
#include "io.h"

int main() {
    uint64_t fibonacci[88] = {1, 2};
    for (int i = 2; i < 88; ++i) fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
    for (uint32_t tests = number(); tests--;) {
        uint64_t k = number<uint64_t>(), most = number<uint64_t>() - 1, rest = most, lost = 0;
        // With one stone set aside, a heap is lost if all parts of its Zeckendorf sum are above k. Such sums are
        // numbered by those of the parts from the first one on.
        int above = std::upper_bound(fibonacci, fibonacci + 88, k) - fibonacci;
        int last = std::upper_bound(fibonacci, fibonacci + 88, rest) - fibonacci;
        for (int part = last; part-- > above;) {
            uint64_t less = rest - fibonacci[part]; // skipped if it would be negative
            lost += fibonacci[part - above] & -uint64_t(less < rest);
            rest = std::min(rest, less);
        }
        put(most - lost);
        put("\n");
    }
    return written();
}
