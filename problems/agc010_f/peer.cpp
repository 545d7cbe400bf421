// The solution takes longer: start-up before `main`.
#include "io.h"

const int MOST = 3001;
static uint32_t stones[MOST];
static int first[MOST], next_edge[2 * MOST], to[2 * MOST];
static enum Outcome : uint8_t { UNKNOWN, LOST, WON } outcome[MOST];

// A step to a vertex with no fewer stones is taken back until there are none left.
static bool wins(int v) {
    if (outcome[v] != UNKNOWN) return outcome[v] == WON;
    outcome[v] = LOST;
    for (int edge = first[v]; edge; edge = next_edge[edge]) {
        if (stones[to[edge]] < stones[v] && !wins(to[edge])) {
            outcome[v] = WON;
            break;
        }
    }
    return outcome[v] == WON;
}

int main() {
    int n = number();
    for (int v = 1; v <= n; ++v) stones[v] = number();
    for (int edge = 2; edge < 2 * n; edge += 2) {
        int a = number(), b = number();
        to[edge] = b, next_edge[edge] = first[a], first[a] = edge;
        to[edge + 1] = a, next_edge[edge + 1] = first[b], first[b] = edge + 1;
    }
    bool any = false;
    for (int v = 1; v <= n; ++v) {
        if (!wins(v)) continue;
        if (any) put(" ");
        put(v);
        any = true;
    }
    put("\n");
    return written();
}
