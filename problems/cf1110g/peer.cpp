#include "io.h"

static int ends[500000][2], degrees[500000], inner[500000];

int main() {
    for (int t = number(); t--;) {
        const int n = number();
        memset(degrees, 0, n * sizeof *degrees);
        memset(inner, 0, n * sizeof *inner);
        for (int i = 1; i < n; ++i) {
            for (int &end : ends[i]) ++degrees[end = number() - 1];
        }
        while (*next_byte < 'A') ++next_byte;
        int white = 0;
        for (int v = 0; v < n; ++v) {
            const int is_white = *next_byte++ == 'W';
            white += is_white;
            degrees[v] += is_white;
            inner[v] += is_white;
        }
        for (int i = 1; i < n; ++i) {
            const int u = ends[i][0], v = ends[i][1];
            inner[u] += degrees[v] > 1;
            inner[v] += degrees[u] > 1;
        }
        int forks = white;
        bool wins = false;
        for (int v = 0; v < n; ++v) {
            forks += degrees[v] == 3;
            wins |= degrees[v] > 3 || (degrees[v] == 3 && inner[v] > 1);
        }
        if (wins || (forks > 1 && (n + white) % 2)) put("White\n");
        else put("Draw\n");
    }
    return written();
}
