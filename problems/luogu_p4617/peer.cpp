// The solution takes longer: start-up before `main`; the algorithm of Hopcroft and Karp is made for the worst case, the peer for this one.
#include "io.h"

const int MOST = 5001;
static int from[MOST], to[MOST], start[MOST + 1], trails[MOST], mate_of_peak[MOST], mate_of_valley[MOST], seen[MOST], turn;
static bool loses[MOST];

static bool augment(int peak) {
    for (int i = start[peak]; i < start[peak + 1]; ++i) {
        int valley = trails[i];
        if (seen[valley] == turn) continue;
        seen[valley] = turn;
        if (!mate_of_valley[valley] || augment(mate_of_valley[valley])) {
            mate_of_peak[peak] = valley;
            mate_of_valley[valley] = peak;
            return true;
        }
    }
    return false;
}

// The peaks that a maximum matching leaves out, and those that it can leave out instead.
static void mark(int peak) {
    loses[peak] = true;
    for (int i = start[peak]; i < start[peak + 1]; ++i) {
        int other = mate_of_valley[trails[i]];
        if (!loses[other]) mark(other);
    }
}

int main() {
    int n = number(), m = number();
    for (int i = 0; i < m; ++i) {
        from[i] = number(), to[i] = number();
        ++start[from[i]];
    }
    for (int v = 1; v <= n; ++v) start[v] += start[v - 1];
    start[n + 1] = m;
    for (int i = 0; i < m; ++i) trails[--start[from[i]]] = to[i];
    for (int i = 0; i < m; ++i) {
        if (mate_of_peak[from[i]] || mate_of_valley[to[i]]) continue;
        mate_of_peak[from[i]] = to[i];
        mate_of_valley[to[i]] = from[i];
    }
    for (bool grows = true; grows;) {
        grows = false;
        ++turn;
        for (int v = 1; v <= n; ++v) grows |= !mate_of_peak[v] && augment(v);
    }
    for (int v = 1; v <= n; ++v) {
        if (!mate_of_peak[v] && !loses[v]) mark(v);
    }
    for (int v = 1; v <= n; ++v) loses[v] ? put("Mirko\n") : put("Slavko\n");
    return written();
}
