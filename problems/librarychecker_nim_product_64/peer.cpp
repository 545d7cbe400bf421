#include "io.h"

// Powers of a generator of the field of 16 bits, and logarithms.
const uint32_t ORDER = 65535, GENERATOR = 258;
static uint16_t powers[ORDER + 1], logarithm[ORDER + 1];

static uint32_t slow_product(uint32_t a, uint32_t b, int bits) {
    if (bits == 1) return a & b;
    int half = bits / 2;
    uint32_t mask = (1 << half) - 1, a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
    uint32_t high = slow_product(a1, b1, half), low = slow_product(a0, b0, half);
    uint32_t mixed = slow_product(a1 ^ a0, b1 ^ b0, half);
    return (mixed ^ low) << half | (low ^ slow_product(high, 1 << (half - 1), half));
}

// The product of two numbers and the one with a given logarithm.
static inline uint32_t product_16(uint32_t a, uint32_t b, uint32_t more = 0) {
    if (!a || !b) return 0;
    return powers[(logarithm[a] + logarithm[b] + more) % ORDER];
}

static inline uint32_t product_32(uint32_t a, uint32_t b) {
    uint32_t a1 = a >> 16, a0 = a & ORDER, b1 = b >> 16, b0 = b & ORDER, low = product_16(a0, b0);
    return (product_16(a1 ^ a0, b1 ^ b0) ^ low) << 16 | (low ^ product_16(a1, b1, logarithm[1 << 15]));
}

static inline uint64_t product(uint64_t a, uint64_t b) {
    uint32_t a1 = a >> 32, a0 = a, b1 = b >> 32, b0 = b, low = product_32(a0, b0);
    return uint64_t(product_32(a1 ^ a0, b1 ^ b0) ^ low) << 32 | (low ^ product_32(product_32(a1, b1), 1u << 31));
}

int main() {
    uint32_t shifted[16], power = 1;
    for (int i = 0; i < 16; ++i) shifted[i] = slow_product(1 << i, GENERATOR, 16);
    for (uint32_t exponent = 0; exponent <= ORDER; ++exponent) {
        powers[exponent] = power;
        logarithm[power] = exponent;
        uint32_t next = 0;
        for (; power; power &= power - 1) next ^= shifted[__builtin_ctz(power)];
        power = next;
    }
    for (uint32_t tests = number(); tests--;) {
        uint64_t a = number<uint64_t>(), b = number<uint64_t>();
        put(product(a, b));
        put("\n");
    }
    return written();
}
