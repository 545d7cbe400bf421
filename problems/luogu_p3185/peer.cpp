// The solution takes longer: a quarter of it is start-up before `main`; half of the rest is lists: one for each option of a bean, computed again in each case, and a string for each winning move.
#include "io.h"

int main() {
    // Indexed by the number of bottles behind a bean's bottle.
    uint32_t value[21];
    for (int bean = 0; bean < 21; ++bean) {
        uint64_t seen = 0;
        for (int j = 0; j < bean; ++j) {
            for (int k = 0; k <= j; ++k) seen |= 1ull << (value[j] ^ value[k]);
        }
        value[bean] = __builtin_ctzll(~seen);
    }
    for (uint32_t tests = number(); tests--;) {
        int n = number();
        uint32_t beans[21], sum = 0, moves = 0;
        for (int i = n; i--;) {
            beans[i] = number();
            if (beans[i] % 2) sum ^= value[i];
        }
        for (int i = n; i--;) {
            if (!beans[i]) continue;
            for (int j = i; j--;) {
                for (int k = j; k >= 0; --k) {
                    if ((value[i] ^ value[j] ^ value[k]) != sum || moves++) continue;
                    put(n - 1 - i);
                    put(" ");
                    put(n - 1 - j);
                    put(" ");
                    put(n - 1 - k);
                }
            }
        }
        if (!moves) put("-1 -1 -1");
        put("\n");
        put(moves);
        put("\n");
    }
    return written();
}
