// The solution takes longer: half of the instructions read numbers of 10 digits, eight of them at once and the rest in a loop.
#include "io.h"

const uint64_t MOD = 998244353;
const int MOST = 200001;
static uint64_t factorial[MOST] = {1}, inverse[MOST];

static uint64_t power(uint64_t base, uint64_t exponent) {
    uint64_t result = 1;
    for (; exponent; exponent /= 2, base = base * base % MOD) {
        if (exponent % 2) result = result * base % MOD;
    }
    return result;
}

static uint64_t choose(int n, int k) { return factorial[n] * inverse[k] % MOD * inverse[n - k] % MOD; }

// Returns whether a bag is worth a move to its holder, given for each player whether he gets an odd number of silver coins.
static bool is_move(uint32_t gold, uint32_t silver, bool own, bool other) {
    if (own == other) return (own ? silver : gold + silver) % 2;
    return own ? gold < 2 && silver % 2 : gold || silver % 2;
}

int main() {
    int n = number(), gaining[3] = {}, missing = 1;
    bool x = number() % 2, y = number() % 2;
    for (int i = 0; i < n; ++i) {
        uint32_t gold = number(), silver = number();
        bool given = is_move(gold, silver, y, x);
        ++gaining[is_move(gold, silver, x, y) + given];
        missing += given;
    }
    int ones = gaining[1], twos = gaining[2], most = std::max(ones, twos);
    for (int i = 1; i <= most; ++i) factorial[i] = factorial[i - 1] * i % MOD;
    inverse[most] = power(factorial[most], MOD - 2);
    for (int i = most; i; --i) inverse[i - 1] = inverse[i] * i % MOD;
    // Two ones less are needed for each two.
    uint64_t enough = 0, sum = 0;
    for (int taken = 0, least = ones + 1; taken <= twos; ++taken) {
        while (least > 0 && least > missing - 2 * taken) enough += choose(ones, --least);
        sum += enough % MOD * choose(twos, taken) % MOD;
    }
    printf("%d\n", int(sum % MOD * power(2, gaining[0]) % MOD));
}
