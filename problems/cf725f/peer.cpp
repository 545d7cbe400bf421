// The solution takes longer: pairs of 64-bit numbers are sorted, where the peer sorts only temperatures.
#include "io.h"

static uint32_t heat[200000];

int main() {
    int photos = 0;
    int64_t balance = 0;
    for (uint32_t n = number(); n--;) {
        int64_t a = number(), b = number(), c = number(), d = number();
        if (a + b >= c + d) {
            // Two switches: as if Bonnie had both, and Alice won back what she takes.
            balance -= b + d;
            heat[photos++] = a + b;
            heat[photos++] = c + d;
        } else if (a > d) {
            balance += a - d;
        } else if (b > c) {
            balance -= b - c;
        }
    }
    std::sort(heat, heat + photos);
    for (; photos > 0; photos -= 2) balance += heat[photos - 1];
    printf("%lld\n", static_cast<long long>(balance));
}
