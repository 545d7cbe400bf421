// The solution takes longer: start-up before `main`, and each row is a list, read as UTF-8 text.
#include "io.h"

int main() {
    for (uint32_t tests = number(); tests--;) {
        int n = number(), m = number();
        // The number of coins worth each power of two: by the lowest digit in the first row and column, else by the diagonal.
        char odd[200] = {};
        const char *byte = next_byte;
        for (int row = 0; row < n; ++row) {
            while (*byte <= ' ') ++byte;
            for (int column = 0; column < m; ++column) {
                int power = row && column ? row + column : __builtin_ctz(row + column + 1);
                odd[power] ^= *byte++ != 'H';
            }
        }
        next_byte = byte;
        memchr(odd, 1, sizeof odd) ? put("-_-\n") : put("=_=\n");
    }
    return written();
}
