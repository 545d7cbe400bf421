// The solution takes longer: a search with an explicit stack, in lists made for each of 990 graphs; the peer recurses in arrays.
#include "io.h"

const int VERTICES = 101, EDGES = 500;
static int first[VERTICES], next_edge[2 * EDGES], to[2 * EDGES], entered[VERTICES], lowest[VERTICES], value[VERTICES], now;

// An edge of a cycle becomes a loop on the vertex that the cycle is fused to; a bridge adds 1 to the value above it.
static void search(int v, int from) {
    entered[v] = lowest[v] = ++now;
    for (int edge = first[v]; edge >= 0; edge = next_edge[edge]) {
        int w = to[edge];
        if ((edge ^ 1) == from) continue;
        if (!entered[w]) {
            search(w, edge);
            lowest[v] = std::min(lowest[v], lowest[w]);
            value[v] ^= lowest[w] > entered[v] ? value[w] + 1 : value[w] ^ 1;
        } else if (entered[w] < entered[v]) {
            lowest[v] = std::min(lowest[v], entered[w]);
            value[v] ^= 1;
        } else if (w == v && edge % 2) {
            value[v] ^= 1;
        }
    }
}

int main() {
    while (!at_end()) {
        int sum = 0;
        for (int graphs = number(); graphs--;) {
            int m = number(), k = number();
            std::fill(first, first + m + 1, -1);
            memset(entered, 0, sizeof entered);
            memset(value, 0, sizeof value);
            now = 0;
            for (int edge = 0; edge < 2 * k; edge += 2) {
                int a = number(), b = number();
                to[edge] = b, next_edge[edge] = first[a], first[a] = edge;
                to[edge + 1] = a, next_edge[edge + 1] = first[b], first[b] = edge + 1;
            }
            search(1, -1);
            sum ^= value[1];
        }
        sum ? put("Sally\n") : put("Harry\n");
    }
    return written();
}
