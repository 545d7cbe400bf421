// The solution takes longer: start-up before `main`.
#include "io.h"

int main() {
    while (!at_end()) {
        uint32_t n = number(), m = number(), l = number(), r = number();
        // With 64 bits no quotient is rounded up to a whole number of turns.
        const long double turns = 1 / (2 * 3.14159265358979323846264338327950288L * r);
        // The numbers of ones of all columns at once, by their own digits.
        uint32_t most = l * turns, ones[5] = {}, divisible = 0;
        for (uint32_t i = 0; i < n; ++i) {
            uint32_t needed = number() * turns, carry = (needed + 1) % (most + 1);
            for (uint32_t &digit : ones) {
                uint32_t both = digit & carry;
                digit ^= carry;
                carry = both;
            }
        }
        for (uint32_t count = 0; count <= n; count += m + 1) {
            uint32_t equal = -1;
            for (uint32_t digit = 0; digit < 5; ++digit) equal &= count >> digit & 1 ? ones[digit] : ~ones[digit];
            divisible |= equal;
        }
        ~divisible ? put("Alice\n") : put("Bob\n");
    }
    return written();
}
