// The solution takes longer: start-up before `main`, and checked indices.
#include "io.h"

const uint64_t P = 1000000007;
static int reached[15];
static uint8_t ones[1 << 15], from_tokens[1 << 15]; // The arcs from the tokens' vertices into a set.
static uint32_t power[128], keeping[1 << 15];       // Ways to keep both tokens' values above 0.
static uint32_t equal[1 << 15];                     // The graphs on a set with equal values of the tokens.

// Each vertex, from the last down, is absent, has value 0, or has another value; in this order `equal` of a smaller set
// is complete before it is used.
static void choose(int vertex, int zeros, int others, uint64_t ways, int inner) {
    if (vertex < 2) {
        uint64_t both_0 = power[inner + from_tokens[others]];
        uint64_t kept = uint64_t(keeping[zeros]) * equal[others | 3];
        uint32_t &sum = equal[zeros | others | 3];
        sum = (sum + (both_0 + kept) % P * ways) % P;
        return;
    }
    int bit = 1 << vertex, free = ones[reached[vertex] & others], needed = ones[reached[vertex] & zeros];
    choose(vertex - 1, zeros, others, ways, inner);
    choose(vertex - 1, zeros | bit, others, ways * power[free] % P, inner);
    if (needed) choose(vertex - 1, zeros, others | bit, ways * (power[needed] - 1) % P, inner + free);
}

int main() {
    int n = number(), m = number();
    for (int i = 0; i < m; ++i) {
        int from = number() - 1;
        reached[from] |= 1 << (number() - 1);
    }
    power[0] = 1;
    for (int i = 1; i < 128; ++i) power[i] = 2 * power[i - 1] % P;
    for (int set = 1; set < 1 << n; ++set) ones[set] = ones[set >> 1] + (set & 1);
    for (int set = 0; set < 1 << n; ++set) {
        int first = ones[set & reached[0]], second = ones[set & reached[1]];
        from_tokens[set] = first + second;
        keeping[set] = uint64_t(power[first] - 1) * (power[second] - 1) % P;
    }
    choose(n - 1, 0, 0, 1, 0);
    printf("%u\n", uint32_t((power[m] + P - equal[(1 << n) - 1]) % P));
}
