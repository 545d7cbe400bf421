// The solution takes longer: start-up before `main`.
#include "io.h"

int main() {
    uint32_t n = number(), least = 51, times = 0;
    for (uint32_t i = 0; i < n; ++i) {
        uint32_t pile = number();
        if (pile < least) least = pile, times = 0;
        times += pile == least;
    }
    puts(times > n / 2 ? "Bob" : "Alice");
}
