// The solution takes longer: start-up before `main`.
#include "io.h"

const uint64_t P = 998244353;
static uint32_t from[100000], to[100000], first[100002], arcs[100000], open_arcs[100001];
static uint32_t into[100002], sources[100000], ready[100001], value[100001], seen[100001];
static int64_t sums[512];

static uint64_t inverse(uint64_t number) {
    uint64_t product = 1;
    for (uint32_t exponent = P - 2; exponent; exponent /= 2) {
        if (exponent % 2) product = product * number % P;
        number = number * number % P;
    }
    return product;
}

int main() {
    uint32_t n = number(), m = number();
    for (uint32_t i = 0; i < m; ++i) {
        from[i] = number();
        to[i] = number();
        ++first[from[i]];
        ++into[to[i]];
    }
    for (uint32_t v = 1; v <= n + 1; ++v) {
        if (v <= n) open_arcs[v] = first[v];
        first[v] += first[v - 1];
        into[v] += into[v - 1];
    }
    for (uint32_t i = 0; i < m; ++i) {
        arcs[--first[from[i]]] = to[i];
        sources[--into[to[i]]] = from[i];
    }
    uint32_t length = 0;
    for (uint32_t v = 1; v <= n; ++v) {
        if (open_arcs[v] == 0) ready[length++] = v;
    }
    for (uint32_t at = 0; at < length; ++at) {
        uint32_t v = ready[at];
        for (uint32_t i = first[v]; i < first[v + 1]; ++i) seen[value[arcs[i]]] = v;
        while (seen[value[v]] == v) ++value[v];
        ++sums[value[v]];
        for (uint32_t i = into[v]; i < into[v + 1]; ++i) {
            if (--open_arcs[sources[i]] == 0) ready[length++] = sources[i];
        }
    }
    for (int half = 1; half < 512; half *= 2) {
        for (int i = 0; i < 512; ++i) {
            if (i & half) continue;
            int64_t a = sums[i], b = sums[i + half];
            sums[i] = a + b;
            sums[i + half] = a - b;
        }
    }
    uint64_t lost = 0;
    for (int64_t sum : sums) lost += inverse(n + 1 - sum);
    printf("%u\n", uint32_t((P + 1 - lost % P * inverse(512) % P) % P));
}
