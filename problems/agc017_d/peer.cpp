// The solution takes longer: start-up before `main`.
#include "io.h"

// The exclusive or of the remaining neighbours, their number, and the value of the removed branches.
static uint32_t other[100001], degree[100001], value[100001];

int main() {
    uint32_t n = number();
    for (uint32_t i = 1; i < n; ++i) {
        uint32_t a = number(), b = number();
        other[a] ^= b;
        other[b] ^= a;
        ++degree[a];
        ++degree[b];
    }
    for (uint32_t start = 2; start <= n; ++start) {
        for (uint32_t leaf = start; leaf != 1 && degree[leaf] == 1;) {
            uint32_t up = other[leaf];
            degree[leaf] = 0;
            other[up] ^= leaf;
            --degree[up];
            value[up] ^= value[leaf] + 1;
            leaf = up;
        }
    }
    puts(value[1] ? "Alice" : "Bob");
}
