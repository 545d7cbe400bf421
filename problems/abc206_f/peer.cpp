#include "io.h"

static int value[101][101];

int main() {
    for (uint32_t tests = number(); tests--;) {
        int n = number(), left[100], right[100];
        for (int i = 0; i < n; ++i) {
            left[i] = number();
            right[i] = number();
        }
        for (int width = 1; width < 100; ++width) {
            for (int a = 1; a + width <= 100; ++a) {
                int b = a + width;
                bool seen[128] = {};
                for (int i = 0; i < n; ++i) {
                    if (a <= left[i] && right[i] <= b) seen[value[a][left[i]] ^ value[right[i]][b]] = true;
                }
                value[a][b] = std::find(seen, seen + 128, false) - seen;
            }
        }
        value[1][100] ? put("Alice\n") : put("Bob\n");
    }
    return written();
}
