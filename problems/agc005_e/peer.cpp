// The solution takes longer: page faults: an edge is two 64-bit numbers, which causes 4,000 faults; the peer, which reads the red edges twice, has 3,300.
#include "io.h"

const int MOST = 200001;
static uint32_t from[MOST], to[MOST], first[MOST + 1], around[2 * MOST], order[MOST], parent[MOST];
static uint32_t depth[MOST], above[MOST], turns[MOST];

static void read(uint32_t n) {
    std::fill(first, first + n + 2, 0);
    for (uint32_t i = 1; i < n; ++i) {
        ++first[from[i] = number()];
        ++first[to[i] = number()];
    }
    for (uint32_t v = 1; v <= n + 1; ++v) first[v] += first[v - 1];
    for (uint32_t i = 1; i < n; ++i) {
        around[--first[from[i]]] = to[i];
        around[--first[to[i]]] = from[i];
    }
}

static bool near(uint32_t u, uint32_t v) {
    return above[u] == above[v] || above[u] == v || above[v] == u || above[above[u]] == v || above[above[v]] == u;
}

int main() {
    uint32_t n = number(), x = number(), y = number();
    const char *red = next_byte;
    for (uint32_t i = 1; i < n; ++i) number(), number();
    read(n);
    order[0] = above[y] = y;
    for (uint32_t at = 0, length = 1; at < n; ++at) {
        uint32_t v = order[at];
        for (uint32_t i = first[v]; i < first[v + 1]; ++i) {
            uint32_t next = around[i];
            if (next == above[v]) continue;
            above[next] = v;
            depth[next] = depth[v] + 1;
            order[length++] = next;
        }
    }
    next_byte = red;
    read(n);
    uint32_t deepest = 0, length = 1;
    order[0] = x;
    for (uint32_t at = 0; at < length; ++at) {
        uint32_t v = order[at];
        deepest = std::max(deepest, depth[v]);
        for (uint32_t i = first[v]; i < first[v + 1]; ++i) {
            uint32_t next = around[i];
            if (!near(v, next)) return puts("-1"), 0;
            if (next == parent[v] || turns[v] + 1 >= depth[next]) continue;
            parent[next] = v;
            turns[next] = turns[v] + 1;
            order[length++] = next;
        }
    }
    printf("%u\n", 2 * deepest);
}
