// The solution takes longer: start-up before `main`.
#include "io.h"

static uint32_t piles[1001];

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint32_t n = number(), sum = 0;
        for (uint32_t i = 1; i <= n; ++i) piles[i] = number();
        for (int i = n; i > 0; i -= 2) sum ^= piles[i] - piles[i - 1];
        sum ? put("TAK\n") : put("NIE\n");
    }
    return written();
}
