// The solution takes longer: start-up before `main`.
#include "io.h"

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint32_t n = number(), m = number(), sum[200] = {}, any = 0;
        for (uint32_t row = 0; row < n; ++row) {
            for (uint32_t column = 0; column < m; ++column) sum[row + column] ^= number();
        }
        for (uint32_t diagonal : sum) any |= diagonal;
        any ? put("Ashish\n") : put("Jeel\n");
    }
    return written();
}
