// The solution takes longer: half of the instructions read with checks, a third multiply twice, with three logarithms and a power each; the peer adds three logarithms.
#include "io.h"

static uint16_t power[65535], logarithm[65536];

static uint32_t product(uint32_t a, uint32_t b, int half) {
    if (a < 2 || b < 2) return a * b;
    uint32_t low = (1 << half) - 1, a1 = a >> half, a0 = a & low, b1 = b >> half, b0 = b & low;
    uint32_t lows = product(a0, b0, half / 2), highs = product(a1, b1, half / 2);
    return (product(a0 ^ a1, b0 ^ b1, half / 2) ^ lows) << half | (product(highs, 1 << (half - 1), half / 2) ^ lows);
}

// The powers of a nimber that generates the field of 2^16.
static void find_powers() {
    const uint32_t GENERATOR = 258;
    uint16_t low[256], high[256];
    for (uint32_t byte = 0; byte < 256; ++byte) {
        low[byte] = product(byte, GENERATOR, 8);
        high[byte] = product(byte << 8, GENERATOR, 8);
    }
    uint16_t number = 1;
    for (uint32_t i = 0; i < 65535; ++i) {
        power[i] = number;
        logarithm[number] = i;
        number = low[number & 255] ^ high[number >> 8];
    }
}

int main() {
    find_powers();
    while (!at_end()) {
        uint16_t sum = 0;
        for (uint32_t n = number(); n--;) {
            uint32_t x = number(), y = number(), z = number();
            if (x && y && z) sum ^= power[(logarithm[x] + logarithm[y] + logarithm[z]) % 65535];
        }
        sum ? put("No\n") : put("Yes\n");
    }
    return written();
}
