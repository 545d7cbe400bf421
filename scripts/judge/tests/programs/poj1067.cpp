#include <algorithm>
#include <cmath>
#include <cstdio>

int main() {
    long long a, b;
    while (scanf("%lld %lld", &a, &b) == 2) {
        if (a > b) std::swap(a, b);
        long long lost = (b - a) * ((1 + std::sqrt(5.0L)) / 2);
        puts(a != lost ? "1" : "0");
    }
}
