#include "io.h"

static uint32_t parent[1000001];
static uint8_t children[1000001]; // up to two

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint32_t n = number();
        memset(children, 0, n + 1);
        for (uint32_t v = 2; v <= n; ++v) {
            parent[v] = number();
            children[parent[v]] += children[parent[v]] < 2;
        }
        // A chain goes up from a leaf to just below a vertex with several children; a chain of odd length wins.
        bool wins = false;
        for (uint32_t leaf = 1; leaf <= n && !wins; ++leaf) {
            if (children[leaf]) continue;
            wins = true;
            for (uint32_t v = leaf; v != 1 && children[parent[v]] == 1; v = parent[v]) wins = !wins;
        }
        wins ? put("1\n") : put("0\n");
    }
    return written();
}
