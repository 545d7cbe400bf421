// The solution takes longer: start-up before `main`.
#include "io.h"

int main() {
    for (uint32_t tests = number(); tests--;) {
        int64_t a = number(), b = number(), n = number();
        bool alice = n <= a + 2 * b - 2 || (3 * a <= n && n <= a + 4 * b - 2);
        alice ? put("Alice\n") : put("Bob\n");
    }
    return written();
}
