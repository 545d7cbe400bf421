#include "io.h"

int main() {
    uint64_t sum = 0;
    for (uint32_t n = number(); n--;) sum ^= number<uint64_t>();
    puts(sum ? "First wins." : "Second wins.");
}
