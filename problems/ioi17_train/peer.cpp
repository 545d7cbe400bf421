// The solution takes longer: start-up before `main`, and reading, with checks.
#include "io.h"

const int STATIONS = 5000, ARCS = 20000;
static bool arezou[STATIONS], charges[STATIONS];
static int from[ARCS], to[ARCS], arc[ARCS], start[STATIONS + 1], degree[STATIONS], left[STATIONS], seen[STATIONS];
static int alive[STATIONS], queue[STATIONS];
static bool gone[STATIONS];

int main() {
    int n = number(), m = number();
    for (int v = 0; v < n; ++v) arezou[v] = number();
    for (int v = 0; v < n; ++v) charges[v] = number();
    for (int i = 0; i < m; ++i) {
        from[i] = number(), to[i] = number();
        ++degree[from[i]];
        ++start[to[i]];
    }
    for (int v = 1; v <= n; ++v) start[v] += start[v - 1];
    for (int i = 0; i < m; ++i) arc[--start[to[i]]] = from[i];

    int living = n;
    for (int v = 0; v < n; ++v) alive[v] = v;
    for (int round = 1;; ++round) {
        // The stations from which Arezou can force a charger.
        int count = 0;
        for (int i = 0; i < living; ++i) {
            int v = alive[i];
            left[v] = arezou[v] ? 1 : degree[v];
            if (!charges[v]) continue;
            seen[v] = round;
            queue[count++] = v;
        }
        for (int done = 0; done < count; ++done) {
            for (int i = start[queue[done]]; i < start[queue[done] + 1]; ++i) {
                int v = arc[i];
                if (gone[v] || seen[v] == round || --left[v]) continue;
                seen[v] = round;
                queue[count++] = v;
            }
        }
        if (count == living) break;
        // Borzou wins from the others, and from where he can force one of them.
        count = 0;
        for (int i = 0; i < living; ++i) {
            int v = alive[i];
            if (seen[v] == round) continue;
            gone[v] = true;
            queue[count++] = v;
        }
        for (int done = 0; done < count; ++done) {
            for (int i = start[queue[done]]; i < start[queue[done] + 1]; ++i) {
                int v = arc[i];
                if (--degree[v] && arezou[v]) continue;
                if (gone[v]) continue;
                gone[v] = true;
                queue[count++] = v;
            }
        }
        living = std::remove_if(alive, alive + living, [](int v) { return gone[v]; }) - alive;
    }
    for (int v = 0; v < n; ++v) {
        gone[v] ? put("0") : put("1");
        v + 1 < n ? put(" ") : put("\n");
    }
    return written();
}
