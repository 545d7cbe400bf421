#include "io.h"

static uint32_t other[200001], one[200001]; // The exclusive or of both neighbours, and one of them.
static bool seen[200001];

int main() {
    uint32_t n = number(), l = number(), r = number(), sum = 0;
    for (uint32_t i = 0; i < n; ++i) {
        uint32_t u = number(), v = number();
        other[u] ^= one[u] = v;
        other[v] ^= one[v] = u;
    }
    for (uint32_t start = 1; start <= n; ++start) {
        if (seen[start]) continue;
        uint32_t length = 1;
        for (uint32_t last = start, at = one[start]; at != start; ++length) {
            seen[at] = true;
            uint32_t next = other[at] ^ last;
            last = at;
            at = next;
        }
        if (length < l + r) sum ^= length / l;
    }
    puts(sum ? "Alice" : "Bob");
}
