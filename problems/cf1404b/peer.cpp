#include "io.h"

const int MOST = 100001;
static uint32_t from[MOST], to[MOST], first[MOST + 1], around[2 * MOST], order[MOST], parent[MOST], far[MOST];

// The last vertex of a breadth-first search from a vertex.
static uint32_t farthest(uint32_t start, uint32_t n) {
    order[0] = start;
    parent[start] = far[start] = 0;
    for (uint32_t at = 0, length = 1; at < n; ++at) {
        uint32_t v = order[at];
        for (uint32_t i = first[v]; i < first[v + 1]; ++i) {
            uint32_t next = around[i];
            if (next == parent[v]) continue;
            parent[next] = v;
            far[next] = far[v] + 1;
            order[length++] = next;
        }
    }
    return order[n - 1];
}

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint32_t n = number(), a = number(), b = number(), da = number(), db = number();
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
        uint32_t end = farthest(a, n);
        bool near = far[b] <= da;
        uint32_t longest = far[farthest(end, n)];
        near || std::min(db, longest) <= 2 * da ? put("Alice\n") : put("Bob\n");
    }
    return written();
}
