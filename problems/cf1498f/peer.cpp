#include "io.h"

const int MOST = 100001;
static uint32_t from[MOST], to[MOST], first[MOST + 1], around[2 * MOST], present[MOST];
static uint32_t order[MOST], parent[MOST], sums[MOST][40];

int main() {
    uint32_t n = number(), k = number(), width = 2 * k;
    for (uint32_t i = 1; i < n; ++i) {
        from[i] = number();
        to[i] = number();
        ++first[from[i]];
        ++first[to[i]];
    }
    for (uint32_t v = 1; v <= n + 1; ++v) first[v] += first[v - 1];
    for (uint32_t i = 1; i < n; ++i) {
        around[--first[from[i]]] = to[i];
        around[--first[to[i]]] = from[i];
    }
    for (uint32_t v = 1; v <= n; ++v) present[v] = number();
    order[0] = 1;
    for (uint32_t at = 0, length = 1; at < n; ++at) {
        uint32_t v = order[at];
        for (uint32_t i = first[v]; i < first[v + 1]; ++i) {
            if (around[i] == parent[v]) continue;
            parent[around[i]] = v;
            order[length++] = around[i];
        }
    }
    for (uint32_t at = n; at--;) {
        uint32_t v = order[at], *own = sums[v], *above = sums[parent[v]];
        own[0] ^= present[v];
        if (at == 0) break;
        for (uint32_t i = 0; i + 1 < width; ++i) above[i + 1] ^= own[i];
        above[0] ^= own[width - 1];
    }
    for (uint32_t at = 0; at < n; ++at) {
        uint32_t v = order[at], *own = sums[v], *above = sums[parent[v]], below[40];
        if (at) {
            std::copy(own, own + width, below);
            for (uint32_t i = 0; i < width; ++i) {
                own[i] ^= above[(i + width - 1) % width] ^ below[(i + width - 2) % width];
            }
        }
    }
    for (uint32_t v = 1; v <= n; ++v) {
        uint32_t sum = 0;
        for (uint32_t i = k; i < width; ++i) sum ^= sums[v][i];
        if (v > 1) put(" ");
        put(uint32_t(sum != 0));
    }
    put("\n");
    return written();
}
