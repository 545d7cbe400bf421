#include "io.h"

const uint64_t MOD = 1000000007;
const int MOST = 10001;
static uint64_t factorial[MOST] = {1}, inverse[MOST], lost[MOST] = {1};

static uint64_t choose(int n, int k) { return factorial[n] * inverse[k] % MOD * inverse[n - k] % MOD; }

int main() {
    int n = number(), k = number(), d = number(), heaps = k / 2, rest = n - k;
    for (int i = 1; i <= n; ++i) factorial[i] = factorial[i - 1] * i % MOD;
    uint64_t base = factorial[n];
    inverse[n] = 1;
    for (uint64_t exponent = MOD - 2; exponent; exponent /= 2, base = base * base % MOD) {
        if (exponent % 2) inverse[n] = inverse[n] * base % MOD;
    }
    for (int i = n; i; --i) inverse[i - 1] = inverse[i] * i % MOD;

    // Moore's Nim is lost if each binary digit is 1 in a multiple of d + 1 heaps: choose the odd heaps, then halve all.
    uint64_t odd[51] = {}, won = choose(n, k);
    for (int ones = 0; ones <= heaps; ones += d + 1) odd[ones] = choose(heaps, ones);
    for (int sum = 0; sum <= rest; sum += d + 1) {
        for (int ones = 0; sum && ones <= std::min(heaps, sum); ones += d + 1) {
            if ((sum - ones) % 2 == 0) lost[sum] = (lost[sum] + odd[ones] * lost[(sum - ones) / 2]) % MOD;
        }
        won += MOD - lost[sum] * choose(rest - sum + heaps, heaps) % MOD;
    }
    printf("%d\n", int(won % MOD));
}
