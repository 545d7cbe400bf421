#include "io.h"

const int MOD = 998244353;
const int MOST = 8000 * 28 + 60;
static int32_t inverse[MOST], rest[MOST], powers[MOST], *const power_of = powers + 60;

static int64_t power(int64_t base, int exponent) {
    int64_t result = 1;
    for (; exponent; exponent /= 2, base = base * base % MOD) {
        if (exponent % 2) result = result * base % MOD;
    }
    return result;
}

int main() {
    int64_t h = number(), n = number() - 2, middle = n * h;
    // A row's numbers, the sum of x^(u - v) over u + v <= n, are (1 - x^(n + 1)) (1 - x^(n + 2)) / (x^n R) with R =
    // (1 - x) (1 - x^2). The power of a short polynomial P follows from P (P^h)' = h P' P^h. First that of 1 / R.
    inverse[1] = rest[0] = 1;
    for (uint32_t k = 2; k <= middle; ++k) inverse[k] = int64_t(MOD - MOD / k) * inverse[MOD % k] % MOD;
    for (int64_t k = 1; k <= middle; ++k) {
        int64_t sum = (h - 1 + k) * rest[k - 1];
        if (k >= 2) sum += (2 * (h - 1) + k) * rest[k - 2];
        if (k >= 3) sum -= (3 * (h - 1) + k) * rest[k - 3];
        rest[k] = sum % MOD * inverse[k] % MOD;
    }
    // The constant term of (numbers + c)^h for each value c of the Walsh transform of the heaps.
    int64_t known[1000], *const known_for = known + 500, ways = 0, lost = 0;
    std::fill_n(known, 1000, -MOD);
    for (int character = 0; character < 32; ++character) {
        int64_t c = 0;
        for (int gap = 0; gap <= n; ++gap) c += __builtin_parity(character & gap) ? gap - n - 1 : n + 1 - gap;
        int64_t &term = known_for[c];
        if (term == -MOD) {
            power_of[0] = n ? 1 : power(1 + c, h);
            __int128 sum = int64_t(power_of[0]) * rest[middle];
            for (int64_t k = 1; k <= middle; ++k) {
                const int32_t *back = power_of + k - n;
                int64_t factor = (h + 1) * n - k;
                int64_t next = c * (factor * back[0] + (factor + 3 * h + 3) * back[-3]);
                next -= (1 + c) * ((factor + h + 1) * back[-1] + (factor + 2 * h + 2) * back[-2]);
                next += (factor + (h + 1) * (n + 3)) * back[-n - 3];
                power_of[k] = next % MOD * inverse[k] % MOD;
                sum += int64_t(power_of[k]) * rest[middle - k];
            }
            term = sum % MOD;
        }
        if (character == 0) ways = term;
        lost += term;
    }
    int64_t all = power((n + 2) * (n + 1), h), half = (MOD + 1) / 2;
    int64_t won = ((all + ways) * half - lost % MOD * power(half, 5)) % MOD;
    printf("%d\n", int((won + MOD) % MOD));
}
