// The solution takes longer: reading, with 8 of 10 digits at once and the rest in a loop; and start-up before `main`.
#include "io.h"

int main() {
    for (uint32_t tests = number(); tests--;) {
        int sum = 0;
        for (uint32_t pairs = number() / 2; pairs--;) {
            uint32_t a = number(), b = number();
            sum ^= __builtin_ctz(~((a - 1) | (b - 1)));
        }
        sum ? put("YES\n") : put("NO\n");
    }
    return written();
}
