// The solution takes longer: start-up before `main`.
#include "io.h"

int main() {
    uint32_t tests = number();
    for (uint32_t test = 1; test <= tests; ++test) {
        int64_t sum = 0;
        for (uint32_t n = number(); n--;) {
            // Both sides are halved until the shorter one is 1.
            uint32_t x = number(), y = number();
            int halvings = 31 - __builtin_clz(std::min(x, y));
            sum += int64_t(x >> halvings) - (y >> halvings);
        }
        put("Case ");
        put(test);
        sum > 0 ? put(": Alice\n") : put(": Bob\n");
    }
    return written();
}
