// The solution takes longer: start-up before `main`; a vertex is 28 bytes in three arrays, and 16 in the peer.
#include "io.h"

// The xor of a vertex's neighbours is its parent, once its other neighbours have been removed.
static struct {
    int degree, parent, value;
    bool fused;
} vertices[300001];
static char winners[300002];

int main() {
    int n = number();
    for (int i = 1; i < n; ++i) {
        int a = number(), b = number();
        ++vertices[a].degree, vertices[a].parent ^= b;
        ++vertices[b].degree, vertices[b].parent ^= a;
    }
    for (int i = 2; i <= n; ++i) {
        for (int v = i; v != 1 && vertices[v].degree == 1;) {
            int parent = vertices[v].parent;
            vertices[v].degree = 0;
            --vertices[parent].degree;
            vertices[parent].parent ^= v;
            vertices[parent].value ^= vertices[v].value + 1;
            v = parent;
        }
    }
    int sum = vertices[1].value;
    vertices[1].fused = true;
    for (int k = 1; k <= n; ++k) {
        // The branch of v becomes an edge of the ground, and the branches on v.
        for (int v = k; !vertices[v].fused; v = vertices[v].parent) {
            vertices[v].fused = true;
            sum ^= (vertices[v].value + 1) ^ 1 ^ vertices[v].value;
        }
        winners[k - 1] = sum ? '1' : '2';
    }
    puts(winners);
}
