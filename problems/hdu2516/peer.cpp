// The solution takes longer: start-up before `main`, and a search among 90 Fibonacci numbers for the greatest, where the peer asks whether it is one of 45.
#include "io.h"

int main() {
    uint32_t fibonacci[45] = {1, 2};
    for (int i = 2; i < 45; ++i) fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
    while (!at_end()) {
        uint32_t n = number();
        if (!n) break;
        std::binary_search(fibonacci, fibonacci + 45, n) ? put("Second win\n") : put("First win\n");
    }
    return written();
}
