#include "io.h"

const int POSITIONS = 100001, ARCS = 500000;
static int from[ARCS], to[ARCS], start[POSITIONS + 1], sources[ARCS], degree[POSITIONS], queue[POSITIONS];
// The number of moves not known to be won for the opponent: 0 for a lost position, -1 for a won one.
static int open_moves[POSITIONS];

int main() {
    int n = number(), m = number(), queries = number();
    for (int i = 0; i < m; ++i) {
        from[i] = number(), to[i] = number();
        ++degree[from[i]];
        ++start[to[i]];
    }
    for (int v = 1; v <= n; ++v) start[v] += start[v - 1];
    start[n + 1] = m;
    for (int i = 0; i < m; ++i) sources[--start[to[i]]] = from[i];
    int ends = 0;
    for (int v = 1; v <= n; ++v) {
        if (!degree[v]) queue[ends++] = v;
    }
    while (queries--) {
        int x = number(), y = number(), last = ends;
        memcpy(open_moves, degree, sizeof degree);
        if (degree[y]) queue[last++] = y;
        open_moves[y] = 0;
        for (int i = 0; i < last && open_moves[x] > 0; ++i) {
            int v = queue[i];
            bool is_lost = !open_moves[v];
            for (int k = start[v]; k < start[v + 1]; ++k) {
                int source = sources[k];
                if (open_moves[source] <= 0) continue;
                if (is_lost) {
                    open_moves[source] = -1;
                    queue[last++] = source;
                } else if (!--open_moves[source]) {
                    queue[last++] = source;
                }
            }
        }
        if (open_moves[x] > 0) put("0\n");
        else open_moves[x] ? put("1\n") : put("-1\n");
    }
    return written();
}
