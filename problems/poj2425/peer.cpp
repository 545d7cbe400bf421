// The solution takes longer: two fifths of it is reading, with checks.
#include "io.h"

const int POSITIONS = 1000;
static uint16_t arcs[1 << 20];
static int start[POSITIONS + 1], value[POSITIONS], seen[POSITIONS + 1], stamp;

static void find_value(int v) {
    for (int i = start[v]; i < start[v + 1]; ++i) {
        if (value[arcs[i]] < 0) find_value(arcs[i]);
    }
    ++stamp;
    for (int i = start[v]; i < start[v + 1]; ++i) seen[value[arcs[i]]] = stamp;
    value[v] = 0;
    while (seen[value[v]] == stamp) ++value[v];
}

int main() {
    while (!at_end()) {
        int n = number(), count = 0;
        if (!n) break;
        for (int v = 0; v < n; ++v) {
            value[v] = -1;
            for (int x = number(); x--;) arcs[count++] = number();
            start[v + 1] = count;
        }
        while (!at_end()) {
            int m = number(), sum = 0;
            if (!m) break;
            while (m--) {
                int v = number();
                if (value[v] < 0) find_value(v);
                sum ^= value[v];
            }
            sum ? put("WIN\n") : put("LOSE\n");
        }
    }
    return written();
}
