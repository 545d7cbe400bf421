// The solution takes longer: reading, with checks; and page faults: an edge is in a list, and twice in the graph; the peer has a matrix of bits.
#include "io.h"

const int MOST = 2001, WORDS = 32;
static uint64_t adjacent[MOST][WORDS], inner[WORDS];
static int mate[MOST], before[MOST], joined[MOST], seen[MOST], queue[MOST], n, queued, turn;
static bool outer[MOST];

static int base(int v) {
    while (joined[v] != v) v = joined[v] = joined[joined[v]];
    return v;
}

static int common_base(int v, int w) {
    for (++turn;; std::swap(v, w)) {
        if (!v) continue;
        v = base(v);
        if (seen[v] == turn) return v;
        seen[v] = turn;
        v = before[mate[v]];
    }
}

static void push(int v) {
    outer[v] = true;
    queue[queued++] = v;
}

// One side of a blossom.
static void shrink(int v, int w, int top) {
    while (base(v) != top) {
        before[v] = w;
        w = mate[v];
        inner[w / 64] &= ~(uint64_t(1) << w % 64);
        if (!outer[w]) push(w);
        if (joined[v] == v) joined[v] = top;
        if (joined[w] == w) joined[w] = top;
        v = before[w];
    }
}

// A tree without an augmenting path is kept: no later tree has an edge to an outer vertex of it.
static bool augment(int root) {
    queued = 0;
    push(root);
    for (int done = 0; done < queued; ++done) {
        int v = queue[done];
        for (int word = 0; word <= n / 64; ++word) {
            for (uint64_t bits = adjacent[v][word] & ~inner[word]; bits; bits &= bits - 1) {
                int w = 64 * word + __builtin_ctzll(bits);
                if (outer[w]) {
                    if (base(v) == base(w)) continue;
                    int top = common_base(v, w);
                    shrink(v, w, top);
                    shrink(w, v, top);
                } else if (mate[w]) {
                    if (inner[word] >> w % 64 & 1) continue;
                    before[w] = v;
                    inner[word] |= uint64_t(1) << w % 64;
                    push(mate[w]);
                } else {
                    for (int next; w; w = next) {
                        int last = v;
                        next = mate[last];
                        mate[w] = last;
                        mate[last] = w;
                        v = before[next];
                    }
                    return true;
                }
            }
        }
    }
    return false;
}

int main() {
    for (uint32_t tests = number(); tests--;) {
        n = number();
        memset(adjacent, 0, (n + 1) * sizeof *adjacent);
        memset(inner, 0, sizeof inner);
        for (uint32_t m = number(); m--;) {
            int x = number(), y = number();
            adjacent[x][y / 64] |= uint64_t(1) << y % 64;
            adjacent[y][x / 64] |= uint64_t(1) << x % 64;
        }
        uint64_t single[WORDS] = {};
        for (int v = 1; v <= n; ++v) {
            single[v / 64] |= uint64_t(1) << v % 64;
            mate[v] = 0;
            joined[v] = v;
            outer[v] = false;
        }
        for (int v = 1; v <= n; ++v) {
            for (int word = 0; !mate[v] && word <= n / 64; ++word) {
                uint64_t bits = adjacent[v][word] & single[word];
                if (!bits) continue;
                int w = 64 * word + __builtin_ctzll(bits);
                mate[v] = w;
                mate[w] = v;
                single[word] &= ~(uint64_t(1) << w % 64);
                single[v / 64] &= ~(uint64_t(1) << v % 64);
            }
        }
        uint32_t placements = 0;
        for (int v = 1; v <= n; ++v) {
            if (mate[v]) continue;
            if (!augment(v)) {
                placements += queued;
                continue;
            }
            while (queued--) {
                for (int w : {queue[queued], mate[queue[queued]]}) {
                    outer[w] = false;
                    inner[w / 64] &= ~(uint64_t(1) << w % 64);
                    joined[w] = w;
                }
            }
        }
        put(placements);
        put("\n");
    }
    return written();
}
