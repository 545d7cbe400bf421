// The solution takes longer: start-up before `main`.
#include "io.h"

static uint32_t other[100001], degree[100001]; // The exclusive or of the remaining neighbours, and their number.
static bool matched[100001];

int main() {
    uint32_t n = number();
    for (uint32_t i = 1; i < n; ++i) {
        uint32_t u = number(), v = number();
        other[u] ^= v;
        other[v] ^= u;
        ++degree[u];
        ++degree[v];
    }
    bool perfect = n % 2 == 0;
    for (uint32_t start = 1; start <= n; ++start) {
        // An unmatched leaf is matched with its neighbour, and both are removed.
        for (uint32_t leaf = start; degree[leaf] == 1;) {
            uint32_t up = other[leaf];
            if (!matched[leaf]) {
                if (matched[up]) perfect = false;
                matched[leaf] = matched[up] = true;
            }
            degree[leaf] = 0;
            other[up] ^= leaf;
            --degree[up];
            if (up > start) break;
            leaf = up;
        }
    }
    for (uint32_t v = 1; v <= n; ++v) perfect &= matched[v];
    puts(perfect ? "Second" : "First");
}
