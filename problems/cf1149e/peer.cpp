// The solution takes longer: roads and taxes are 64-bit numbers, and a search with an explicit path finds the values; the peer visits the cities in topological order.
#include "io.h"

const int MOST = 200001;
static uint32_t tax[MOST], sum[MOST];
static int start[MOST + 1], from[MOST], to[MOST], road[MOST], entering[MOST], order[MOST], level[MOST], seen[MOST];

int main() {
    int n = number(), m = number();
    for (int v = 1; v <= n; ++v) tax[v] = number();
    for (int i = 0; i < m; ++i) {
        from[i] = number(), to[i] = number();
        ++start[from[i]];
        ++entering[to[i]];
    }
    for (int v = 1; v <= n; ++v) start[v] += start[v - 1];
    start[n + 1] = m;
    for (int i = m; i--;) road[--start[from[i]]] = to[i];

    int sorted = 0;
    for (int v = 1; v <= n; ++v) {
        if (!entering[v]) order[sorted++] = v;
    }
    for (int i = 0; i < sorted; ++i) {
        for (int at = start[order[i]]; at < start[order[i] + 1]; ++at) {
            if (!--entering[road[at]]) order[sorted++] = road[at];
        }
    }
    int top = 0;
    while (sorted--) {
        int v = order[sorted], mex = 0;
        for (int at = start[v]; at < start[v + 1]; ++at) seen[level[road[at]]] = v;
        while (seen[mex] == v) ++mex;
        level[v] = mex;
        sum[mex] ^= tax[v];
        top = std::max(top, mex);
    }
    while (top >= 0 && !sum[top]) --top;
    if (top < 0) {
        puts("LOSE");
        return 0;
    }
    int v = 1;
    while (level[v] != top || (tax[v] ^ sum[top]) >= tax[v]) ++v;
    tax[v] ^= sum[top];
    for (int at = start[v]; at < start[v + 1]; ++at) {
        int w = road[at];
        if (level[w] > top) continue;
        tax[w] ^= sum[level[w]];
        sum[level[w]] = 0;
    }
    put("WIN\n");
    for (int v = 1; v <= n; ++v) {
        put(tax[v]);
        v < n ? put(" ") : put("\n");
    }
    return written();
}
