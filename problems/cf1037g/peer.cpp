#include "io.h"

const int N = 100001;
static int behind[N][26], next_place[26];
static uint8_t first[N][26], all[N][26], ending[N][26];
static bool is_known[N];

static int mex(uint32_t found) {
    return __builtin_ctz(~found);
}

static int between(int l, int r, const uint8_t *last) {
    uint32_t found = 0;
    for (int c = 0; c < 26; ++c) {
        const int q = behind[r][c];
        if (q > l) found |= 1u << (all[l][c] ^ all[q][c] ^ last[c]);
    }
    return mex(found);
}

int main() {
    while (*next_byte < 'a') ++next_byte;
    const char *s = next_byte;
    int n = 0;
    while (*next_byte >= 'a') {
        memcpy(behind[n + 1], behind[n], sizeof *behind);
        behind[n + 1][s[n] - 'a'] = n + 1;
        ++n;
        ++next_byte;
    }
    int order[26];
    for (int c = 0; c < 26; ++c) {
        order[c] = c;
        next_place[c] = n;
    }
    for (int i = n; i--;) {
        const int letter = s[i] - 'a', place = std::find(order, order + 26, letter) - order;
        memmove(order + 1, order, place * sizeof *order);
        order[0] = letter;
        next_place[letter] = i;
        for (int k = 0; k < 26; ++k) {
            const int d = order[k], to = next_place[d];
            uint32_t found = 0;
            for (int j = 0; j < k && next_place[order[j]] < to; ++j) {
                const int c = order[j], q = behind[to][c];
                found |= 1u << (all[i][c] ^ all[q][c] ^ first[q][d]);
            }
            first[i][d] = mex(found);
            all[i][d] = first[i][d] ^ (to < n ? all[to + 1][d] : 0);
        }
    }
    for (int m = number(); m--;) {
        const int l = number() - 1, r = number();
        if (!is_known[r]) {
            is_known[r] = true;
            for (int c = 0; c < 26; ++c) order[c] = c;
            std::sort(order, order + 26, [&](int a, int b) { return behind[r][a] > behind[r][b]; });
            for (int c : order) ending[r][c] = between(behind[r][c], r, ending[r]);
        }
        if (between(l, r, ending[r])) put("Alice\n");
        else put("Bob\n");
    }
    return written();
}
