// The solution takes longer: half of it is the start-up of Rust before `main`; the rest is page faults of the table by sums.
#pragma GCC optimize("O3")
#include "io.h"

const int SIZES = 1 << 16;
const uint64_t P = 998244353;
static int sums[SIZES], times[2 * SIZES];

// base + base² + … + base^n, from the first binary digits of n on.
static uint64_t powers(uint64_t base, uint32_t n) {
    uint64_t power = 1, sum = 0;
    for (int digit = 31 - __builtin_clz(n); digit >= 0; --digit) {
        sum = sum * (power + 1) % P;
        power = power * power % P;
        if (n >> digit & 1) {
            power = power * base % P;
            sum += power;
        }
    }
    return sum % P;
}

int main() {
    uint32_t n = number();
    int k = number();
    for (int i = 0; i < k; ++i) sums[number()] = 1;
    for (int half = 1; half < SIZES; half *= 2) {
        for (int start = 0; start < SIZES; start += 2 * half) {
            for (int i = start; i < start + half; ++i) {
                int a = sums[i], b = sums[i + half];
                sums[i] = a + b;
                sums[i + half] = a - b;
            }
        }
    }
    for (int sum : sums) ++times[SIZES + sum];
    uint64_t lost = 0;
    for (int sum = -k; sum <= k; ++sum) {
        if (uint64_t count = times[SIZES + sum]) lost = (lost + count * powers(sum < 0 ? P + sum : sum, n)) % P;
    }
    const uint64_t SHARE = P - (P - 1) / SIZES; // 1 / SIZES, as SIZES divides P - 1
    printf("%u\n", uint32_t((powers(k, n) + P - lost * SHARE % P) % P));
}
