#include "io.h"

static int trie[100001][26], nodes = 1;
static bool wins[100001], loses[100001];

int main() {
    uint32_t n = number(), k = number();
    const char *byte = next_byte;
    while (n--) {
        while (*byte < 'a') ++byte;
        int node = 0;
        for (; *byte >= 'a'; ++byte) {
            int &next = trie[node][*byte - 'a'];
            if (next == 0) next = nodes++;
            node = next;
        }
    }
    for (int node = nodes; node--;) {
        bool is_leaf = true;
        for (int next : trie[node]) {
            if (next == 0) continue;
            is_leaf = false;
            wins[node] |= !wins[next];
            loses[node] |= !loses[next];
        }
        loses[node] |= is_leaf;
    }
    puts(wins[0] && (loses[0] || k % 2 == 1) ? "First" : "Second");
}
