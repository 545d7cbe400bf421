// The solution takes longer: start-up before `main`.
#include "io.h"

const uint64_t P = 1'000'000'009;
const int MOST = 150001;
static uint64_t factorial[MOST], inverse[MOST], lost[MOST / 2 + 1];

static uint64_t choose(int n, int k) {
    return factorial[n] * inverse[k] % P * inverse[n - k] % P;
}

int main() {
    int n = number(), m = number();
    if (m > n) return puts("0"), 0;
    factorial[0] = 1;
    for (int i = 1; i <= n; ++i) factorial[i] = factorial[i - 1] * i % P;
    inverse[n] = 1;
    for (uint64_t base = factorial[n], rest = P - 2; rest; rest /= 2) {
        if (rest % 2) inverse[n] = inverse[n] * base % P;
        base = base * base % P;
    }
    for (int i = n; i; --i) inverse[i - 1] = inverse[i] * i % P;
    // Every second gap is a Nim heap. An even number of heaps is odd; one less of each of these, all halved, is lost again.
    int heaps = (m + 1) / 2, others = m - heaps, half = (n - m) / 2;
    uint64_t ways[13];
    for (int pairs = 0; 2 * pairs <= heaps; ++pairs) ways[pairs] = choose(heaps, 2 * pairs);
    lost[0] = 1;
    for (int stones = 1; stones <= half; ++stones) {
        uint64_t sum = 0;
        for (int pairs = stones % 2; pairs <= stones && 2 * pairs <= heaps; pairs += 2) {
            sum += ways[pairs] * lost[(stones - pairs) / 2];
        }
        lost[stones] = sum % P;
    }
    uint64_t total = 0;
    for (int stones = 0; stones <= half; ++stones) {
        int outside = n - m - 2 * stones;
        total += lost[stones] * (factorial[outside + others] * inverse[outside] % P) % P;
    }
    printf("%d\n", int((choose(n, m) + P - total % P * inverse[others] % P) % P));
}
