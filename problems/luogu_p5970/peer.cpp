// The solution takes longer: heaps of 64 bits, 32 in the peer: 3,600 page faults, and 2,900 in the peer.
#include "io.h"

// The mean over all characters of (1 + z)^(n - c) (1 - z)^c, if c heaps have the sign -1: its coefficients count the
// sets of heaps with nim-sum 0 by their size.
const int64_t P = 1'000'000'007;
static int signs[1 << 20], characters[500001];

int main() {
    int n = number(), d = number(), size = 1;
    for (int i = 0; i < n; ++i) {
        int heap = number();
        while (size <= heap) size *= 2;
        ++signs[heap];
    }
    for (int step = 1; step < size; step *= 2) {
        for (int block = 0; block < size; block += 2 * step) {
            for (int i = block; i < block + step; ++i) {
                int a = signs[i], b = signs[i + step];
                signs[i] = a + b;
                signs[i + step] = a - b;
            }
        }
    }
    for (int i = 0; i < size; ++i) ++characters[(n - signs[i]) / 2];
    // By Horner's rule, modulo z^d - 1; each step at most doubles the numbers.
    int64_t sums[10] = {}, power[10] = {1};
    for (int c = 0; c <= n; ++c) {
        if (c) {
            int64_t last_sum = sums[d - 1], last_power = power[d - 1];
            for (int i = d - 1; i; --i) sums[i] += sums[i - 1], power[i] -= power[i - 1];
            sums[0] += last_sum, power[0] -= last_power;
        }
        if (!characters[c] && c % 30) continue;
        for (int i = 0; i < d; ++i) {
            power[i] %= P;
            sums[i] = (sums[i] + characters[c] * power[i]) % P;
        }
    }
    int64_t share = 1;
    for (int i = size; i > 1; i /= 2) share = share * ((P + 1) / 2) % P;
    // The number of kept heaps is n modulo d, and not 0.
    int64_t answer = sums[n % d] % P * share % P - (n % d == 0);
    printf("%d\n", int((answer + P) % P));
}
